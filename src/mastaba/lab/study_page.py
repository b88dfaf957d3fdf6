"""The report of a study: one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from mastaba.lab.charts import SHARES, bars, hundredth, intervals, percent, tenth
from mastaba.lab.findings import Compared, Findings, Measured, Weighed
from mastaba.lab.html import page, section
from mastaba.lab.ratings import Interval
from mastaba.lab.study import EQUALS

SHOWN = 12  # the most and the least valuable things
OWN, HOUSE = "the own deck", "the house deck"


def study_page(found: Findings) -> str:
    """The whole page."""
    main = found.own or found.house
    title = f"{found.title}: the laboratory"
    told = ", ".join(f"{name}: {value}" for name, value in found.options.items()) or "default options"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{_all_games(found)} games of bots, {found.players} players, seed {escape(found.seed)}, "
        f"{escape(told)}. Where nothing else is said, all seats are {EQUALS}s. Intervals are 95 %.</p>",
        section("At a glance", "", _glance(found)),
    ]
    if found.own:
        parts.append(section("The own deck beside the house deck", "", _decks(found.own, found.house)))
    parts += [
        section(
            "Who begins",
            "The share of decided games that the player who began has won. The line in the middle is what "
            "each would win if it did not matter.",
            intervals([(_named(one), one.first) for one in _same_players(found)], main.fair, percent, SHARES),
        ),
        section(
            "Luck",
            "Every deal was played twice. The share is what two games on the same deal have in common: what "
            "the deal decides. The rest is play, and chance that follows from it.",
            intervals(_luck(found, main), None, percent, SHARES),
        ),
        section(
            "Changes of the lead",
            f"{_spoken(main.leads, 1)} a game: how often another player came to lead.",
            bars(main.lead_changes, "changes of the lead"),
        ),
    ]
    if found.worth:
        parts.append(
            section(
                "What things are worth",
                _worth_note(found),
                _worth(found.worth, tenth if found.scored else hundredth),
            )
        )
    if found.levels:
        parts.append(
            section(
                "How levels compare",
                "The share of decided games that the first bot won, every deal in both seatings.",
                intervals([_against(one) for one in found.levels], None, percent, SHARES),
            )
        )
    if found.others:
        parts.append(section("What options and more players change", "", _others(found)))
    return page(title, parts)


def _all_games(found: Findings) -> int:
    own = [found.own] if found.own else []
    equal = sum(one.games for one in (found.house, *own, *found.others))
    return equal + sum(one.games for one in found.levels)


def _spoken(interval: Interval, digits: int) -> str:
    return f"{interval.value:.{digits}f} ({interval.low:.{digits}f} to {interval.high:.{digits}f})"


def _share(interval: Interval) -> str:
    return f"{interval.value:.0%} ({interval.low:.0%} to {interval.high:.0%})"


def _rows(one: Measured, scored: bool) -> list[tuple[str, str]]:
    found = [
        ("games", f"{one.games:,}"),
        ("won by who begins", _share(one.first)),
        ("decisions of all players", _spoken(one.decisions, 0)),
        ("shortest and longest game", f"{one.shortest} and {one.longest} decisions"),
        ("choices a decision", _spoken(one.choices, 1)),
        ("decided by the deal", _share(one.luck)),
        ("changes of the lead", _spoken(one.leads, 1)),
    ]
    if scored:
        found += [("points", _spoken(one.outcome, 1)), ("ahead of the second", _spoken(one.margin, 1))]
    return found


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
    return f"<table><tr>{''.join(f'<th>{escape(one)}</th>' for one in head)}</tr>{''.join(lines)}</table>"


def _glance(found: Findings) -> str:
    return _table(("", "measured"), _rows(found.own or found.house, found.scored))


def _decks(own: Measured, house: Measured) -> str:
    pairs = zip(_rows(own, own.outcome.value != 0), _rows(house, house.outcome.value != 0), strict=False)
    verdicts = "".join(f"<p>{line}</p>" for line in _verdicts(own, house))
    return verdicts + _table(("", OWN, HOUSE), [(name, one, other) for (name, one), (_, other) in pairs])


def _verdicts(own: Measured, house: Measured) -> list[str]:
    """Easier, swingier, longer? Only what the intervals tell apart."""
    said = []
    for less, more, one, other in (
        ("harder: fewer points", "easier: more points", own.outcome, house.outcome),
        (
            "steadier: the lead changes less often",
            "swingier: the lead changes more often",
            own.leads,
            house.leads,
        ),
        ("shorter", "longer", own.decisions, house.decisions),
        ("less a matter of the deal", "more a matter of the deal", own.luck, house.luck),
        ("closer: smaller margins", "more decided: larger margins", own.margin, house.margin),
        ("poorer in choices", "richer in choices", own.choices, house.choices),
    ):
        if one.low > other.high:
            said.append(more)
        elif one.high < other.low:
            said.append(less)
    if not said:
        return ["No difference is larger than chance could make it in so many games."]
    return [f"The own deck is {'; '.join(said)}."]


def _named(one: Measured) -> str:
    return {"house": HOUSE, "own": OWN}.get(one.part, one.part)


def _same_players(found: Findings) -> list[Measured]:
    own = [found.own] if found.own else []
    return [*own, found.house, *(one for one in found.others if one.fair == found.house.fair)]


def _luck(found: Findings, main: Measured) -> list[tuple[str, Interval]]:
    named = [(f"{EQUALS} : {EQUALS}", main.luck)]
    return named + [(f"{one.one} : {one.other}", one.luck) for one in found.levels]


def _against(one: Compared) -> tuple[str, Interval]:
    return f"{one.one} : {one.other}", one.share


def _worth_note(found: Findings) -> str:
    if found.scored:
        return (
            "By how many points a player's result, beside the others', differs with one more of it at the "
            "end: a linear fit of all games. It counts what a thing makes possible and what it costs in "
            "time, not what is printed on it."
        )
    return (
        "By how much a player's result, from 1 for the first to -1 for the last, differs with one more use "
        "of an item: a linear fit of all games. An item that is used when all is lost has a low value."
    )


def _worth(things: Sequence[Weighed], spell: Callable[[float], str]) -> str:
    chosen = list(things) if len(things) <= 2 * SHOWN else [*things[:SHOWN], *things[-SHOWN:]]
    left = len(things) - len(chosen)
    note = f"<p>The {SHOWN} most and least valuable; {left} lie between them.</p>" if left else ""
    return note + intervals([(f"{one.what} ({one.seen})", one.worth) for one in chosen], 0.0, spell)


def _others(found: Findings) -> str:
    rows = []
    for one in (found.house, *found.others):
        cells = dict(_rows(one, found.scored))
        asked = ["games", "won by who begins", "decisions of all players", "choices a decision"]
        asked += ["decided by the deal", "changes of the lead", *(["points"] if found.scored else [])]
        rows.append([_named(one), *(cells[name].partition(" (")[0] for name in asked)])
    head = ("", "games", "who begins wins", "decisions", "choices", "by the deal", "lead changes")
    return _table((*head, *(["points"] if found.scored else [])), rows)
