"""The laws of all games. Each is a function that plays games in one way (``ways.Way``) and raises
AssertionError if the law is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from mastaba.core.bag import SHIFT, actions, dice, lowest, member, pick
from mastaba.core.contract import CHANCE, OPEN, VIEW_FIELDS, Step
from mastaba.core.encoder import SEAT, SEATS
from mastaba.core.encoding import Encoding
from mastaba.core.layout import blank, copy_into
from mastaba.core.message import Message
from mastaba.core.ranges import places_in
from mastaba.match import visibility
from mastaba.match.match import IllegalMove, Match
from mastaba.match.numbers import numbers_of
from mastaba.match.record import replay, resume
from mastaba.search.bound import search_of
from mastaba.testing.ways import Positions, Way, observed, random_game

Law = Callable[[Way], None]

MOST_DECISIONS = 200_000
MOST_STEPS = 5_000
SOME = 7  # laws that take long check every seventh position
SHORTEST_REASON = 10  # characters
OUTCOMES = 8  # of chance, where a law compares them
COLUMNS = 100
GARBAGE = ("", " ", "0", "-1", "99999999999999999999", "nonsense", "é", "\0", "x" * 150, "'\"[]{}")


def require(holds: bool, message: str) -> None:
    """AssertionError with the message if ``holds`` is false. (Python's ``-O`` would skip ``assert``.)"""
    if not holds:
        raise AssertionError(message)


def after(match: Match) -> str:
    """The position in a game, for messages."""
    return f"after step {match.ply}" + (f", {match.log[-1]['move']!r}" if match.log else "")


# --- Playing ---


def play_ends(way: Way) -> None:
    """A seat that may act has a legal action, random play ends, and then somebody is first."""
    for number in range(3):
        positions = Positions(way, f"end{number}")
        for decisions, (match, seat) in enumerate(positions):
            require(bool(match.actions(seat)), f"seat {seat} may act but has no legal action {after(match)}")
            require(decisions < MOST_DECISIONS, f"no end after {MOST_DECISIONS} decisions of random play")
        match = positions.match
        require(match.result() is not None, "a finished game has no result")
        require(min(match.ranks()) == 1, f"nobody is first: the ranks are {match.ranks()}")


def legal_is_sorted(way: Way) -> None:
    """``legal`` lists actions for the seats that may act and for no others, and returns their number."""
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
            acts = "may" if seat in match.to_act else "may not"
            require(
                bool(n) == (seat in match.to_act),
                f"by actors, seat {seat} {acts} act, but it has {n} legal actions {after(match)}",
            )
        left = engine.legal_in(match.tables, match.states, 0, CHANCE, out)
        require(left == 0, f"chance has {left} actions although seats may act {after(match)}")


def notation_is_an_inverse(way: Way) -> None:
    """Every legal action has its own notation, which reads back as that action."""
    for match, seat in Positions(way, "notation"):
        listed, texts = match.actions(seat), match.legal(seat)
        require(len(set(texts)) == len(listed), f"two actions have the same notation {after(match)}: {texts}")
        for action, text in zip(listed, texts, strict=True):
            try:
                read = match.read(seat, text)
            except IllegalMove as error:
                raise AssertionError(f"{text!r} is legal, but reading it says: {error}") from error
            require(read == action, f"{text!r} is written for action {action} but read as {read}")


def illegal_moves_are_explained(way: Way) -> None:
    """An illegal move changes nothing, and the player is told why it is illegal."""
    met: set[str] = set()
    for match, seat in Positions(way, "illegal"):
        before, ply = match.states.tobytes(), match.ply
        others = [other for other in range(way.seats) if other not in match.to_act]
        legal = match.legal(seat)[0]
        wrong = [(seat, "nonsense"), (seat, ""), *((other, legal) for other in others)]
        for who, text in wrong:
            reason = _refusal(match, who, text)
            require(reason is not None, f"{text!r} of seat {who} was accepted {after(match)}")
            require(_explained(reason, met), f"{text!r} is rejected without a reason: {reason!r}")
        require(_refused_action(match, seat, 10**6), "an action that does not exist was accepted")
        same = (match.states.tobytes(), match.ply) == (before, ply)
        require(same, f"an illegal move has changed the game {after(match)}")


def _refusal(match: Match, who: int, text: str) -> IllegalMove | None:
    """Why a move is rejected; None if it was played."""
    try:
        match.push(text, who)
    except IllegalMove as error:
        return error
    return None


def _explained(refusal: IllegalMove | None, met: set[str]) -> bool:
    """Whether a rejection says why. Each is put into words once, since that takes long."""
    message = repr(refusal and refusal.args)
    known = message in met
    met.add(message)
    return known or len(str(refusal)) > SHORTEST_REASON


def _refused_action(match: Match, seat: int, action: int) -> bool:
    try:
        match.act(seat, action)
    except IllegalMove:
        return True
    return False


def any_text_is_answered(way: Way) -> None:
    """Any text is a legal move or is rejected with a reason; ``read`` raises nothing else."""
    order, met = np.random.default_rng(5), set[str]()
    for match, seat in Positions(way, "texts"):
        words = sorted({word for text in match.legal(seat) for word in text.split()})
        mixed = " ".join(order.choice([*words, *GARBAGE], int(order.integers(0, 6))))
        for text in (mixed, mixed.upper(), str(order.choice(GARBAGE))):
            twin = match.copy()
            reason = _refusal(twin, seat, text)
            why = reason is None or _explained(reason, met)
            require(why, f"{text!r} is rejected without a reason {after(match)}")


def copies_are_independent(way: Way) -> None:
    """A move in a copy leaves the match as it was."""
    for match, seat in Positions(way, "copies"):
        before, log = match.states.tobytes(), list(match.log)
        twin = match.copy()
        twin.act(seat, twin.actions(seat)[0])
        same = match.states.tobytes() == before and match.log == log
        require(same, f"a move in a copy has changed the match {after(match)}")


# --- Chance and records ---


def chance_follows_the_seed(way: Way) -> None:
    """The same seed and the same decisions give the same game; another seed gives another game."""
    require(
        random_game(way, "seed").record() == random_game(way, "seed").record(),
        "the same seed and the same decisions gave two different games",
    )
    chance = [[step["move"] for step in way.match(seed).log] for seed in ("a", "b")]
    require(chance[0] != chance[1], "two seeds gave the same game: chance does nothing")


def odds_are_those_of_the_drawing(way: Way) -> None:
    """Random values select the outcomes of chance in proportion to their weights."""
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


def draw_follows_the_odds(way: Way) -> None:
    """``draw``, with which playouts let chance act, does what ``legal`` and ``odds`` say it may do, as a row
    of dice for its kind of chance decides."""
    match = way.match("draw")
    fresh = Match.unshuffled(way.name, match.seats, variant=match.variant, deck=match.deck)
    engine, tables, states = fresh.game.engine, fresh.tables, fresh.states
    one, many, player = dice("one"), dice("many", engine.words), dice("player")[0]
    out, weights = engine.buffers()
    for step in range(MOST_STEPS):
        acting = engine.actors_of(states, 0)
        if acting == 0:
            return
        if acting != 1 << CHANCE:
            seat = int(lowest(acting))
            n = engine.legal_in(tables, states, 0, seat, out)
            engine.play_in(tables, states, 0, seat, member(out, pick(player, n)))
            continue
        n = engine.odds_in(tables, states, 0, out, weights)
        listed, shares = actions(out), weights[:n].tolist()
        for streams in (one, many):
            row = dice("", len(streams))
            row[:] = streams
            value = int(pick(row[min(listed[0] >> SHIFT, len(row) - 1)], sum(shares)))
            expected = listed[[value < sum(shares[: k + 1]) for k in range(n)].index(True)]
            drawn = engine.draw_in(tables, states, 0, streams)
            require(drawn == expected, f"draw gave {drawn}, not {expected}, at step {step} of a random game")
            require(bool((row == streams).all()), f"draw threw other dice at step {step} of a random game")
        engine.play_in(tables, states, 0, CHANCE, expected)


def replay_equals_live(way: Way) -> None:
    """Replaying a record, from JSON, gives the same state and the same record."""
    match = random_game(way, "replay")
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = replay(record, deck=way.deck, verify_shuffle=True)
    require(again.states.tobytes() == match.states.tobytes(), "a replayed record ends in another state")
    require(again.record() == match.record(), "a replayed record gives another record")


def running_games_resume(way: Way) -> None:
    """From its record and seed, with or without a snapshot, a game continues exactly as it would have."""
    due = 5  # at growing intervals, since a long game takes long to replay
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
    """What a seat sees, may do and may look up does not depend on what others do in a simultaneous step."""
    for match, seat in Positions(way, "drafts"):
        if len(match.to_act) < 2:
            continue
        watchers = [other for other in [*match.to_act, -1] if other != seat]
        seen = {other: _all_that_is_seen(match, other) for other in watchers}
        for action in match.actions(seat)[::5]:
            twin = match.copy()
            twin.act(seat, action)
            for other in watchers:
                now = _all_that_is_seen(twin, other)
                for what, old in seen[other].items():
                    if now[what] != old:
                        whose = f"seat {other}" if other >= 0 else "a spectator"
                        move = match.words_of(seat, action)
                        raise AssertionError(f"the {what} of {whose} reveals that seat {seat} did {move!r}")


def hidden_chance_does_not_leak(way: Way) -> None:
    """Whatever chance does that a seat can neither look up nor see in its view, such as a card dealt to
    another, does not show in its observation."""
    played = random_game(way, "hidden")
    match = Match.unshuffled(way.name, played.seats, variant=played.variant, deck=played.deck)
    for step in played.log:
        if step["by"] == "chance":
            _check_hidden(match, step["move"])
        match.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])


def _check_hidden(match: Match, move: str) -> None:
    """Compare what seats that can't know it see after this move of chance with what they see after others.
    They may tell it from some: which of two tiles somebody looks at first can be open."""
    engine = match.game.engine
    out, weights = engine.buffers()
    engine.odds_in(match.tables, match.states, 0, out, weights)
    listed = [match.words_of(CHANCE, action) for action in actions(out)]
    if len(listed) < 3:
        return
    twins = {one: match.copy() for one in (move, *listed[:: max(1, len(listed) // OUTCOMES)])}
    for one, twin in twins.items():
        twin.follow(CHANCE, one)
    this = twins.pop(move)
    for seat in range(-1, len(match.seats)):
        if _knows_the_last(this, seat):
            continue
        view, seen = this.view(seat), observed(this, this.states, seat)
        alike = [
            observed(twin, twin.states, seat) == seen
            for twin in twins.values()
            if not _knows_the_last(twin, seat) and twin.view(seat) == view
        ]
        whose = f"seat {seat}" if seat >= 0 else "a spectator"
        require(
            any(alike) or not alike,
            f"the observation of {whose} tells {move!r} of chance: observe must hide it",
        )


def _knows_the_last(match: Match, seat: int) -> bool:
    return any(step is match.log[-1] for step in _known(match, seat))


def _known(match: Match, seat: int) -> list[Step]:
    return match.game.words.known(match.state, match.log, seat, match.variant)


def _all_that_is_seen(match: Match, seat: int) -> dict[str, Any]:
    """Everything that Mastaba shows a seat; -1 is a spectator."""
    return {
        "observation": observed(match, match.states, seat),
        "view": match.view(seat),
        "list of choices": match.legal(seat) if seat >= 0 else [],
        "log": match.record(seat),
    }


def redealing_keeps_the_observation(way: Way) -> None:
    """Hidden things dealt anew look the same to the seat, and the game can be played on from there to its
    end."""
    rolled = dice("redeal")
    for number, (match, seat) in enumerate(Positions(way, "redeal")):
        engine = match.game.engine
        o = match.observation(seat)
        again = blank(engine.state)
        copy_into(again, o)
        engine.redeal_in(match.tables, again, 0, seat, rolled[0])
        if observed(match, again, seat) != o.tobytes():
            fields = ", ".join(_differences(match, again, o, seat))
            raise AssertionError(f"redeal changed what seat {seat} sees {after(match)}: {fields}")
        if number % 20 == 0:
            engine.playout(match.tables, again, 0, rolled, MOST_DECISIONS)
            require(engine.actors_of(again, 0) == 0, f"a redealt game does not end {after(match)}")


def _differences(match: Match, states: Any, o: Any, seat: int) -> list[str]:
    """The fields of a state that the seat sees differently."""
    seen = blank(match.game.engine.state)
    match.game.engine.observe_in(match.tables, states, 0, seat, seen, 0)
    return [name for name in o.dtype.names if not np.array_equal(seen[name], o[name])]


def observations_keep_choices(way: Way) -> None:
    """An observation has the seat's legal actions, and observing it again hides nothing more."""
    for match, seat in Positions(way, "choices"):
        engine = match.game.engine
        out, _ = engine.buffers()
        o = match.observation(seat)
        engine.legal_in(match.tables, o, 0, seat, out)
        same = actions(out) == match.actions(seat)
        require(same, f"seat {seat} has different choices in its observation and in the game {after(match)}")
        once = observed(match, o, seat) == o.tobytes()
        require(once, f"observing an observation of seat {seat} hides even more {after(match)}")


def encodings_hide_what_observations_hide(way: Way) -> None:
    """Equal observations have equal encodings, whatever is hidden; seats are told relative to the own seat if
    the game says so; every choice of a seat has a number."""
    rolled = dice("encode")
    positions = Positions(way, "encode")
    numbers = numbers_of(way.name, way.seats, positions.match.deck, positions.match.variant)
    due = 0  # at growing intervals, since long games are long because positions come again
    for number, (match, seat) in enumerate(positions):
        if number < due:
            continue
        due += max(SOME, due // 4)
        encoding, choices, who = numbers.encoding, numbers.choices, np.array([seat])
        o = match.observation(seat)
        found = encoding.encode(o, who, np.full((1, encoding.length), 99, np.int8))
        again = blank(match.game.engine.state)
        copy_into(again, o)
        match.game.engine.redeal_in(match.tables, again, 0, seat, rolled[0])
        seen = np.frombuffer(observed(match, again, seat), o.dtype)
        same = np.array_equal(found, encoding.encode(seen, who))
        require(same, f"the encoding for seat {seat} tells what is hidden {after(match)}")
        listed = match.actions(seat)
        held = choices.numbers[seat][[a for a in listed if a < choices.numbers.shape[1]]]
        require(
            len(held) == len(listed) and bool((held >= 0).all()), f"no number for a choice {after(match)}"
        )
        out, _ = match.game.engine.buffers()
        match.game.engine.legal_in(match.tables, match.states, 0, seat, out)
        mask = choices.expand(out[None], who, np.full((1, choices.length), 99, np.int8))[0]
        require(np.flatnonzero(mask).tolist() == sorted(held.tolist()), f"a wrong mask {after(match)}")
        if numbers.listed and way.seats > 1:
            there = encoding.encode(_moved_round(o, encoding), (who + 1) % way.seats)
            require(np.array_equal(found, there), f"the encoding is not relative to the seat {after(match)}")


def _moved_round(o: Any, encoding: Encoding) -> Any:
    """An observation in which everybody sits one seat further on, as the features say where seats are."""
    moved, players = o.copy(), encoding.players
    for feature in encoding.features:
        field, kind = moved[feature.field][0], feature.kind.code
        if feature.per != "table":
            field[:players] = np.roll(o[feature.field][0][:players], 1, axis=0)
        elif kind == SEAT:
            moved[feature.field] = np.where(o[feature.field] >= 0, (o[feature.field] + 1) % players, -1)
        elif kind == SEATS:
            mask = o[feature.field] & ((1 << players) - 1)
            moved[feature.field] = (mask << 1 | mask >> (players - 1)) & ((1 << players) - 1)
    return moved


def known_steps_are_steps_of_the_log(way: Way) -> None:
    """``known`` returns steps of the log, in order; ``looks_back`` counts steps; at the end all are known."""
    positions = Positions(way, "known")
    for number, (match, _) in enumerate(positions):
        if number % SOME == 0:
            _check_known(match)
    match = positions.match
    _check_known(match)
    for seat in range(-1, way.seats):
        require(
            len(_known(match, seat)) == match.ply, f"known hides steps of a finished game from seat {seat}"
        )


def _check_known(match: Match) -> None:
    places = {id(step): place for place, step in enumerate(match.log)}
    for seat in range(-1, len(match.seats)):
        known = [places.get(id(step), -1) for step in _known(match, seat)]
        require(
            -1 not in known, "known returns steps of its own: it must pick them out of the list it is given"
        )
        require(known == sorted(set(known)), "known must keep the order of the steps")
        quickly = places_in(visibility.known(match, seat))
        require(quickly == known, f"lookup and known differ for seat {seat} {after(match)}")
    back = match.game.words.looks_back(match.state, match.log, match.variant)
    require(0 <= back <= match.ply, f"looks_back says {back}, but there are {match.ply} steps")
    require(match.over or visibility.looks_back(match) == back, f"lookup looks elsewhere back {after(match)}")


# --- What players read ---


def views_have_their_fields(way: Way) -> None:
    """Every view is data, has ``VIEW_FIELDS``, and can be drawn in the terminal."""
    positions = Positions(way, "views")
    due = 0  # at growing intervals, since the views of a long game differ little
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
            found, wanted = type(view[name]).__name__, getattr(kind, "__name__", kind)
            require(isinstance(view[name], kind), f"{name!r} is {found}, not {wanted}, {told}")
        require(bool(str(view["status"])), f"the status of seat {seat} is empty {after(match)}")
        plain = msgspec.json.decode(msgspec.json.encode(view))
        require(
            _listed(view) == plain, f"the view of seat {seat} is not plain data: use int, str, list, dict"
        )
        drawn = match.game.drawing.draw(view, match.deck, names, seat, COLUMNS)
        require(isinstance(drawn, str) and bool(drawn), f"drawing.draw gave no text {after(match)}")


def _listed(value: Any) -> Any:
    """The same data with lists instead of tuples, and messages as they are sent."""
    if isinstance(value, Message):
        return {"id": value.id, "args": _listed(value.args)}
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    return [_listed(inner) for inner in value] if isinstance(value, list | tuple) else value


def ranks_follow_the_tie_breaks(way: Way) -> None:
    """Ranks follow the totals, then the tie-breaks; the result has the same ranks."""
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
        told = isinstance(facts, list) and all(isinstance(fact, Message | str) for fact in facts)
        require(told, f"because gave {facts!r}, not a list of messages")


LAWS: tuple[Law, ...] = (
    play_ends,
    legal_is_sorted,
    notation_is_an_inverse,
    illegal_moves_are_explained,
    any_text_is_answered,
    copies_are_independent,
    chance_follows_the_seed,
    odds_are_those_of_the_drawing,
    draw_follows_the_odds,
    replay_equals_live,
    running_games_resume,
    simultaneous_steps_do_not_leak,
    hidden_chance_does_not_leak,
    redealing_keeps_the_observation,
    observations_keep_choices,
    encodings_hide_what_observations_hide,
    known_steps_are_steps_of_the_log,
    views_have_their_fields,
    ranks_follow_the_tie_breaks,
    bots_can_play,
)
