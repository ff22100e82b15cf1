"""Write the tables of keys in the docs from the descriptions by which files are read: `make docs`.

A table stands between `<!-- keys of agricola: table -->` and `<!-- end -->`. With `--check` nothing is written, and the
exit code says whether all tables are as they should be.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["TILTH_PURE"] = "1"

from tilth.games import game, kind, names
from tilth.kernel.shape import Keys

TABLE = re.compile(r"(<!-- keys of ([^>]+) -->\n).*?(<!-- end -->)", re.S)
HEAD = "| key | meaning | value |\n| --- | --- | --- |\n"


def described() -> dict[str, Keys]:
    """All that has keys, by the words of its marker. A game is shown with as many seats as it can have."""
    found: dict[str, Keys] = {}
    for name in names():
        seats = next(option.values for option in kind(name).choices if option.name == "players")
        made = game(name, players=max(seats))
        table = made.shape()
        found[f"{name}: table"] = table
        seat = table.keys.get(made.voice.seats[0])
        if seat is not None and isinstance(seat.shape, Keys):
            found[f"{name}: seat"] = seat.shape
    return found


def filled(page: str, tables: dict[str, Keys]) -> str:
    """A page with its tables as they should be."""

    def fill(match: re.Match[str]) -> str:
        if match[2] not in tables:
            raise SystemExit(f"nothing is known of the keys of {match[2]}; there are {', '.join(tables)}")
        rows = "".join(f"{row}\n" for row in tables[match[2]].rows())
        return f"{match[1]}{HEAD}{rows}{match[3]}"

    return TABLE.sub(fill, page)


def main() -> int:
    tables = described()
    stale = []
    for path in sorted((ROOT / "docs").glob("*.md")):
        page = path.read_text(encoding="utf-8")
        if filled(page, tables) != page:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(filled(page, tables), encoding="utf-8")
                print(f"docs/{path.name} written")
    if "--check" in sys.argv and stale:
        print(f"Tables of keys are out of date in {', '.join(stale)}: run `make docs`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
