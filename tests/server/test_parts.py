"""Small parts by themselves: ratings, limits, settings, logs, replays, what a seat sees."""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng
from tilth.play import foretelling
from tilth.play.foretelling import Foretold, follows, foretell
from tilth.play.session import Ahead
from tilth.records.record import Record
from tilth.server.errors import TooMany
from tilth.server.limits import LIMITS, Limits
from tilth.server.live import Live, Plan, effective
from tilth.server.logs import AsJson, AsText
from tilth.server.ratings import NEW, Rating, rated
from tilth.server.replays import Replay
from tilth.server.seat_view import look_at
from tilth.server.seating import Person, TableInfo, cleaned, make_seats
from tilth.server.serving import bind
from tilth.server.settings import Settings, data_folder

# -- ratings


def test_the_winner_rises_and_the_loser_falls() -> None:
    winner, loser = rated([NEW, NEW], [1, 2])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma
    assert loser.sigma < NEW.sigma
    assert winner.games == loser.games == 1


def test_a_tie_between_equals_changes_nothing_but_the_doubt() -> None:
    for after in rated([NEW, NEW], [1, 1]):
        assert after.mu == pytest.approx(NEW.mu)
        assert after.sigma < NEW.sigma


def test_ratings_follow_the_order_of_three() -> None:
    first, second, third = rated([NEW, NEW, NEW], [1, 2, 3])
    assert first.mu > second.mu > third.mu


def test_beating_somebody_stronger_is_worth_more() -> None:
    strong = NEW._replace(mu=35.0)
    upset, _ = rated([NEW, strong], [1, 2])
    expected, _ = rated([strong, NEW], [1, 2])
    assert upset.mu - NEW.mu > expected.mu - strong.mu


@pytest.mark.parametrize(
    ("before", "ranks", "after"),
    [
        ([NEW, NEW], [1, 2], [(27.635231383, 8.065506316), (22.364768617, 8.065506316)]),
        (
            [Rating(31.5, 4.25), Rating(18.0, 7.5), NEW],
            [2, 1, 2],
            [(30.710483756, 4.220914704), (21.257216931, 7.410757693), (24.014177992, 7.925760695)],
        ),
        (
            [Rating(28.0, 2.0), NEW, Rating(22.0, 3.0), Rating(35.0, 1.5)],
            [3, 1, 4, 1],
            [(28.045449, 1.998249), (26.740646, 8.138062), (21.615972, 2.992324), (35.014045, 1.499677)],
        ),
    ],
)
def test_a_stored_rating_means_what_it_meant(
    before: list[Rating], ranks: list[int], after: list[tuple[float, float]]
) -> None:
    """Written down by the formula that ratings in databases come from."""
    for found, (mu, sigma) in zip(rated(before, ranks), after):
        assert found == pytest.approx(Rating(mu, sigma, 1), abs=1e-6)


# -- limits


def test_a_bucket_empties_and_fills_again() -> None:
    clock = [100.0]
    limits = Limits(clock=lambda: clock[0])
    for _ in range(LIMITS["login"].burst):
        limits.take("login", "ann")
    with pytest.raises(TooMany):
        limits.take("login", "ann")
    limits.take("login", "bob")
    clock[0] += 1 / LIMITS["login"].rate
    limits.take("login", "ann")
    with pytest.raises(TooMany):
        limits.take("login", "ann")
    Limits(on=False).take("login", "ann")


# -- settings


def test_the_data_folder_is_where_such_machines_keep_data() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/tilth")
    assert data_folder({}, "linux") == Path.home() / ".local/share/tilth"
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/Tilth"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/Tilth")


@pytest.mark.parametrize("wrong", [{"database": "mysql://host/name"}, {"log": "xml"}])
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TilthError):
        Settings(**wrong)


def test_a_password_in_a_wrong_address_is_not_repeated() -> None:
    with pytest.raises(TilthError) as refused:
        Settings(database="mysql://ann:hush@host/name")
    assert "hush" not in str(refused.value)


def test_settings_travel_to_worker_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TILTH_SETTINGS", "{}")
    settings = Settings(data=tmp_path, secret_file=tmp_path / "s", minds=3, limits=False)
    settings.to_environment()
    assert Settings.from_environment() == settings


def test_a_port_that_is_taken_is_told_or_stepped_over() -> None:
    first = bind("127.0.0.1", 0)
    port = first.getsockname()[1]
    first.listen()
    with pytest.raises(TilthError, match=str(port)):
        bind("127.0.0.1", port)
    second = bind("127.0.0.1", None, usual=port)
    assert second.getsockname()[1] != port
    first.close()
    second.close()


# -- logs


def test_logs_are_json_lines_with_their_facts() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "name": "tilth", "status": 200, "ms": 1.5})
    line = json.loads(AsJson().format(record))
    assert (line["message"], line["level"], line["status"], line["ms"]) == ("request", "info", 200, 1.5)
    assert AsText().format(record).endswith("info: request status=200 ms=1.5")
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    assert "ValueError: broken" in json.loads(AsJson().format(record))["error"]


# -- seats


def test_names_are_printable_and_short() -> None:
    assert cleaned("  A\tn\x00n  ") == "A n n"
    assert len(cleaned("x" * 200)) == 40


def test_a_host_has_one_seat_and_any_number_of_hot_seats() -> None:
    ann = Person("1", "Ann")
    seats = make_seats([{"kind": "person"}, {"kind": "hotseat", "name": "Bob"}, {"kind": "hotseat"}], 3, ann)
    assert [seat.person_id for seat in seats] == ["1", "1", "1"]
    assert [seat.name for seat in seats] == ["Ann", "Bob", ""]
    with pytest.raises(TilthError):
        make_seats([{"kind": "person"}, {"kind": "person"}], 2, ann)
    with pytest.raises(TilthError):
        make_seats([{"kind": "throne"}], 1, ann)


# -- a table in memory


def table_info(players: int = 2) -> TableInfo:
    seats = make_seats([{"kind": "hotseat"}] * players, players, Person("1", "Ann"))
    options = tilth.game("villagers", players=players).options
    return TableInfo("t", "CODE22", "villagers", options, 1, seats, False, "playing", 0, 0, "1")


def played(live: Live, moves: int, seed: int) -> list[dict[str, Any]]:
    """Rows of random moves, with chance, and with everything taken back now and then."""
    rng = Rng(seed)
    rows: list[dict[str, Any]] = []

    def write(plan: Plan) -> None:
        """Planned here, or read from another process's journal: it comes to the same."""
        rows.extend(plan.rows)
        if len(rows) % 2:
            live.carry_out(plan)
        else:
            live.apply(plan.rows)

    write(live.plan(-1, [], "start", notice="start"))
    for k in range(moves):
        if live.position.over:
            break
        seat, legal = int(live.position.who), live.position.legal()
        write(live.plan(seat, [legal[rng.below(len(legal))]], f"c{k}"))
        decider = live.decider
        back = live.way_back(decider) if k % 3 == 0 else []
        if back:
            write(live.plan_undo(back[0], f"u{k}"))
    return rows


@pytest.mark.parametrize("seed", range(6))
def test_a_table_comes_back_from_its_journal_as_it_was(seed: int) -> None:
    live = Live(table_info(), [], [])
    rows = played(live, 60, seed)
    assert any(row["kind"] == "undo" for row in rows)
    dump = json.dumps(live.game.voice.describe(live.position))
    snapshots = []
    for cut in range(10, len(rows), 17):
        past = Live(table_info(), rows[:cut], [])
        kept = len(past.moves)
        snapshots.append({"n": cut, "kept": kept, "dump": json.dumps(past.game.voice.describe(past.position))})
    for kept_snapshots in ([], snapshots):
        again = Live(table_info(), rows, kept_snapshots)
        assert json.dumps(again.game.voice.describe(again.position)) == dump
        assert again.version == live.version
        assert again.moves == live.moves == effective(rows)
        assert again.way_back(again.decider) == live.way_back(live.decider)
        for seat in (0, 1, None):
            assert again.story(seat, "ru").lines == live.story(seat, "ru").lines


def test_who_wants_to_be_asked_everything_can_still_cook_what_was_taken() -> None:
    game = tilth.game("agricola", players=2, mode="family")
    info = replace(table_info(), game="agricola", options=game.options)
    at = game.place({"round": 4, "spaces": {"sheep-1": 3}, "A": {"improvements": ["fireplace_2"]}}, patient=True)
    snapshot = {"n": 0, "kept": 0, "dump": json.dumps(game.voice.describe(at))}
    for stay, then in ((False, "B"), (True, "A")):
        live = Live(info, [], [snapshot])
        live.carry_out(live.plan(0, live.understand(0, "place sheep-1"), "c1", stay=stay))
        assert live.position.rules.voice.turn(live.position) == then
    # Two sheep find no room: to cook them goes without saying, but they may be released, or one of them.
    assert live.position.node().asks == "animals" and live.position.forced() >= 0
    live.carry_out(live.plan(0, live.understand(0, "release sheep"), "c2", stay=True))
    live.carry_out(live.plan(0, live.understand(0, "keep sheep"), "c3", stay=True))
    assert live.position.node().asks == "parting" and "exchange" in map(live.position.name, live.position.legal())
    live.carry_out(live.plan(0, [int(live.position.forced())], "c4", stay=True))
    assert live.decider == 1 and live.view(0)["A"]["food"] == 2 and live.view(0)["A"]["sheep"] == 1


def test_a_snapshot_that_cannot_be_read_costs_only_time(caplog: pytest.LogCaptureFixture) -> None:
    live = Live(table_info(), [], [])
    rows = played(live, 30, 1)
    broken = [{"n": rows[20]["n"], "kept": 3, "dump": json.dumps({"stack": ["nonsense"]})}]
    again = Live(table_info(), rows, broken)
    assert again.position.dump() == live.position.dump()
    assert "a snapshot cannot be read" in caplog.text


def test_a_log_that_grows_is_the_log_told_at_the_end() -> None:
    growing = Live(table_info(), [], [])
    growing.story(0, "en")
    growing.story(None, "pt")
    rows = played(growing, 80, 9)
    told = Live(table_info(), rows, [])
    assert growing.stories[0, "en"].lines == told.story(0, "en").lines
    assert growing.stories[None, "pt"].lines == told.story(None, "pt").lines


def test_a_move_is_played_once_whoever_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(table_info(), [], [])
    live.carry_out(live.plan(-1, [], "start", notice="start"))
    for seat in (0, 1, None):
        live.story(seat, "en")
    apply, acts = Position.apply, []

    def counted(p: Position, f: int, action: int) -> None:
        acts.append(action)
        apply(p, f, action)

    legal = live.position.legal()
    monkeypatch.setattr(Position, "apply", counted)
    plan = live.plan(int(live.position.who), legal[:1], "c")
    live.carry_out(plan)
    assert acts == [row["action"] for row in plan.rows]


def test_who_begins_to_listen_while_a_move_is_written_hears_it_too() -> None:
    live = Live(table_info(), [], [])
    live.carry_out(live.plan(-1, [], "start", notice="start"))
    plan = live.plan(int(live.position.who), live.position.legal()[:1], "c")
    early = len(live.story(0, "en").lines)
    live.carry_out(plan)
    assert len(live.story(0, "en").lines) > early
    assert live.story(0, "en").lines == live.told(0, "en").lines


def test_what_was_played_ahead_of_another_move_cannot_happen() -> None:
    live = Live(table_info(), [], [])
    plan = live.plan(-1, [], "start", notice="start")
    live.carry_out(live.plan(-1, [], "start", notice="start"))
    with pytest.raises(RuntimeError, match="played ahead"):
        live.carry_out(plan)


def test_previews_are_worked_out_once_for_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(table_info(), [], [])
    live.carry_out(live.plan(-1, [], "start", notice="start"))
    asked: list[int] = []

    def counted(worlds: Sequence[Position], before: Any, seat: int, action: int) -> Foretold:
        asked.append(action)
        return foretell(worlds, before, seat, action)

    monkeypatch.setattr(foretelling, "foretell", counted)
    looks = [look_at(live, live.decider, lang, previews) for lang in ("en", "ru", "en") for previews in (True, False)]
    assert sorted(asked) == sorted(live.position.legal())
    assert looks[0] is looks[4] and looks[0].choices != looks[2].choices


def test_a_click_on_a_listed_choice_needs_no_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a choice by its name or number, then it is understood as it stands, and played once."""

    def never(*_: object) -> None:
        raise AssertionError("nothing is to be tried out")

    live = Live(table_info(), [], [])
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    monkeypatch.setattr("tilth.kernel.voice.Voice.heed", never)
    monkeypatch.setattr("tilth.kernel.voice.Voice.follow", never)
    seat = int(live.position.who)
    legal = [int(action) for action in live.position.legal()]
    assert len(legal) > 5
    for action in legal:
        assert live.understand(seat, live.position.name(action)) == live.understand(seat, action) == [action]
    played: list[int] = []
    act = Ahead.act

    def counted(self: Ahead, n: int, action: int) -> None:
        played.append(action)
        act(self, n, action)

    monkeypatch.setattr(Ahead, "act", counted)
    plan = live.plan(seat, [legal[0]], "once")
    live.carry_out(plan)
    assert played == [row["action"] for row in plan.rows] == [move.action for move in live.moves[-len(plan.rows) :]]


def test_a_hidden_card_that_is_shown_cannot_be_taken_back() -> None:
    """Given a card of B under one of A on a stack, when A takes both, then only the first could be taken back."""
    game = tilth.game("villagers", players=2)
    position = {
        "part": "draft", "turn": "A", "first": "A",
        "S1": {"cards": 4, "back": "ore", "returned": ["B:jeweler", "A:spelunker"]},
        "A": {"village": "founders(F), hayer, hayer, hayer, hayer"},
        "B": {"taken": ["hunter", "cooper"], "limit": 2},
    }  # fmt: skip
    p = game.place(position, patient=True)
    live = Live(table_info(), [], [{"n": 0, "kept": 0, "dump": json.dumps(game.voice.describe(p))}])
    for way_back in ([0], []):  # no chance is involved in either
        rows = live.plan(0, [live.position.parse("draft S1")], "take").rows
        assert len(rows) == 1
        live.apply(rows)
        assert live.decider == 0
        assert live.way_back(0) == way_back


def test_a_choice_that_may_draw_or_may_pass_is_final() -> None:
    """Given worlds that disagree about what comes next, then neither is promised, and the choice is final."""

    class World:
        """One in which a choice has led to this seat's decision, and shows this."""

        def __init__(self, next_seat: int, shown: str) -> None:
            self.who, self.shown = next_seat, shown

        def legal(self) -> list[int]:
            return [0, 1]

        def view(self, seat: int) -> str:
            assert seat == 0
            return self.shown

    for next_seats, shown, draws, final in [
        ((0, 0), "==", False, False),
        ((0, 0), "=!", True, True),
        ((0, 1), "==", False, True),
        ((CHANCE, 1), "==", True, True),
    ]:
        worlds: list[Any] = [World(seat, seen) for seat, seen in zip(next_seats, shown)]
        assert follows(worlds, 0) == (draws, final)


def test_without_previews_nothing_is_foretold() -> None:
    live = Live(table_info(), [], [])
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    for previews, kinds in ((False, {type(None)}), (True, {bool})):
        choices = look_at(live, live.decider, "en", previews).choices
        assert {type(choice["final"]) for choice in choices} == kinds


# -- replays


def record_of(seed: int) -> tuple[str, Position]:
    game = tilth.game("villagers", players=2)
    p, rng, record = game.start(), Rng(seed), Record.new(game)
    while not p.over:
        action = int(p.draw(rng)) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        record.add(p, action)
        p.play(action)
    return record.text(), p


def test_an_uploaded_record_is_shown_frame_by_frame() -> None:
    text, final = record_of(3)
    replay = Replay.read(text)
    assert replay.frame(0, None, "en")["last"] is None
    last = replay.frame(replay.frames - 1, 0, "en")
    assert [score["total"] for score in last["scores"]] == [sheet.total for sheet in final.scores()]
    assert last["turn"] is None
    assert replay.frame(10**6, 0, "en") == last
    some = replay.frame(40, 1, "ru")
    assert some["last"]["label"] or some["last"]["words"]
    assert replay.course("en")[-1]["totals"] == {sheet.seat: sheet.total for sheet in final.scores()}
    assert replay.decisions()
    assert replay.log(None, "en")[-1]["kind"] == "moment"


def test_a_record_typed_by_hand_is_shown_with_its_rounds() -> None:
    example = Path(__file__).resolve().parents[2] / "docs" / "examples" / "agricola-solo.tilth"
    replay = Replay.read(example.read_text(encoding="utf-8"))
    assert replay.last.over and replay.frame(0, None, "en")["last"] is None


@pytest.mark.parametrize(
    "text",
    ["", "hello", "tilth: 1\ngame: chess\n\n", "tilth: 1\ngame: villagers\noptions: {start_road: 5}\n\n", "a: [\n\n"],
)
def test_a_record_that_cannot_be_read_is_told_in_words(text: str) -> None:
    with pytest.raises(TilthError):
        Replay.read(text)


# -- the bench


def test_the_server_is_measured_with_scripted_people(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from tilth.cli import app

    for pause in ("WARM_UP", "SETTLE"):
        monkeypatch.setattr(f"server_load.{pause}", 0.1)
    arguments = ["bench", "villagers", "--server", "--json", "--tables", "3", "--idle", "2", "--seconds", "1"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["game"], report["tables"]) == ("villagers", 3)
    assert report["moves_per_s"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"]
    assert report["empty_mb"] > 0 and report["busy_ms_per_move"] > 0
    assert 0 <= report["stolen_cpu"] <= (os.cpu_count() or 1)
    assert set(report["bars"]) == {"p99_under_50_ms", "at_most_2.4_ms_of_processor_per_move", "idle_under_300_mb"}


def test_a_killed_server_is_measured_until_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from tilth.cli import app

    monkeypatch.setattr("server_resuming.KILLS", 1)
    arguments = ["bench", "villagers", "--server", "--kill", "--json", "--tables", "3"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["game"], report["tables"]) == ("villagers", 3)
    assert 0 < report["first_s"][0] <= report["all_s"][0]
    assert set(report["bars"]) == {"first_move_within_2_s"}
    assert CliRunner().invoke(app, ["bench", "--kill"]).exit_code == 2
