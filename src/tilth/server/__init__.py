"""The web app: tables that people sit at, over HTTP, with server-sent events."""
