"""The keys of a position: what each value looks like and means. Reads positions and fills docs/villagers.md."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tilth.games.villagers.rules.actions import MOST_CARDS, SLOTS, STACKS
from tilth.games.villagers.rules.facts import (
    BASICS,
    CARDS,
    COPIES,
    COUNTESS,
    DECK,
    EVENT_FACTS,
    FOUNDERS,
    PALE_COUNTESS,
    SLUGS,
    SUITS,
    TURNED,
)
from tilth.games.villagers.rules.packed import watched_card, watched_lids, watched_seat
from tilth.games.villagers.rules.rulebook import VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    EVENT_PART,
    MARKET_PART,
    MOST,
    REFRESH_PART,
    SETUP_PART,
    in_game,
)
from tilth.kernel.frames import FRAMES
from tilth.kernel.native import BIT
from tilth.kernel.shape import Either, Flag, Key, Keys, Many, Shape, Text, Whole, Word

PARTS: Final = {
    SETUP_PART: "setup", DRAFT_PART: "draft", REFRESH_PART: "refresh",
    BUILD_PART: "build", EVENT_PART: "events", MARKET_PART: "market",
}  # fmt: skip
MARKET: Final = ["ahead", "due", "held"]
JESTER: Final = ["ready", "used", "none"]
EVENT_IDS: Final[list[str]] = [fact["id"] for fact in EVENT_FACTS]
ITEM_NAMES: Final = [
    "start", "road", "unlocking", "smuggling", "market1 gold", "market1 coins",
    "market2 gold", "market2 silver", "market2 coins", "events",
]  # fmt: skip
TURN_KEYS: Final = ("limit", "actions", "hires", "tinner", "refund")
STACK_NAMES: Final = [f"S{k + 1}" for k in range(STACKS)]
HEAPS: Final = [*STACK_NAMES, "reserve"]
SLOT_NAMES: Final = [f"R{k + 1}" for k in range(SLOTS)]
FACE_NAMES: Final = {
    int(FOUNDERS): "founders(G)", int(TURNED): "founders(F)", int(COUNTESS): "countess",
    int(PALE_COUNTESS): "countess(blank)",
}  # fmt: skip
FACE_OF: Final = {name.lower(): face for face, name in FACE_NAMES.items()} | {
    "founders": int(FOUNDERS), "countess(gold)": int(COUNTESS),
}  # fmt: skip
TOKEN: Final = re.compile(r"\s*([a-z_]+(?:\([a-z]+\))?|\*\s*[0-9]{1,3}|[>\[\];,])")
ROAD_CARD: Final = re.compile(r"([a-z_]+)(?:\*([0-9]{1,2}))?")
RICH: Final = 9999

# Cards of a village in the order written, the card each lies on (-1: none), ducats on each.
Chains = tuple[list[int], list[int], list[int]]


def face_name(face: int) -> str:
    return FACE_NAMES.get(face) or SLUGS[face]


def read_chains(text: str) -> Chains:
    """A village from its notation (§0.5)."""
    tokens = village_words(text.strip().lower())
    cards: list[int] = []
    below: list[int] = []
    coins: list[int] = []

    def item(on: int) -> None:
        if not tokens:
            raise ValueError("a card is missing at the end")
        name = tokens.pop(0)
        if name not in FACE_OF and name not in SLUGS:
            raise ValueError(f"there is no card {name!r}")
        if len(cards) == MOST_CARDS:
            raise ValueError("there are more cards than a village can have")
        cards.append(FACE_OF[name] if name in FACE_OF else SLUGS.index(name))
        below.append(on)
        coins.append(int(tokens.pop(0)[1:]) if tokens and tokens[0].startswith("*") else 0)
        here = len(cards) - 1
        if tokens and tokens[0] == ">":
            tokens.pop(0)
            item(here)
        elif tokens and tokens[0] == "[":
            while tokens and tokens[0] in ("[", ";"):
                tokens.pop(0)
                item(here)
            if not tokens or tokens.pop(0) != "]":
                raise ValueError("a ']' is missing")

    while tokens:
        item(-1)
        if tokens and tokens.pop(0) != ",":
            raise ValueError("chains are separated by commas")
    return cards, below, coins


def village_words(text: str) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"cannot read {text[at : at + 30]!r}; write like 'founders(G), miner>blacksmith*2'")
        found.append(match[1].replace(" ", ""))
        at = match.end()
    return found


def in_hands(rules: VillagersRules, card: int) -> bool:
    """Can this card come to a hand? Villagers of the deck; basics only where an apprentice frees into the hand."""
    return in_game(card, rules) if DECK & BIT[card] else rules.freed_to_hand and card in BASICS


def watched_word(seats: Sequence[str], entry: int) -> str:
    """Whose hand, the card, and how many cards put back before lie on stacks: `B:cooper S1*2`."""
    lids = watched_lids(entry, STACKS + 1)
    before = [f"{HEAPS[k]}*{n}" for k, n in enumerate(lids) if n]
    return " ".join([f"{seats[watched_seat(entry)]}:{SLUGS[watched_card(entry)]}", *before])


class Reader:
    """The keys of one game."""

    def __init__(self, rules: VillagersRules, seats: Sequence[str], saved: bool) -> None:
        self.rules = rules
        self.seats = list(seats)
        self.saved = saved
        self.deck = [SLUGS[c] for c in range(CARDS) if in_hands(rules, c)]
        self.card = Word(self.deck, "a villager of the deck in this game (§2.4)")

    def table(self) -> Keys:
        parts = [name for part, name in PARTS.items() if self.saved or part != SETUP_PART]
        road = Key(
            Text("a card, perhaps with ducats, or -", self.road_card), "the road: the card in a slot and its ducats",
            "mason*1", "the start road",
        )  # fmt: skip
        heap = Key(self.heap(), "cards in a stack", "{cards: 3, back: ore, returned: [A:jeweler]}", "as at the start")
        seat = Word(self.seats)
        keys = {
            "round": Key(Whole(*((0, 99) if self.saved else (1, 60))), "the round", default="1"),
            "part": Key(Word(parts), "the part of the round", default="draft"),
            "turn": Key(seat, "whose turn it is in this part", default="the part begins"),
            "first": Key(seat, "who has the first-player card", default="A"),
            "market": Key(
                Keys({name: Key(Word(MARKET), name) for name in ("first", "second")}, "keys first and second"),
                "the markets: ahead, due in this round, or held", "{first: due}", "as the stacks say",
            ),
            **dict.fromkeys(SLOT_NAMES, road),
            **dict.fromkeys(STACK_NAMES, heap),
            "reserve": Key(self.heap(), "cards in the reserve", "12", "as at the start"),
            "discard": Key(Many(self.card, 200), "cards in the discard", default="none"),
            "out": Key(Many(self.card, 200), "cards out of the game", default="none"),
            "basics": Key(
                Keys({SLUGS[b]: Key(Whole(0, int(COPIES[b])), SLUGS[b]) for b in BASICS},
                     f"keys {', '.join(SLUGS[b] for b in BASICS)}"),
                "basics left in the piles", "{miner: 0}", "all that lie nowhere else",
            ),
            "events": Key(self.events(), "events, alone", "{face_up: [bribes]}", "none face up"),
            "jester": Key(Word(JESTER), "the Jester, alone", default="as at the start"),
            "penalty": Key(Whole(0, int(MOST)), "how much an event lowers the limit of this part, alone", default="0"),
            "turn_state": Key(
                Keys({key: Key(Whole(0, 99), key) for key in TURN_KEYS}), "numbers of the build turn", saved=True
            ),
            "watched": Key(
                Many(Text("a seat and a card, like B:cooper S1*2", self.watched_card), 200),
                "cards all have seen go into a hand, and how many put back before lie on stacks", saved=True,
            ),
            "stack": Key(FRAMES, "where the game stands", saved=True),
        }  # fmt: skip
        keys |= dict.fromkeys(self.seats, Key(self.village(True), "what belongs to the seats, as below"))
        return Keys(keys | {"countess": Key(self.village(False), "alone: her `village` and `ducats`")})

    def heap(self) -> Shape:
        keys = {
            "cards": Key(Whole(0, 99), "how many"),
            "back": Key(Word(SUITS), "the suit of the uppermost"),
            "returned": Key(
                Many(Text("a card behind the seat that put it back", self.returned_card), 99), "the last one on top"
            ),
            "below": Key(Word(SUITS), "the suit of the first card under the returned ones", saved=True),
            "made_of": Key(Many(self.card, 200), "the discard it was made of", saved=True),
        }
        return Either([Whole(0, 99), Keys(keys, "keys cards, back and returned")])

    def events(self) -> Keys:
        everything = self.rules.seasons[0] | self.rules.seasons[1]
        known = [slug for e, slug in enumerate(EVENT_IDS) if everything & BIT[e]]
        listed = Many(Word(known, "an event of this game"), len(EVENT_IDS))
        keys = {name: Key(listed, name, saved=name in ("happened", "waiting")) for name in
                ("face_up", "discarded", "happened", "waiting")}  # fmt: skip
        return Keys(keys, "keys face_up and discarded")

    def village(self, player: bool) -> Keys:
        amount = Whole(-RICH, RICH)
        start = "8" if player else "1, in the hard game 10"
        keys = {
            "village": Key(
                Text("chains of villagers", read_chains, 4000), "all that lies in the village",
                '"founders(G), miner>blacksmith*2"', "`founders(G)`" if player else "`countess`",
            ),
            "ducats": Key(Whole(0, RICH), "ducats in the supply", default=start),
        }  # fmt: skip
        if player:
            limit = "the limit of the running part: cards to take, or cards to play"
            keys |= {
                "hand": Key(Many(self.card, 200), "cards in hand", "[cooper, hunter]", "none"),
                "taken": Key(Many(self.card, 20), "cards on the square, taken in this draft part", default="none"),
                "limit": Key(Whole(0, int(MOST)), limit, default="what the village says"),
                "actions": Key(Whole(0, 20), "build actions used in this turn", default="0"),
                "hires": Key(Whole(0, 3), "basics hired in this turn", default="0"),
                "tinner": Key(Flag(), "has a tinner been played in this turn?", default="false"),
            }
        return Keys(
            keys
            | {
                "order": Key(Many(Whole(0, int(MOST_CARDS)), int(MOST_CARDS)), "in which cards were laid", saved=True),
                "ledger": Key(
                    Keys({name: Key(amount, name) for name in ITEM_NAMES}), "where ducats came from", saved=True
                ),
            }
        )

    # -- words

    def road_card(self, text: str) -> tuple[int, int]:
        """A card and its ducats; -1: none."""
        if text == "-":
            return -1, 0
        match = ROAD_CARD.fullmatch(text.lower())
        if not match or match[1] not in self.deck:
            raise ValueError(f"write {self.card.words}, like mason or mason*1, or - if the slot is empty")
        return SLUGS.index(match[1]), int(match[2] or 0)

    def returned_card(self, text: str) -> tuple[int, int]:
        """Who knows it, and the card."""
        seat, _, name = text.lower().partition(":")
        if seat.upper() not in self.seats or name not in self.deck:
            raise ValueError(f"write a seat and {self.card.words}, like {self.seats[0]}:jeweler")
        return self.seats.index(seat.upper()), SLUGS.index(name)

    def watched_card(self, text: str) -> tuple[int, int, list[int]]:
        """Whose hand, the card, and how many cards put back before lie on each stack."""
        word, *before = text.split()
        seat, card = self.returned_card(word)
        lids = [0] * (int(STACKS) + 1)
        for stack, _, n in (entry.partition("*") for entry in before):
            if stack not in HEAPS or not re.fullmatch("[0-9]{1,2}", n):
                raise ValueError("write how many cards put back lie on a stack like S1*2")
            lids[HEAPS.index(stack)] = int(n)
        return seat, card, lids


def table_keys(rules: VillagersRules, seats: Sequence[str], saved: bool) -> Keys:
    """All keys. Only a saved position can stand in the setup."""
    return Reader(rules, seats, saved).table()


__all__ = [
    "EVENT_IDS", "FACE_NAMES", "ITEM_NAMES", "JESTER", "MARKET", "PARTS", "SLOT_NAMES", "STACK_NAMES", "TURN_KEYS",
    "Chains", "face_name", "in_hands", "read_chains", "table_keys", "watched_word",
]  # fmt: skip
