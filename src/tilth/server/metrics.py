"""Figures for Prometheus."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

__all__ = ["CONTENT_TYPE_LATEST", "exposition"]

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS = Counter("tilth_commands", "Commands of people, by what became of them", ["outcome"])
became = cache(COMMANDS.labels)
COMMAND_SECONDS = Histogram("tilth_command_seconds", "From a command to its commit", buckets=FAST)
COMMIT_SECONDS = Histogram("tilth_commit_seconds", "Time of one transaction", buckets=FAST)
COMMITTED_TOGETHER = Histogram("tilth_committed_together", "Commands in one transaction", buckets=(1, 2, 5, 10, 20, 50))
NOTICES = Counter("tilth_notices", "Notices sent to those who follow a table")
FOLLOWERS = Gauge("tilth_followers", "Open streams of events", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("tilth_live_tables", "Tables held in memory", multiprocess_mode="livesum")
BOT_SECONDS = Histogram("tilth_bot_seconds", "Time a bot took for one move", ["bot"], buckets=FAST)
RELIEVED = Counter("tilth_bots_relieved", "Moves made by a simpler bot, by what went wrong", ["why"])
REQUESTS = Counter("tilth_requests", "Answered requests", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("tilth_request_seconds", "Time to answer, streams left out", ["route"], buckets=FAST)


def exposition() -> bytes:
    """All figures in Prometheus' text format; of all worker processes, if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)
