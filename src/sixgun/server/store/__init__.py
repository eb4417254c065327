"""What is kept: the logs of all tables, and lists made from them. SQLite and PostgreSQL, the same code for both."""
