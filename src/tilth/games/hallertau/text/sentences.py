"""What is said at the table, in words: the question, the choices, what somebody did, and what cannot be done."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.effects import Get
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.hallertau.rules.goods import BUILDINGS, BUNDLES, CLASSES, GOODS, ROUNDS, read_bundle
from tilth.games.hallertau.rules.layout import COLUMNS, DECKS, DONE, FARM, FIELDS, FINAL, MASK, ROW, SHEEP, field_word
from tilth.games.hallertau.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text.cards import card_name, facts, options_of
from tilth.games.hallertau.text.fact_texts import counted, listed, way
from tilth.games.hallertau.text.table_words import LETTERS
from tilth.games.hallertau.text.view import goal
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, WRONG_PART, Position
from tilth.kernel.errors import Reason
from tilth.text import Words, words

__all__ = [
    "after",
    "choice",
    "deed",
    "item",
    "looming",
    "losses",
    "moment",
    "outcome",
    "question",
    "refused",
    "so_many",
    "thoughts",
    "who",
]

OPEN = ("turn", "window", "income", "rotate", "harvest", "advance")  # one's hand comes to mind at these
TOP_ROW = 5
FIELD_OF = re.compile(r"(\d)([a-z])(2?)('?)")
SEED = re.compile(r"([a-z]+)(\*2)?:(\d)('?)")

Told = tuple[str, dict[str, str | int]]


def who(name: str, lang: str) -> str:
    """A seat's name as people say it."""
    return name


def item(name: str, lang: str) -> str:
    """A line of the score."""
    return words(lang, "hallertau").say(f"score-{name}")


def so_many(thing: str, n: int, lang: str) -> str:
    """So many of something."""
    return counted(thing, n, words(lang, "hallertau"))


def after(stretch: str, round: int, lang: str) -> str:
    """The end of a part of the game."""
    return words(lang, "hallertau").say(f"word-after-{stretch}", n=round)


def losses(lost: Mapping[str, int], lang: str) -> str:
    """Sheep that died, cards thrown away, what found no room."""
    w = words(lang, "hallertau")
    said = []
    for thing, n in lost.items():
        key = f"lost-{thing}" if w.has(f"lost-{thing}") else "lost-goods"
        what = counted(thing, -n, w) if w.has(f"thing-{thing}") else ""
        said.append(w.say(key, n=str(-n), count=-n, what=what))
    return ", ".join(said)


def looming(things: Mapping[str, int], lang: str) -> str:
    """Sheep whose card is the next to go."""
    w = words(lang, "hallertau")
    return w.say("looming-sheep", count=-things["sheep"], what=counted("sheep", -things["sheep"], w))


def moment(p: Position, lang: str) -> str:
    """How far the game is, or nothing if that goes without saying."""
    t = cast(Table, p)
    w = words(lang, "hallertau")
    if p.over:
        return w.say("word-phase-over")
    if t.round == 0:
        return ""
    if t.phase >= FINAL:
        return w.say("word-phase-final")
    phase = w.say("word-phase", n=int(t.phase), name=w.say(f"word-phase-{int(t.phase)}"))
    return f"{w.say('word-round', n=int(t.round))} · {phase}"


def outcome(p: Position, lang: str) -> str:
    """How a game alone went (§12.2); with others it is enough to say who has won."""
    t = cast(Table, p)
    if t.game.seats > 1:
        return ""
    (sheet,) = p.scores()
    return words(lang, "hallertau").say(f"outcome-{goal(t, sheet.total)}", n=sheet.total, goal=int(scoring.goal(t)))


def question(p: Position, lang: str) -> str:
    """Who must decide what, and because of which card or space."""
    w = words(lang, "hallertau")
    voice = p.rules.voice
    seat = "" if p.who == CHANCE else who(voice.seat_name(p.who), lang)
    asked = w.say(f"ask-{p.node().asks}", who=seat)
    if p.node().asks == "pay":
        building = w.say(f"building-{BUILDINGS[int(p.stack[p.top - FRAME + IT])]}")
        return w.say("ask-because", question=asked, cause=building)
    cause = voice.cause(p)
    if cause in CARD_IDS:
        return w.say("ask-because", question=asked, cause=card_name(cause, lang))
    if cause in SPACE_FACTS:
        return w.say("ask-because", question=asked, cause=w.say(f"space-{cause}"))
    return asked


# -- choices and deeds -----------------------------------------------------------------------------------------------


def choice(p: Position, action: int, lang: str) -> str:
    """A choice as it is offered to whoever must decide."""
    return say(cast(Table, p), action, lang, int(p.who), "act")


def deed(p: Position, action: int, lang: str, seat: int | None) -> str:
    """What is told of an action about to be played, as far as `seat` may know; nothing if it is not worth telling."""
    t = cast(Table, p)
    asks = p.node().asks
    if action < FIRST_ACTION and asks != "advance":
        return ""
    if action >= m.ASK_MODE and action <= m.PICKY:
        return ""
    if asks == "pay":
        return ""  # what was paid is told with the whole move
    if asks == "draw" and t.round == 0 and seat != drawer(t):
        return ""  # everybody is dealt a hand
    return say(t, action, lang, seat, "did")


def say(t: Table, action: int, lang: str, seat: int | None, manner: str) -> str:
    w = words(lang, "hallertau")
    key, args = spell(t, action, w, seat)
    key = f"did-{key}" if manner == "did" and seat != t.who and w.has(f"did-{key}") else f"act-{key}"
    told = w.say(key, **args)
    return f"{told[0].upper()}{told[1:]}"


def drawer(t: Table) -> int:
    """The seat that a drawn card goes to."""
    return int(t.stack[t.top - FRAME + IT]) // 4


def spell(t: Table, action: int, w: Words, seat: int | None) -> Told:
    """The message for an action and its arguments."""
    asks = t.node().asks
    if action < FIRST_ACTION:
        return fitting("pass", asks, w), {}
    kind = t.game.voice.kind(action)
    i = action - int(kind.start)
    word = kind.domain.word(t, t.who, i) if kind.domain else ""
    verb = kind.verb
    if verb in ("draw", "discard", "resolve", "income", "play"):
        return spell_card(t, verb, word, i, w, seat)
    if verb in ("take", "pay", "kind", "give", "sow"):
        return spell_goods(verb, word, asks, w)
    if verb in ("field", "harvest"):
        return (f"{verb}-all", {}) if word == "all" else (fitting(verb, asks, w), {"field": field(word, w)})
    if verb == "place":
        row = int(t.lowest_row(i))
        n = row + 1 if row < t.game.rows[i] else 0
        return "place", {"space": w.say(f"space-{word}"), "n": n, "count": n}
    if verb == "space":
        return fitting(verb, asks, w), {"space": w.say(f"space-{word}")}
    if verb == "choose":
        return spell_alternative(t, i, asks, w)
    if verb in ("advance", "building"):
        return fitting(verb, asks, w), {"building": w.say(f"building-{word}")}
    if verb == "push":
        return ("push-near" if word[-1] == "1" else "push-far"), {"building": w.say(f"building-{word[:-1]}")}
    node = t.node()
    if verb == "amount" and word != "0" and isinstance(node, Get) and node.what < len(GOODS):
        return "take", {"what": counted(GOODS[node.what], int(word), w)}
    if verb in ("swap", "amount"):
        return verb, {"n": word, "count": int(word)}
    if verb == "rows":
        rows = word.split("+")
        return ("rows" if len(rows) > 1 else "row"), {"rows": listed(w, rows)}
    if verb == "sheep":
        return "sheep", {"place": word}
    if verb == "move":
        start, _, end = word.partition("-")
        return "move-sheep", {"from": start, "to": end}
    if verb == "ask":
        return ("ask-less" if asks == "window" else "ask"), {"mode": word}
    if verb == "first":
        return "first", {"whose": word}
    if verb == "quadrants":
        clears = ["/".join(str(quadrant + 1) for quadrant in part) for part in t.game.clears[i]]
        return verb, {"n": word, "clears": "+".join(clears)}
    if verb == "quadrant":
        return verb, {"n": word}
    return verb.replace(" ", "-"), {}


def fitting(verb: str, asks: str, w: Words) -> str:
    """The words for this verb as the answer to this question, or at all."""
    key = f"{verb}-{asks}"
    return key if w.has(f"act-{key}") else verb


def spell_card(t: Table, verb: str, word: str, i: int, w: Words, seat: int | None) -> Told:
    """Cards: played ones lie open, drawn and discarded ones are known to their owner only."""
    if verb == "draw":
        owner = drawer(t)
        whose = t.game.voice.seats[owner]
        if seat == owner:
            return "draw", {"whose": whose, "card": card_name(word, w.lang)}
        deck = int(t.stack[t.top - FRAME + IT]) % 4
        return "draw-hidden", {"whose": whose, "deck": DECKS[deck]}
    if verb == "discard" and seat != t.who:
        return "discard-hidden", {}
    if verb == "income" and word == "all":
        return "income-all", {}
    if verb != "play":
        return verb, {"card": card_name(word, w.lang)}
    id, position = CARD_IDS[i // int(m.POSITIONS)], i % int(m.POSITIONS)
    options = options_of(facts(id), t.game.voice.options)
    if len(options) < 2 or position >= len(options):
        return "play", {"card": card_name(id, w.lang)}
    option = options[position]
    return "play-position", {
        "card": card_name(id, w.lang),
        "what": way(option["need"], option["pay"], [*option["gain"], *facts(id)["then"]], w),
    }


def spell_goods(verb: str, word: str, asks: str, w: Words) -> Told:
    """Goods that are taken, paid or sown."""
    if verb == "sow":
        found = SEED.fullmatch(word)
        assert found
        good, two, row, again = found.groups()
        what = counted(good, 2, w) if two else w.say(f"thing-{good}.name", case="nom")
        return ("sow-again" if again else "sow"), {"what": what, "row": row}
    if verb == "kind":
        return "kind", {"what": w.say(f"thing-{word}.name", case="nom")}
    if verb == "give" or asks == "take":
        return verb, {"what": w.say(f"thing-{word}.name", case="nom")}
    if not word:
        return "pay-jewel", {}
    amounts = read_bundle(word) or []
    return verb, {"what": listed(w, [counted(GOODS[k], n, w) for k, n in enumerate(amounts) if n])}


def spell_alternative(t: Table, i: int, asks: str, w: Words) -> Told:
    """One side of an action space, or an exchange that may be made."""
    fact = SPACE_FACTS.get(t.game.voice.cause(t))
    if asks == "choice" and fact and i < len(fact["options"]):
        option = fact["options"][i]
        return "choose", {"what": way([], option["pay"], option["gain"], w)}
    if asks == "give_sheep" and t.replaced:
        other = t.game.instead[t.replaced - 1]
        what = [*GOODS, "jewel", "tool"][int(other[0])]  # a farm's numbers begin like this
        return "choose-give_sheep", {"what": counted(what, int(other[1]), w, "acc")}
    return fitting("choose", asks, w), {"what": str(i + 1)}


def field(word: str, w: Words) -> str:
    """A field: its row, what lies on it, and whether this phase has harvested it."""
    found = FIELD_OF.fullmatch(word)
    assert found
    row, letter, two, done = found.groups()
    if letter == LETTERS[0]:
        said = w.say("field-empty", row=row)
    else:
        good = w.say(f"thing-{GOODS[LETTERS.index(letter) - 1]}.name", case="nom")
        said = w.say("field-planted", row=row, what=good, n=two or "1", count=int(two or 1))
    return w.say("field-harvested", field=said) if done else said


# -- what cannot be done ---------------------------------------------------------------------------------------------


def refused(p: Position, lang: str) -> list[tuple[str, Reason]]:
    """What one could think of at this decision and may not do, each with the reason."""
    found = []
    for action in thoughts(p):
        code = p.refuse(p.who, action)
        if code not in (OK, WRONG_PART):  # that its time is not now helps nobody
            found.append((choice(p, action, lang), p.rules.voice.because(p, p.who, action, code)))
    return found


def thoughts(p: Position) -> list[int]:
    """Actions a player may think of when asked this question."""
    t = cast(Table, p)
    seat, asks = int(p.who), p.node().asks
    if seat < 0:
        return []
    found = about(t, seat, asks)
    if asks in OPEN:
        for entry in t.hands[seat]:
            id = CARD_IDS[entry // MASK]
            first = int(m.PLAY) + int(entry // MASK) * int(m.POSITIONS)
            found += range(first, first + len(options_of(facts(id), t.game.voice.options)))
    return found


def about(t: Table, seat: int, asks: str) -> list[int]:
    """What the question itself is about."""
    fields = sorted({int(code) for code in own(t, seat, int(FIELDS), int(COLUMNS)) if code})
    if asks == "turn":
        return [*several(m.PLACE, len(SPACE_IDS)), int(m.SWAP)]
    if asks == "advance":
        return several(m.ADVANCE, len(BUILDINGS)) + several(m.PUSH, 2 * len(BUILDINGS))
    if asks == "pay":
        building = int(t.stack[t.top - FRAME + IT])
        prices = BUNDLES.prices[building * int(ROUNDS) + int(t.round) - 1]
        return [int(m.PAY) + int(price) for price in prices] + [int(m.PAY_JEWEL)]
    if asks == "rotate":
        low = [code for code in fields if not code % int(ROW) and code % int(DONE) // int(ROW) < TOP_ROW]
        return [int(m.FIELD) + int(field_word(code)) for code in low]
    if asks in ("remove_field", "unplant", "harvest_now", "move_field", "double"):
        return [int(m.FIELD) + int(field_word(code)) for code in fields]
    if asks == "harvest":
        return [int(m.HARVEST) + int(field_word(code)) for code in fields if code % int(ROW)]
    if asks == "sow":
        places = sorted({(code % int(DONE) // int(ROW) - 2) * 2 + (1 if code & int(DONE) else 0) for code in fields})
        return [int(m.SOW) + GOODS.index(crop) * 8 + place for crop in CLASSES["crop"] for place in places]
    if asks in ("clear_space", "recall", "second_row", "use_space", "merge_from", "merge_to"):
        return several(m.SPACE, len(SPACE_IDS))
    if asks in ("retreat", "free_advance"):
        return several(m.BUILDING, len(BUILDINGS))
    if asks == "boulders":
        return several(m.PUSH, 2 * len(BUILDINGS))
    if asks == "choice":
        fact = SPACE_FACTS.get(t.game.voice.cause(t))
        return several(m.CHOICE, len(fact["options"])) if fact else []
    if asks in ("take", "kind"):
        return several(m.TAKE if asks == "take" else m.KIND, len(GOODS))
    if asks == "move_sheep":
        places = [k for k, n in enumerate(own(t, seat, int(SHEEP) + 1, 6)) if n]
        return [int(m.MOVE_SHEEP) + k * 7 + k + 1 for k in places]
    if asks in ("give_sheep", "sheep_back"):
        return [int(m.SHEEP_FROM) + k for k, n in enumerate(own(t, seat, int(SHEEP) + 1, 7)) if n]
    if asks == "discard":
        return [int(m.DISCARD) + int(entry // MASK) for entry in t.hands[seat]]
    return []


def several(start: int, n: int) -> list[int]:
    return list(range(int(start), int(start) + n))


def own(t: Table, seat: int, start: int, n: int) -> list[int]:
    """So many numbers of a seat's farm."""
    first = seat * int(FARM) + start
    return [int(t.farms[first + k]) for k in range(n)]
