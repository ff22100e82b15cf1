"""What one seat sees of a table: made from the engine's own view of that seat and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tilth.kernel.core import CHANCE, OK, Position
from tilth.play.foretelling import foretold
from tilth.play.history import Line, Tiding
from tilth.server.live import Live
from tilth.server.seating import TableInfo
from tilth.text.sentences import Speech

__all__ = ["Look", "look_at"]

MOST_CONCERNS = 4
MOST_TIDINGS = 8
UNTOLD: dict[str, Any] = {"preview": "", "loses": "", "draws": None, "final": None}


@dataclass(frozen=True)
class Look:
    info: TableInfo
    lang: str
    version: int
    seat: int | None
    view: dict[str, Any]
    moment: str
    question: dict[str, Any] | None  # seat, asks; cause and words if it is this seat's own
    mine: bool
    looming: str  # what this seat will lose before long, unless it does something
    choices: list[dict[str, Any]]  # action, name, label, listed; with previews also preview, loses, draws, final
    refused: list[dict[str, Any]]  # name, label, reason
    log: Sequence[Line]
    tidings: Sequence[Tiding]  # what this seat must not overlook: its losses, harvests summed up
    since: int  # lines after this row are what others did since this seat's previous turn
    can_undo: bool
    scores: list[dict[str, Any]]
    result: Any
    recorded: bool  # there will be a record of the game: it did not begin with a position
    ending: str  # how the game ended, if it has words of its own for that
    concerns: Sequence[str]  # what a coach says that matters now, if this seat has one and must decide
    sequels: dict[str, str]  # games that may follow it: a word and how it is called

    def plain(self, lines: int) -> dict[str, Any]:
        """As data for JSON, with so many of the last lines of the log. The table itself is described elsewhere."""
        data = {name: value for name, value in vars(self).items() if name not in ("info", "lang", "log", "tidings")}
        data["tidings"] = [tiding._asdict() for tiding in self.tidings[-MOST_TIDINGS:]]
        data["log"] = [line._asdict() for line in self.log[max(0, len(self.log) - lines) :]]
        return data


def look_at(live: Live, seat: int | None, lang: str, previews: bool = True) -> Look:
    """Everything a page needs. Kept until the table moves on."""
    key = ("look", seat, lang, previews)
    found: Look | None = live.worked_out.get(key)
    if found is None:
        found = make_look(live, seat, lang) if not previews else with_previews(live, look_at(live, seat, lang, False))
        live.worked_out[key] = found
    return found


def make_look(live: Live, seat: int | None, lang: str) -> Look:
    p = live.position
    story = live.story(seat, lang)
    speech = story.speech
    playing = live.info.status == "playing"
    mine = playing and seat is not None and p.who == seat and live.bot is None
    view = live.view(seat)
    allowed, not_allowed = choices(p, speech) if mine else ([], [])
    return Look(
        info=live.info,
        lang=lang,
        version=live.version,
        seat=seat,
        view=view,
        moment=speech.moment(p) if live.info.status != "open" else "",
        question=question(p, speech, view, mine) if playing else None,
        mine=mine,
        looming=speech.looming(p, seat) if mine else "",
        choices=allowed,
        refused=not_allowed,
        log=tuple(story.lines),
        tidings=tuple(story.tidings),
        since=since(live, seat),
        can_undo=bool(live.way_back(seat, worlds=1)),
        scores=[scored(sheet, speech) for sheet in live.scores()],
        result=live.info.result,
        recorded=not live.placed,
        ending=speech.ending(p),
        concerns=speech.concerns(p, view, seat)[:MOST_CONCERNS]
        if mine and seat is not None and live.info.coached(seat)
        else (),
        sequels={word: speech.sequel(word) for word in live.game.voice.sequels(p)},
    )


def with_previews(live: Live, look: Look) -> Look:
    """What each choice does, in words."""
    if not look.mine:
        return look
    told = live.worked_out.get("foretold")
    if told is None:
        told = live.worked_out["foretold"] = foretold(live.position, [choice["action"] for choice in look.choices])
    speech, seats = Speech(live.info.game, look.lang), [sheet.seat for sheet in live.scores()]
    return replace(look, choices=[choice | facts.said(speech, seats) for choice, facts in zip(look.choices, told)])


def question(p: Position, speech: Speech, view: dict[str, Any], mine: bool) -> dict[str, Any] | None:
    """Who must decide what. To others the engine's view says how much of it they may know."""
    waiting = p.question
    if not waiting or p.who == CHANCE:
        return None
    asked = view.get("question") or {}
    found = {"seat": p.rules.voice.seat_name(p.who), "asks": asked.get("asks", ""), "cause": "", "words": ""}
    if mine:
        found["cause"] = waiting.cause
        found["words"] = speech.question(p)
    return found


def choices(p: Position, speech: Speech) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What may be chosen: what the rules list, then what they allow besides. And what one could think of and may not
    do, each with its reason."""
    listed = dict.fromkeys(p.legal(), True)
    refused = []
    for action in speech.thoughts(p):
        code = OK if action in listed else p.refuse(p.who, action)
        if code == OK:
            listed.setdefault(action, False)
            continue
        reason = p.rules.voice.because(p, p.who, action, code)
        why = {"code": reason.code, "section": reason.section, "words": reason.words(speech.lang)}
        refused.append({"name": p.name(action), "label": speech.choice(p, action), "reason": why})
    allowed = [
        {"action": a, "name": p.name(a), "label": speech.choice(p, a), "listed": is_listed, **UNTOLD}
        for a, is_listed in listed.items()
    ]
    return allowed, refused


def since(live: Live, seat: int | None) -> int:
    """The row of this seat's last move before the others' latest ones."""
    if seat is None:
        return 0
    k = len(live.moves)
    if live.position.who == seat:  # in the middle of its turn: what it has done so far is not the turn before
        while k and live.moves[k - 1].seat == seat:
            k -= 1
    while k and live.moves[k - 1].seat != seat:
        k -= 1
    return live.moves[k - 1].n if k else 0


@cache
def item_label(game: str, lang: str, item: str) -> str:
    return Speech(game, lang).item(item)


def scored(sheet: Any, speech: Speech) -> dict[str, Any]:
    return {
        "seat": sheet.seat,
        "name": speech.who(sheet.seat),
        "items": [
            {"item": item, "label": item_label(speech.game, speech.lang, item), "amount": int(amount)}
            for item, amount in sheet.items.items()
        ],
        "total": int(sheet.total),
        "rank": int(sheet.rank),
    }
