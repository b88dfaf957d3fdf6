"""Laws that every game keeps in every way to play it. Each is a function that plays and raises
AssertionError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from mastaba.core.bag import actions, dice
from mastaba.core.contract import CHANCE, OPEN, VIEW_FIELDS
from mastaba.core.layout import blank, copy_into
from mastaba.match.match import IllegalMove, Match
from mastaba.match.record import replay, resume
from mastaba.search.bound import search_of
from mastaba.testing.ways import Positions, Way, observed, random_game

Law = Callable[[Way], None]

MOST_DECISIONS = 200_000
SOME = 7  # of the positions of a game every seventh, where a law takes long
SHORTEST_REASON = 10  # characters
COLUMNS = 100
GARBAGE = ("", " ", "0", "-1", "99999999999999999999", "nonsense", "é", "\0", "x" * 150, "'\"[]{}")


def require(holds: bool, message: str) -> None:
    """AssertionError with the message if it does not hold. (``assert`` would be left out by ``-O``.)"""
    if not holds:
        raise AssertionError(message)


def after(match: Match) -> str:
    """Where a game stands, for messages."""
    return f"after step {match.ply}" + (f", {match.log[-1]['move']!r}" if match.log else "")


# --- Playing ---


def play_ends(way: Way) -> None:
    """A seat that may act has a legal action, random play comes to an end, and then somebody is first."""
    for number in range(3):
        positions = Positions(way, f"end{number}")
        for decisions, (match, seat) in enumerate(positions):
            require(bool(match.actions(seat)), f"seat {seat} may act but has no legal action {after(match)}")
            require(decisions < MOST_DECISIONS, f"no end after {MOST_DECISIONS} decisions of random play")
        match = positions.match
        require(match.result() is not None, "a finished game has no result")
        require(min(match.ranks()) == 1, f"nobody is first: the ranks are {match.ranks()}")


def legal_is_sorted(way: Way) -> None:
    """``legal`` lists actions for those who act and for nobody else, and returns how many."""
    for match, _ in Positions(way, "sorted"):
        engine = match.game.engine
        out, _ = engine.buffers()
        for seat in range(way.seats):
            n = engine.legal_in(match.tables, match.states, 0, seat, out)
            listed = actions(out)
            require(
                listed == sorted(set(listed)), f"the actions of seat {seat} are not sorted {after(match)}"
            )
            require(n == len(listed), f"legal returns {n} for {len(listed)} actions {after(match)}")
            acts = "does" if seat in match.to_act else "does not"
            require(
                bool(n) == (seat in match.to_act),
                f"seat {seat} {acts} act by actors, but has {n} legal actions {after(match)}",
            )
        left = engine.legal_in(match.tables, match.states, 0, CHANCE, out)
        require(left == 0, f"chance has {left} actions although seats are to act {after(match)}")


def notation_is_an_inverse(way: Way) -> None:
    """Every legal action has a text of its own, which reads back as that action."""
    for match, seat in Positions(way, "notation"):
        listed, texts = match.actions(seat), match.legal(seat)
        require(len(set(texts)) == len(listed), f"two actions are written alike {after(match)}: {texts}")
        for action, text in zip(listed, texts, strict=True):
            try:
                read = match.read(seat, text)
            except IllegalMove as error:
                raise AssertionError(f"{text!r} is legal, but reading it says: {error}") from error
            require(read == action, f"{text!r} is written for action {action} but read as {read}")


def illegal_moves_are_explained(way: Way) -> None:
    """A move that is not legal changes nothing, and the player is told why."""
    for match, seat in Positions(way, "illegal"):
        before, ply = match.states.tobytes(), match.ply
        others = [other for other in range(way.seats) if other not in match.to_act]
        wrong = [(seat, "nonsense"), (seat, ""), *((other, match.legal(seat)[0]) for other in others)]
        for who, text in wrong:
            reason = _refusal(match, who, text)
            require(reason is not None, f"{text!r} of seat {who} was accepted {after(match)}")
            require(len(str(reason)) > SHORTEST_REASON, f"{text!r} is refused without a reason: {reason!r}")
        require(_refused_action(match, seat, 10**6), "an action that does not exist was accepted")
        same = (match.states.tobytes(), match.ply) == (before, ply)
        require(same, f"a refused move has changed the game {after(match)}")


def _refusal(match: Match, who: int, text: str) -> str | None:
    """Why a text is refused; None if it was played."""
    try:
        match.push(text, who)
    except IllegalMove as error:
        return str(error)
    return None


def _refused_action(match: Match, seat: int, action: int) -> bool:
    try:
        match.act(seat, action)
    except IllegalMove:
        return True
    return False


def any_text_is_answered(way: Way) -> None:
    """Whatever is typed is a legal move or is refused with a reason; nothing else comes out of ``read``."""
    order = np.random.default_rng(5)
    for match, seat in Positions(way, "texts"):
        words = sorted({word for text in match.legal(seat) for word in text.split()})
        mixed = " ".join(order.choice([*words, *GARBAGE], int(order.integers(0, 6))))
        for text in (mixed, mixed.upper(), str(order.choice(GARBAGE))):
            twin = match.copy()
            reason = _refusal(twin, seat, text)
            require(reason != "", f"{text!r} is refused without a reason {after(match)}")


def copies_are_independent(way: Way) -> None:
    """A copy that goes on leaves the match as it was."""
    for match, seat in Positions(way, "copies"):
        before, log = match.states.tobytes(), list(match.log)
        twin = match.copy()
        twin.act(seat, twin.actions(seat)[0])
        same = match.states.tobytes() == before and match.log == log
        require(same, f"a move in a copy has changed the match {after(match)}")


# --- Chance and records ---


def chance_follows_the_seed(way: Way) -> None:
    """Same seed and same decisions, same game; another seed, another one."""
    require(
        random_game(way, "seed").record() == random_game(way, "seed").record(),
        "the same seed and the same decisions gave two different games",
    )
    chance = [[step["move"] for step in way.match(seed).log] for seed in ("a", "b")]
    require(chance[0] != chance[1], "two seeds gave the same game: chance does nothing")


def odds_are_those_of_the_drawing(way: Way) -> None:
    """Random values spread over the outcomes of chance in proportion to their weights."""
    match = way.match("odds")
    fresh = Match.unshuffled(way.name, match.seats, variant=match.variant, deck=match.deck)
    engine = fresh.game.engine
    out, weights = engine.buffers()
    n = engine.odds_in(fresh.tables, fresh.states, 0, out, weights)
    listed, shares = actions(out), weights[:n] / weights[:n].sum()
    total = int(weights[:n].sum())
    hit = [
        engine.chance_in(fresh.tables, fresh.states, 0, value, out, weights)
        for value in range(min(total, 5000))
    ]
    if total <= 5000:
        fair = np.allclose([hit.count(action) / total for action in listed], shares)
        require(bool(fair), "the outcomes of chance do not come up as often as odds says")
    require(set(hit) <= set(listed), "chance did something that is not legal")


def replay_equals_live(way: Way) -> None:
    """A record, through JSON, gives the same state and the same record again."""
    match = random_game(way, "replay")
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = replay(record, deck=way.deck, verify_shuffle=True)
    require(again.states.tobytes() == match.states.tobytes(), "a replayed record ends in another state")
    require(again.record() == match.record(), "a replayed record gives another record")


def running_games_resume(way: Way) -> None:
    """From its record and seed, with a snapshot or without, a game goes on exactly as it would have."""
    due = 5  # further and further apart: a long game takes long to replay
    for number, (match, seat) in enumerate(Positions(way, "resume")):
        if number == due:
            due += max(17, due // 2)
            require(match.shuffle is not None, "a match without a shuffle")
            record = msgspec.json.decode(msgspec.json.encode(match.record()))
            for snapshot in (None, match.snapshot()):
                seed = match.shuffle.seed if match.shuffle else ""
                again = resume(record, seed, snapshot, deck=way.deck)
                choice = match.actions(seat)[-1]
                again.act(seat, choice)
                live = match.copy()
                live.act(seat, choice)
                require(again.record() == live.record(), f"a resumed game has another record {after(match)}")
                same = again.states.tobytes() == live.states.tobytes()
                require(same, f"a resumed game is in another state {after(match)}")


# --- What a seat may see ---


def simultaneous_steps_do_not_leak(way: Way) -> None:
    """Whatever another seat does in a simultaneous step, I see, may do and may look up the same."""
    for match, seat in Positions(way, "drafts"):
        if len(match.to_act) < 2:
            continue
        watchers = [other for other in [*match.to_act, -1] if other != seat]
        seen = {other: _all_that_is_seen(match, other) for other in watchers}
        for action in match.actions(seat)[::5]:
            twin = match.copy()
            twin.act(seat, action)
            for other in watchers:
                for what, old in seen[other].items():
                    if _all_that_is_seen(twin, other)[what] != old:
                        whose = f"seat {other}" if other >= 0 else "a spectator"
                        move = match.words_of(seat, action)
                        raise AssertionError(f"the {what} of {whose} tells that seat {seat} did {move!r}")


def _all_that_is_seen(match: Match, seat: int) -> dict[str, Any]:
    """Everything the product gives a seat; -1 is a spectator."""
    return {
        "observation": observed(match, match.states, seat),
        "view": match.view(seat),
        "list of choices": match.legal(seat) if seat >= 0 else [],
        "log": match.record(seat),
    }


def redealing_keeps_the_observation(way: Way) -> None:
    """Hidden things dealt anew look the same to the seat, and the game can be played on from there to its
    end."""
    rolled = dice("redeal")[0]
    for number, (match, seat) in enumerate(Positions(way, "redeal")):
        engine = match.game.engine
        o = match.observation(seat)
        again = blank(engine.state)
        copy_into(again, o)
        engine.redeal_in(match.tables, again, 0, seat, rolled)
        if observed(match, again, seat) != o.tobytes():
            fields = ", ".join(_differences(match, again, o, seat))
            raise AssertionError(f"redeal changed what seat {seat} sees {after(match)}: {fields}")
        if number % 20 == 0:
            out, weights = engine.buffers()
            engine.playout(match.tables, again, 0, rolled, out, weights, MOST_DECISIONS)
            require(engine.actors_of(again, 0) == 0, f"a redealt game does not end {after(match)}")


def _differences(match: Match, states: Any, o: Any, seat: int) -> list[str]:
    """The fields of a state that the seat sees otherwise."""
    seen = blank(match.game.engine.state)
    match.game.engine.observe_in(match.tables, states, 0, seat, seen, 0)
    return [name for name in o.dtype.names if not np.array_equal(seen[name], o[name])]


def observations_keep_choices(way: Way) -> None:
    """What I see is enough to know what I may do; and looking twice shows no less."""
    for match, seat in Positions(way, "choices"):
        engine = match.game.engine
        out, _ = engine.buffers()
        o = match.observation(seat)
        engine.legal_in(match.tables, o, 0, seat, out)
        same = actions(out) == match.actions(seat)
        require(same, f"seat {seat} has other choices in its observation than in the game {after(match)}")
        once = observed(match, o, seat) == o.tobytes()
        require(once, f"observing an observation of seat {seat} hides still more {after(match)}")


def known_steps_are_steps_of_the_log(way: Way) -> None:
    """``known`` picks steps out of the log, in order; ``looks_back`` counts steps; at the end all are
    known."""
    positions = Positions(way, "known")
    for number, (match, _) in enumerate(positions):
        if number % SOME == 0:
            _check_known(match)
    match = positions.match
    _check_known(match)
    for seat in range(-1, way.seats):
        all_of_it = match.game.words.known(match.state, match.log, seat, match.variant)
        require(len(all_of_it) == match.ply, f"known hides steps of a finished game from seat {seat}")


def _check_known(match: Match) -> None:
    places = {id(step): place for place, step in enumerate(match.log)}
    for seat in range(-1, len(match.seats)):
        found = match.game.words.known(match.state, match.log, seat, match.variant)
        known = [places.get(id(step), -1) for step in found]
        require(
            -1 not in known, "known returns steps of its own: it must pick them out of the list it is given"
        )
        require(known == sorted(set(known)), "known must keep the order of the steps")
    back = match.game.words.looks_back(match.state, match.log, match.variant)
    require(0 <= back <= match.ply, f"looks_back says {back}, but there are {match.ply} steps")


# --- What players read ---


def views_have_their_fields(way: Way) -> None:
    """Every view is data, has ``VIEW_FIELDS``, and can be drawn in the terminal."""
    positions = Positions(way, "views")
    due = 0  # further and further apart: views of a long game differ little
    for number, (match, _) in enumerate(positions):
        if number == due:
            due += max(SOME, due // 2)
            _check_views(match)
    _check_views(positions.match)


def _check_views(match: Match) -> None:
    t, words = match.tables[0], match.game.words
    names = [seat["name"] for seat in match.seats]
    for seat in (OPEN, *range(-1, len(match.seats))):
        o = match.states if seat == OPEN else match.observation(seat)
        view = words.view(t, o[0], seat, match.deck)
        for name, kind in VIEW_FIELDS.items():
            told = f"in the view of seat {seat} {after(match)}"
            require(name in view, f"no field {name!r} {told}")
            found = type(view[name]).__name__
            require(type(view[name]) is kind, f"{name!r} is {found}, not {kind.__name__}, {told}")
        require(bool(view["status"]), f"the status of seat {seat} is empty {after(match)}")
        plain = msgspec.json.decode(msgspec.json.encode(view))
        require(
            _listed(view) == plain, f"the view of seat {seat} is not plain data: use int, str, list, dict"
        )
        drawn = match.game.drawing.draw(view, match.deck, names, seat, COLUMNS)
        require(isinstance(drawn, str) and bool(drawn), f"drawing.draw gave no text {after(match)}")


def _listed(value: Any) -> Any:
    """The same data with lists for tuples."""
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    return [_listed(inner) for inner in value] if isinstance(value, list | tuple) else value


def ranks_follow_the_tie_breaks(way: Way) -> None:
    """Ranks are those of the totals, then of the tie-breaks; the result tells them."""
    for number in range(3):
        match = random_game(way, f"ranks{number}")
        totals, ranks, seats = match.totals(), match.ranks(), range(way.seats)
        breaks = [match.game.words.tie_breaks(match.tables[0], match.state, seat) for seat in seats]
        keys = [(totals[seat], *(int(value) for _, value in breaks[seat])) for seat in seats]
        due = [1 + sum(other > own for other in keys) for own in keys]
        require(ranks == due, f"the ranks are {ranks}, but totals and tie_breaks {keys} make them {due}")
        result = match.game.words.result(match.tables[0], match.state, totals, ranks, match.deck)
        require(len(result) == way.seats, f"the result has {len(result)} seats, not {way.seats}")
        for seat, told in enumerate(result):
            require(type(told.get("rank")) is int, f"the result of seat {seat} has no number 'rank'")
            require(told["rank"] == ranks[seat], f"the result gives seat {seat} rank {told['rank']}")
            require(
                told.get("total", totals[seat]) == totals[seat], f"the total of seat {seat} is not its score"
            )


def bots_can_play(way: Way) -> None:
    """A bot that looks one step ahead with ``Policy.worth`` finds legal moves, and hints can say why."""
    rolled = dice("bots")[0]
    for number, (match, seat) in enumerate(Positions(way, "bots")):
        if number % SOME:
            continue
        engine, t = match.game.engine, match.tables[0]
        out, _ = engine.buffers()
        seen = match.observation(seat)
        search = search_of(match.game.definition)
        best = int(search.best_next(match.tables, seen, 0, seat, rolled, out, blank(engine.state)))
        require(
            best in match.actions(seat), f"worth leads seat {seat} to a move that is not legal {after(match)}"
        )
        then = match.copy()
        then.act(seat, best)
        facts = match.game.words.because(t, seen[0], then.observation(seat)[0], seat, match.deck)
        told = isinstance(facts, list) and all(isinstance(fact, str) for fact in facts)
        require(told, f"because gave {facts!r}, not a list of texts")


LAWS: tuple[Law, ...] = (
    play_ends,
    legal_is_sorted,
    notation_is_an_inverse,
    illegal_moves_are_explained,
    any_text_is_answered,
    copies_are_independent,
    chance_follows_the_seed,
    odds_are_those_of_the_drawing,
    replay_equals_live,
    running_games_resume,
    simultaneous_steps_do_not_leak,
    redealing_keeps_the_observation,
    observations_keep_choices,
    known_steps_are_steps_of_the_log,
    views_have_their_fields,
    ranks_follow_the_tie_breaks,
    bots_can_play,
)
