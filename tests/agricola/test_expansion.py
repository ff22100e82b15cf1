"""A made-up expansion registers everything through the doors of Agricola (docs/agricola.md): see tests/own/harbour.

It comes as another distribution would, in a folder of its own on the path, so that nobody else's tests see it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent / "own" / "harbour"


def test_the_harbour() -> None:
    env = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1", "TILTH_PURE": "1"}
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(HERE / "check_harbour.py")]
    ran = subprocess.run([sys.executable, "-m", "pytest", *words], capture_output=True, check=False, env=env, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "[100%]" in ran.stdout and "s" not in ran.stdout.split("[100%]")[0]  # nothing was skipped
