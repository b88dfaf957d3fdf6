"""A review in sentences: for the player themselves ("You won by 9 …") and for everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from mastaba.core.contract import Search
from mastaba.core.figures import decimal, percent
from mastaba.core.message import Message, Said, say, with_names
from mastaba.lab.verdicts import Decision, Headline, Review, Seat, Turn

ACCOUNT = ("start", "luck", "choices", "others", "error")  # the columns of an account
LEAST = {True: 0.5, False: 0.005}  # points, or winning chance: what less changed is not listed


def headline(review: Review, number: int) -> Headline:
    """How the game of a seat went, in one sentence.

    >>> from mastaba.lab.verdicts import Account
    >>> ana = Seat("Ana", 1, 61, 100, Account(50, 14, (-5, 2), 1))
    >>> bo = Seat("Bo", 2, 52, 100, Account(50, -2, (-2, 6), 1))
    >>> print(headline(Review("g", (ana, bo), (), 1), 0).you)
    You won by 9: your luck +14, theirs −2, your choices −5, theirs +6, effects on each other +4.
    >>> print(headline(Review("g", (ana, bo), (), 1), 1).text)
    Bo lost by 9: luck −2, Ana’s luck +14, choices +6, Ana’s choices −5, effects on each other −4.
    """
    seat = review.seats[number]
    rivals = [other for other in range(len(review.seats)) if other != number]
    rival = min(rivals, key=lambda other: (review.seats[other].rank, other), default=None)
    winners = [one for one in review.seats if one.rank == 1]
    outcome = (
        "solo" if rival is None else "lost" if seat.rank > 1 else "won" if len(winners) == 1 else "shared"
    )
    margin = seat.total - review.seats[rival].total if review.scored and rival is not None else None
    parts = _parts(review, number, rival)
    theirs = "" if rival is None else review.seats[rival].name
    you, text = (
        _sentence(_outcome(own, outcome, margin, review, seat), _told(own, parts, review, seat, theirs))
        for own in (True, False)
    )
    return Headline(you, text, outcome, rival, margin, parts)


def _parts(review: Review, number: int, rival: int | None) -> tuple[tuple[str, float], ...]:
    """What the result came of: the margin to the rival in points, or the seat's own winning chance. Luck and
    choices of a player are what they have changed for that player, as everywhere in the review."""
    seat = review.seats[number]
    if seat.searches:
        return ()
    if not review.scored:
        odds = seat.odds
        if odds is None:
            return ()
        own = odds.choices[number]
        others = sum(odds.choices) - own
        # between two, what one loses the other gains
        rest = ("their choices", -others) if len(review.seats) == 2 else ("others", others)
        return ("start", odds.start), ("luck", odds.luck), ("choices", own), rest
    mine = seat.account
    if mine is None or rival is None:
        return () if mine is None else (("luck", mine.luck), ("choices", sum(mine.choices)))
    theirs = review.seats[rival].account
    assert theirs is not None
    own, their = mine.choices[number], theirs.choices[rival]
    return (
        ("luck", mine.luck), ("their luck", theirs.luck), ("choices", own), ("their choices", their),
        ("each other", sum(mine.choices) - own - (sum(theirs.choices) - their)),
        ("start", mine.start - theirs.start),
    )  # fmt: skip


def _figure(value: float, scored: bool) -> Said:
    """
    >>> print(_figure(-3.4, True), _figure(0.123, False))
    −3 +12%
    """
    number = round(value if scored else 100 * value)
    signed = f"{'+' if number >= 0 else '−'}{abs(number)}"
    return signed if scored else say("review/percent", n=signed)


def _sentence(outcome: Message, told: Message | None) -> Message:
    return (
        say("review/headline", outcome=outcome, told=told)
        if told
        else say("review/headline-only", outcome=outcome)
    )


def _told(
    own: bool, parts: Sequence[tuple[str, float]], review: Review, seat: Seat, theirs: str
) -> Message | None:
    """What the result came of, part by part: those that are worth a word."""
    if seat.searches:
        return _recall(seat)
    scored, last, told = review.scored, "", []
    for name, value in parts:
        if abs(value) < LEAST[scored]:
            continue
        kind = name.removeprefix("their ")
        figure = _figure(value, scored)
        if name == "each other":
            told.append(say("review/part-each-other", figure=figure))
        elif name == "others":
            told.append(say("review/part-others", figure=figure))
        elif name == "start" and scored:
            told.append(say("review/part-start", figure=figure))
        elif name == "start":  # a chance, not a difference
            told.append(
                say("review/part-chance", own=own, figure=say("review/percent", n=round(100 * value)))
            )
        else:  # "your luck +14, theirs −2"
            mine = "your" if own else "own"
            others = "named" if not own else "theirs" if last == kind else "their"
            whose = mine if name == kind else others
            told.append(say("review/part", part=kind, whose=whose, name=theirs, figure=figure))
        last = kind
    return (
        reduce(lambda rest, one: say("review/parts", first=one, rest=rest), reversed(told)) if told else None
    )


def _outcome(own: bool, outcome: str, margin: int | None, review: Review, seat: Seat) -> Message:
    """How it ended for the seat."""
    if outcome in ("won", "lost"):
        outcome = "placed" if margin is None else outcome if margin else f"{outcome}-tie"
    figures = {"outcome": outcome, "points": seat.total, "margin": abs(margin or 0), "place": seat.rank}
    if own:
        return say("review/outcome-you", **figures)
    return say("review/outcome", name=seat.name, **figures)


def _recall(seat: Seat) -> Message:
    """What the seat made of what it had seen."""
    known = [one for one in seat.searches if one.needed is not None]
    if not known:
        return say("review/recalled-nothing")
    found = sum(one.found for one in known)
    slides = sum(one.steps_lost for one in known if one.found)
    if slides:
        return say("review/recalled-slowly", found=found, known=len(known), slides=slides)
    return say("review/recalled", found=found, known=len(known))


def outcome(review: Review) -> Message:
    """Who won, and by how much.

    >>> print(outcome(Review("g", (Seat("Ana", 1, 61), Seat("Bo", 2, 52)), (), 1)))
    Ana won by 9.
    >>> print(outcome(Review("g", (Seat("Ana", 1, 61), Seat("Bo", 1, 61)), (), 1)))
    Ana and Bo share the win.
    """
    first = [seat for seat in review.seats if seat.rank == 1]
    if len(review.seats) > 1 and len(first) > 1:
        return say("reports/shared", names=[seat.name for seat in first])
    rivals = [seat.total for seat in review.seats if seat.rank > 1]
    margin = first[0].total - max(rivals) if review.scored and rivals else None
    kind = "won" if rivals else "solo"
    return _sentence(_outcome(False, kind, margin, review, first[0]), None)


def moment(decision: Decision, names: Sequence[str], scored: bool = True) -> Message:
    """A costly moment, in sentences."""
    played = _by(decision.seat, decision.ply, _with_reason(decision.move, decision.played.why, names), names)
    return say(
        "reports/moment",
        played=played,
        verdict=say("review/verdict", verdict=decision.verdict),
        cost=cost(decision, scored),
        better=_with_reason(decision.best, decision.why, names),
    )


def cost(decision: Decision, scored: bool) -> Message:
    """What a move cost; points only in a game that has some.

    >>> from mastaba.lab.verdicts import Figure
    >>> figures = {"points": Figure(1.4, 0.4), "chance": Figure(0.12, 0.02)}
    >>> move = Decision(3, 0, "a", (), lost=1, stake=9, verdict="mistake", **figures)
    >>> print(cost(move, True), "/", cost(move, False))
    12% ± 2% of the winning chance, 1.4 ± 0.4 points / 12% ± 2% of the winning chance
    """
    return say(
        "reports/cost",
        scored=scored,
        chance=percent(decision.chance.value),
        error=percent(decision.chance.error),
        points=decimal(decision.points.value, 1),
        doubt=decimal(decision.points.error, 1),
    )


def account_row(review: Review, number: int) -> list[str]:
    """How a seat came to its result: ``ACCOUNT`` in points, or, in a game without them, in winning chance.

    >>> from mastaba.lab.verdicts import Account
    >>> odds = Account(0.33, 0.47, (0.04, 0.16), 0.02)
    >>> bo = Seat("Bo", 1, 10, account=Account(1.2, 7, (1, 0.6), 0.6), odds=odds)
    >>> account_row(Review("g", (bo, bo), (), 1, scored=False), 1)
    ['1', '33%', '+47%', '+16%', '+4%', '2%']
    """
    seat = review.seats[number]
    account = seat.account if review.scored else seat.odds
    assert account is not None
    mine = account.choices[number]
    others = sum(account.choices) - mine
    if not review.scored:
        changes = (percent(value, signed=True) for value in (account.luck, mine, others))
        return [str(seat.rank), percent(account.start), *changes, percent(account.error)]
    changes = (decimal(value, 1, signed=True) for value in (account.luck, mine, others))
    return [str(seat.total), decimal(account.start, 1), *changes, decimal(account.error, 1)]


def _by(seat: int | None, ply: int, move: Said, names: Sequence[str]) -> Message:
    """Who did what, and in which step."""
    who = say("terminal/chance") if seat is None else names[seat]
    return say("reports/step-by", name=who, n=ply + 1, move=move)


def _with_reason(move: str, why: Said, names: Sequence[str]) -> Said:
    return say("reports/with-reason", move=move, why=with_names(why, names)) if why else move


def turned(turn: Turn, names: Sequence[str]) -> Message:
    """A turning point in a sentence.

    >>> print(turned(Turn(4, None, "throw 0 5", 0, 0.12), ["Ana", "Bo"]))
    chance, step 5: throw 0 5. Winning chance of Ana +12%.
    """
    gained = _figure(turn.chance, False)
    step = _by(turn.by, turn.ply, turn.move, names)
    return say("reports/turned", step=step, name=names[turn.seat], figure=gained)


def recalled(search: Search, sought: Said, names: Sequence[str]) -> Message:
    """A lapse of memory in sentences; ``sought`` is what was looked for.

    >>> search = Search(40, 0, "ibis", 3, 9, False, 4, 0, 12, 2, ())
    >>> print(recalled(search, "Ibis", ["Ana", "Bo"]))  # doctest: +NORMALIZE_WHITESPACE
    Ana: Ibis. It lay open at Ana’s slide number 12, 2 sand storms ago. 9 slides elsewhere; 4 would have found
    it (worth 3 points).
    """
    seen_by = search.seat if search.seen_by is None else search.seen_by
    storms, step = search.confusions, search.seen_step
    seen = say("review/lapse-seen", name=names[seen_by], storms=storms, step=step)
    steps, needed = search.steps, search.needed or 0
    then = (
        say("review/lapse-found", steps=steps, needed=needed)
        if search.found
        else say("review/lapse-missed", steps=steps, needed=needed, points=search.points)
    )
    return say("reports/lapse", name=names[search.seat], sought=sought, seen=seen, then=then)
