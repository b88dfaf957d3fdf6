"""What happens at a table is shown and heard: beats, sounds, the last board, the log as a story."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

import mastaba
from mastaba.core.message import say
from mastaba.match import visibility
from mastaba.match.match import Match
from mastaba.match.record import follow_steps
from tests.browser.conftest import Opener
from tests.browser.explorers import of_farao, of_ramses
from tests.browser.host import Host
from tests.browser.players import ask, by_pointer, finish, new_table, play, play_out, settle

GAMES = ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
MOTION = {"motion": "auto", "offered": True}

# Notes every animation of a beat and every note of a sound, before the page has loaded.
LISTEN = """() => {
  globalThis.beats = [];
  globalThis.sounds = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const flying = this.className === 'flying';
    beats.push({what: how.id, duration: how.duration, delay: how.delay, flying});
    return animate.call(this, frames, how);
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...at) { sounds++; return start.apply(this, at); };
  }
}"""


def listening(opener: Opener, **settings: Any) -> Any:
    page = opener(1366, 768, settings={**MOTION, **settings})
    page.add_init_script(f"({LISTEN})()")
    return page


def acting(game: str) -> Any:
    return {"ramses": of_ramses("beats"), "farao": of_farao("beats")}.get(game, by_pointer)


EXPECTED = {
    "silver-and-gold": {"placed", "crosses", "completed", "turned up"},
    "silver-and-gold-pyramids": {"placed", "crosses", "completed", "turned up"},
    "ramses": {"find"},
    "farao": {"throw"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_shown_in_short_beats(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = listening(opener)
    new_table(page, host.address, game, AGAINST_A_BOT)
    wanted = EXPECTED[game]

    def seen(page: Any) -> bool:
        return wanted <= {one["what"] for one in page.evaluate("beats")}

    play(page, acting(game), until=seen)
    made = page.evaluate("beats")
    assert wanted <= {one["what"] for one in made}
    assert max(one["duration"] for one in made) <= 600
    expect(page.locator(".flying")).to_have_count(0)  # nothing stays behind


def test_with_less_motion_there_are_no_beats(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = listening(opener, motion="less")
    code = new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    finish(page, code)
    assert page.evaluate("beats") == []


def test_a_press_ends_all_beats(opener: Opener, host: Host) -> None:
    page = opener(settings=MOTION)
    page.goto(host.address)
    page.wait_for_selector(".tile")
    left = page.evaluate(
        """async () => {
          const app = document.querySelector('script[type=module]').src;
          const {fill} = await import(new URL('beats.js', app));
          document.body.insertAdjacentHTML('beforeend', '<ul id="list"><li>1</li><li>2</li><li>3</li></ul>');
          const list = document.getElementById('list');
          fill(list, 'li');
          const before = list.getAnimations({subtree: true}).length;
          document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
          return [before, list.getAnimations({subtree: true}).length];
        }"""
    )
    assert left == [3, 0]


def test_sounds_are_offered_once_and_stay_off_until_then(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = listening(opener, offered=False)
    new_table(page, host.address, "ramses", [{"kind": "me"}], options={"mode": "solo"})
    # in the status line, where it covers nothing
    expect(page.locator(".status .tip")).to_contain_text("Play with sounds?")
    assert page.locator(".toast").count() == 0
    play(page, of_ramses("sound"), until=lambda page: page.locator(".ra-stage[data-hole]").count() > 0)
    assert page.evaluate("sounds") == 0
    page.get_by_role("button", name="Turn on").click()
    noted = page.evaluate("sounds")
    act = of_ramses("heard")
    play(page, act, until=lambda page: page.evaluate("sounds") > noted)
    page.reload()
    page.wait_for_selector(".ra-stage")
    assert page.get_by_text("Play with sounds?").count() == 0
    page.get_by_role("button", name="Menu").click()
    volume = page.get_by_label("Volume")
    expect(volume).to_be_visible()
    settle(page)
    # wide enough to be set by hand
    assert volume.evaluate("one => one.getBoundingClientRect().width") > 120
    volume.fill("0")
    assert json.loads(page.evaluate("localStorage.getItem('settings')"))["volume"] == 0


def test_every_sound_can_be_heard(opener: Opener, host: Host) -> None:
    page = listening(opener, sound=True)
    page.goto(host.address)
    page.wait_for_selector(".tile")
    names = ["turn", "tap", "card", "pen", "others", "slide", "step", "die", "find", "wrong"]
    names += ["complete", "trophy", "end"]
    notes = page.evaluate(
        """async names => {
          const app = document.querySelector('script[type=module]').src;
          const {sound} = await import(new URL('sound.js', app));
          const heard = [];
          for (const name of names) {
            const before = sounds;
            await sound(name);
            heard.push(sounds - before);
          }
          return heard;
        }""",
        names,
    )
    assert all(notes), dict(zip(names, notes, strict=True))


NOTE_SCREENS = """() => {
  globalThis.screens = [];
  new MutationObserver(() => {
    const said = document.querySelector('.status .msg')?.innerText;
    const now = document.querySelector('.verdict') ? 'sheets' : said;
    if (now && screens.at(-1) !== now) screens.push(now);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_the_last_board_is_seen_before_the_score_sheets(opener: Opener, host: Host) -> None:
    game = "silver-and-gold"
    host.ready(game)
    page = opener()
    code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.evaluate(NOTE_SCREENS)
    play_out(page, code)
    page.wait_for_selector(".verdict")
    screens = page.evaluate("screens")
    assert screens[-1] == "sheets"
    assert screens[-2].startswith("The game is over: ")
    page.reload()  # who comes later has nothing to wait for
    page.wait_for_selector(".verdict")


# A key is pressed as soon as the last board is there.
LOOKING = """() => {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('.status .msg')?.innerText.startsWith('The game is over: ')) return;
    watcher.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
    globalThis.pressed = true;
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_the_last_board_stays_while_somebody_looks(opener: Opener, host: Host) -> None:
    game = "silver-and-gold"
    host.ready(game)
    page = opener(fresh=True)
    page.clock.install()
    code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.evaluate(LOOKING)
    play_out(page, code)
    page.wait_for_function("() => globalThis.pressed")
    page.clock.fast_forward(60_000)
    page.get_by_role("button", name="Score sheets").click()
    page.wait_for_selector(".verdict")


FIND = """async ([was, now]) => {
  const app = document.querySelector('script[type=module]').src;
  const {beats, finder} = await import(new URL('../games/ramses/beats.js', app));
  const {turns} = await import(new URL('../games/ramses/turns.js', app));
  const table = {code: 'T'};
  turns({table, view: was, ply: 5});
  const {lines} = turns({table, view: now, ply: 6});
  return [finder(was, now), beats({view: was}, {view: now}).map(one => one.what), lines.map(one => one.seat)];
}"""


def player(cards: int) -> dict[str, Any]:
    return {"backs": [{"stack": 1, "action": None}] * cards}


def test_a_card_that_a_dueller_draws_at_once_is_not_taken_for_the_find(opener: Opener, host: Host) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    was = {
        "phase": "slide",
        "turn": 2,
        "search": {"treasure": "ibis", "value": 2},
        "duel": None,
        "pile": 9,
        "hole": "a1",
        "turned": 0,
        "slides": 1,
        "players": [player(0), player(1), player(1)],
    }
    now = was | {
        "hole": "a2",
        "shows": "ibis",
        "pile": 7,
        "turn": 0,
        "search": {"treasure": "ankh", "value": 1},
        "players": [player(1), player(1), player(2)],
    }
    who, made, lines = page.evaluate(FIND, [was, now])
    assert who == 2
    assert "find" in made
    assert lines == [2]


# Two at one screen: Ana, who had no card yet, has just found one; Bo has one that Ana may not see.
ONE_SCREEN = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const load = path => import(new URL(path, app));
  const [{h, render}, {signal}, {Play}] =
    await Promise.all([load('../vendor/preact.js'), load('../vendor/signals.js'), load('play.js')]);
  const seat = (name, n) => ({seat: n, name, kind: 'person', mine: true, here: true});
  const seats = [seat('Ana', 0), seat('Bo', 1)];
  const table = {code: 'T', phase: 'running', mine: [0, 1], waiting: [0], seats};
  const eye = own => ({ply: 1, log: [], choices: [], view: {private: own, fleeting: true, status: 'Look.'}});
  const nothing = () => null;
  const Board = () => h('p', {}, 'the board');
  const front = {Board, Panel: nothing, sum: () => ({value: 0}), words: nothing};
  const store = {eyes: signal({0: eye(false), 1: eye(true)}), chat: signal([])};
  const empty = {moves: [], view: null, choices: null, full: false, busy: false};
  const draft = {state: signal(empty), seat: signal(0), clear: nothing};
  const seatAt = signal(0), place = document.createElement('div');
  document.body.replaceChildren(place);
  const show = table => render(h(Play, {store, table, front, cards: {}, draft, seatAt}), place);
  show(table);
  await new Promise(done => setTimeout(done, 100));
  store.eyes.value = {0: eye(true), 1: eye(true)};
  show({...table, waiting: [1]});
}"""


def test_at_one_screen_a_find_is_seen_before_the_curtain(opener: Opener, host: Host) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    page.evaluate(ONE_SCREEN)
    page.get_by_text("the board").wait_for()
    page.get_by_role("button", name="Pass on").click()
    page.get_by_role("heading", name="Pass to Bo").wait_for()


STORY = """async ([game, log, view]) => {
  const app = document.querySelector('script[type=module]').src;
  const load = path => import(new URL(path, app));
  const {default: front} = await load(`../games/${game}/front.js`);
  const cards = await (await load('api.js')).cardsOf(game);
  const seats = view.players.map(({seat}) => ({seat, name: `P${seat}`}));
  const table = {seats, waiting: [], mine: [], code: 'T'};
  const told = {log, view, cards, table, over: view.phase === 'over', name: n => `P${n}`};
  const gains = line => [line.seat, line.gains.map(one => `${one.words || ''} ${one.n}`)];
  const chapters = front.story(told).map(({number, title, rule, note, lines, told}) =>
    ({number, title, rule, note, told: (told || []).map(one => one.words), lines: lines.map(gains),
      forced: (told || []).filter(one => typeof one.words !== 'string').length}));
  // without what Preact numbers on its own
  return JSON.parse(JSON.stringify(chapters, (key, value) => key.startsWith('__') ? undefined : value));
}"""
PATTERNS = ["silver-and-gold", "silver-and-gold-pyramids"]


def played(game: str, seed: int, **options: Any) -> tuple[Match, list[dict[str, Any]]]:
    match = mastaba.new(game, players=3, seed=seed, **options)
    match.play(["greedy"] * 3, seed=seed)
    return match, [{**step, "ply": ply} for ply, step in enumerate(match.record()["steps"])]


def told_of(page: Any, game: str, log: list[dict[str, Any]], view: Any) -> list[dict[str, Any]]:
    chapters: list[dict[str, Any]] = page.evaluate(STORY, [game, log, to_builtins(view)])
    return chapters


@pytest.mark.parametrize("game", PATTERNS)
def test_the_story_adds_up_to_the_sums_of_the_sheets(opener: Opener, host: Host, game: str) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    forced = 0
    for seed in range(3):
        match, log = played(game, seed)
        twin = Match.unshuffled(game, ["A", "B", "C"], variant=match.variant)
        sums: list[list[int]] = []
        for step in log:
            if step["do"] == "reveal":
                sums.append([one["sum"] for one in twin.view(-1)["players"]])
            follow_steps(twin, [{key: value for key, value in step.items() if key != "ply"}])
        sums.append([one["sum"] for one in twin.view(-1)["players"]])
        chapters = told_of(page, game, log, match.view(-1))
        forced += sum(one["forced"] for one in chapters)
        rules = [one["rule"] for one in chapters if one["rule"]]
        assert len(rules) == 4
        for number, rule in zip((4, 3, 2, 1), rules, strict=True):
            name, scores = rule.split(" ends: ")
            assert name == f"Round {number}"
            told = dict(one.rsplit(" ", 1) for one in scores.split(", "))
            assert told == {f"P{seat}": str(sum_) for seat, sum_ in enumerate(sums[7 * number])}
    assert forced > 0  # cards that an X or a red cross has completed


@pytest.mark.parametrize("game", PATTERNS)
def test_what_a_closed_pile_hides_is_said_once_and_the_last_turn_is_told(
    opener: Opener, host: Host, game: str
) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    match, log = played(game, 5, show_pile=False)
    twin = Match.unshuffled(game, ["A", "B", "C"], variant=match.variant)
    ply = [step["ply"] for step in log if step["do"] == "reveal"][11]
    follow_steps(twin, match.record()["steps"][: ply + 1])
    view = twin.view(0)
    known = [log[place] for first, last in visibility.known(twin, 0) for place in range(first, last + 1)]
    assert len(known) < ply + 1
    told = told_of(page, game, known, view)
    assert [one["number"] for one in told[:3]] == ["turn 12", "turn 11", ""]
    hidden = [one for one in told if one["note"] and "face down" in one["note"]]
    assert len(hidden) == 1
    assert not [one for one in told if one["number"] in ("turn 8", "turn 9", "turn 10")]
    in_full = told_of(page, game, log[: ply + 1], view)
    assert told[1]["lines"] == next(one["lines"] for one in in_full if one["number"] == "turn 11")
    assert told[3:] == in_full[-len(told[3:]) :]  # the rounds before


@pytest.mark.parametrize(
    "seed", [1, 4]
)  # in the first one somebody comes to an inscription by a magic bottle
def test_the_story_of_farao_tells_inscriptions_and_who_reaches_the_chamber(
    opener: Opener, host: Host, seed: int
) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    match, log = played("farao", seed)
    story = [line for one in told_of(page, "farao", log, match.view(-1)) for line in one["lines"]]
    gains = [gain for _, line in story for gain in line]
    assert [gain for gain in reversed(gains) if gain[1:2] == "t" or gain[:1].isdigit()][:1] == ["1st 0"]
    for seat, result in enumerate(match.record()["result"]["seats"]):
        told = {gain.split()[0] for by, line in story if by == seat for gain in line if "inscription" in gain}
        assert told == set(result["inscriptions"])


HOLDINGS = """async ([log, view]) => {
  const app = document.querySelector('script[type=module]').src;
  const load = path => import(new URL(path, app));
  const {Ledger} = await load('../games/farao/ledger.js');
  const {story} = await load('../games/farao/story.js');
  const {enter} = Ledger.prototype;
  let ledger;
  Ledger.prototype.enter = function (...p) { ledger = this; return enter.apply(this, p); };
  story({log, view, cards: {}, table: {seats: []}, over: false, name: n => `P${n}`});
  Ledger.prototype.enter = enter;
  return ledger && {
    items: ledger.items.map(one => [...one].sort()),
    inscriptions: ledger.inscriptions.map(one => [...one].sort()),
    supply: Object.fromEntries(ledger.supply),
  };
}"""


@pytest.mark.parametrize("pyramid", ["small", "big"])
def test_the_story_of_farao_knows_what_is_taken_from_tiles(opener: Opener, host: Host, pyramid: str) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    match = mastaba.new("farao", players=4, seed=11, pyramid=pyramid)
    match.play(["random"] * 4, seed=11)
    steps = match.record()["steps"]
    throws = [ply for ply, step in enumerate(steps) if step["do"] == "throw"]
    twin = Match.unshuffled("farao", ["A", "B", "C", "D"], variant=match.variant)
    done, compared = 0, 0
    for ply in throws[:: max(1, len(throws) // 30)][1:]:
        follow_steps(twin, steps[done:ply])
        done = ply
        view = twin.view(-1)
        log = [{**step, "ply": n} for n, step in enumerate(steps[:ply])]
        held = page.evaluate(HOLDINGS, [log, to_builtins(view)])
        for seat, player in enumerate(view["players"]):
            assert held["inscriptions"][seat] == sorted(player["inscriptions"])
            assert held["items"][seat] == sorted(player["items"])
        assert held["supply"] == {one["item"]: one["left"] for one in view["supply"]}
        compared += any(player["items"] for player in view["players"])
    assert compared > 10


def test_while_a_game_of_ramses_runs_its_story_names_no_place_and_no_treasure(
    opener: Opener, host: Host
) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    match, log = played("ramses", 4, children=True)  # no card changes hands
    in_full = told_of(page, "ramses", log, match.view(-1))
    won = [0, 0, 0]
    for one in in_full:
        for seat, gains in one["lines"]:
            won[seat or 0] += sum(int(gain) for gain in gains)
    assert won == [sum(card["value"] for card in one["cards"]) for one in match.record()["result"]["seats"]]
    running = told_of(page, "ramses", log, match.view(-1) | {"phase": "slide"})
    assert [one["title"] for one in running] == ["Before the first turn"]
    assert "Places stay out" in running[0]["note"]


def finished(page: Any, host: Host, game: str) -> str:
    host.ready(game)
    code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    finish(page, code)
    return code


def test_a_replay_plays_by_itself_and_jumps_by_turns_and_decisions(opener: Opener, host: Host) -> None:
    page = opener()
    code = finished(page, host, "silver-and-gold")
    log = [step["by"] for step in ask(page, "GET", f"/tables/{code}/record")["steps"]]
    dos = [step["do"] for step in ask(page, "GET", f"/tables/{code}/record")["steps"]]
    page.goto(f"{host.address}/t/{code}#0")
    label, status = page.locator(".rbar > .lbl"), page.locator(".rwords p")
    status.get_by_text("Before the first step").wait_for()

    def at() -> int:
        return int(label.inner_text().split()[1])

    # turn by turn: each begins when its card is turned up
    page.get_by_label("Stop at").select_option(label="every turn")
    turns = [ply + 1 for ply, do in enumerate(dos) if do == "reveal"]
    for ply in turns[:3]:
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(f"{host.address}/t/{code}#{ply}")
        expect(label).to_have_text(f"Step {ply} of {len(log)}")
    page.keyboard.press("PageUp")
    expect(page).to_have_url(f"{host.address}/t/{code}#{turns[1]}")
    # from one's own decision to the next, and the board shows one's own cards
    page.get_by_label("Stop at").select_option(label="my decisions")
    page.keyboard.press("ArrowRight")
    own = next(ply for ply in range(turns[1] + 1, len(log)) if log[ply] == 0 and log[ply - 1] != 0)
    expect(page).to_have_url(f"{host.address}/t/{code}#{own}")
    expect(page.locator(".mh b").first).to_have_text("Mira’s cards")
    # the board follows whoever moves
    page.get_by_label("Stop at").select_option(label="every step")
    other = next(ply for ply in range(own, len(log)) if log[ply] == 1)
    page.goto(f"{host.address}/t/{code}#{other + 1}")
    expect(page.locator(".mh b").first).to_have_text("Random’s cards")
    # by itself
    page.get_by_label("Speed").select_option(label="4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("from => Number(location.hash.slice(1)) >= from + 3", arg=other + 1)
    page.get_by_role("button", name="Pause").click()
    stopped = at()
    page.keyboard.press("Home")
    expect(label).not_to_have_text(f"Step {stopped} of {len(log)}")
    page.keyboard.press("End")
    expect(label).to_have_text(f"Step {len(log)} of {len(log)}")


def test_refusals_name_no_box_no_card_id_and_no_rule(opener: Opener, host: Host) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    grey = say("silver-and-gold/card", colour="grey", points=8)
    orange = say("silver-and-gold-pyramids/card", colour="orange", number=22)
    said = page.evaluate(
        """async sentences => {
          const app = document.querySelector('script[type=module]').src;
          const {whyNot} = await import(new URL('../patterns/side.js', app));
          const {ready, told, withNames} = await import(new URL('language.js', app));
          const {spoken} = await import(new URL('draft.js', app));
          await ready(sentences);
          return sentences.map(one => spoken(told(whyNot(withNames(one, [{name: 'Ana'}])))));
        }""",
        to_builtins(
            [
                say("patterns-why/why-twice", box="b2", card=grey, rule="SG-12"),
                say("patterns-why/why-wall", box="b2", card=orange, rule="PY-7"),
                say("silver-and-gold-pyramids-why/why-entrance", box="c1", card=orange, rule="PY-8"),
                say("silver-and-gold-why/why-single", rule="SG-13"),
                say("silver-and-gold-why/why-order", seat=say("table/seat", n=0), rule="SG-17"),
            ]
        ),
    )
    assert said == [
        "That box of grey 8 is already crossed off.",
        "That box of orange 22 is a wall.",
        "Nothing is crossed off on orange 22 yet: begin at its entrance.",
        "An X gives one box at a time.",
        "It is Ana’s turn to take a replacement; players do so one after the other.",
    ]
