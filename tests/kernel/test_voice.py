"""Names of actions, the reading of what people write, and what is said when it cannot be played."""

from __future__ import annotations

import pytest

from tilth.kernel.core import CHANCE, CHOOSE, FIRST_ACTION, PASS, Position
from tilth.kernel.errors import Ambiguous, Illegal, MoveError, Reason, Row, TilthError, Unreadable, by_number
from tilth.kernel.expressions import May, Offer, One, Seq
from tilth.kernel.rng import Rng
from tilth.kernel.voice import Domain, Kind, Question, Voice

from .bench import Bench, Mark, Pick, bench, held, marks, offered, say
from .toy import Acre
from .toy.farm import BAKE, GET, PAY, PLAY
from .toy.rounds import Weather
from .toy.verbs import Gain, Get, Give, Pay, PlayCard


def code(p: Position, text: str) -> str:
    """The code of the reason why this is not allowed."""
    reason = p.why_not(text)
    assert reason
    return reason.code


class Rain:
    """Chance that always lets it rain, and remembers how often it was asked."""

    asked: tuple[int | None, ...] = ()

    def __call__(self, position: Position) -> int:
        self.asked = (*self.asked, position.seat)
        return position.parse("weather rain")

    def copy(self) -> Rain:
        return Rain()


# -- names -------------------------------------------------------------------------------------------------------------


def test_actions_have_names_that_are_read_back() -> None:
    for seed in range(6):
        game = Acre(players=2 + seed % 2)
        rng = Rng(seed)
        p = game.start()
        while not p.over:
            names = offered(p)
            assert len(set(names)) == len(names)
            assert [p.parse(name) for name in names] == p.legal()
            p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])


def test_names_of_every_kind_of_action() -> None:
    p = bench(One(Mark(1).named("two words"), Mark(2)))
    assert [p.name(int(a)) for a in (PASS, CHOOSE, CHOOSE + 1)] == ["pass", "two words", "2"]
    assert p.name(int(PLAY)) == "play carter"
    assert p.name(int(GET + 3)) == "get coin"
    assert p.name(int(PAY + 1 + 2 * 25)) == "pay 1wood+2food"
    assert p.name(int(BAKE)) == "bake bread"


def test_numbers_that_no_action_has() -> None:
    p = Acre().start()
    voice: Voice = p.rules.voice
    assert voice.num_actions == BAKE + 1
    for number in (int(BAKE + 1), 10**6, FIRST_ACTION - 1):
        with pytest.raises(ValueError, match="no action"):
            voice.kind(int(number))
    with pytest.raises(Illegal, match="action 1000000"):
        p.play(10**6)


def test_kinds_must_not_overlap() -> None:
    good = Domain(["wood", "clay"])
    apart = [Kind(70, "get", good), Kind(68, "give", good), Kind(72, "bake")]
    assert Voice(apart, {}, ["A"]).num_actions == 73
    with pytest.raises(AssertionError, match="give and get overlap"):
        Voice([Kind(70, "get", good), Kind(69, "give", good)], {}, ["A"])


def test_seats_have_names() -> None:
    voice: Voice = Acre(players=3).voice
    assert [voice.seat_name(seat) for seat in (0, 2, CHANCE)] == ["A", "C", "chance"]
    assert [voice.seat_number(word) for word in ("A", "C", "chance", "D")] == [0, 2, CHANCE, None]
    assert [voice.seat_number(word) for word in ("a", "Chance", "round", "")] == [0, CHANCE, None, None]


def test_a_question_says_who_what_and_because_of_what() -> None:
    p = Acre().place({"A": {"hand": ["carter"]}})
    assert p.question == Question(int(CHANCE), "weather", "")
    say(p, "weather sun")
    assert p.question == Question(0, "space", "")
    say(p, "school")
    assert p.node().asks == "load"
    say(p, "logs", "rest", "market")
    assert p.question == Question(0, "get", "market")


# -- reading one action ------------------------------------------------------------------------------------------------


def test_what_names_nothing_is_unreadable_and_gets_hints() -> None:
    p = Acre().place({})
    say(p, "weather sun")
    with pytest.raises(Unreadable) as error:
        p.parse("frest")
    assert error.value.hints == ["forest", "rest"]
    assert error.value.text == "frest"
    assert str(error.value) == "cannot read 'frest'; did you mean 'forest' or 'rest'?"
    for text in ("", "xyzzy", "forest now", "play", "play nothing", "bake"):
        with pytest.raises(Unreadable):
            p.parse(text)
    with pytest.raises(Unreadable) as error:
        p.parse("xyzzy")
    assert error.value.hints == []
    assert str(error.value) == "cannot read 'xyzzy'"


def test_what_names_two_actions_is_ambiguous() -> None:
    p = bench(One(Mark(1).named("mark"), Mark(2).named("mark"), Mark(3).named("other")))
    with pytest.raises(Ambiguous) as error:
        p.parse("mark")
    assert error.value.candidates == ["mark", "mark"]
    with pytest.raises(Ambiguous):
        p.rules.voice.follow(p, 0, "mark")
    assert p.parse("other") == CHOOSE + 2


def test_what_is_legal_beats_what_is_not() -> None:
    """Two parts bear the same word; only one can be done."""
    p = bench(One(Pay(wood=1).named("mark"), Mark(2).named("mark"), Mark(3).named("other")))
    assert p.parse("mark") == CHOOSE + 1


def test_a_reason_is_given_for_what_cannot_be_done() -> None:
    p = Acre().place({"A": {"hand": ["oven"]}, "busy": ["pond"]})
    say(p, "weather sun")
    p.busy = 4
    p.advance()
    assert p.why_not("forest") is None
    assert code(p, "pond") == "OCCUPIED"
    assert code(p, "market") == "CANNOT_PAY"
    assert code(p, "yard") == "CANNOT_PAY"
    assert code(p, "school") == "CANNOT_PAY"
    assert code(p, "bake bread") == "NO_OVEN"
    assert code(p, "get wood") == "WRONG_PART"
    assert code(p, "pass") == "WRONG_PART"
    assert code(p, "peek at B") == "NO_PEEKING"
    with pytest.raises(Illegal) as error:
        p.parse("pond")
    assert str(error.value) == "'pond' is not allowed: OCCUPIED [OCCUPIED (§1)]"
    assert error.value.text == "pond"
    with pytest.raises(Unreadable):
        p.why_not("xyzzy")


def test_an_ask_gives_its_own_reasons() -> None:
    p = bench(PlayCard(), A={"hand": ["oven", "carter", "net"]})
    assert offered(p) == ["play carter", "play net"]
    assert code(p, "play oven") == "CANNOT_PAY"
    assert code(p, "play toll") == "NOT_IN_HAND"


def test_passing_is_refused_where_something_must_be_done() -> None:
    p = bench(Offer(Pick("a"), Give()), A={"wood": 1})
    assert code(p, "pass") == "WRONG_PART"
    say(p, "get wood")
    assert p.why_not("pass") is None


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    p = bench(Mark(1))
    assert code(p, "get wood") == "WRONG_PART"
    with pytest.raises(Unreadable):
        p.parse("xyzzy")


def test_errors_are_of_one_family_and_reasons_speak() -> None:
    for kind in (Unreadable, Ambiguous, Illegal):
        assert issubclass(kind, MoveError)
        assert issubclass(kind, TilthError)
    reason = Reason("LOCKED", "§3", lambda lang: {"en": "it is locked", "ru": "закрыто"}[lang])
    assert (reason.words(), reason.words("ru"), str(reason)) == ("it is locked", "закрыто", "LOCKED (§3)")
    assert Reason("LOCKED").words("ru") == str(Reason("LOCKED")) == "LOCKED"
    assert str(Illegal("open", reason)) == "'open' is not allowed: it is locked [LOCKED (§3)]"
    assert Acre().voice.reason(99).code == "REASON_99"


def test_a_table_of_reasons_has_each_number_and_each_text_once() -> None:
    rows = [Row(8, "LOCKED", "§3"), Row(9, "LOCKED", "§4", "locked-twice")]
    found = by_number(rows, lambda text, lang: f"{lang}: {text}")
    assert [str(reason) for reason in found.values()] == ["LOCKED (§3)", "LOCKED (§4)"]
    assert [reason.words("ru") for reason in found.values()] == ["ru: LOCKED", "ru: locked-twice"]
    for row in (Row(8, "OTHER"), Row(10, "LOCKED")):
        with pytest.raises(ValueError, match="two reasons"):
            by_number([*rows, row], lambda text, lang: text)


# -- following a line --------------------------------------------------------------------------------------------------


def farm() -> Position:
    p = Acre().place({"A": {"wood": 3, "clay": 1, "hand": ["carter"]}, "B": {"food": 1}})
    say(p, "weather sun")
    return p


def test_a_line_has_the_words_of_several_decisions() -> None:
    p = farm()
    before = p.dump()
    q = p.rules.voice.follow(p, 0, "market give wood get coin")
    assert held(q) == {"wood": 2, "clay": 1, "coin": 1}
    assert q.seat == 1
    assert p.dump() == before
    assert p.seat == 0


def test_forced_choices_need_no_words_but_may_have_them() -> None:
    p = farm()
    lines = ("school logs", "school play carter logs")
    results = [p.rules.voice.follow(p, 0, line) for line in lines]
    assert results[0].dump() == results[1].dump()
    assert held(results[0]) == {"wood": 5, "clay": 1}


def test_a_line_may_end_before_a_forced_choice() -> None:
    p = farm()
    q = p.rules.voice.follow(p, 0, "yard")
    assert q.patient
    assert offered(q) == ["pay 3wood+1clay"]
    q.patient = False
    q.settle()
    assert held(q) == {}
    assert q.seat == 1


def test_the_actions_of_a_line_are_told() -> None:
    p = farm()
    taken: list[int] = []
    q = p.rules.voice.follow(p, 0, "school logs", taken=taken)
    r = p.copy()
    r.patient = True
    for action in taken:
        r.play(action)
    assert len(taken) == 3
    assert r.dump() == q.dump()


def test_the_longest_reading_counts() -> None:
    work = Seq(One(Mark(1).named("sow"), Mark(2).named("sow wheat")), Pick("good"))
    p = bench(work)
    assert marks(p.rules.voice.follow(p, 0, "sow wheat get clay")) == "2"
    assert marks(p.rules.voice.follow(p, 0, "sow get clay")) == "1"


def test_an_aside_can_stand_in_a_line() -> None:
    p = bench(Seq(Give(), Get()), A={"wood": 2, "coin": 1, "played": ["oven"]})
    q = p.rules.voice.follow(p, 0, "bake bread give coin bake bread get clay")
    assert held(q) == {"food": 4, "clay": 1}


def test_a_line_that_goes_wrong_says_why_and_changes_nothing() -> None:
    p = farm()
    before = p.dump()
    voice: Voice = p.rules.voice
    with pytest.raises(Illegal) as illegal:
        voice.follow(p, 0, "market give coin get food")
    assert illegal.value.reason.code == "WRONG_PART"
    assert illegal.value.text == "market give coin get food"
    with pytest.raises(Illegal) as illegal:
        voice.follow(p, 0, "fair sing")
    assert illegal.value.reason.code == "CANNOT_PAY"
    with pytest.raises(Illegal) as illegal:
        voice.follow(p, 0, "school play toll")
    assert illegal.value.reason.code == "NOT_IN_HAND"
    with pytest.raises(Illegal) as illegal:
        voice.follow(p, 1, "forest")
    assert illegal.value.reason.code == "NOT_YOUR_TURN"
    with pytest.raises(Illegal) as illegal:
        voice.follow(p, 0, "peek at B")
    assert illegal.value.reason.code == "NO_PEEKING"
    with pytest.raises(Unreadable) as unreadable:
        voice.follow(p, 0, "market give wod")
    assert unreadable.value.hints[0] == "give wood"
    for text in ("", "  ", "xyzzy"):
        with pytest.raises(Unreadable):
            voice.follow(p, 0, text)
    assert p.dump() == before


def test_words_after_the_end_of_the_game() -> None:
    p = bench(Pick("good"))
    with pytest.raises(MoveError, match="the game is over"):
        p.rules.voice.follow(p, 0, "get wood get clay")


def test_the_words_of_another_seat_end_a_line() -> None:
    p = farm()
    with pytest.raises(Illegal) as error:
        p.rules.voice.follow(p, 0, "forest pit")
    assert error.value.reason.code == "NOT_YOUR_TURN"


def test_chance_has_lines_too_and_fate_speaks_for_it_in_between() -> None:
    game = Bench(Seq(Pick("first"), Weather(), Pick("second"), Gain(food=1)))
    p = game.place({})
    voice = game.voice
    q = voice.follow(p, 0, "get wood")
    assert q.seat == CHANCE
    with pytest.raises(Illegal):
        voice.follow(q, 0, "get clay")
    assert voice.follow(q, CHANCE, "weather rain").seat == 0

    fate = Rain()
    r = voice.follow(p, 0, "get wood get clay", fate=fate)
    assert fate.asked == (CHANCE,)
    assert r.over


def test_a_pass_in_a_line_uses_up_no_luck_twice() -> None:
    p = bench(Seq(May(Mark(1).named("yes")), Weather(), May(Mark(2).named("yes")), Pick("end")))
    fate = Rain()
    q = p.rules.voice.follow(p, 0, "pass yes get wood", fate=fate)
    assert fate.asked == (CHANCE,)
    assert marks(q) == "2"


def test_may_is_answered_by_its_word_or_by_pass() -> None:
    p = bench(Seq(May(Mark(1).named("yes")), May(Mark(2).named("yes")), Pick("end")))
    assert marks(p.rules.voice.follow(p, 0, "pass yes")) == "2"
    assert marks(p.rules.voice.follow(p, 0, "yes pass")) == "1"
