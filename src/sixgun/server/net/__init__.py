"""The server's doors: HTTP for everything but play, a WebSocket for play, and what keeps abuse out."""
