"""The command line: play, look things up, simulate, check files, measure."""

from tilth.cli.app import app, main

__all__ = ["app", "main"]
