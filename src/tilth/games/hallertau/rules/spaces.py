# compiled
"""The facts of the twenty action spaces (§6) and the six quadrant cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent.parent
SPACE_FACTS: Final[dict[str, Any]] = json.loads((HERE / "spaces.json").read_text(encoding="utf-8"))
QUADRANT_FACTS: Final[list[dict[str, Any]]] = json.loads((HERE / "quadrants.json").read_text(encoding="utf-8"))
SPACE_IDS: Final[list[str]] = list(SPACE_FACTS)
