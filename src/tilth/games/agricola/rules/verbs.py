# compiled
"""What cards ask about farms and the board, and what they do there, in players' words: no card reaches into the numbers
of a seat."""

from __future__ import annotations

from tilth.games.agricola.rules.bundles import lay, lying
from tilth.games.agricola.rules.facts import MAJOR_CARD, MINOR_CARD
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
from tilth.games.agricola.rules.packed import guest, laid_card, laid_number, laid_round
from tilth.games.agricola.rules.payments import affordable, can_pay, payments
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import FRAME, IT, NODE, SEAT, STEP
from tilth.kernel.native import BIT, append, i64, vec

# -- goods -----------------------------------------------------------------------------------------------------------


def stock(t: Table, seat: i64, good: i64) -> i64:
    """How many of a good a seat has, animals included."""
    return t.farms[seat * FARM + good]


def spend(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Goods go back to the general supply, or lie somewhere else from now on."""
    t.farms[seat * FARM + good] -= n
    t.fewer(seat, good, n)


def payable_with(t: Table, seat: i64, good: i64, n: i64, bill: i64) -> bool:
    """Could a bill be paid if so many of a good came first?"""
    t.farms[seat * FARM + good] += n
    payable = can_pay(t, seat, bill)
    t.farms[seat * FARM + good] -= n
    return payable


def spared(t: Table, seat: i64, good: i64, n: i64) -> bool:
    """Could so much be laid aside without spoiling a payment that is under way?"""
    if stock(t, seat, good) < n:
        return False
    t.farms[seat * FARM + good] -= n
    fine = True
    f: i64 = 0
    while f < t.top and fine:
        if t.stack[f + NODE] == t.game.pay.id and t.stack[f + SEAT] == seat:
            chosen = t.stack[f + STEP] - 1
            if chosen >= 0:
                fine = affordable(t, seat, payments(t, seat, t.stack[f + IT])[chosen].goods)
            else:
                fine = can_pay(t, seat, t.stack[f + IT])
        f += FRAME
    t.farms[seat * FARM + good] += n
    return fine


def finds_room(t: Table, seat: i64, kind: i64, n: i64) -> bool:
    """Would so many more animals of a kind find a place?"""
    t.farms[seat * FARM + kind] += n
    housed = t.all_housed(seat)
    t.farms[seat * FARM + kind] -= n
    return housed


# -- goods that the space in use has given -----------------------------------------------------------------------


def goods_given(t: Table, lying: bool = False) -> vec[i64]:
    """All goods that the space in use has given; `lying`: only those that lay there."""
    return t.heap if lying else t.got


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
    if people_of(t, seat) + lodgers_of(t, seat) < t.most_people(seat):
        t.farms[seat * FARM + EXTRA] += 1
        come_home(t, seat)


def invite(t: Table, seat: i64) -> None:
    """A guest comes to help in the next round; in the one after it, if the next is just starting."""
    t.farms[seat * FARM + GUESTS] += guest(t.phase == START)


# -- cards and points ------------------------------------------------------------------------------------------------


def in_play(t: Table, card: i64) -> bool:
    """Does anybody have this card in play?"""
    return t.owner[card] >= 0


def on_display(t: Table, card: i64) -> bool:
    """Does this card lie in the display, be it beneath another?"""
    return t.display & BIT[t.game.sold_at[card] - 1] != 0


def is_for_sale(t: Table, card: i64) -> bool:
    """Does it lie there with none on top?"""
    return t.for_sale() & BIT[t.game.sold_at[card] - 1] != 0


def improvements_of(t: Table, seat: i64) -> i64:
    """How many improvements a seat has."""
    return t.farms[seat * FARM + IMPROVEMENTS]


def full_farm(t: Table, seat: i64) -> bool:
    """Is every cell used, and none by what leaves a farm wild?"""
    for thing in t.game.wild_ground:
        if t.lying_on(seat, thing):
            return False
    return t.unused(seat) == 0


def rewarded_improvements(t: Table, seat: i64) -> i64:
    """The same without those that rewards for many improvements overlook."""
    found = improvements_of(t, seat)
    for number in t.game.overlooked:
        if t.owner[number] == seat:
            found -= 1
    return found


def majors_of(t: Table, seat: i64) -> i64:
    """How many major improvements a seat has, those among them that are minor ones as well."""
    found: i64 = 0
    for number in t.played[seat]:
        card = t.game.card(number)
        if card.kind == MAJOR_CARD or card.either:
            found += 1
    return found


def minors_in_hand(t: Table, seat: i64) -> i64:
    found: i64 = 0
    for number in t.hands[seat]:
        if t.game.card_kind[number] == MINOR_CARD:
            found += 1
    return found


def begging_cards(t: Table, seat: i64) -> i64:
    return t.farms[seat * FARM + BEGGING]


def uses_of(t: Table, card: i64) -> i64:
    """A card's own counter: how often it was used, or when, as the card counts it."""
    return t.used[card]


def owner_of(t: Table, card: i64) -> i64:
    """Who has a card in play; -1: nobody."""
    return t.owner[card]


def hand_on(t: Table, seat: i64, card: i64) -> None:
    """A card in play goes to the next player's hand; alone, it leaves the game."""
    if t.game.seats == 1:
        t.leave(seat, card, True)
    else:
        t.withdraw(seat, card)
        t.receive((seat + 1) % t.game.seats, card, True)


def cards_of(t: Table, seat: i64) -> vec[i64]:
    """The cards a seat has in play."""
    return t.played[seat]


def hand_of(t: Table, seat: i64) -> vec[i64]:
    """The cards in a seat's hand."""
    return t.hands[seat]


# -- round cards and what lies on rounds to come ---------------------------------------------------------------------


def is_open(t: Table, space: i64) -> bool:
    """May all use this space?"""
    return t.open & BIT[space] != 0


def round_card(t: Table, round: i64) -> i64:
    """The space of a round; -1: it is hidden."""
    return t.order[round]


def lay_round_card(t: Table, round: i64, space: i64) -> None:
    """The space of a round is turned up before its time."""
    order = t.order[:]
    order[round] = space
    t.order = order


def rounds_to_come(t: Table) -> vec[i64]:
    """All that lies on round spaces (packed.laid)."""
    return t.later


def place_ready(t: Table, card: i64) -> i64:
    """Where in the list what a card has laid on the space of this round stands; -1: there is nothing."""
    i: i64 = 0
    n: i64 = len(t.later)
    while i < n:
        if laid_card(t.later[i]) == card and laid_round(t.later[i]) == t.round:
            return i
        i += 1
    return -1


def lies_ready(t: Table, card: i64) -> bool:
    """Does something that a card has laid there lie on the space of this round?"""
    return place_ready(t, card) >= 0


def pieces_ready(t: Table, card: i64) -> i64:
    """How many pieces lie there."""
    return laid_number(t.later[place_ready(t, card)])


def take_ready(t: Table, card: i64) -> i64:
    """Take it off the space: the entry it was."""
    at = place_ready(t, card)
    taken = t.later[at]
    kept = vec[i64]()
    i: i64 = 0
    n: i64 = len(t.later)
    while i < n:
        if i != at:
            kept = append(kept, t.later[i])
        i += 1
    t.later = kept
    return taken


def pastures_of(t: Table, seat: i64) -> vec[i64]:
    """The cells of each pasture, as masks."""
    return t.pastures[seat]
