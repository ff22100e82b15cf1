"""Logs: a line for each thing worth knowing, as text for people or as JSON for machines."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

__all__ = ["set_up"]

PLAIN = re.compile(r"[^\s\"=\\]+")
KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """What was said beside the message."""
    return {key: value for key, value in vars(record).items() if key not in KNOWN}


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)  # in ASCII: some letters end a line for some programs


class AsText(logging.Formatter):
    """Nothing that somebody sends can look like another fact, or like a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        told = (f"{key}={plain_value(str(value))}" for key, value in facts(record).items())
        said = " ".join([printable(record.getMessage()), *told])
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower()}: {said}"
        if not record.exc_info:
            return line
        return "\n".join(
            [line, *(f"    {printable(row)}" for row in self.formatException(record.exc_info).split("\n"))]
        )


def printable(text: str) -> str:
    """Text on one line, with whatever could move the cursor written out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def plain_value(text: str) -> str:
    """A value as it is, or between quotes if it could be taken for more than one."""
    return text if text.isprintable() and PLAIN.fullmatch(text) else printable(json.dumps(text, ensure_ascii=False))


def set_up(style: str, quiet: bool = False) -> None:
    """Log to standard error. Quiet: requests are left out."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(AsJson() if style == "json" else AsText())
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("tilth.requests").setLevel(logging.WARNING if quiet else logging.INFO)
