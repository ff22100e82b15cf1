"""What is said at the table, in words: the question, the choices, what somebody did, and what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tilth.games.agricola.rules.bills import (
    CARD_BILL,
    FENCE_BILL,
    RENOVATION_BILL,
    ROOM_BILL,
    STABLE_BILL,
    card_wanted,
    kind_of,
    terms,
)
from tilth.games.agricola.rules.card_play import Lot
from tilth.games.agricola.rules.facts import BY_SLUG, CARD_IDS
from tilth.games.agricola.rules.feeding import Feed
from tilth.games.agricola.rules.kitchen import Food
from tilth.games.agricola.rules.layout import FARM, PHASES
from tilth.games.agricola.rules.payments import Pay
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Placement
from tilth.games.agricola.text.cards import card_name, space_label
from tilth.games.agricola.text.fact_texts import counted, goods_words
from tilth.games.agricola.text.move_sentences import gives_card, receiver, say
from tilth.games.agricola.text.thoughts import thoughts
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, PASS, Position
from tilth.kernel.errors import Reason
from tilth.text import words

__all__ = [
    "after",
    "chapter",
    "choice",
    "deed",
    "item",
    "looming",
    "losses",
    "moment",
    "outcome",
    "question",
    "refused",
    "sequel",
    "so_many",
    "thoughts",
    "who",
]

PAID_FOR = {
    int(ROOM_BILL): "room",
    int(RENOVATION_BILL): "renovation",
    int(STABLE_BILL): "stable",
    int(CARD_BILL): "card",
    int(FENCE_BILL): "fences",
}


def who(name: str, lang: str) -> str:
    """A seat's name as people say it."""
    return name


def item(name: str, lang: str) -> str:
    """A line of the score."""
    return words(lang, "agricola").say(f"score-{name}")


def so_many(thing: str, n: int, lang: str) -> str:
    """So many of something."""
    return counted(thing, n, words(lang, "agricola"))


def after(stretch: str, round: int, lang: str) -> str:
    """The end of a part of the game."""
    return words(lang, "agricola").say(f"word-after-{stretch}", n=round)


def losses(lost: Mapping[str, int], lang: str) -> str:
    """Animals that left for lack of room; what else is gone and has a sentence of its own; begging cards and other
    burdens."""
    w = words(lang, "agricola")
    own = [thing for thing in lost if w.has(f"lost-{thing}")]
    gone = goods_words({thing: -n for thing, n in lost.items() if n < 0 and thing not in own}, w)
    burdens = goods_words({thing: n for thing, n in lost.items() if n > 0}, w)
    said = [w.say(f"lost-{thing}", n=-lost[thing]) for thing in own]
    return ", ".join(filter(None, (w.say("lost-let-go", what=gone) if gone else "", *said, burdens)))


def looming(things: Mapping[str, int], lang: str) -> str:
    """What the harvest after this round would cost."""
    w = words(lang, "agricola")
    young = goods_words({thing: -n for thing, n in things.items() if n < 0}, w)
    burdens = goods_words({thing: n for thing, n in things.items() if n > 0}, w)
    said = [burdens, w.say("looming-young", what=young) if young else ""]
    return w.say("looming-harvest", what="; ".join(filter(None, said)))


def chapter(name: str, things: Mapping[str, int], lost: Mapping[str, int], lang: str) -> str:
    """What a phase of the harvest brought one family."""
    w = words(lang, "agricola")
    got = goods_words({thing: n for thing, n in things.items() if n > 0}, w)
    given = goods_words({thing: -n for thing, n in things.items() if n < 0}, w)
    spends = w.has(f"given-{name}")  # a chapter that is about what is given: food, fuel
    said = [w.say(f"given-{name}", what=given)] if given and spends else []
    if got:
        said.append(w.say("sum-left" if spends else f"sum-{name}", what=got))
    if given and not spends:
        said.append(f"−{given}")
    gone = losses(lost, lang) if any(lost.values()) else ""
    return ", ".join(filter(None, (*said, gone)))


def moment(p: Position, lang: str) -> str:
    """How far the game is, or nothing if that goes without saying."""
    t = cast(Table, p)
    w = words(lang, "agricola")
    if p.over:
        return w.say("word-phase-over")
    if t.round == 0:
        return ""
    return f"{w.say('word-round', n=int(t.round))} · {w.say(f'word-phase-{PHASES[t.phase]}')}"


def outcome(p: Position, lang: str) -> str:
    """How a game alone went (§19); with others it is enough to say who has won."""
    t = cast(Table, p)
    if t.game.seats > 1:
        return ""
    (sheet,) = p.scores()
    w = words(lang, "agricola")
    options = t.game.voice.options
    state = t.game.voice.series(t)
    if not t.game.mode.series:
        goal = t.game.mode.target
        if goal:
            return w.say("outcome-target" if state["won"] else "outcome-missed", n=sheet.total, goal=goal)
        return w.say("outcome-family", n=sheet.total, count=sheet.total)
    n, goal, game = sheet.total, state["target"], state["game"]
    if not state["won"]:
        missed = "outcome-lost" if options["series"] else "outcome-missed"
        return w.say("outcome-again" if options["solo_retry"] else missed, n=n, goal=goal, game=game)
    coming = state["next"]
    won = "outcome-won" if options["series"] else "outcome-reached"
    said = w.say(won, n=n, goal=goal, game=game, next=coming["game"], food=counted("food", coming["food"], w))
    return f"{said} {w.say('outcome-keep')}" if coming["choose"] else said


def sequel(word: str, lang: str) -> str:
    """A next game of the series, by the occupation that becomes permanent."""
    w = words(lang, "agricola")
    return w.say("sequel", card=card_name(word, lang)) if word in CARD_IDS else w.say(f"sequel-{word}")


def question(p: Position, lang: str) -> str:
    """Who must decide what, and because of which card or space."""
    t = cast(Table, p)
    w = words(lang, "agricola")
    voice = p.rules.voice
    seat = "" if p.who == CHANCE else who(voice.seat_name(p.who), lang)
    node = p.node()
    it = int(p.stack[p.top - FRAME + IT])
    if isinstance(node, Pay) and kind_of(it) in PAID_FOR:
        named = card_name(CARD_IDS[card_wanted(terms(it))], lang) if kind_of(it) == CARD_BILL else ""
        return w.say(f"ask-pay-{PAID_FOR[int(kind_of(it))]}", who=seat, card=named)
    if isinstance(node, (Feed, Food)):
        return w.say(f"ask-{node.asks}", who=seat, need=it, food=int(t.farms[p.who * FARM]))
    if isinstance(node, Placement) and it:
        return w.say("ask-place-again", who=seat)
    asked = w.say(f"ask-{node.asks}", who=seat)
    cause = voice.cause(p)
    if cause in BY_SLUG:
        return w.say("ask-because", question=asked, cause=card_name(cause, lang))
    return w.say("ask-because", question=asked, cause=space_label(cause, w)) if cause else asked


# -- choices and deeds -----------------------------------------------------------------------------------------------


def choice(p: Position, action: int, lang: str) -> str:
    """A choice as it is offered to whoever must decide."""
    return say(cast(Table, p), int(action), lang, int(p.who), "act")


def deed(p: Position, action: int, lang: str, seat: int | None) -> str:
    """What is told of an action about to be played, as far as `seat` may know; nothing if it is not worth telling."""
    t = cast(Table, p)
    asks = p.node().asks
    if (action < FIRST_ACTION and (action != PASS or asks != "feed")) or action == t.game.exchange:
        return ""
    if asks == "pay" and not gives_card(t, int(action)):
        return ""  # what was paid is told with the whole move
    if asks == "deal" and t.round == 0 and not isinstance(p.node(), Lot) and (t.packs or seat != receiver(t)):
        return ""  # everybody is dealt a hand, or picks one
    return say(t, int(action), lang, seat, "did")


# -- what cannot be done ---------------------------------------------------------------------------------------------


def refused(p: Position, lang: str) -> list[tuple[str, Reason]]:
    """What one could think of at this decision and may not do, each with the reason."""
    found = []
    for action in thoughts(p):
        code = p.refuse(p.who, action)
        if code != OK:
            found.append((choice(p, action, lang), p.rules.voice.because(p, p.who, action, code)))
    return found
