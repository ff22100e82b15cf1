"""What cannot lie on a table, and the rule that says so. Positions that people write or change are held against it."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules.goods import BUILDINGS, OFF, ROUNDS
from tilth.games.hallertau.rules.layout import (
    BOULDERS,
    BUILT,
    COLUMNS,
    DECKS,
    DONE,
    EXHAUSTED,
    FARM,
    FARMYARD,
    FIELDS,
    FINAL,
    INCOMES,
    MASK,
    POOL,
    SHEEP,
    SNAPSHOT,
    TOOL,
    TWICE,
)
from tilth.games.hallertau.rules.phases import DrawQuadrants
from tilth.games.hallertau.rules.quantities import next_card
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import FRAME, IT, STEP, Node
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import EachSeat
from tilth.kernel.native import BIT

# Workers in the rows of a space: one, two and three; a card puts one alone into the second (§5.2).
ROWS: Final = {(0, 0, 0), (1, 0, 0), (1, 2, 0), (1, 2, 3), (0, 1, 0), (1, 1, 0), (1, 1, 3)}


def check_phase(t: Table) -> None:
    """A position that names its phase names one that is held."""
    if t.phase == FINAL and t.round != ROUNDS:
        raise BadPosition("round", f"the last cards are played after round {ROUNDS}, not after round {t.round} (§11.1)")
    if t.phase == 10 and t.round == ROUNDS:
        raise BadPosition("phase", f"round {ROUNDS} has no phase 10 (§9.1)")
    if t.phase == 3 and not t.game.with_cards:
        raise BadPosition("phase", "there is no phase 3 without cards (§12.1)")
    if t.phase == 3 and t.round == 1 and not t.game.income_round1:
        raise BadPosition("phase", "phase 3 is left out in round 1 (R24)")


def check_board(t: Table) -> None:
    """Workers stand as they are placed."""
    for s, space in enumerate(SPACE_IDS):
        rows = tuple(int(t.workers[s * 3 + r]) for r in range(3))
        if rows not in ROWS or any(rows[t.game.rows[s] :]):
            raise BadPosition(
                f"board.{space}",
                f"its {t.game.rows[s]} rows hold 1, 2 and 3 workers, filled from below (§5.2); "
                f"{'+'.join(map(str, rows))} cannot be",
            )
        if any(rows[1:]) and t.game.draws_of[s] >= 0 and not t.game.with_cards:
            raise BadPosition(f"board.{space}", "without cards this space cannot be used (§12.1)")


def check_workers(t: Table) -> None:
    """All workers come from one supply, if the host says so; only cards may lend more."""
    limit = t.game.worker_limit
    workers = sum(t.workers) + sum(int(t.farms[s * FARM + POOL]) for s in range(t.game.seats))
    if limit and workers > limit:
        raise BadPosition("board", f"{workers} workers stand about; this game has {limit} (R26)")


def check_farm(t: Table, s: int, seat: str) -> None:
    """Numbers of one farm that contradict each other or the phase."""
    farm = [int(t.farms[s * FARM + k]) for k in range(FARM)]
    if farm[EXHAUSTED] > farm[TOOL]:
        raise BadPosition(f"{seat}.exhausted", f"{farm[EXHAUSTED]} of {farm[TOOL]} tools cannot be exhausted (§8.5)")
    if farm[EXHAUSTED] and t.phase != 9:
        raise BadPosition(f"{seat}.exhausted", "tools are exhausted in phase 9 only (§8.5)")
    if t.phase != 7 and any(code & (DONE | TWICE) for code in farm[FIELDS : FIELDS + COLUMNS]):
        raise BadPosition(f"{seat}.fields", "the marks ' and * belong to phase 7 (§7.3)")
    gone = int(t.round if t.phase == 2 else next_card(t))
    for round_ in range(1, gone):
        if farm[SHEEP + round_]:
            raise BadPosition(
                f"{seat}.sheep", f"the card of round {round_} has left the stable board, and sheep on it died (§4.3)"
            )
    for b, building in enumerate(BUILDINGS):
        at, near, far = farm[BUILT + b], farm[BOULDERS + 2 * b], farm[BOULDERS + 2 * b + 1]
        if not at < near or not (near < far or near == far == OFF):
            words = " and ".join("off" if place == OFF else str(place) for place in (near, far))
            raise BadPosition(
                f"{seat}.boulders.{building}",
                f"boulders {words}: the nearer lies right of its building (at {at}), the other further (§8.4)",
            )
    incomes = sum(1 for card in t.played[s] if t.card(card).income is not None)
    if farm[INCOMES] > incomes:
        raise BadPosition(f"{seat}.incomes", f"{farm[INCOMES]} incomes of {incomes} cards")
    if farm[SNAPSHOT] >= BIT[len(t.game.snapshots)]:
        raise BadPosition(f"{seat}.snapshot", f"there are {len(t.game.snapshots)} conditions to remember")
    for entry in t.hands[s]:
        if entry % MASK >= BIT[len(t.card(entry // MASK).positions)]:
            raise BadPosition(f"{seat}.declined", "a card has fewer positions than that")


# -- cards that have not come to a hand ------------------------------------------------------------------------------


def under_way(t: Table, phase: Node, kind: type[Node]) -> int:
    """The frame of one part of a phase; -1 if the part is still to come, `t.top` if it is over."""
    for f in range(0, t.top, FRAME):
        if t.nodes[t.stack[f]] is phase:
            at = next(i for i, part in enumerate(phase.parts) if isinstance(part, kind))
            step = t.stack[f + STEP]
            return -1 if step <= at else f + FRAME if step == at + 1 else int(t.top)
    return int(t.top)


def quadrants_left(t: Table, phases: Node) -> int:
    """One quadrant card leaves in each phase 1 (§4.2)."""
    drawn = int(t.round)
    if t.phase == 1:
        f = under_way(t, phases.parts[0], DrawQuadrants)
        drawn += 1 if f >= t.top or (f >= 0 and t.stack[f + IT] >= 16) else 0
        drawn -= 0 if t.game.round_in_phase2 else 1
    return 6 - drawn


def reserved(t: Table, phases: Node) -> int:
    """Farmyard cards that have not come to a hand: on the stable boards, or under the pool (§3.8, §7.1)."""
    n = int(t.game.seats)
    served = n
    if 0 < t.phase < 5 and not (t.game.round_in_phase2 and t.phase == 1):
        served = 0
    elif t.phase == 5:
        f = under_way(t, phases.parts[4], EachSeat)
        served = 0 if f < 0 else n if f >= t.top else int(t.stack[f + STEP])
    return n * int(ROUNDS - t.round) + n - served


def check_cards(t: Table, phases: Node) -> None:
    """No more cards than there are."""
    left = quadrants_left(t, phases) if t.game.quadrant_cards else 0
    have = sum(1 for q in range(6) if t.quads & BIT[q])
    if have > left:
        raise BadPosition(
            "quadrant_cards", f"{have} are left to draw; there are {left}, as one leaves each round (§4.2)"
        )
    for d, deck in enumerate(DECKS):
        most = len(t.unseen[d]) - (reserved(t, phases) if d == FARMYARD and t.game.with_cards else 0)
        if most < 0:
            raise BadPosition(
                f"decks.{deck}", f"{-most} cards too many lie about: some must lie on stable boards (§3.8)"
            )
        if t.piles[d] > most:
            raise BadPosition(f"decks.{deck}", f"{t.piles[d]} cards to draw, but only {most} are nowhere else (§2.8)")
