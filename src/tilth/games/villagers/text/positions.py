"""Positions as text and back: villages in the notation of §0.5, everything else as keys and values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tilth.games.villagers.rules.actions import RESERVE, SLOTS, STACKS
from tilth.games.villagers.rules.draft import TakeCards, limit
from tilth.games.villagers.rules.facts import BASICS, CARDS, COPIES, DECK, SLUGS, SUIT, SUITS, name_of
from tilth.games.villagers.rules.packed import (
    returned_by,
    returned_card,
    returned_to,
    watched,
)
from tilth.games.villagers.rules.rulebook import VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    EVENT_PART,
    ITEMS,
    MARKET_PART,
    REFRESH_PART,
    START,
    Table,
    in_game,
)
from tilth.games.villagers.rules.village import Village, reckoned
from tilth.games.villagers.text.position_checks import (
    check_chains,
    check_heaps,
    check_markets,
    check_road,
    check_solo,
    check_squares,
    check_village,
    check_watched,
)
from tilth.games.villagers.text.position_keys import (
    EVENT_IDS,
    ITEM_NAMES,
    JESTER,
    MARKET,
    PARTS,
    SLOT_NAMES,
    STACK_NAMES,
    TURN_KEYS,
    Chains,
    face_name,
    read_chains,
    table_keys,
    watched_word,
)
from tilth.games.villagers.text.saved_stacks import VillagersFrames, on_the_way
from tilth.kernel.core import FRAME, SEAT
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.vecs import ascending, total

if TYPE_CHECKING:
    from tilth.games.villagers import Villagers

VILLAGES_KEPT = 2000  # in words: a village is never changed, and most are looked at again and again

# -- villages


def lying_on(village: Village) -> list[list[int]]:
    """For each card those that lie on it; last, those that lie on the table."""
    found: list[list[int]] = [[] for _ in range(len(village.cards) + 1)]
    for i, below in enumerate(village.below):
        found[below].append(i)
    return found


def walk(on: Sequence[Sequence[int]]) -> list[int]:
    """All cards, chain by chain, from the bottom up."""
    found: list[int] = []
    ahead = [*reversed(on[-1])]
    while ahead:
        found.append(ahead.pop())
        ahead += reversed(on[found[-1]])
    return found


@lru_cache(VILLAGES_KEPT)
def written(village: Village) -> tuple[str, Sequence[int]]:
    """A village in its notation, and the order in which its cards were laid, if not so."""
    on = lying_on(village)
    order = walk(on)
    return village_text(village, on), [] if order == sorted(order) else [order.index(i) for i in range(len(order))]


def village_text(village: Village, on: Sequence[Sequence[int]]) -> str:
    texts = [face_name(face) + (f"*{coins}" if coins else "") for face, coins in zip(village.cards, village.coins)]
    return ", ".join([chain_text(texts, on, i) for i in on[-1]])


def chain_text(texts: Sequence[str], on: Sequence[Sequence[int]], i: int) -> str:
    """A card and all that lies on it."""
    above = [chain_text(texts, on, j) for j in on[i]]
    if len(above) == 1:
        return f"{texts[i]}>{above[0]}"
    return f"{texts[i]}[{'; '.join(above)}]" if above else texts[i]


def read_village(text: str, where: str, order: Sequence[int] | None = None) -> Village:
    """A village from its positions."""
    try:
        return built(read_chains(text), where, order)
    except ValueError as error:
        raise BadPosition(where, f"{text!r}: {error}") from None


def built(chains: Chains, where: str, order: Sequence[int] | None = None) -> Village:
    """A village as it is written; `order` says in which order the cards were laid, if not so."""
    cards, below, coins = chains
    if order is not None:
        if sorted(order) != list(range(len(cards))):
            raise BadPosition(where, "order must name each card once")
        place_of = {old: new for new, old in enumerate(order)}
        cards = [cards[old] for old in order]
        below = [place_of[below[old]] if below[old] >= 0 else -1 for old in order]
        coins = [coins[old] for old in order]
    kids = [below.count(i) for i in range(len(cards))]
    village = reckoned(vec[i64](cards), vec[i64](below), vec[i64](kids), vec[i64](coins))
    check_chains(village, where)
    return village


# -- writing


def names(cards: vec[i64]) -> list[str]:
    return sorted(SLUGS[card] for card in cards)


def pile(counts: vec[i64]) -> list[str]:
    if not total(counts):
        return []
    return sorted([SLUGS[card] for card, copies in enumerate(counts) if copies for _ in range(copies)])


def events_in(events: int) -> list[str]:
    return [EVENT_IDS[e] for e in range(len(EVENT_IDS)) if events & BIT[e]]


def put_back(t: Table, stack: int) -> list[int]:
    """The cards that were returned to a stack, packed; the last one lies on top."""
    return [r for r in t.returned if returned_to(r) == stack]


def top_back(t: Table, stack: int) -> str | None:
    """The suit that shows on a stack."""
    back = SUIT[returned_card(put_back(t, stack)[-1])] if t.lids[stack] else t.backs[stack]
    return SUITS[back] if back >= 0 and t.heights[stack] else None


def stack_data(t: Table, stack: int) -> dict[str, Any]:
    data: dict[str, Any] = {"cards": int(t.heights[stack]), "back": top_back(t, stack), "returned": []}
    if t.lids[stack]:
        seats, back = t.game.voice.seats, t.backs[stack]
        data["returned"] = [f"{seats[returned_by(r)]}:{SLUGS[returned_card(r)]}" for r in put_back(t, stack)]
        if back >= 0:
            data["below"] = SUITS[back]  # the back of the first card under the returned ones
    return data


def describe(t: Table) -> dict[str, Any]:
    """The whole position as plain data; `place` takes it back."""
    game = t.game
    seats = game.voice.seats
    data: dict[str, Any] = {
        "round": int(t.round),
        "part": PARTS[t.part],
        "first": seats[t.starter],
        "market": {"first": MARKET[t.market1], "second": MARKET[t.market2]},
    }
    for name, card, coins in zip(SLOT_NAMES, t.road, t.coins):
        data[name] = "-" if card < 0 else SLUGS[card] + (f"*{coins}" if coins else "")
    for k, name in enumerate(STACK_NAMES):
        data[name] = stack_data(t, k)
    data["reserve"] = stack_data(t, RESERVE)
    if len(t.recycled):
        data["reserve"]["made_of"] = pile(t.recycled)
    data["discard"] = pile(t.discard)
    data["out"] = pile(t.out)
    basics, ledger = t.basics, t.ledger
    data["basics"] = {SLUGS[b]: int(basics[b]) for b in BASICS}
    for s in range(game.villages):
        text, order = written(t.villages[s])
        seat: dict[str, Any] = {"village": text}
        if order:
            seat["order"] = [*order]
        seat["ducats"] = int(t.ducats[s])
        seat["ledger"] = {name: int(n) for name, n in zip(ITEM_NAMES, ledger[s * ITEMS : (s + 1) * ITEMS]) if n}
        if s < game.seats:
            seat["hand"] = names(t.hands[s])
            seat["taken"] = names(t.squares[s])
            seat["limit"] = int(t.limits[s])
        data[game.voice.village_name(s)] = seat
    data["turn_state"] = {key: int(getattr(t, key)) for key in TURN_KEYS}
    if game.solo:
        data["events"] = {
            "face_up": events_in(t.face_up),
            "discarded": events_in(t.discarded),
            "happened": events_in(t.happened),
            "waiting": events_in(t.waiting),
        }
        data["jester"] = JESTER[t.jester]
        data["penalty"] = int(t.penalty)
    return data


def saved(t: Table) -> dict[str, Any]:
    """What a position needs besides to go on exactly as it stands."""
    return {"watched": [watched_word(t.game.voice.seats, int(entry)) for entry in t.watched]} if len(t.watched) else {}


# -- reading


def place(game: Villagers, data: Mapping[str, Any], patient: bool = False) -> Table:
    """The position that `data` describes; what it leaves out is as at the start of a game, before the deal."""
    rules, seats = game.rules, game.voice.seats
    assert isinstance(rules, VillagersRules)
    saved = isinstance(data, Mapping) and data.get("stack") is not None
    data = table_keys(rules, seats, saved).read(data, "")
    t = Table(rules)
    t.patient = patient
    t.lay_out()
    t.round = data.get("round", 1)
    t.part = next(part for part, name in PARTS.items() if name == data.get("part", "draft"))
    t.starter = seats.index(data.get("first", seats[0]))
    for k, name in enumerate(SLOT_NAMES):
        if name in data:
            t.road[k], t.coins[k] = data[name]
    for k, name in enumerate([*STACK_NAMES, "reserve"]):
        if name in data:
            read_heap(t, k, data[name], name)
    for key, counts in (("discard", t.discard), ("out", t.out)):
        for card in data.get(key, []):
            counts[SLUGS.index(card)] += 1
    villages = [*seats, "countess"][: t.game.villages]
    if "countess" in data and not rules.solo:
        raise BadPosition("countess", "is for the solo game only (§17.2)")
    for s, name in enumerate(villages):
        read_seat(t, s, data.get(name, {}), name)
    if saved:
        restore(game, t, data)
    settle_cards(t, data)
    read_markets(t, data)
    read_solo(t, data)
    if not saved:
        put_frames(game, t, data)
    for s, name in enumerate(villages):
        check_village(t, s, f"{name}.village", saved)
    check_road(t)
    check_heaps(t)
    check_markets(t)
    check_squares(t)
    check_solo(t)
    t.watched = ascending(vec[i64]([watched(s, card, vec[i64](lids)) for s, card, lids in data.get("watched", [])]))
    check_watched(t)
    if saved:
        VillagersFrames(game.root, rules).check(t)
    t.advance()
    return t


def read_heap(t: Table, stack: int, data: Any, where: str) -> None:
    """A stack or the reserve: how many cards, and what is known of them."""
    if isinstance(data, int):
        data = {"cards": data}
    for knower, card in data.get("returned", []):
        t.lay_on_stack(knower, card, stack)
        t.heights[stack] -= 1
    t.heights[stack] = data.get("cards", t.heights[stack])
    last = int(returned_card(t.returned[-1])) if t.lids[stack] else -1
    if last >= 0 and data.get("back", SUITS[SUIT[last]]) != SUITS[SUIT[last]]:
        raise BadPosition(f"{where}.back", f"is that of the card returned last ({SLUGS[last]})")
    if "below" in data and not t.lids[stack]:
        raise BadPosition(f"{where}.below", "nothing was returned to this stack")
    back = data.get("below") if t.lids[stack] else data.get("back")
    if back is not None:
        t.backs[stack] = SUITS.index(back)
    if "made_of" in data:
        if stack != RESERVE or t.heights[stack] - t.lids[stack] != len(data["made_of"]):
            raise BadPosition(f"{where}.made_of", "only the reserve is made of discarded cards, each of them (§18.6)")
        counts = Counter(data["made_of"])
        t.recycled = vec[i64]([counts[SLUGS[card]] for card in range(CARDS)])


def read_seat(t: Table, s: int, data: Mapping[str, Any], where: str) -> None:
    if "village" in data:
        villages = t.villages[:]
        villages[s] = built(data["village"], f"{where}.village", data.get("order"))
        t.villages = villages
    if "ducats" in data:
        t.earn(s, data["ducats"] - t.ducats[s], START)
    if "ledger" in data:
        for k, item in enumerate(ITEM_NAMES):
            t.ledger[s * ITEMS + k] = data["ledger"].get(item, 0)
        if sum(data["ledger"].values()) != t.ducats[s]:
            raise BadPosition(f"{where}.ledger", f"does not add up to {t.ducats[s]} ducats")
    for card in data.get("hand", []):
        t.to_hand(s, SLUGS.index(card))
    for card in data.get("taken", []):
        t.to_square(s, SLUGS.index(card))


def lying(t: Table) -> Iterator[tuple[str, int]]:
    """All cards that have a face, with the key under which they lie."""
    for s, name in enumerate([*t.game.voice.seats, "countess"][: t.game.villages]):
        for key, cards in (("hand", t.hands[s]), ("taken", t.squares[s]), ("village", t.villages[s].cards)):
            yield from ((f"{name}.{key}", int(name_of(card))) for card in cards if name_of(card) < CARDS)
    yield from ((SLOT_NAMES[k], int(t.road[k])) for k in range(SLOTS) if t.road[k] >= 0)
    yield from (([*STACK_NAMES, "reserve"][returned_to(r)], int(returned_card(r))) for r in t.returned)
    for key, counts in (("discard", t.discard), ("out", t.out), ("reserve.made_of", t.recycled)):
        yield from ((key, card) for card in range(len(counts)) for _ in range(counts[card]))
    yield from (("stack", card) for card in on_the_way(t))


def settle_cards(t: Table, data: Mapping[str, Any]) -> None:
    """Which cards nobody has seen: all that are in the game and lie nowhere else."""
    seen: Counter[int] = Counter()
    for where, card in lying(t):
        seen[card] += 1
        copies = COPIES[card] if in_game(card, t.game) else 0
        if seen[card] > copies:
            raise BadPosition(where, f"this would be {SLUGS[card]} number {seen[card]}; there are {copies} (§1.1)")
    for card in range(CARDS):
        if DECK & BIT[card]:
            t.unseen[card] = COPIES[card] - seen[card] if in_game(card, t.game) else 0
    for basic in BASICS:
        left = COPIES[basic] - seen[basic]
        t.basics[basic] = data.get("basics", {}).get(SLUGS[basic], left)
        if t.basics[basic] > left:
            raise BadPosition(f"basics.{SLUGS[basic]}", f"only {left} are left: the others lie in villages (§1.3)")
    for suit in range(len(SUITS)):
        t.unseen_suits[suit] = sum(t.unseen[c] for c in range(CARDS) if SUIT[c] == suit and DECK & BIT[c])
    recycled = len(t.recycled) > 0
    hidden = sum(t.heights[s] - t.lids[s] for s in range(STACKS + 1) if not (recycled and s == RESERVE))
    if hidden > total(t.unseen):
        heap = next((name for name in ["reserve", *STACK_NAMES] if name in data), "position")
        raise BadPosition(heap, f"{hidden} face-down cards, but only {total(t.unseen)} are unseen (§1.5)")
    for s in range(STACKS + 1):
        if t.backs[s] >= 0 and t.weight(s, t.backs[s]) <= 0:
            name = [*STACK_NAMES, "reserve"][s]
            raise BadPosition(f"{name}.back", f"no unseen card of the suit {SUITS[t.backs[s]]} is left for it")


def read_markets(t: Table, data: Mapping[str, Any]) -> None:
    markets = data.get("market", {})
    if t.game.market_latch or "first" not in markets:
        t.look_for_markets()
    t.market1 = MARKET.index(markets["first"]) if "first" in markets else t.market1
    t.market2 = MARKET.index(markets["second"]) if "second" in markets else t.market2


def read_solo(t: Table, data: Mapping[str, Any]) -> None:
    solo = t.game.solo
    for key in ("events", "jester", "penalty"):
        if key in data and not solo:
            raise BadPosition(key, "is for the solo game only (§17)")
    masks = {
        key: sum(int(BIT[EVENT_IDS.index(slug)]) for slug in set(slugs))
        for key, slugs in data.get("events", {}).items()
    }
    t.face_up, t.discarded = masks.get("face_up", 0), masks.get("discarded", 0)
    t.happened, t.waiting = masks.get("happened", 0), masks.get("waiting", 0)
    everything = t.game.seasons[0] | t.game.seasons[1]
    t.decks = everything & ~t.face_up & ~t.discarded if solo else 0
    if "jester" in data:
        t.jester = JESTER.index(data["jester"])
    t.penalty = data.get("penalty", 0)


def restore(game: Villagers, t: Table, data: Mapping[str, Any]) -> None:
    for s, name in enumerate(game.voice.seats):
        t.limits[s] = data.get(name, {}).get("limit", 0)
    for key, value in data.get("turn_state", {}).items():
        setattr(t, key, value)
    game.restore_frames(t, data["stack"])


def put_frames(game: Villagers, t: Table, data: Mapping[str, Any]) -> None:
    """The frames of a position that names its part and whose turn it is."""
    voice = t.game.voice
    turn = voice.seats.index(data["turn"]) if "turn" in data else None
    rounds = game.root.parts[-1]
    parts = rounds.parts[0]
    chosen = {DRAFT_PART: 1, REFRESH_PART: 2, BUILD_PART: 3, EVENT_PART: 4, MARKET_PART: len(parts.parts) - 1}
    if t.part == EVENT_PART and not t.game.solo:
        raise BadPosition("part", "events are for the solo game only (§19)")
    t.push(game.root, 0, len(game.root.parts), 0)
    t.push(rounds, 0, t.round, 0)
    t.push(parts, 0, chosen[t.part] + 1, 0)
    part = parts.parts[chosen[t.part]]
    written = {s: data.get(name, {}) for s, name in enumerate(voice.seats)}
    n = t.game.seats
    if t.part == DRAFT_PART and (turn is not None or any("taken" in w or "limit" in w for w in written.values())):
        take = part.parts[-1]
        assert isinstance(take, TakeCards)
        for s in range(n):
            t.limits[s] = written[s].get("limit", int(limit(t, t.villages[s].food)))
        t.penalty = 0
        t.push(part, 0, len(part.parts), 0)
        t.push(take, t.starter if turn is None else turn, 1, 0)
        return
    if t.part == REFRESH_PART and turn is not None and n == 2:
        refresh = part.parts[1].parts[0]
        each = refresh.parts[0]
        order = [t.starter, 1 - t.starter]
        if t.game.coins_reversed:
            order.reverse()
        t.push(part, 0, 2, 0)
        t.push(refresh, 0, 1, 0)
        t.push(each, t.starter, order.index(turn) + 1, 0)
        t.push(each.parts[0], turn, 0, 0)
        return
    fixed = {s: [k for k in TURN_KEYS[:-1] if k in w] for s, w in written.items()}
    if t.part == BUILD_PART and (turn is not None or any(fixed.values())):
        seat = turn if turn is not None else t.starter
        each = part.parts[2]
        own = each.parts[0]
        t.push(part, 0, 3, 0)
        t.push(each, t.starter, (seat - t.starter) % n + 1, 0)
        if not fixed[seat]:
            t.push(own, seat, 0, 0)
            return
        t.limit = written[seat].get("limit", int(limit(t, t.villages[seat].builders)))
        t.actions = written[seat].get("actions", 0)
        t.hires = written[seat].get("hires", 0)
        t.tinner = int(written[seat].get("tinner", False))
        t.push(own, seat, 2, 0)
        t.push(own.parts[1], seat, 0, 0)
        return
    t.push(part, 0, 0, 0)


def turn_seat(t: Table) -> int | None:
    """Whose build turn it is, if one is under way."""
    for f in range(0, t.top, FRAME):
        if t.nodes[t.stack[f]].asks == "build":
            return int(t.stack[f + SEAT])
    return None


__all__ = [
    "EVENT_IDS",
    "ITEM_NAMES",
    "PARTS",
    "STACK_NAMES",
    "VILLAGES_KEPT",
    "check_chains",
    "describe",
    "events_in",
    "face_name",
    "lying_on",
    "place",
    "read_village",
    "stack_data",
    "top_back",
    "turn_seat",
]
