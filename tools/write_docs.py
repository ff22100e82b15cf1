"""Write the tables in the docs from what they describe: `make docs`.

A table of keys stands between `<!-- keys of agricola: table -->` and `<!-- end -->`, one of action spaces after `<!--
spaces of agricola -->`; what cards of Agricola can say is read from the sources. With `--check` nothing is written, and
the exit code says whether all tables are as they should be.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["TILTH_PURE"] = "1"

from tilth.games import game, kind, names
from tilth.games.agricola.rules.facts import BASE, part_of
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.text.cards import space_name
from tilth.kernel.shape import Keys
from tilth.learn import lessons
from tilth.records.record import HEADER
from tilth.records.scenario import CHECKS, FILE

TABLE = re.compile(
    r"(<!-- ((?:keys|spaces|inputs|maker|events|questions|verbs|deeds) of [^>]+) -->\n).*?(<!-- end -->)", re.S
)
SEEN: list[tuple[str, dict[str, Any]]] = [  # one game for each network
    *(("agricola", {"players": n, "mode": mode}) for mode in ("family", "full") for n in (1, 2)),
    ("agricola", {"players": 1, "hand": ""}),
    *(("moor", {"players": n, "level": level}) for level in (1, 2, 3) for n in (1, 2)),
    *(("hallertau", {"players": n, "cards": cards}) for cards in ("none", "all") for n in (1, 2)),
    *(("villagers", {"players": n}) for n in (1, 2)),
]
HEAD = "| key | meaning | value |\n| --- | --- | --- |\n"


def described() -> dict[str, str]:
    """All tables, by the words of their markers."""
    found = {f"keys of {name}": table_of(keys) for name, keys in with_keys().items()}
    return found | {"spaces of agricola": spaces(), "inputs of networks": inputs()} | vocabulary()


def table_of(keys: Keys) -> str:
    saved = ", ".join(f"`{name}`" for name, key in keys.keys.items() if key.saved)
    more = f"\nSaved positions have besides: {saved}. Nobody needs to type these.\n" if saved else ""
    return HEAD + "".join(f"{row}\n" for row in keys.rows()) + more


def with_keys() -> dict[str, Keys]:
    """All that has keys. A game is shown with as many seats as it can have."""
    found: dict[str, Keys] = {"a record": HEADER, "a scenario": FILE, "a step": CHECKS}
    found |= {"a lesson": lessons.FILE, "a lesson: step": lessons.STEP, "a lesson: mistake": lessons.MISTAKE}
    for name in names():
        seats = next(option.values for option in kind(name).choices if option.name == "players")
        made = game(name, players=max(seats))
        table = made.shape()
        found[f"{name}: table"] = table
        seat = table.keys.get(made.voice.seats[0])
        if seat is not None and isinstance(seat.shape, Keys):
            found[f"{name}: seat"] = seat.shape
    return found


def inputs() -> str:
    """What the networks of each game see, by what the numbers are about."""
    rows = ["| game | network | numbers | of which |", "| --- | --- | ---: | --- |"]
    for name, options in SEEN:
        features = game(name, **options).rules.features
        about = Counter(word.partition(".")[0] if "." in word else "others" for word in features.names)
        few = [(word, n) for word, n in about.most_common(8) if n > 4]
        rest = len(features.names) - sum(n for _, n in few)
        parts = [f"{word} {n}" for word, n in few] + ([f"more {rest}"] if rest else [])
        rows.append(f"| {name} | `{features.kind}` | {len(features.names)} | {', '.join(parts)} |")
    return "\n".join(rows) + "\n"


def spaces() -> str:
    """The action spaces of Agricola by their names."""
    rows = ["| space | word | where |", "| --- | --- | --- |"]
    for fact in [fact for fact in SPACE_FACTS if part_of(fact) == BASE]:
        where = "board" if fact["kind"] == "board" else f"with {' or '.join(map(str, fact['players']))} players"
        where = f"round card, stage {fact['stage']}" if "stage" in fact else where
        if fact["kind"] == "board" and len(fact["players"]) < 5:
            where += ", alone" if fact["players"] == [1] else ", not alone"
        if len(fact["modes"]) == 1:
            where += f", {fact['modes'][0]} game only"
        rows.append(f"| {space_name(fact['slug'], 'en')} | `{fact['slug']}` | {where} |")
    return "".join(f"{row}\n" for row in rows)


# -- what cards of Agricola can say ----------------------------------------------------------------------------------

RULES = ROOT / "src" / "tilth" / "games" / "agricola" / "rules"
NO_WORDS = {"AgricolaRules", "Card", "Maker", "Table"}
NUMBER = re.compile(r"^([A-Z_]+): Final\[i64\] = \d+(?:  # (.*))?$", re.M)


def vocabulary() -> dict[str, str]:
    source = (RULES / "events.py").read_text(encoding="utf-8")
    parts = {name: source.partition(f"# {name.capitalize()}. ")[2] for name in ("events", "questions")}
    rows: dict[str, list[tuple[str, str]]] = {name: numbered(text, name.upper()) for name, text in parts.items()}
    maker = next(part for part in tree("card_making").body if isinstance(part, ast.ClassDef) and part.name == "Maker")
    rows["maker"] = [(signature(part), said(part)) for part in functions(maker) if not part.name.startswith("_")]
    rows["deeds"] = [(signature(part), said(part)) for part in functions(tree("verbs"))]
    rows["verbs"] = sorted(expressions())
    return {f"{name} of agricola": shown(name, list_) for name, list_ in rows.items()}


def shown(name: str, rows: list[tuple[str, str]]) -> str:
    heads = {"events": ("event", "when"), "questions": ("question", "about")}
    head = heads.get(name, ("word", "means"))
    body = "".join(f"| `{word}` | {text} |\n" for word, text in rows)
    return f"| {head[0]} | {head[1]} |\n| --- | --- |\n{body}"


def numbered(text: str, last: str) -> list[tuple[str, str]]:
    """The constants of a table, with what is written behind each, up to the one that counts them."""
    found = []
    for match in NUMBER.finditer(text):
        if match[1] == last:
            break
        found.append((match[1], match[2] or match[1].lower().replace("_", " ")))
    return found


def tree(module: str) -> ast.Module:
    return ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))


def functions(where: ast.Module | ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in where.body if isinstance(part, ast.FunctionDef)]


def signature(part: ast.FunctionDef) -> str:
    args = [arg.arg for arg in part.args.args if arg.arg not in ("self", "t")]
    named = [f"{part.args.kwarg.arg}"] if part.args.kwarg else []
    many = [f"{part.args.vararg.arg}"] if part.args.vararg else []
    return f"{part.name}({', '.join([*args, *many, *named])})"


def said(part: ast.FunctionDef | ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(part) or part.name.replace("_", " ")).split("\n\n")[0].split())


def expressions() -> set[tuple[str, str]]:
    """The classes of the rules that modules of the deck use."""
    found = set()
    for path in (RULES.parent / "deck").glob("*.py"):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.ImportFrom) and (part.module or "").startswith("tilth.games.agricola.rules."):
                body = tree(str(part.module).rpartition(".")[2]).body
                known = {kind.name: kind for kind in body if isinstance(kind, ast.ClassDef)}
                words = {name.name for name in part.names} & known.keys() - NO_WORDS
                found |= {(word, said(known[word])) for word in words}
    return found


def filled(page: str, tables: dict[str, str]) -> str:
    """A page with its tables as they should be."""

    def fill(match: re.Match[str]) -> str:
        if match[2] not in tables:
            raise SystemExit(f"nothing is known of the {match[2]}; there are {', '.join(tables)}")
        return f"{match[1]}{tables[match[2]]}{match[3]}"

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
        print(f"Tables are out of date in {', '.join(stale)}: run `make docs`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
