"""The server, asked over HTTP: in this process, in others, on both databases."""
