"""What a page shows of a table: the engine's look at it, in the words and names of the people around it."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from tilth.page import Page
from tilth.play.history import GAIN, MOMENT, MOVE, NOTICE, Line, Tiding
from tilth.server.forms import Form
from tilth.server.rendering import by_hand, page_of
from tilth.server.seat_view import Look
from tilth.server.seating import BOT, OPEN, Place, Seat, TableInfo
from tilth.text import Words, words

__all__ = [
    "MOST_LINES",
    "Sitter",
    "bot_words",
    "covered",
    "named_scores",
    "outcome",
    "shown",
    "sitters",
    "sitters_words",
    "waiting",
]

MOST_LINES = 120  # of the log
MOST_TIDINGS = 4  # shown at once
MOST_RECALLED = 40  # lines of what the others did
FEW_PLACES = 4  # that stand in the list of choices though they can be pointed at


@dataclass(frozen=True)
class Sitter:
    """A seat as people see it."""

    number: int
    letter: str
    kind: str
    name: str
    mine: bool
    bot: str | None = None
    full: str = ""  # with the level of a bot
    held: bool = False  # a bot plays for somebody who may come back

    @property
    def shown(self) -> str:
        return f"{self.name} ({self.letter})" if self.name else self.letter


def bot_words(name: str, w: Words, part: str = "") -> str:
    """What a bot is called; with `.words`, how it plays."""
    key = f"web-bot-{name}{part}"
    return w.say(key) if w.has(key) else name


def seat_words(seat: Seat, letter: str, called: str, w: Words) -> str:
    if seat.kind == OPEN:
        return ""
    return called if seat.kind == BOT else seat.name or w.say("ui-seat", seat=letter)


def sitters(info: TableInfo, w: Words, mine: Sequence[int] = ()) -> list[Sitter]:
    found = []
    called = info.bot_names(w.lang)
    for k, (letter, seat) in enumerate(zip(info.seat_names, info.seats)):
        name = seat_words(seat, letter, called[k], w)
        name = w.say("web-played-by-bot", name=name) if seat.held else name
        full = w.say("web-bot-at", name=name, level=bot_words(seat.bot or "", w)) if seat.kind == BOT else name
        found.append(Sitter(k, letter, seat.kind, name, k in mine, seat.bot, full, seat.held))
    return found


def sitters_words(info: TableInfo, w: Words) -> str:
    """Who sits there, in a line."""
    there = Counter(sitter.full or w.say("web-seat-free") for sitter in sitters(info, w))
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in there.items())


def named_scores(scores: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """The scores with the people's names; whoever has none is called by the game's word."""
    return [{**sheet, "who": names.get(sheet["seat"]) or sheet["name"]} for sheet in scores]


def outcome(scores: Sequence[Mapping[str, Any]], w: Words) -> str:
    best = [sheet["who"] for sheet in scores if sheet["rank"] == 1]
    return w.say("ui-winner" if len(best) == 1 else "ui-winners", who=", ".join(best))


def waiting(place: Place, w: Words, hosts: bool) -> dict[str, Any]:
    """A table before its game."""
    info = place.info
    return {
        "seats": sitters(info, w, place.mine),
        "free": sum(seat.kind == OPEN for seat in info.seats),
        "seated": bool(place.mine),
        "host": hosts,
        "changed_options": Form(info.game, w.lang).changed(dict(info.options)),
    }


def shown(look: Look, place: Place, lang: str, text_mode: bool, read: int = 0) -> dict[str, Any]:
    """A table during or after its game, as the page needs it; tidings up to the row `read` were seen before."""
    info = look.info
    w = words(lang, info.game)
    page = page_of(info.game)
    around = sitters(info, w, place.mine)
    names = {sitter.letter: sitter.name for sitter in around}
    seat = None if look.seat is None else around[look.seat].letter
    over = info.status == "over"
    early = over and info.result is None  # everybody left, or the host closed the table
    scores = named_scores(look.scores, {sitter.letter: sitter.shown for sitter in around})
    asked = look.question["seat"] if look.question else None
    asker = next((sitter for sitter in around if sitter.letter == asked), None)
    said = look.question["words"] if look.question else ""
    cause = look.question["cause"] if look.question else ""
    drawn: dict[str, Any] = {"board": "", "strip": "", "text_lines": []}
    if text_mode:
        drawn["text_lines"] = page.text_board(look.view, lang, seat)
    else:
        drawn["board"] = page.board(look.view, lang, seat, look.choices, look.refused, info.options, names)
        drawn["strip"] = page.strip(look.view, lang, seat, info.options, names)
    log = [told(line, around, look, page, lang) for line in newest_first(latest(look.log))]
    return {
        **drawn,
        "over": over,
        "scores": scores,
        "early": early,
        "outcome": w.say("web-ended-early") if early else (look.ending or outcome(scores, w)) if over else "",
        "asker": asker,
        "question_words": said.removeprefix(f"{asked}: ")[:1].upper() + said.removeprefix(f"{asked}: ")[1:],
        "cause": cause if cause and page.is_card(cause) else "",
        "log": log,
        "refused": by_reason(look.refused),
        "tidings": [tiding_words(tiding, around) for tiding in look.tidings[-MOST_TIDINGS:] if tiding.n > read],
        "recap": recap(log, look),
        "chair": seat,
        "heard": max((line["n"] for line in log if line["others"]), default=0),
        "seated": bool(place.mine),
        "command": secrets.token_urlsafe(12),
        "choices": ordered(look.choices, page, w, text_mode),
    }


def by_reason(refused: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What cannot be done, once for each reason."""
    found: dict[str, dict[str, Any]] = {}
    for item in refused:
        reason = item["reason"]
        found.setdefault(reason["words"], {"reason": reason, "labels": []})["labels"].append(item["label"])
    return list(found.values())


def latest(lines: Sequence[Line]) -> Sequence[Line]:
    """The end of the log: so many lines, and in any case the last move of everybody."""
    last = {line.seat: k for k, line in enumerate(lines) if line.kind == MOVE}
    return lines[max(0, min(len(lines) - MOST_LINES, *last.values(), len(lines))) :]


def newest_first(lines: Sequence[Line]) -> list[Line]:
    """What happened last comes first, below the heading it belongs to."""
    parts: list[list[Line]] = [[]]
    for line in lines:
        if line.kind == MOMENT:
            parts.append([])
        parts[-1].append(line)
    found = []
    for part in reversed(parts):
        heads = [line for line in part if line.kind == MOMENT]
        found += [*heads, *(line for line in reversed(part) if line.kind != MOMENT)]
    return found


def tiding_words(tiding: Tiding, around: Sequence[Sitter]) -> dict[str, Any]:
    """What somebody must not overlook, with the names of those it is about."""
    people = {sitter.number: sitter for sitter in around}
    rows = [{"sitter": people.get(seat), "words": words} for seat, words in tiding.rows]
    return {"n": tiding.n, "title": tiding.title, "rows": rows}


def ordered(choices: Sequence[Mapping[str, Any]], page: Page, w: Words, text_mode: bool) -> list[dict[str, Any]]:
    """The choices as they are offered: what gives something up comes last, and each says what it does. What is
    made on the drawn table, and many places there, are folded away, and so is what the rules do not list; none of these
    has a number."""
    final = [choice["final"] or choice["name"] in page.last for choice in choices]
    found = []
    for choice, ends in zip(choices, final):
        parts = [choice["preview"]] if choice["preview"] else []
        if ends and not all(final) and choice["name"] not in page.last:
            parts.append(w.say("web-choice-draws" if choice["draws"] else "web-choice-passes"))
        found.append({**choice, "final": ends, "foretold": " · ".join(parts)})
    found.sort(key=lambda choice: (bool(choice.get("loses")), choice["name"] in page.last))
    places = sum(choice["name"].partition(" ")[0] in page.places for choice in found if choice["listed"])
    number = 0
    for choice in found:
        verb = choice["name"].partition(" ")[0]
        on_table = by_hand(page, choice["name"]) or (verb in page.places and places > FEW_PLACES)
        choice["fold"] = "other" if not choice["listed"] else "place" if on_table and not text_mode else ""
        number += not choice["fold"]
        choice["number"] = "" if choice["fold"] else number
    return found


def told(line: Line, around: Sequence[Sitter], look: Look, page: Page, lang: str) -> dict[str, Any]:
    """A line of the log, with the cards it names linked."""
    sitter = around[line.seat] if line.seat is not None and 0 <= line.seat < len(around) else None
    others = line.kind in (MOVE, NOTICE) and sitter is not None and sitter.number != look.seat
    text: Markup = page.linked(line.label, lang, f"/cards/{look.info.game}/")
    return {
        "n": line.n,
        "kind": line.kind,
        "letter": sitter.letter if sitter else "",
        "who": sitter.name if sitter else "",
        "words": text,
        "others": others,
        "fresh": others and look.seat is not None and line.n > look.since,
    }


def recap(log: Sequence[Mapping[str, Any]], look: Look) -> list[Mapping[str, Any]]:
    """What has happened since this seat's turn before, the first thing first; nothing, if nobody else did anything."""
    found: list[Mapping[str, Any]] = []
    for line in reversed(log):
        if line["n"] > look.since and line["kind"] in (MOVE, GAIN):
            if line["kind"] == MOVE and line["letter"] and not line["others"]:  # the turn that is under way
                break
            found.append(line)
    return found[-MOST_RECALLED:] if any(line["others"] for line in found) else []


def covered(place: Place, w: Words) -> Sitter | None:
    """At a shared screen: who must take it to decide."""
    if place.pass_to is None or place.seat is not None:
        return None
    return sitters(place.info, w, place.mine)[place.pass_to]
