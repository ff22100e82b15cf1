"""What no play could have left on the table: such positions are refused, each with the section it contradicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tilth.games.agricola.rules.bundles import some
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS, KINDS, kind_of
from tilth.games.agricola.rules.goods import CROPS, GROWN, HARVEST, MOST_PEOPLE, ROUNDS, STAGES
from tilth.games.agricola.rules.grid import MOST_FENCES, MOST_STABLES, count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BREEDING,
    CHILDREN,
    END,
    EXTRA,
    FARM,
    FENCE_PIECE,
    FENCES,
    FIELD_PHASE,
    HOME,
    PEOPLE,
    PHASES,
    PLACED,
    RESERVED,
    RETURN,
    ROOMS,
    SETUP,
    STABLES,
    START,
    WORK,
)
from tilth.games.agricola.rules.packed import laid_good, laid_number, laid_round, laid_seat
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.table_words import goods_of
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT

BY_CARDS = ("extra", "helping", "guests", "skips", "leapt", "free_fences", "aside")  # none of these without a hand

# -- cards -----------------------------------------------------------------------------------------------------------


def lying(rules: AgricolaRules, data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Every card that is said to lie somewhere, after the key that says so."""
    for seat in rules.voice.seats:
        for key in (*rules.card_keys, "hand"):
            for name in data.get(seat, {}).get(key, []):
                yield f"{seat}.{key}", name
        for name in data.get("packs", {}).get(seat, []):
            yield f"packs.{seat}", name
    for name in data.get("majors", []):
        yield "majors", name
    for _, name in data.get("gone", []):
        yield "gone", name


def cards_lie_once(rules: AgricolaRules, decks: Sequence[str], data: Mapping[str, Any]) -> None:
    """Each card is in one place, and one where it can be. Occupations for more players may be tried with fewer."""
    seats = rules.voice.seats
    lasting = [CARD_IDS[card] for card in rules.permanents]
    found: dict[str, str] = {}
    for where, name in lying(rules, data):
        fact = FACTS[CARD_IDS.index(name)]
        kind = where.rpartition(".")[2]
        if name in found:
            raise BadPosition(where, f"{name} lies in {found[name]} already, and there is one of each card (§1.3)")
        found[name] = where
        if name in lasting and kind != "occupations":
            raise BadPosition(where, f"{name} lies in play for good (§19.3)")
        if fact["kind"] in ("minor", "occupation") and fact["deck"] not in decks and name not in lasting:
            raise BadPosition(where, f"{name} is of deck {fact['deck']}; this game has {', '.join(decks)} (§20.6)")
        if kind in rules.card_keys and KINDS[kind_of(fact)].shown != kind:
            raise BadPosition(where, f"{name} is no card of this kind: {fact['kind']}")
        astray = kind in ("hand", "packs", *seats) or (kind == "gone" and not leaves(rules, name))
        if fact["kind"] == "major" and astray:
            raise BadPosition(where, f"{name} is a major improvement: it is for sale or somebody has it (§15.1)")
        if fact.get("passing") and kind == "improvements":
            raise BadPosition(where, f"{name} is passed on as soon as it was played: nobody owns it (§15.8)")


def leaves(rules: AgricolaRules, name: str) -> bool:
    """Is there a card for which this major improvement is given up and leaves the game?"""
    tags = rules.card(CARD_IDS.index(name)).tags
    return any(cost.out and cost.gives_up in tags for card in rules.cards if card for cost in card.costs)


# -- the table -------------------------------------------------------------------------------------------------------


def check_table(t: Table, data: Mapping[str, Any]) -> None:
    check_time(t, data)
    check_spaces(t, data)
    for entry in t.later:
        r = laid_round(entry)
        if r < t.round or (r == t.round and t.phase > START):
            where = "rounds" if r in data.get("rounds", {}) else "later"
            raise BadPosition(where, f"the goods of round {r} have been collected: it is round {t.round} (§15.9)")


def check_time(t: Table, data: Mapping[str, Any]) -> None:
    """Round, phase and round cards fit together."""
    if (t.round == 0) != (t.phase == SETUP):
        raise BadPosition("round", f"round {t.round} has no phase {PHASES[t.phase]}: round 0 is the setup (§2, §3.1)")
    if t.phase == END and t.round < ROUNDS:
        raise BadPosition("phase", f"the game ends after round {ROUNDS}, not after round {t.round} (§3.7)")
    if FIELD_PHASE <= t.phase <= BREEDING and not HARVEST[t.round]:
        raise BadPosition("phase", f"there is no harvest after round {t.round} (§3.1)")
    known = [int(space) for space in t.order[1:] if space >= 0]
    for r, space in enumerate(known, start=1):
        if t.game.space_facts[space]["stage"] != STAGES[r]:
            name, stage = t.game.space_slugs[space], t.game.space_facts[space]["stage"]
            raise BadPosition("revealed", f"{name} is of stage {stage}, and round {r} of stage {STAGES[r]} (§3.1)")
        if space in known[: r - 1]:
            raise BadPosition("revealed", f"{t.game.space_slugs[space]} cannot be turned up twice (§2.2)")
        if len(t.game.fixed_order) and t.game.fixed_order[r - 1] != space:
            fixed = t.game.space_slugs[t.game.fixed_order[r - 1]]
            raise BadPosition("revealed", f"the card of round {r} is {fixed}: the option round_cards says so")
    hidden = 1 if "stack" in data and t.phase == START else 0  # its card is about to be turned up
    if len(known) < t.round - hidden:
        raise BadPosition("revealed", f"{len(known)} round cards cannot lie there in round {t.round} (§3.2)")


def check_spaces(t: Table, data: Mapping[str, Any]) -> None:
    """Goods and people are where they can be."""
    slugs = t.game.space_slugs
    for space, name in enumerate(slugs):
        heap, who = t.lying(space), t.taken[space]
        where = f"occupied.{name}" if who else f"spaces.{name}"
        if (some(heap) or who) and not t.face_up(space) and "stack" not in data:
            in_game = t.game.in_game & BIT[space]
            if in_game:
                raise BadPosition(where, f"the space {name} has not been turned up yet (§3.2)")
            raise BadPosition(where, f"the space {name} is not in this game (§2.7)")
        if not t.game.mode.hand and set(goods_of(t.game, heap)) - set(goods_of(t.game, t.game.gathered(space))):
            raise BadPosition(f"spaces.{name}", "only cards put goods there that do not gather there (§4.4)")
        if who and t.phase not in (WORK, RETURN):
            raise BadPosition(where, f"nobody stands on a space in the phase {PHASES[t.phase]} (§3.6)")
        there = [t.people_on(space, s) for s in range(t.game.seats)]
        if t.full(space) and max(there) > 1:
            raise BadPosition(where, "nobody stands there twice (§4.1)")
        if t.full(space) and not t.game.mode.hand and sum(there) > 1:
            raise BadPosition(where, "one person stands on a space (§4.1)")


# -- a farm ----------------------------------------------------------------------------------------------------------


def check_farm(t: Table, s: int, farm: Mapping[str, Any], seat: str, saved: bool) -> None:
    check_ground(t, s, farm, seat)
    if t.farms[s * FARM + PEOPLE] + t.farms[s * FARM + EXTRA] > t.most_people(s):
        raise BadPosition(f"{seat}.people", f"there are {MOST_PEOPLE} people, children included (§1.1)")
    if not saved:  # guests are among those at home then, and nothing says how many
        check_people(t, s, farm, seat)
    for key in ("on", "used"):
        for name in farm.get(key, {}):
            if t.owner[CARD_IDS.index(name)] != s:
                raise BadPosition(f"{seat}.{key}", f"{seat} has no {name} in play (§15.1)")
    for key in BY_CARDS:
        if farm.get(key) and not t.game.mode.hand and not saved:
            raise BadPosition(f"{seat}.{key}", "only cards bring that, and this game is played without (§18.1)")
    growth = sum(int(card.growth) for card in t.game.cards if card is not None)
    for plot, crop, n in [*farm.get("fields", []), *farm.get("unplowed", [])]:
        card = t.game.plot_cards[plot]
        if plot >= t.game.card_plots and t.owner[card] != s:
            raise BadPosition(f"{seat}.fields", f"{seat} has no {CARD_IDS[card]} in play (§6.5)")
        if crop and n > GROWN[crop] + growth:
            more = f", and {growth} more by cards" if growth else ""
            raise BadPosition(f"{seat}.fields", f"{n} {CROPS[crop]} on one field: it is {GROWN[crop]}{more} (§9.4)")
    if not saved and not t.all_housed(s):
        herd = "+".join(f"{t.farms[s * FARM + k]}{t.game.goods[k]}" for k in t.game.animals)
        raise BadPosition(seat, f"there is no room for {herd} on this farm (§11.4)")


def check_ground(t: Table, s: int, farm: Mapping[str, Any], seat: str) -> None:
    f = s * FARM
    for key in ("rooms", "stables", "fields"):
        named = [place[0] if key == "fields" else place for place in farm.get(key, [])]
        if len(named) > len(set(named)):
            raise BadPosition(f"{seat}.{key}", "a place is named twice, and holds one thing (§6.1)")
    rooms, fields, stables = t.farms[f + ROOMS], t.fields(s), t.farms[f + STABLES]
    grazed = 0
    for cells in t.pastures[s]:
        grazed |= int(cells)
    if t.crowded(s):
        raise BadPosition(seat, "a cell holds two things that exclude each other (§6.1)")
    if count(rooms) < 2 or not t.grid(s).connected(rooms):
        raise BadPosition(f"{seat}.rooms", "a house has at least two rooms, each beside another (§2.1, §6.4)")
    if fields and not t.game.fields_apart and not t.grid(s).connected(fields):
        raise BadPosition(f"{seat}.fields", "each field lies beside another (§9.1)")
    if count(stables) > MOST_STABLES:
        raise BadPosition(f"{seat}.stables", f"there are {MOST_STABLES} stables (§1.1)")
    if sum(int(count(cells)) for cells in farm.get("pastures", [])) > count(grazed):
        raise BadPosition(f"{seat}.pastures", "a cell lies in one pasture only (§10.4)")
    reserved = t.farms[f + RESERVED]
    if reserved & (grazed | ~t.barred(s)):
        raise BadPosition(f"{seat}.reserved", "what is fenced in with something on it is no pasture")
    if len(t.grid(s).parts(t.fenced(s))) > 1 + t.game.detached:
        raise BadPosition(f"{seat}.pastures", "all pastures together must hang together (§10.4)")
    fences = [entry for entry in t.later if laid_seat(entry) == s and laid_good(entry) == FENCE_PIECE]
    laid = sum(int(laid_number(entry)) for entry in fences)
    if laid > t.farms[f + ASIDE]:
        raise BadPosition(f"{seat}.aside", f"{laid} fences lie on round spaces, and so are laid aside (§15.9)")
    if count(t.farms[f + FENCES]) + t.farms[f + ASIDE] > MOST_FENCES:
        raise BadPosition(f"{seat}.pastures", f"there are {MOST_FENCES} fences, those laid aside included (§1.1)")


def away_from_home(t: Table, s: int) -> int:
    """How many people of a seat stand on spaces."""
    return sum(int(t.people_on(space, s)) for space in range(len(t.taken)))


def check_people(t: Table, s: int, farm: Mapping[str, Any], seat: str) -> None:
    f = s * FARM
    workers = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA] + farm.get("helping", 0)
    away = away_from_home(t, s)
    placed = max(away, t.farms[f + PLACED])
    if t.farms[f + HOME] + placed > workers:
        told = f"{t.farms[f + HOME]} at home, {placed} placed, and only {workers} can act"
        key = "home" if "home" in farm else "people"
        raise BadPosition(f"{seat}.{key}", f"{told} (§3.4; guests are told by `helping`)")
    if away > t.farms[f + PLACED]:
        raise BadPosition(f"{seat}.placed", f"{away} people stand on spaces (§3.4)")
