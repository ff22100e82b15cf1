"""Logs: a line for each thing worth knowing, as text for people or as JSON for machines."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

__all__ = ["set_up"]

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
        return json.dumps(line, ensure_ascii=False, default=str)


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = " ".join([record.getMessage(), *(f"{key}={value}" for key, value in facts(record).items())])
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower()}: {said}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


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
