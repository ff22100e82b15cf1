"""What is said at the table, in words: the question, the choices, what somebody did, and what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from tilth.games.villagers.course import Deal
from tilth.games.villagers.deck.countess import Penalty
from tilth.games.villagers.rules import actions as m
from tilth.games.villagers.rules.build import bank_price
from tilth.games.villagers.rules.facts import BASICS, CARDS, COUNTESS, GOLD, PADLOCK, SLUGS, SUIT, SUITS, name_of
from tilth.games.villagers.rules.packed import card_back, card_of
from tilth.games.villagers.rules.table import MARKET_PART, SETUP_PART, TO_COUNTESS, TO_SQUARE, UNLOCK_PRICE, Table
from tilth.games.villagers.rules.village import Village
from tilth.games.villagers.text import positions
from tilth.games.villagers.text.cards import card_name
from tilth.games.villagers.text.table_words import card_word
from tilth.kernel.core import CHANCE, FIRST_ACTION, FRAME, IT, OK, Position
from tilth.kernel.errors import Reason
from tilth.text import Words, words

__all__ = [
    "ACCOUNTS",
    "COIN",
    "after",
    "chapter",
    "choice",
    "deed",
    "item",
    "losses",
    "moment",
    "question",
    "refused",
    "so_many",
    "who",
]

TELLS_POINTS = True  # points are money here: who gets or pays some is told at once
COIN = "ducat"
ACCOUNTS = frozenset(positions.ITEM_NAMES)


def who(name: str, lang: str) -> str:
    """A seat's name as people say it."""
    return words(lang, "villagers").say("word-countess") if name == "countess" else name


def item(name: str, lang: str) -> str:
    """A line of the score."""
    return words(lang, "villagers").say(f"score-{name.replace(' ', '-')}")


def so_many(thing: str, n: int, lang: str) -> str:
    """So many of something."""
    return words(lang, "villagers").say(f"word-{thing}s", n=n)


def after(stretch: str, round: int, lang: str) -> str:
    """The end of a part of the game; markets are counted."""
    w = words(lang, "villagers")
    return w.say(f"word-after-market-{round}") if stretch == "market" else w.say(f"word-after-{stretch}", n=round)


def losses(lost: Mapping[str, int], lang: str) -> str:
    """What an event took."""
    w = words(lang, "villagers")
    said = [w.say(f"lost-{thing}", n=-lost[thing]) for thing in ("card", "villager") if thing in lost]
    taken = -sum(n for thing, n in lost.items() if thing in ACCOUNTS)
    return ", ".join([*said, *([w.say("tally-lost", what=so_many(COIN, taken, lang))] if taken else [])])


def chapter(name: str, things: Mapping[str, int], lost: Mapping[str, int], lang: str) -> str:
    """What a market brought one village, account by account."""
    paid = {account: n for account, n in things.items() if account in ACCOUNTS}
    parts = [f"{item(account, lang).rpartition(': ')[2]} {n:+d}" for account, n in paid.items()]
    return f"{', '.join(parts)} = {so_many(COIN, sum(paid.values()), lang)}" if paid else ""


def moment(p: Position, lang: str) -> str:
    """How far the game is, or nothing if that goes without saying."""
    if p.over:
        return words(lang, "villagers").say("word-part-over")
    t = cast(Table, p)
    return stretch_words(int(t.round), int(t.part), lang)


@cache
def stretch_words(round: int, part: int, lang: str) -> str:
    if part in (SETUP_PART, MARKET_PART):
        return ""
    w = words(lang, "villagers")
    return f"{w.say('word-round', n=round)} · {w.say(f'word-part-{positions.PARTS[part]}')}"


# -- the question ----------------------------------------------------------------------------------------------------


def question(p: Position, lang: str) -> str:
    """Who must decide what, and because of which card or event."""
    t = cast(Table, p)
    w = words(lang, "villagers")
    asks, it = p.node().asks, int(p.stack[p.top - FRAME + IT])
    card = event = ""
    if asks in ("place", "pay", "swap", "cover", "side"):
        card = face(card_of(it), lang)
    elif asks in ("give_card", "return"):
        card = face(int(card_back(it)), lang)
    elif asks == "penalty":
        event = card_name(positions.EVENT_IDS[cast(Penalty, p.node()).event(t, p.top - FRAME)], lang)
    elif asks in ("pick", "discard", "source"):
        event = card_name(t.game.voice.cause(p), lang)
    seat = who(t.game.voice.seat_name(p.who), lang) if p.who != CHANCE else ""
    return w.say(f"ask-{asks}", who=seat, card=card, event=event)


# -- choices and deeds -----------------------------------------------------------------------------------------------


def choice(p: Position, action: int, lang: str) -> str:
    """A choice as it is offered to whoever must decide."""
    return say(cast(Table, p), action, lang, int(p.who), "act")


def deed(p: Position, action: int, lang: str, seat: int | None) -> str:
    """What is told of an action about to be played, as far as `seat` may know; nothing if it is not worth telling."""
    return say(cast(Table, p), action, lang, seat, "did")


Told = tuple[str, dict[str, str | int]]


def say(t: Table, action: int, lang: str, seat: int | None, manner: str) -> str:
    if action < FIRST_ACTION:
        return ""
    start = int(t.game.voice.kind(action).start)
    if start in OF_CARDS or start in OF_EVENTS or start in OF_NOTHING:
        return always(start, action - start, lang, manner)
    w = words(lang, "villagers")
    told = spell(t, start, action - start, w, seat)
    return "" if told is None else put(w, manner, told)


@cache
def always(start: int, i: int, lang: str, manner: str) -> str:
    """What is said of an action in the same words wherever it is done."""
    w = words(lang, "villagers")
    if start in OF_CARDS:
        return put(w, manner, (OF_CARDS[start], {"card": card_name(SLUGS[i], lang)}))
    if start in OF_EVENTS:
        return put(w, manner, (OF_EVENTS[start], {"event": card_name(positions.EVENT_IDS[i], lang)}))
    return put(w, manner, (OF_NOTHING[start], {}))


def put(w: Words, manner: str, told: Told) -> str:
    key, args = told
    return w.say(f"did-{key}" if manner == "did" and w.has(f"did-{key}") else f"act-{key}", **args)


PLACES = frozenset({m.DRAFT, m.GIVE_ROAD, m.DUCAT, m.RETURN, m.FROM})
OF_CARDS = {m.PLAY: "play", m.HIRE: "hire", m.WITH: "with", m.COVER: "cover", m.LOSE: "discard"}
OF_EVENTS = {m.RESOLVE: "resolve", m.EVENT: "event", m.JESTER: "jester"}
OF_NOTHING = {m.END: "end", m.PAY_TINNER: "pay-free", m.PAY_NOTHING: "pay-free", m.ACCEPT: "accept"}


def spell(t: Table, start: int, i: int, w: Words, seat: int | None) -> Told | None:
    """The message for an action that is told as things stand, and its arguments."""
    if start in PLACES:
        return spell_place(t, start, i, w)
    if start == m.GIVE:
        if seat == t.who:
            return "give-card", {"card": card_name(SLUGS[i], w.lang)}
        return "give-hidden", {"back": suit_word(SUIT[i], w.lang) if t.game.backs_public else "none"}
    if start in (m.PAY, m.TARGET, m.PICK):
        return spell_villager(t, start, i, w)
    if start == m.ON:
        place = villager(t.villages[t.who], i, w.lang)
        if t.node().asks == "smuggle":
            return "smuggle", {"card": place, "ducats": int(GOLD[t.villages[t.who].cards[i]] + 1) // 2}
        return "on", {"card": place}
    if start in (m.DEAL, m.BACK, m.CARD):
        return spell_draw(t, start, i, w, seat)
    if start == m.PAY_BANK:
        return "pay-bank", {"price": int(bank_price(t))}
    if start == m.BUY_OFF:
        node = cast(Penalty, t.node())
        price = min(t.game.amounts[node.event(t, t.top - FRAME)], t.ducats[0])
        return "buy-off", {"price": int(price)}
    if start == m.FIRST_SEAT:
        return "first", {"whose": t.game.voice.seats[i]}
    assert start == m.SIDE
    return ("side-gold", "side-food")[i], {}


def spell_place(t: Table, start: int, i: int, w: Words) -> Told:
    """Choices of a road slot, a stack or the reserve."""
    if start in (m.RETURN, m.FROM):
        key = "return" if start == m.RETURN else "from"
        return (f"{key}-reserve", {}) if i == m.RESERVE else (f"{key}-stack", stack_words(t, i, w))
    if start == m.DUCAT and i == m.SLOTS:
        return "ducat-none", {}
    if i < m.SLOTS:
        card = card_name(SLUGS[t.road[i]], w.lang) if t.road[i] >= 0 else "–"
        args: dict[str, str | int] = {"nth": nth_word(i + 1, w.lang), "card": card}
        if start == m.DRAFT:
            return "draft-road", {**args, "coins": int(t.coins[i])}
        return ("give-road" if start == m.GIVE_ROAD else "ducat"), args
    heap = i - int(m.SLOTS)
    key = "give-stack" if start == m.GIVE_ROAD else "draft-reserve" if heap == m.RESERVE else "draft-stack"
    return key, stack_words(t, heap, w)


def stack_words(t: Table, heap: int, w: Words) -> dict[str, str | int]:
    """Which stack it is, and the back that everybody sees on it."""
    top = positions.top_back(t, heap) if t.game.backs_public else None
    return {"nth": nth_word(heap + 1, w.lang), "back": suit_word(SUITS.index(top), w.lang) if top else "none"}


@cache
def nth_word(n: int, lang: str) -> str:
    return words(lang, "villagers").say("word-nth", n=n)


def spell_villager(t: Table, start: int, i: int, w: Words) -> Told:
    """Choices of a villager in some village."""
    owner = i // int(m.MOST_CARDS)
    card = villager(t.villages[owner], i % int(m.MOST_CARDS), w.lang)
    whose = who(t.game.voice.village_name(owner), w.lang)
    if start != m.PAY:
        return ("swap" if start == m.TARGET else "pick"), {"card": card, "whose": whose}
    if owner == t.who:
        return "pay-own", {"card": card}
    return "pay-rival", {"card": card, "whose": whose, "price": int(UNLOCK_PRICE)}


def spell_draw(t: Table, start: int, i: int, w: Words, seat: int | None) -> Told | None:
    """What chance did. Backs are seen on the table; a card dealt is told only to its owner."""
    f = t.top - FRAME
    if start == m.BACK:
        return None
    card = card_name(SLUGS[i], w.lang)
    if start == m.DEAL:
        deal = cast(Deal, t.node())
        if deal.to_road:
            return "reveal", {"card": card, "where": w.say("word-road-new")}
        owner = int(deal.receiver(t, f))
        return ("deal", {"card": card, "whose": t.game.voice.seats[owner]}) if owner == seat else None
    place = int(t.stack[f + IT])
    if place < TO_SQUARE:
        where = w.say("word-road-new")
    elif place < TO_COUNTESS:
        where = w.say("word-square-new", whose=t.game.voice.seats[place - TO_SQUARE])
    else:
        where = w.say("word-countess")
    return "reveal", {"card": card, "where": where}


@cache
def suit_word(suit: int, lang: str) -> str:
    return words(lang, "villagers").say(f"suit-{SUITS[suit]}")


def face(card: int, lang: str) -> str:
    name = name_of(card)
    return card_name(SLUGS[name] if name < CARDS else "countess", lang)


def villager(village: Village, i: int, lang: str) -> str:
    """A card of a village; a number tells several of one name apart, in the order they were laid."""
    if i >= len(village.cards):
        return "–"
    if village.cards[i] >= COUNTESS:
        return card_name("countess", lang)
    name = name_of(village.cards[i])
    several = sum(1 for card in village.cards if name_of(card) == name) > 1
    nth = card_word(village, i).partition("#")[2] or "1"
    shown = card_name(SLUGS[name], lang)
    return words(lang, "villagers").say("word-numbered", card=shown, n=int(nth)) if several else shown


# -- what cannot be done ---------------------------------------------------------------------------------------------


def refused(p: Position, lang: str) -> list[tuple[str, Reason]]:
    """What one could think of at this decision and may not do, each with the reason."""
    t = cast(Table, p)
    found = []
    for action in thoughts(t):
        code = p.refuse(p.who, action)
        if code != OK:
            found.append((choice(p, action, lang), t.game.voice.because(p, p.who, action, code)))
    return found


def thoughts(t: Table) -> list[int]:
    """Actions a player may think of when asked this question; the legal ones are among them."""
    seat, asks = int(t.who), t.node().asks
    hand = sorted(set(t.hands[seat])) if seat >= 0 else []
    heaps = range(int(m.RESERVE) + 1)
    if asks == "build":
        return [*(int(m.PLAY) + c for c in hand), *(int(m.HIRE) + b for b in BASICS)]
    if asks == "draft":
        return [*(int(m.DRAFT) + k for k in range(int(m.SLOTS + m.STACKS) + 1)), int(m.END)]
    if asks == "give":
        return [int(m.GIVE_ROAD) + int(m.SLOTS) + k for k in range(int(m.STACKS)) if t.heights[k]]
    if asks in ("return", "source"):
        return [int(m.RETURN if asks == "return" else m.FROM) + k for k in heaps]
    if asks in ("place", "smuggle"):
        return [int(m.ON) + i for i in range(len(t.villages[seat].cards))]
    if asks == "cover":
        return [int(m.COVER) + c for c in hand]
    if asks == "swap":
        return everywhere(t, int(m.TARGET))
    if asks == "pay":
        padlock = PADLOCK[card_of(t.stack[t.top - FRAME + IT])]
        openers = [a for a in everywhere(t, int(m.PAY)) if named(t, a - int(m.PAY)) == padlock]
        return [int(m.PAY_BANK), *openers]
    if asks == "penalty":
        return [int(m.BUY_OFF)]
    return []


def everywhere(t: Table, start: int) -> list[int]:
    """One action for each villager of each village."""
    return [
        start + owner * int(m.MOST_CARDS) + i
        for owner in range(int(t.game.villages))
        for i in range(len(t.villages[owner].cards))
    ]


def named(t: Table, i: int) -> int:
    return int(name_of(t.villages[i // int(m.MOST_CARDS)].cards[i % int(m.MOST_CARDS)]))
