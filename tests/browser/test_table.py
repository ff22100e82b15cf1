"""At the table: reasons, previews, taking back, confirming, coming back after a lost connection, watching."""

from __future__ import annotations

import re

from playwright.sync_api import Response

from .conftest import MakePerson, Person, where

WATCH_THE_SPOT = """({ x, y }) => {
  window.hit = [];
  new MutationObserver(() => {
    const settling = document.querySelector(".settling");
    if (settling) window.hit.push(Boolean(document.elementFromPoint(x, y).closest("[data-move]")));
  }).observe(document.querySelector("#table-root"), { subtree: true, attributeFilter: ["class"] });
}"""


def until_asked(one: Person, asks: str) -> None:
    """Play on until a decision offers such a move."""
    while one.wait_turn():
        moves = one.moves()
        if any(move.startswith(asks) for move in moves):
            return
        one.choose(moves[0])
    raise AssertionError(f"nobody was ever asked to {asks}")


def test_what_cannot_be_done_says_why_and_cards_explain_themselves(person: MakePerson) -> None:
    one = person()
    one.play_now(2)
    one.wait_turn()
    card = one.page.locator(".v-hand .thing").first
    assert card.get_attribute("aria-disabled") == "true"
    card.hover()
    one.page.wait_for_selector("#peek .peek-why:has-text('§')")
    one.page.wait_for_selector("#peek .card-text")
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("#peek", state="hidden")
    card.focus()
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Shift+Tab")
    one.page.wait_for_selector("#peek .peek-why:has-text('§')")
    one.page.keyboard.press("Escape")
    version = one.version
    card.click(force=True)  # nothing is played
    one.page.wait_for_selector("#peek .peek-why")
    assert one.version == version
    legal = one.page.locator(".v-slots .v-card.can").first
    legal.focus()
    assert one.page.evaluate("() => document.activeElement.getAttribute('aria-label')").startswith("Take ")
    nothing_is_explained_that_was_not_pointed_at(one)


def nothing_is_explained_that_was_not_pointed_at(one: Person) -> None:
    """What the page puts under a resting pointer stays silent: its words would cover the choices."""
    one.page.hover(".brand")
    one.page.wait_for_selector("#peek", state="hidden")
    card = one.page.locator(".v-hand .thing").first
    box = where(card)
    one.page.evaluate("() => document.querySelector('#table').hidden = true")
    one.page.mouse.click(box["x"] + 20, box["y"] + 20)
    one.page.evaluate("() => document.querySelector('#table').hidden = false")
    one.page.wait_for_timeout(700)
    assert one.page.is_hidden("#peek")
    card.hover()
    one.page.wait_for_selector("#peek .peek-why")


def test_a_choice_in_several_steps_can_be_taken_back(person: MakePerson) -> None:
    one = person()
    one.play_now(2)
    until_asked(one, "hire ")
    before = one.page.inner_text(".v-own .v-chains")
    place = where(one.page.locator("[data-undo]"))
    one.choose("hire miner")
    assert where(one.page.locator("[data-undo]")) == place
    box = where(one.page.locator("#choices [data-move]").nth(1))
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    version = one.version
    one.page.press("[data-undo]", "Enter")
    one.moved_on(version)
    one.page.mouse.move(spot["x"], spot["y"])
    one.page.evaluate(WATCH_THE_SPOT, spot)
    one.choose("hire miner")
    assert set(one.page.evaluate("() => window.hit")) == {False}  # a click meant for what was there does nothing
    assert "Miner" in one.page.inner_text("#question")
    one.choose(one.moves()[0])
    version = one.version
    one.page.click("[data-undo]")
    one.moved_on(version)
    while one.page.query_selector("[data-undo]") and "build turn" not in one.page.inner_text("#question"):
        version = one.version
        one.page.click("[data-undo]")
        one.moved_on(version)
    assert one.page.inner_text(".v-own .v-chains") == before
    assert "hire miner" in one.moves()
    assert one.moves()[-1] == "end turn"  # what gives something up is never the first offer


def test_confirming_is_asked_only_of_who_wants_it(person: MakePerson) -> None:
    one = person()
    one.play_now(2)
    until_asked(one, "end turn")
    one.page.click(".menu > summary")
    one.page.check("[data-setting=confirm]")
    one.page.click(".menu > summary")
    version = one.version
    one.page.click('#choices [data-move="end turn"]')
    one.page.wait_for_selector("#confirm[open]")
    assert one.page.evaluate("() => document.activeElement.value") == "no"  # nothing destructive is the default
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector("#confirm", state="hidden")
    assert one.version == version
    one.page.click("#ways-out summary")
    one.page.click("#ways-out .grave")  # whoever ends a game is asked in any case
    one.page.wait_for_selector("#confirm[open]")
    one.page.keyboard.press("Escape")
    assert one.version == version and one.page.query_selector("#table[data-over]") is None
    one.page.click("#ways-out summary")
    one.page.click('#choices [data-move="end turn"]')
    one.page.click("#confirm button[value=yes]")
    one.moved_on(version)


def two_at_a_table(person: MakePerson, public: bool = False) -> tuple[Person, Person]:
    anna, boris = person(), person()
    anna.visit("/new?game=villagers")
    anna.page.select_option('select[name="opt.first_player"]', "A")
    if public:
        anna.page.check("input[name=public][value=yes]")
    anna.page.click(".new-table .primary")
    boris.visit("/join/" + anna.page.inner_text(".big-code").split()[-1])
    boris.page.fill("form[action$='/sit'] input[name=name]", "Boris")
    boris.page.click("form[action$='/sit'] button")
    anna.page.click("form[action$='/start'] button:not([disabled])")
    for one in (anna, boris):
        one.see("#table.playing")
    return anna, boris


def test_the_others_moves_since_my_turn_stand_out(person: MakePerson) -> None:
    """Just what has come to the table since my own move is marked, until somebody has moved after my next one."""
    anna, boris = two_at_a_table(person)
    anna.choose("draft R1")
    assert not anna.keys(".fresh-thing")
    # A new card in that place and whose the old one is; when the draft is over, all cards that were taken are hidden.
    for moves, shown in ((["draft R2"], {"R2", "B"}), (["draft R3", "ducat none"], {"R3"})):
        before = anna.keys()
        for move in moves:
            boris.wait_turn()
            boris.choose(move)
        anna.wait_turn()
        marked = anna.keys(".fresh-thing")
        assert marked == anna.keys() - before
        assert {key.split()[0] for key in marked} == shown
        assert set(anna.page.locator(".line.fresh .letter").all_inner_texts()) == {"B"}
        assert anna.page.locator(".line.fresh a[data-card]").count() > 0
        assert set(anna.page.locator("#recap .letter").all_inner_texts()) == {"B"}
        assert anna.page.locator("#recap .line").count() >= len(moves)
        assert "icon_turn" in (anna.page.get_attribute("link[rel=icon]", "href") or "")
        assert "icon_turn" not in (boris.page.get_attribute("link[rel=icon]", "href") or "")
        assert anna.page.title().startswith("●") and not boris.page.title().startswith("●")
        anna.choose(anna.moves()[0])
        assert anna.keys(".fresh-thing") >= marked & anna.keys()
    anna.choose("end turn")
    before = anna.keys()
    boris.wait_turn()
    boris.choose("end turn")
    anna.see(f'#table[data-version="{boris.version}"]')
    assert anna.keys(".fresh-thing") == anna.keys() - before
    assert not any(key.startswith("B ") for key in anna.keys(".fresh-thing"))  # Boris has built nothing


def test_a_browser_that_was_offline_catches_up_by_itself(person: MakePerson) -> None:
    anna, boris = two_at_a_table(person)
    boris.context.set_offline(True)
    boris.page.wait_for_selector('#link[data-state="off"]')
    version = boris.version
    anna.choose("draft R1")
    assert boris.version == version
    boris.context.set_offline(False)
    boris.see("#table[data-mine]")
    assert boris.version == anna.version
    boris.page.wait_for_selector('#link[data-state="on"]')

    # A move made without a connection is sent again when there is one, and played once.
    boris.context.set_offline(True)
    boris.page.wait_for_selector('#link[data-state="off"]')
    boris.page.click('#choices [data-move="draft R2"]')
    boris.page.wait_for_selector("#toast:not(:empty)")
    boris.context.set_offline(False)
    anna.see("#table[data-mine]")
    boris.see(f'#table[data-version="{anna.version}"]')
    own = boris.page.locator(".line-move:has(.letter:text-is('B'))").all_inner_texts()
    assert len(own) == 1 and "from the road" in own[0]


def test_no_key_is_lost_while_the_answer_to_a_move_is_late(person: MakePerson) -> None:
    """The table may tell of a move before its sender is answered; it is shown only when the next one can be taken."""
    one = person()
    one.page.add_init_script(
        """const plain = window.fetch;
        window.fetch = async (...asked) => {
          const answer = await plain(...asked);
          if (asked[1]?.method === "POST") await new Promise((done) => setTimeout(done, 600));
          return answer;
        };"""
    )
    one.play_now(1)
    for _ in range(4):
        assert one.wait_turn()
        version = one.version
        one.page.keyboard.press("1")
        one.moved_on(version)
        focused = one.page.evaluate("() => document.activeElement.id")
        one.page.keyboard.press("Tab")
        assert focused == "question"
        one.page.wait_for_timeout(300)
        assert one.page.evaluate("() => document.activeElement.id") != "question"  # where the person went, it stays


def test_a_stale_answer_is_told_and_nothing_is_played(person: MakePerson) -> None:
    anna, boris = two_at_a_table(person)
    token = anna.page.get_attribute("meta[name=tilth-token]", "content") or ""
    address = f"{anna.address}/api/tables/{anna.page.url.rpartition('/')[2]}/moves"
    headers = {"X-Tilth-Token": token}
    body = {"command": "one", "version": int(anna.version), "move": "draft R1"}
    answers = [anna.context.request.post(address, data=body, headers=headers) for _ in range(2)]
    assert [answer.status for answer in answers] == [200, 200] and answers[1].json()["repeated"]
    late = anna.context.request.post(address, data={**body, "command": "two"}, headers=headers)
    assert late.status == 409 and late.json()["error"]["code"] == "stale"
    boris.see("#table[data-mine]")


def test_who_watches_sees_no_hand(person: MakePerson) -> None:
    anna, boris = two_at_a_table(person, public=True)
    watcher = person()
    heard: list[str] = []

    def note(response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if "/cards/" not in response.url and kind.startswith(("text/html", "application/json")):
            heard.append(response.text())

    watcher.page.on("response", note)
    watcher.visit("/")
    watcher.page.click(f"a[href='{anna.page.url.removeprefix(anna.address)}']")
    watcher.see("#table.playing")
    for one in (anna, boris, anna, boris):
        one.see("#table[data-mine]")
        one.choose(one.moves()[0])
        watcher.see(f'#table[data-version="{one.version}"]')
    look = f"{anna.address}/api/tables/{anna.page.url.rpartition('/')[2]}/look"
    heard.append(watcher.context.request.get(look).text())
    hidden: set[str] = set()
    for one in (anna, boris):
        hand = one.page.locator(".v-hand [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
        hidden |= set(hand)
    assert watcher.page.query_selector(".v-hand") is None
    shown = watcher.page.locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
    secret = hidden - set(shown)
    assert secret
    for text in heard:
        told = set(re.findall(r'data-card="([a-z_]+)"', text)) | set(re.findall(r'"([a-z_]+)(?:\*\d+)?"', text))
        assert not told & secret, told & secret
    assert watcher.page.query_selector("[data-move]") is None

    outsider = person()
    outsider.visit("/t/no-such-table")
    assert "Not found" in outsider.page.inner_text("h1")
    outsider.faults.clear()  # the browser itself remarks on a page that is not found
