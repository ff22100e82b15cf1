# compiled
"""What cards ask about farms and the board, and what they do there, in players' words: no card reaches into the numbers
of a seat."""

from __future__ import annotations

from tilth.games.agricola.rules.bundles import lay, lying
from tilth.games.agricola.rules.goods import MOST_PEOPLE
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEGGING,
    CHILDREN,
    EXTRA,
    FARM,
    FIELDS,
    GUESTS,
    HOME,
    HOUSE,
    IMPROVEMENTS,
    LEAPT,
    PEOPLE,
    PLACED,
    ROOMS,
    SKIPS,
    SOWN,
    STABLES,
    START,
    WORK,
)
from tilth.games.agricola.rules.packed import guest
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64

# -- goods -----------------------------------------------------------------------------------------------------------


def stock(t: Table, seat: i64, good: i64) -> i64:
    """How many of a good a seat has, animals included."""
    return t.farms[seat * FARM + good]


def spend(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Goods go back to the general supply, or lie somewhere else from now on."""
    t.farms[seat * FARM + good] -= n


def payable_with(t: Table, seat: i64, good: i64, n: i64, bill: i64) -> bool:
    """Could a bill be paid if so many of a good came first?"""
    t.farms[seat * FARM + good] += n
    payable = can_pay(t, seat, bill)
    t.farms[seat * FARM + good] -= n
    return payable


def finds_room(t: Table, seat: i64, kind: i64, n: i64) -> bool:
    """Would so many more animals of a kind find a place?"""
    t.farms[seat * FARM + kind] += n
    housed = t.all_housed(seat)
    t.farms[seat * FARM + kind] -= n
    return housed


# -- goods that the space in use has given -----------------------------------------------------------------------


def gave(t: Table, good: i64) -> i64:
    """How many of a good the space in use has given."""
    return t.got[good]


def lay_there(t: Table, good: i64) -> i64:
    """How many of them lay on the space."""
    return t.heap[good]


def parted_with(t: Table, good: i64) -> i64:
    """How many of them were left there, sold or given away."""
    return t.parted[good]


def kept(t: Table, good: i64) -> i64:
    """What the user of the space has kept of the goods that it gave."""
    return gave(t, good) - parted_with(t, good)


def part_with(t: Table, good: i64, n: i64) -> None:
    """The user of the space gives up some of the goods that it gave."""
    spend(t, t.user, good, n)
    parted = t.parted[:]
    parted[good] += n
    t.parted = parted


# -- goods on cards and spaces ---------------------------------------------------------------------------------------


def on_card(t: Table, card: i64, good: i64) -> i64:
    """How many of a good lie on a card."""
    return lying(t.store, t.game.width, card, good)


def lay_on_card(t: Table, card: i64, good: i64, n: i64) -> None:
    t.lay_in_store(card, good, n)


def take_off_card(t: Table, card: i64, good: i64, n: i64) -> None:
    t.lay_in_store(card, good, -n)


def pieces_on(t: Table, card: i64) -> i64:
    """How many goods lie on a card, of whatever kind."""
    n: i64 = 0
    good: i64 = 0
    while good < t.game.kinds:
        n += on_card(t, card, good)
        good += 1
    return n


def on_space(t: Table, space: i64, good: i64) -> i64:
    """How many of a good lie on a space."""
    return lying(t.heaps, t.game.width, space, good)


def lay_on_space(t: Table, space: i64, good: i64, n: i64) -> None:
    lay(t.heaps, t.game.width, space, good, n)


def take_off_space(t: Table, space: i64, good: i64, n: i64) -> None:
    lay(t.heaps, t.game.width, space, good, -n)


# -- the farm --------------------------------------------------------------------------------------------------------


def house_of(t: Table, seat: i64) -> i64:
    """WOODEN, CLAYEY or STONY."""
    return t.farms[seat * FARM + HOUSE]


def leapt(t: Table, seat: i64) -> bool:
    """Has the house become one of stone without having been one of clay?"""
    return t.farms[seat * FARM + LEAPT] > 0


def stables_of(t: Table, seat: i64) -> i64:
    """Cells with a stable, as a mask."""
    return t.farms[seat * FARM + STABLES]


def plots_of(t: Table, seat: i64) -> i64:
    """Fields and places to sow on cards, as a mask."""
    return t.farms[seat * FARM + FIELDS]


def sown_plots(t: Table, seat: i64) -> i64:
    """Those of them that carry a crop, as a mask."""
    return t.farms[seat * FARM + SOWN]


def left_on(t: Table, seat: i64, plot: i64) -> i64:
    """How much of its crop stands on a plot."""
    return t.left(seat, plot)


def beside_room(t: Table, seat: i64, cell: i64) -> bool:
    return t.grid(seat).next[cell] & t.farms[seat * FARM + ROOMS] != 0


def put_aside(t: Table, seat: i64, fences: i64) -> None:
    """Fences of the seat's own lie on a card or a round space from now on."""
    t.farms[seat * FARM + ASIDE] += fences


def take_back(t: Table, seat: i64, fences: i64) -> None:
    """They are at hand again."""
    t.farms[seat * FARM + ASIDE] -= fences


def skip_harvest(t: Table, seat: i64) -> None:
    """The next harvest passes this farm by."""
    t.farms[seat * FARM + SKIPS] = 1


# -- the family ------------------------------------------------------------------------------------------------------


def people_of(t: Table, seat: i64) -> i64:
    """The family, children included."""
    return t.farms[seat * FARM + PEOPLE]


def at_home(t: Table, seat: i64) -> i64:
    """People still to be placed in this round."""
    return t.farms[seat * FARM + HOME]


def placed_by(t: Table, seat: i64) -> i64:
    """People placed in this round."""
    return t.farms[seat * FARM + PLACED]


def lodgers_of(t: Table, seat: i64) -> i64:
    """People who live on cards."""
    return t.farms[seat * FARM + EXTRA]


def come_home(t: Table, seat: i64) -> None:
    """One more can be placed in this round, while people are being placed."""
    if t.phase == WORK:
        t.farms[seat * FARM + HOME] += 1


def grow_up(t: Table, seat: i64) -> None:
    """A child just born is grown up, and can be placed."""
    t.farms[seat * FARM + CHILDREN] -= 1
    come_home(t, seat)


def lodge(t: Table, seat: i64) -> None:
    """One of the people not in play yet comes to live on a card, and can be placed."""
    if people_of(t, seat) + lodgers_of(t, seat) < MOST_PEOPLE:
        t.farms[seat * FARM + EXTRA] += 1
        come_home(t, seat)


def invite(t: Table, seat: i64) -> None:
    """A guest comes to help in the next round; in the one after it, if the next is just starting."""
    t.farms[seat * FARM + GUESTS] += guest(t.phase == START)


# -- cards and points ------------------------------------------------------------------------------------------------


def in_play(t: Table, card: i64) -> bool:
    """Does anybody have this card in play?"""
    return t.owner[card] >= 0


def improvements_of(t: Table, seat: i64) -> i64:
    """How many improvements a seat has."""
    return t.farms[seat * FARM + IMPROVEMENTS]


def begging_cards(t: Table, seat: i64) -> i64:
    return t.farms[seat * FARM + BEGGING]
