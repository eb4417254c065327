"""A program that takes a seat at an online table: it hears what happens as lines of JSON and answers by POST.

    python3 http_bot.py http://127.0.0.1:8000 TABLE TOKEN

It plays a BANG! when it can, and else the first thing it may. Nothing but Python is needed.
"""

import json
import sys
import urllib.request


def main(server: str, table: str, token: str) -> None:
    """Play until the game is over."""
    address, headers = f"{server}/api/tables/{table}", {"Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/stream", headers=headers)) as stream:
        for line in stream:
            message = json.loads(line) if line.strip() else {}
            if (message.get("view") or {}).get("over"):
                print("The game is over:", message["view"]["outcome"])
                return
            ask = message.get("ask")
            if not ask or "actions" not in ask:
                continue  # somebody else is asked
            do = next((action for action in ask["actions"] if action.startswith("play bang:")), ask["actions"][0])
            body = json.dumps({"id": f"step-{ask['step']}", "step": ask["step"], "do": do}).encode()
            answer = urllib.request.Request(f"{address}/actions", body, {**headers, "Content-Type": "application/json"})
            urllib.request.urlopen(answer).close()


if __name__ == "__main__":
    main(*sys.argv[1:])
