"""What cannot lie on a table, and the rule that says so. Positions that people write or change are held against it."""

from __future__ import annotations

from collections import Counter

from tilth.games.villagers.deck.countess import ON_REVEAL
from tilth.games.villagers.rules.actions import SLOTS, STACKS
from tilth.games.villagers.rules.facts import (
    CHAIN,
    COUNTESS,
    FOUNDERS,
    HOLDS,
    HOLDS_AS_BOTTOM,
    KEYS,
    PALE_COUNTESS,
    SLUGS,
    SUIT,
    WILD,
    name_of,
)
from tilth.games.villagers.rules.packed import (
    card_back,
    returned_by,
    returned_card,
    returned_to,
    watched_card,
    watched_lids,
    watched_seat,
)
from tilth.games.villagers.rules.rulebook import EASY, HARD
from tilth.games.villagers.rules.table import AHEAD, DRAFT_PART, HELD, NO_JESTER, SOLO_STACK, Table
from tilth.games.villagers.rules.village import Village
from tilth.games.villagers.text.position_keys import EVENT_IDS, SLOT_NAMES, STACK_NAMES, face_name, watched_word
from tilth.kernel.core import FRAME, IT, SEAT
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT


def check_chains(village: Village, where: str) -> None:
    """Every card must lie as the rules let it (§8); only the Countess's lie as they come (§18.3)."""
    if COUNTESS in village.cards or PALE_COUNTESS in village.cards:
        return
    for i in range(len(village.cards)):
        face, on = village.cards[i], village.below[i]
        holds = HOLDS_AS_BOTTOM[face] if WILD[face] and on < 0 else HOLDS[face]
        if village.kids[i] > holds:
            raise BadPosition(where, f"too many cards lie on {face_name(face)} (§8.2)")
        if WILD[face]:
            check_wild(village, i, where)
            continue
        chain = CHAIN[face]
        j, depth = on, len(chain)
        while j >= 0 and depth > 0 and (WILD[village.cards[j]] or name_of(village.cards[j]) == chain[depth - 1]):
            j, depth = village.below[j], depth - 1
        if j >= 0 or depth > 0:
            below = ", ".join(SLUGS[c] for c in chain) or "nothing"
            raise BadPosition(where, f"{face_name(face)} must have {below} below it (§8.1)")


def check_wild(village: Village, i: int, where: str) -> None:
    """A wild card is covered, by cards of one suit."""
    if village.kids[i] == 0:
        raise BadPosition(where, f"{face_name(village.cards[i])} must be covered (§11.2)")
    suits = set()
    for j in range(len(village.cards)):
        if village.below[j] == i:
            suits.add(int(village.branch_suit(j) if WILD[village.cards[j]] else SUIT[village.cards[j]]))
    if len(suits) > 1:
        raise BadPosition(where, f"cards on {face_name(village.cards[i])} are of one suit (§8.1)")


def check_village(t: Table, s: int, where: str, swapping: bool) -> None:
    """Whose founders lie where, and on what ducats can lie. `swapping`: founders may be on their way."""
    village = t.villages[s]
    faces = [int(face) for face in village.cards]
    founders = sum(1 for face in faces if name_of(face) == FOUNDERS)
    hers = s >= t.game.seats
    for i, face in enumerate(faces):
        if village.coins[i] and not KEYS[face]:
            raise BadPosition(where, f"ducats cannot lie on {face_name(face)}: it opens no padlock (§10.2)")
        if face in (COUNTESS, PALE_COUNTESS) and not hers:
            raise BadPosition(where, "her card lies in her own village (§17.2)")
        if not -1 <= village.below[i] < i:
            raise BadPosition(where, "a card is laid after the one it lies on")
    if hers:
        card = PALE_COUNTESS if t.game.level == EASY else COUNTESS
        if faces.count(card) != 1 or founders:
            raise BadPosition(where, f"her village has {face_name(card)} once, and no founders (§17.2, §20.6)")
        if any(village.below[i] >= 0 for i in range(len(faces))):
            raise BadPosition(where, "every card of hers lies separately (§18.3)")
    elif founders > 1 or (founders == 0 and not swapping):
        raise BadPosition(where, f"{founders} founders lie in a village that has one (§2.3)")


def check_road(t: Table) -> None:
    for k in range(SLOTS):
        if t.coins[k] and t.road[k] < 0:
            raise BadPosition(SLOT_NAMES[k], "ducats lie on cards, not on an empty slot (§5.1)")
        if t.coins[k] > 1 and t.game.seats > 2:
            raise BadPosition(SLOT_NAMES[k], f"{t.coins[k]} ducats: with three and more players one at most (§5.1)")


def check_heaps(t: Table) -> None:
    """Stacks only get lower, but for cards put back."""
    size = SOLO_STACK if t.game.solo else 2 * t.game.seats
    for k, name in enumerate([*STACK_NAMES, "reserve"]):
        hidden = t.heights[k] - t.lids[k]
        if hidden < 0:
            raise BadPosition(f"{name}.returned", f"{t.lids[k]} returned cards in a stack of {t.heights[k]}")
        if k < STACKS and hidden > size:
            raise BadPosition(f"{name}.cards", f"{hidden} cards: {size} are dealt to a stack (§1.5)")
        if t.backs[k] >= 0 and hidden == 0:
            raise BadPosition(f"{name}.back", "there is no card to show its back")


def check_markets(t: Table) -> None:
    """A market is due as soon as its stacks have no cards, for good (§3.3)."""
    if t.market2 == HELD and t.top:
        raise BadPosition("market.second", "the game ends when the second market has been held (§3.2)")
    for name, market, stacks in (("first", t.market1, 2), ("second", t.market2, int(STACKS))):
        if market != AHEAD and any(t.heights[k] > t.lids[k] for k in range(stacks)):
            raise BadPosition(f"market.{name}", "dealt cards lie in its stacks, so this market is not due yet (§3.3)")
        if market == AHEAD and t.game.market_latch and not any(t.heights[k] for k in range(stacks)):
            raise BadPosition(f"market.{name}", "its stacks are empty, so this market is due (§3.3)")
    if t.market2 != AHEAD and t.market1 == AHEAD:
        raise BadPosition("market.first", "the first market is due before the second (§3.3)")


def check_watched(t: Table) -> None:
    """A card that all have seen go into a hand is there still, or was put back from there since."""
    left = [Counter(map(int, hand)) for hand in t.hands]
    for f in range(0, t.top, FRAME):
        if t.nodes[t.stack[f]].asks == "return":
            left[t.stack[f + SEAT]][int(card_back(t.stack[f + IT]))] += 1
    taken: set[int] = set()
    for entry in reversed([int(entry) for entry in t.watched]):
        s, card, before = watched_seat(entry), watched_card(entry), watched_lids(entry, STACKS + 1)
        word = watched_word(t.game.voice.seats, entry)
        if any(n > t.lids[k] for k, n in enumerate(before)):
            raise BadPosition("watched", f"{word}: so many cards do not lie on these stacks")
        if left[s][card]:
            left[s][card] -= 1
            continue
        for i, back in enumerate(t.returned):
            before[returned_to(back)] -= 1
            since = before[returned_to(back)] < 0 and i not in taken
            if since and (returned_by(back), returned_card(back)) == (s, card):
                taken.add(i)
                break
        else:
            raise BadPosition("watched", f"{word}: neither in that hand nor put back from it (§16.1)")


def check_squares(t: Table) -> None:
    for s in range(t.game.seats):
        if len(t.squares[s]) and t.part != DRAFT_PART:
            raise BadPosition(f"{t.game.voice.seats[s]}.taken", "cards lie on the square in the draft part only (§4.6)")


def check_solo(t: Table) -> None:
    """Events and the Jester."""
    if not t.game.solo:
        return
    for name, events in (("happened", t.happened), ("waiting", t.waiting)):
        if events & ~t.face_up:
            raise BadPosition(f"events.{name}", "only what lies face up can be one of these (§20.1)")
    if t.face_up & t.discarded:
        raise BadPosition("events.discarded", "an event cannot be face up and discarded at once (§19.1)")
    for e, slug in enumerate(EVENT_IDS):
        if t.face_up & BIT[e] and t.game.works[e] == ON_REVEAL:
            raise BadPosition("events.face_up", f"{slug} is discarded when it is revealed (§19.11)")
    if (t.jester == NO_JESTER) != (t.game.level == HARD):
        raise BadPosition("jester", "only the hard game is without the Jester (§20.7)")
