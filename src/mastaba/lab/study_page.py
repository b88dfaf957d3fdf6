"""The report of a study: one self-contained HTML file."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mastaba.core.figures import decimal, percent
from mastaba.core.message import Message, Said, say
from mastaba.lab.charts import SHARES, bars, between, hundredth, intervals, tenth
from mastaba.lab.findings import Compared, Findings, Measured, Weighed
from mastaba.lab.html import page, section, shown, table
from mastaba.lab.ratings import Interval
from mastaba.lab.study import EQUALS
from mastaba.match import registry

SHOWN = 12  # the most and the least valuable things
OWN, HOUSE = say("reports/own-deck"), say("reports/house-deck")
PLAYERS = re.compile(r"(\d+) players")
"""The name of a part with another number of players."""


def study_page(found: Findings) -> str:
    """The whole page."""
    main = found.own or found.house
    title = say("reports/lab-title", title=found.title)
    parts = [
        f"<h1>{shown(title)}</h1>",
        f"<p>{shown(_about(found))} {shown(say('reports/lab-equals', bot=EQUALS))}</p>",
        section(say("reports/glance"), "", _glance(found)),
    ]
    if found.own:
        parts.append(section(say("reports/decks"), "", _decks(found.own, found.house)))
    parts += [
        section(
            say("reports/who-begins"),
            say("reports/who-begins-note"),
            intervals([(_named(one), one.first) for one in _same_players(found)], main.fair, percent, SHARES),
        ),
        section(
            say("reports/luck"),
            say("reports/luck-note"),
            intervals(_luck(found, main), None, percent, SHARES),
        ),
        section(
            say("reports/leads"),
            say("reports/leads-note", figure=between(main.leads, tenth)),
            bars(main.lead_changes, say("reports/lead-changes")),
        ),
    ]
    if found.worth:
        parts.append(
            section(
                say("reports/worth"),
                say("reports/worth-points") if found.scored else say("reports/worth-places"),
                _worth(found.worth, found.game, tenth if found.scored else hundredth),
            )
        )
    if found.levels:
        parts.append(
            section(
                say("reports/levels"),
                say("reports/levels-note"),
                intervals([_against(one) for one in found.levels], None, percent, SHARES),
            )
        )
    if found.others:
        parts.append(section(say("reports/others"), "", _others(found)))
    return page(title, parts)


def _about(found: Findings) -> Message:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    known = {"games": _all_games(found), "players": found.players, "seed": found.seed}
    return say("reports/about", **known, usual=not options, options=options)


def _all_games(found: Findings) -> int:
    own = [found.own] if found.own else []
    equal = sum(one.games for one in (found.house, *own, *found.others))
    return equal + sum(one.games for one in found.levels)


Spell = Callable[[float], str]
FIGURES: dict[str, tuple[Message, Callable[[Measured], Interval], Spell]] = {
    "first": (say("reports/won-by-first"), lambda one: one.first, percent),
    "decisions": (say("reports/decisions"), lambda one: one.decisions, decimal),
    "choices": (say("reports/choices"), lambda one: one.choices, tenth),
    "luck": (say("reports/by-the-deal"), lambda one: one.luck, percent),
    "leads": (say("reports/lead-changes"), lambda one: one.leads, tenth),
    "points": (say("terminal/points"), lambda one: one.outcome, tenth),
    "margin": (say("reports/margin"), lambda one: one.margin, tenth),
}
"""What is measured: what it is called, where it stands, how it is written."""
POINTS = ("points", "margin")


def _rows(one: Measured, scored: bool) -> list[tuple[Said, Said]]:
    found: list[tuple[Said, Said]] = [(say("terminal/games"), decimal(one.games))]
    for name, (called, figure, spell) in FIGURES.items():
        if scored or name not in POINTS:
            found.append((called, between(figure(one), spell)))
        if name == "decisions":
            span = say("reports/shortest-longest", shortest=one.shortest, longest=one.longest)
            found.append((say("reports/span"), span))
    return found


def _glance(found: Findings) -> str:
    return table(["", say("reports/measured")], _rows(found.own or found.house, found.scored))


def _decks(own: Measured, house: Measured) -> str:
    pairs = zip(_rows(own, own.outcome.value != 0), _rows(house, house.outcome.value != 0), strict=False)
    rows = [(name, one, other) for (name, one), (_, other) in pairs]
    return f"<p>{shown(_verdict(own, house))}</p>" + table(["", OWN, HOUSE], rows)


def _verdict(own: Measured, house: Measured) -> Message:
    """Easier, swingier, longer? Only what the intervals tell apart."""
    said = []
    for what in ("points", "leads", "decisions", "luck", "margin", "choices"):
        figure = FIGURES[what][1]
        one, other = figure(own), figure(house)
        if one.low > other.high or one.high < other.low:
            said.append(say("reports/differs", what=what, more=one.low > other.high))
    return say("reports/differences", parts=said) if said else say("reports/no-difference")


def _named(one: Measured) -> str:
    """What a part is called: a deck, an option as it is typed, or a number of players."""
    known = {"house": HOUSE, "own": OWN}
    if one.part in known:
        return str(known[one.part])
    players = PLAYERS.fullmatch(one.part)
    return str(say("reports/players", n=int(players[1]))) if players else one.part


def _same_players(found: Findings) -> list[Measured]:
    own = [found.own] if found.own else []
    return [*own, found.house, *(one for one in found.others if one.fair == found.house.fair)]


def _luck(found: Findings, main: Measured) -> list[tuple[str, Interval]]:
    named = [(f"{EQUALS} : {EQUALS}", main.luck)]
    return named + [(f"{one.one} : {one.other}", one.luck) for one in found.levels]


def _against(one: Compared) -> tuple[str, Interval]:
    return f"{one.one} : {one.other}", one.share


def _worth(things: Sequence[Weighed], game: str, spell: Spell) -> str:
    chosen = list(things) if len(things) <= 2 * SHOWN else [*things[:SHOWN], *things[-SHOWN:]]
    left = len(things) - len(chosen)
    note = f"<p>{shown(say('reports/worth-left', n=SHOWN, left=left))}</p>" if left else ""
    named = [(f"{registry.named(game, one.what)} ({one.seen})", one.worth) for one in chosen]
    return note + intervals(named, 0.0, spell)


def _others(found: Findings) -> str:
    asked = [name for name in FIGURES if name != "margin" and (found.scored or name not in POINTS)]
    head = [say("reports/figure-column", column=name) for name in asked]
    rows = []
    for one in (found.house, *found.others):
        figures = [spell(figure(one).value) for _, figure, spell in (FIGURES[name] for name in asked)]
        rows.append([_named(one), decimal(one.games), *figures])
    return table(["", say("terminal/games"), *head], rows)
