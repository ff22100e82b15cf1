# compiled
"""What a position is worth to a seat: an estimate of its points at the end.

The round under way is played to its end on bare numbers, without further workers but for one sowing that suggests
itself: rotation, harvest, milking, and advances paid by what is most useful first. The rounds after it are an outlook:
so many workers bring so many goods, goods and tools become steps of the buildings, steps become points. Every step
beyond the sixth brings three points, whichever building makes it (§11.2); the community center adds workers.
"""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.hallertau.estimates import BILLS, least, offered, pay, push, tools_for
from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.goods import BUILDING_FACTS, CROPS, GOODS, KINDS, LAST, MILK, ROUNDS
from tilth.games.hallertau.rules.layout import (
    ADVANCED,
    ASKED,
    BOULDERS,
    BUILT,
    CHOOSY,
    COLUMNS,
    DECKS,
    DONE,
    EXHAUSTED,
    FARM,
    FIELDS,
    FLOCK,
    JEWEL,
    MASK,
    POOL,
    ROW,
    SHEEP,
    STABLES,
    TOOL,
    TWICE,
    TWO,
    WORKERS,
)
from tilth.games.hallertau.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.native import append, i64, vec
from tilth.kernel.vecs import total

# Found by playing many solo games with and without cards (docs/strength.md).
WORKER_NOW: Final = [0.0, 1.5, 1.5, 1.23, 1.4, 1.3, 0.87]  # a worker still in the pool, by round, in points
GOODS_OF_WORKER: Final = 1.57  # what a worker brings in rounds to come
PRICE: Final = [0.0, 1.0, 2.0, 2.4, 3.0, 3.6, 4.6, 4.6]  # goods for one advance, by round, discounts included
STEPS_EACH: Final = 2.0  # more goods than so many advances of one building cost are of no use in one round
NEW_TOOLS: Final = 0.36  # tools that come with each round
TOOLS_BEYOND: Final = 0.43  # after the fifth tool only so much of each helps: the third step asks two
FIELDS_SOWN: Final = 1.8  # in each round to come
SOW_WORKERS: Final = 1.03  # workers for each of them
SEED_WORKERS: Final = 0.56  # workers for a seed that is lacking
TOP_ROWS: Final = 0.34  # how far the fields sown lie above the mean
BUTCHERED: Final = 0.61  # goods saved from a sheep that would die
PACE: Final = 1.56  # steps of a building in each round to come
CENTER: Final = 0.46  # the last building's step, for each round to come
JEWEL_KEPT: Final = 2.3
GOOD_KEPT: Final = 1.5  # divided by the next round's price
SEED_KEPT: Final = 0.64
SOW_GAIN: Final = 2.5  # a guess for each field sown, to tell which space suggests itself
DOUBT: Final = 0.43  # the sowing is not done yet
CARD: Final = [0.9, 0.9, 1.6, 1.2]  # a card in hand, by deck, early in the game
LATE: Final = 3.0  # from so many rounds before the end on it is worth less and less
INCOME: Final = 0.5  # one good of each phase 3 to come
REACH: Final = 0.5  # points of a card that could be paid, for having them in sight
IDLE: Final = 0.6  # a tool used without need
USELESS: Final = 1000.0  # being asked more often than needed costs time and brings nothing

SHARES: Final[vec[i64]] = vec[i64](  # buildings that take some of the same goods, as masks
    [
        sum(2**b for b, other in enumerate(BUILDING_FACTS) if set(other["kinds"]) & set(fact["kinds"]))
        for fact in BUILDING_FACTS
    ]
)
NOT_NOW: Final[i64] = 99


# -- facts in a quick form -------------------------------------------------------------------------------------------


def sowing_spaces() -> vec[i64]:
    """Each space where crops are sown, and how often."""
    found: list[int] = []
    for number, space in enumerate(SPACE_IDS):
        for option in SPACE_FACTS[space]["options"]:
            found += [x for gain in option["gain"] if "sow" in gain for x in (number, gain["sow"]["n"])]
    return vec[i64](found)


def yearly(fact: dict[str, Any]) -> float:
    """About how many goods a bonus card's income is worth."""
    value = 0.0
    for gain in fact["income"]:
        ((verb, what),) = gain.items()
        if verb == "get":
            value += {"jewel": 3.0, "sheep": 2.5}.get(what[0], 1.0) * what[1]
        else:
            value += {"sow": 3.0, "trade": 1.0}.get(verb, 2.0)
    return value


def asked_for(fact: dict[str, Any]) -> list[vec[i64]]:
    """What each position of a point card asks to give, as pairs of number on the farm and amount."""
    found = []
    for option in fact["options"] if fact["deck"] == "point" else []:
        pairs: list[int] = []
        for cost in option["pay"]:
            what, n = cost.get("give", ("", 0))
            place = {"jewel": int(JEWEL), "tool": int(TOOL), "sheep": int(FLOCK)}.get(what, -1)
            pairs += [GOODS.index(what) if what in GOODS else place, n]
        if pairs and min(pairs) >= 0 and 0 not in pairs[1::2]:
            found.append(vec[i64](pairs))
    return found


SOWING: Final[vec[i64]] = sowing_spaces()
POINTS: Final[list[float]] = [float(fact["points"]) for fact in FACTS]
INCOMES: Final[list[float]] = [yearly(fact) for fact in FACTS]
DECK: Final[vec[i64]] = vec[i64]([DECKS.index(fact["deck"]) for fact in FACTS])
ASKED_FOR: Final[list[list[vec[i64]]]] = [asked_for(fact) for fact in FACTS]


def points_at(place: float) -> float:
    """Points of a building that is expected at `place`, roughly: it may come out a step before or after."""
    if place <= 5.0:
        return 0.0
    if place < 7.0:
        return (place - 5.0) * (place - 5.0) * 0.75
    if place <= 9.0:
        return 3.0 * (place - 6.0)
    if place < 11.0:
        return 12.0 - (11.0 - place) * (11.0 - place) * 0.75
    return 12.0


def step_worths() -> list[float]:
    """By rounds to come and place: the worth of one step."""
    found = []
    for left in range(6):
        for at in range(11):
            ahead = at + PACE * left
            found.append(points_at(ahead + 1) - points_at(ahead) if left else 3.0 if at >= 6 else 0.0)
    return found


STEP_WORTH: Final[list[float]] = step_worths()


# -- the whole -------------------------------------------------------------------------------------------------------


def worth(t: Table, seat: i64) -> float:
    """About how many points the seat will have."""
    if t.over:
        return float(scoring.total(t, seat)) + float(scoring.rest(t, seat) % 5) * 0.01
    if t.round == 0:
        return 0.0
    f = seat * FARM
    value = in_cards(t, seat) if t.game.with_cards else 0.0
    if t.farms[f + CHOOSY] or t.farms[f + ASKED] != t.game.ask:
        value -= USELESS
    b: i64 = 0
    while b < 5:  # of equal moves the one that gets ahead
        value += 0.002 * float(t.farms[f + BUILT + b])
        b += 1
    return value + Farmstead(t, seat).worth(t, seat)


def in_cards(t: Table, seat: i64) -> float:
    """Points and incomes of cards face up, and what those in hand promise."""
    value = 0.0
    rounds = float(ROUNDS - t.round)
    played = t.played[seat]
    income = INCOME * (rounds + 1.0 if t.phase < 3 else rounds)
    for card in played:
        value += POINTS[card] + INCOMES[card] * income
    promise = (rounds + 0.5 if t.phase <= 4 else rounds - 0.5) / LATE
    promise = 1.0 if promise > 1.0 else 0.0 if promise < 0.0 else promise
    hand = t.hands[seat]
    for entry in hand:
        number = entry // MASK
        value += CARD[DECK[number]] * promise
        if len(ASKED_FOR[number]) > 0:
            value += REACH * in_sight(t, seat, number)
    return value


def in_sight(t: Table, seat: i64, card: i64) -> float:
    """Points of a card in hand beyond its price, the less the more of the price is lacking."""
    best = 0.0
    for pairs in ASKED_FOR[card]:
        lacking: i64 = 0
        total: i64 = 0
        price = 0.0
        i: i64 = 0
        n: i64 = len(pairs)
        while i < n:
            what = pairs[i]
            amount = pairs[i + 1]
            have = t.farms[seat * FARM + what]
            total += amount
            price += float(amount) * (3.0 if what == JEWEL else 1.5 if what == FLOCK else 0.6)
            if have < amount:
                lacking += amount - have
            i += 2
        part = 1.0 - float(lacking) / float(total)
        value = (POINTS[card] - price) * part * part
        if value > best:
            best = value
    return best


class Farmstead:
    """One seat's numbers, played on without the engine."""

    def __init__(self, t: Table, seat: i64) -> None:
        f = seat * FARM
        farms = t.farms
        self.round: i64 = t.round
        self.phase: i64 = t.phase
        self.values: vec[i64] = t.game.values
        self.goods: vec[i64] = farms[f : f + KINDS]
        self.jewels: i64 = farms[f + JEWEL]
        self.tools: i64 = farms[f + TOOL]
        self.used: i64 = farms[f + EXHAUSTED]
        self.pool: i64 = farms[f + POOL]
        self.sheep: vec[i64] = farms[f + SHEEP : f + SHEEP + STABLES + 1]  # by farmyard card; first comes the pool
        self.fields: vec[i64] = farms[f + FIELDS : f + FIELDS + COLUMNS]
        self.places: vec[i64] = farms[f + BUILT : f + BUILT + 5]
        self.boulders: vec[i64] = farms[f + BOULDERS : f + BOULDERS + 10]
        self.bare: vec[i64] = vec[i64]()  # rows of empty fields
        self.reaped: vec[i64] = vec[i64]()  # rows of harvested fields
        # what the worth goes by, once it is reckoned: buildings and goods after this round's advances, fields sown
        self.reached: vec[i64] = self.places
        self.kept: vec[i64] = self.goods
        self.sown: i64 = 0

    def worth(self, t: Table, seat: i64) -> float:
        crops = self.goods[0:CROPS]
        if self.phase < 4 or (self.phase == 4 and self.pool > 0 and self.pool == WORKERS[self.center()]):
            self.reap(False)  # nothing is done yet: this round is like those to come
            return self.outlook(self.goods, self.places, self.jewels, self.tools, self.height(), self.round)
        self.reap(self.phase <= 7)
        if self.phase < 8:
            k: i64 = 1
            while k <= STABLES:
                self.goods[MILK] += self.sheep[k]
                k += 1
        value = self.rest_of_round()
        if self.phase == 9:
            return value - IDLE * float(self.idle_pushes(t, seat))
        if self.phase != 4 or self.pool == 0:
            return value
        worker = WORKER_NOW[self.round]
        value += float(self.pool) * worker
        cost = self.sow(t, seat, crops, worker)
        if cost > 0:
            reached = self.reached
            kept = self.kept
            sown = self.rest_of_round() + float(self.pool - cost) * worker - DOUBT
            if sown > value:
                return sown
            self.reached = reached
            self.kept = kept
            self.sown = 0
        return value

    def center(self) -> i64:
        return least(self.places)

    def idle_pushes(self, t: Table, seat: i64) -> i64:
        """How much further boulders have been pushed than this phase's advances asked for."""
        found: i64 = 0
        b: i64 = 0
        while b < 5:
            made = t.farms[seat * FARM + ADVANCED + b]
            at = self.places[b]
            near = at + 1 if made > 0 else at + 2
            far = at + 4 - made if made < 2 else at + 2
            if self.boulders[2 * b] <= LAST and self.boulders[2 * b] > near:
                found += self.boulders[2 * b] - near
            if self.boulders[2 * b + 1] <= LAST and self.boulders[2 * b + 1] > far:
                found += self.boulders[2 * b + 1] - far
            b += 1
        return found

    # -- fields

    def reap(self, harvest: bool) -> None:
        """Harvest what is planted, or count it as seed."""
        c: i64 = 0
        while c < COLUMNS:
            code = self.fields[c]
            c += 1
            if code == 0:
                continue
            row = code % DONE // ROW
            content = code % ROW
            if content == 0:
                self.bare = append(self.bare, row)
                continue
            good = content - 1 if content < TWO else content - TWO
            if harvest and not code & DONE:
                n = row if content < TWO else 2 * row
                self.goods[good] += 2 * n if code & TWICE else n
                if row > 2:
                    row -= 1
            else:
                self.goods[good] += 1
            self.reaped = append(self.reaped, row)

    def height(self) -> i64:
        """The sum of all rows."""
        return total(self.reaped) + total(self.bare)

    def sow(self, t: Table, seat: i64, crops: vec[i64], worker: float) -> i64:
        """Sow and harvest where it suggests itself, of the `crops` in hand; gives the workers it takes, 0 for none."""
        most: i64 = len(self.bare)
        seeds = total(crops)
        if seeds < most:
            most = seeds
        best = 0.0
        times: i64 = 0
        cost: i64 = 0
        i: i64 = 0
        while i < len(SOWING) and most > 0:
            n = SOWING[i + 1] if SOWING[i + 1] < most else most
            row = t.lowest_row(SOWING[i])
            if row < t.game.rows[SOWING[i]] and row < self.pool:
                gain = float(n) * SOW_GAIN - float(row + 1) * worker
                if gain > best:
                    best = gain
                    times = n
                    cost = row + 1
            i += 2
        self.sown = times
        while times > 0:
            self.sow_top(crops)
            times -= 1
        return cost

    def sow_top(self, crops: vec[i64]) -> None:
        """The highest empty field, with the crop there will be least of; hops are wanted least."""
        top: i64 = 0
        i: i64 = 1
        n: i64 = len(self.bare)
        while i < n:
            if self.bare[i] > self.bare[top]:
                top = i
            i += 1
        row = self.bare[top]
        bare = vec[i64]()
        i = 0
        while i < n:
            if i != top:
                bare = append(bare, self.bare[i])
            i += 1
        self.bare = bare
        crop: i64 = -1
        fewest: i64 = NOT_NOW
        k: i64 = 0
        while k < CROPS:
            have = self.goods[k] + (3 if k == 2 else 0)
            if crops[k] > 0 and (crop < 0 or have < fewest):
                crop = k
                fewest = have
            k += 1
        crops[crop] -= 1
        self.goods[crop] += row - 1
        self.reaped = append(self.reaped, row - 1 if row > 2 else row)

    # -- the rest of this round

    def rest_of_round(self) -> float:
        """The worth after rotation and all advances that can be paid."""
        height = self.height()
        if self.phase <= 5:
            further: i64 = 1
            i: i64 = 0
            n: i64 = len(self.bare)
            while i < n:
                row = self.bare[i]
                if row < 5:
                    height += 1
                if row < 4 and further:
                    height += 1
                    further = 0
                i += 1
        goods = self.goods[:]
        places = self.places[:]
        if self.phase > 9:
            return self.outlook(goods, places, self.jewels, self.tools, height, self.round + 1)
        left = vec[i64]([self.jewels, self.tools - self.used])
        self.advance(goods, places, left)
        self.reached = places
        self.kept = goods
        return self.outlook(goods, places, left[0], left[1] + self.used, height, self.round + 1)

    def advance(self, goods: vec[i64], places: vec[i64], left: vec[i64]) -> None:
        """Pay advances while they are worth their price, the best one first. `left`: jewels and usable tools."""
        to_come = ROUNDS - self.round
        last = to_come == 0
        kept = 0.2 if last else GOOD_KEPT / PRICE[self.round + 1]
        crop_kept = kept
        jewel = 1.0 if last else JEWEL_KEPT
        tool = 0.2 if last else 0.05
        center = CENTER * float(to_come)
        fields: i64 = len(self.bare) + len(self.reaped)
        boulders = self.boulders[:]
        prices = [0.0, 0.0, 0.0, 0.0, 0.0]
        chosen = vec[i64]([0, 0, 0, 0, 0])
        stale: i64 = 31
        behind = least(places)
        while True:
            if not last:  # seeds for the fields are worth more than goods
                seed = SEED_KEPT if goods[0] + goods[1] + goods[2] + goods[3] <= fields else kept
                if seed != crop_kept:
                    crop_kept = seed
                    stale = 31
            best: i64 = -1
            gain = 0.0
            way: i64 = 0
            b: i64 = 0
            while b < 5:
                if stale >> b & 1:
                    offer = offered(b, self.round, goods, kept, crop_kept)
                    chosen[b] = offer[0]
                    prices[b] = offer[1]
                at = places[b]
                price = prices[b] if prices[b] < jewel or left[0] == 0 else jewel
                if at < LAST and price < 1e9:
                    tools = tools_for(boulders, b, at)
                    if tools <= left[1]:
                        value = STEP_WORTH[to_come * 11 + at] - price - tool * float(tools)
                        if at == behind and behind < 6:
                            value += center
                        if value > gain:
                            best = b
                            gain = value
                            way = tools
                b += 1
            if best < 0:
                break
            if prices[best] >= jewel and left[0] > 0:
                left[0] -= 1
                stale = 0
            else:
                pay(BILLS[(self.round - 1) * 5 + best], chosen[best], goods)
                stale = SHARES[best]
            left[1] -= way
            push(boulders, best, places[best])
            places[best] += 1
            behind = least(places)
        if not last:  # used ones come back
            left[1] = self.tools - self.used

    # -- the rounds to come

    def outlook(self, goods: vec[i64], places: vec[i64], jewels: i64, tools: i64, rows: i64, first: i64) -> float:
        """The points at the end, seen from the start of round `first`, when no worker has been used."""
        center = least(places)
        sheep = self.sheep
        value = 0.0
        b: i64 = 0
        if first > ROUNDS:
            while b < 5:
                if places[b] > 6:
                    value += 3.0 * float(places[b] - 6)
                b += 1
            beyond = self.values[center] - 15 * (center - 6) if center > 6 else 0  # beyond three points a step (§11.2)
            value += float(beyond + sheep[STABLES] + jewels)
            return value + 0.2 * float(total(goods) + tools + rows)
        steps = 0.0
        fields = float(len(self.bare) + len(self.reaped))
        sown = fields if fields < FIELDS_SOWN else FIELDS_SOWN
        height = float(rows)
        might = float(tools)
        crops = float(goods[0] + goods[1] + goods[2] + goods[3])  # mostly for brewery, bakery and manufactory
        soft = float(goods[4] + goods[7])  # hide and wool, for the manufactory
        cool = float(goods[5] + goods[6])  # meat and milk, for the cooling house
        clay = float(goods[8])
        k = first
        while k <= ROUNDS:
            at = float(center) + 0.2 * steps
            hands = (6.0 + at if at < 6.0 else 12.0) - SOW_WORKERS * sown
            if crops < sown:
                hands -= SEED_WORKERS * (sown - crops)
                crops = 0.0
            else:
                crops -= sown
            if fields > 0.0:
                row = height / fields + TOP_ROWS
                crops += sown * (row if row < 5.0 else 5.0)
                height += fields + 1.0 - 2.0 * sown
                height = 5.0 * fields if height > 5.0 * fields else 2.0 * fields if height < 2.0 * fields else height
            alive = sheep[STABLES]
            j = k + 1
            while j < STABLES:
                alive += sheep[j]
                j += 1
            cool += float(alive)
            if k > first:
                cool += BUTCHERED * float(sheep[k])
            price = PRICE[k]
            most = STEPS_EACH * price
            use_clay = clay if clay < most else most
            use_cool = cool if cool < most else most
            use_soft = soft if soft < most else most
            room = 2.0 * most + (most - use_soft) + 0.4 * (most - use_clay)
            use_crops = crops if crops < room else room
            paid = use_clay + use_cool + use_soft + use_crops
            work = GOODS_OF_WORKER * hands if hands > 0.0 else 0.0
            if k == ROUNDS:
                work += float(jewels) * price
            paid = paid + work if paid + work < 5.0 * most else 5.0 * most
            within = price * (5.0 + might if might < 5.0 else 10.0 + TOOLS_BEYOND * (might - 5.0))
            part = 1.0
            if paid > within:  # boulders are in the way
                part = within / paid
                paid = within
            clay -= use_clay * part
            cool -= use_cool * part
            soft -= use_soft * part
            crops -= use_crops * part
            steps += paid / price
            might += NEW_TOOLS
            k += 1
        each = 0.2 * steps
        while b < 5:
            value += points_at(float(places[b]) + each)
            b += 1
        end = float(center) + each
        if end > 6.5:
            value += end - 6.5 if end < 9.5 else 3.0 * (end - 8.5) if end < 10.5 else 6.0
        return value + float(sheep[STABLES]) + 0.2 * (clay + cool + soft + crops + might + height)


class FarmEvaluation(Evaluation):
    def value(self, p: Position, seat: i64) -> float:
        return worth(cast(Table, p), seat)
