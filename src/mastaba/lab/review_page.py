"""A review as one self-contained HTML file: the sentence, the graph, the costly moments, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.core.contract import Search
from mastaba.lab.board import boards
from mastaba.lab.html import page, section
from mastaba.lab.telling import moment, outcome, recalled, turned
from mastaba.lab.verdicts import Decision, Review, Seat
from mastaba.match.match import Match

WIDE, HIGH, EDGE, FOOT = 760, 300, 44, 28
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 3", "1 3")  # lines are told apart without colours
INKS = ("one", "two", "three", "four", "five", "six")  # classes of their colours
MOST = 12  # moments that are listed
DRAWN = 6  # of them are shown on the board
HOLES = "abcdefgh"
ROWS = 6
STYLE = """
main{max-width:1240px}
.lead{font:600 22px/1.3 "Source Sans 3",system-ui,sans-serif;color:var(--ink);margin:4px 0}
svg .one{stroke:var(--one)}svg .two{stroke:var(--two)}svg .three{stroke:var(--three)}
svg .four{stroke:var(--four)}svg .five{stroke:var(--ink2)}svg .six{stroke:var(--ink)}
:root{--one:#1E4F8F;--two:#AA4224;--three:#1C7468;--four:#6A3FA0;--bad:#AA4224}
@media(prefers-color-scheme:dark){
:root{--one:#8DB9EE;--two:#F0A07C;--three:#6FCBB9;--four:#C7A6F2;--bad:#F0A07C}}
svg .line{stroke-width:3;fill:none;stroke-linejoin:round}svg .band{fill:var(--paper);opacity:.6}
svg .badge{fill:var(--ink)}svg .number{fill:var(--page);font-weight:700;font-size:13px;text-anchor:middle}
svg .lucky{fill:var(--gold)}svg .skill{fill:var(--accent)}svg .axis{stroke:var(--ink2)}
svg .hole{fill:var(--paper);stroke:var(--line)}svg .seen{fill:var(--accent)}svg .small{font-size:10px}
.moments{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.moments>li{background:var(--paper);border-radius:12px;padding:14px}
.head{display:flex;gap:10px;align-items:baseline}.head b{flex:1}
.cost{font:600 24px/1 Georgia,serif;color:var(--bad)}
.disc{background:var(--ink);color:var(--page);border-radius:50%;width:26px;height:26px;display:inline-grid;
place-items:center;font-weight:700;flex:none}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,520px),1fr));gap:14px;margin-top:8px}
.two h4{margin:0 0 2px;font-size:15px}.two .better h4{color:var(--accent)}
.two p{margin:2px 0;overflow-wrap:anywhere}
.board{color:var(--ink);background:var(--panel);border-radius:8px;padding:6px;overflow-x:auto}
.board svg{min-width:500px;width:100%}
summary{cursor:pointer;color:var(--accent);padding:8px 0;min-height:28px}
.wide{overflow-x:auto}.maps{display:grid;gap:14px;list-style:none;padding:0;margin:0}
@media(max-width:640px){main{padding:12px 10px 32px}h1{font-size:28px}
section{padding:14px 12px}th,td{padding:6px 6px;font-size:14px}
.graph svg{min-width:560px}.graph{overflow-x:auto}}
"""


def review_page(review: Review, title: str, match: Match | None = None) -> str:
    """The whole page; with the match, moments are shown on the board."""
    names = [seat.name for seat in review.seats]
    parts = [f"<h1>{escape(title)}: the review</h1>", f'<p class="lead">{escape(outcome(review))}</p>']
    parts += [f"<p>{escape(str(seat.headline.text))}</p>" for seat in review.seats if seat.headline]
    if review.graph:
        note = "Before every step, if all play alike from there on. Numbers mark the costliest moments."
        parts.append(
            section("Winning chances", note, f'<div class="graph">{_graph(review)}</div>{_table(review)}')
        )
    if any(seat.searches for seat in review.seats):
        parts += [_of_memory(seat, names) for seat in review.seats]
    else:
        parts += [_moments(review, names, match), _luck(review), _turns(review, names)]
        parts.append(f"<p>{review.playouts:,} playouts per decision.</p>")
    return page(f"{title}: the review", [f"<style>{STYLE}</style>", *parts])


# --- the graph ---


def _graph(review: Review) -> str:
    """A line per seat, and the costly moments numbered on the line of the player."""
    last = max(1, review.graph[-1].ply)
    low, right = HIGH - FOOT, WIDE - 130

    def at(ply: int, chance: float) -> tuple[float, float]:
        return EDGE + ply / last * (right - EDGE), low - chance * (low - 18)

    parts = []
    for k in range(0, 4, 2):
        left, end = at(last * k // 4, 0)[0], at(last * (k + 1) // 4, 0)[0]
        parts.append(
            f'<rect class="band" x="{left:.0f}" y="18" width="{end - left:.0f}" height="{low - 18}"/>'
        )
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, mark)[1]
        parts.append(f'<line class="grid" x1="{EDGE}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="note" x="0" y="{y + 4:.1f}">{mark:.0%}</text>')
    for number, seat in enumerate(review.seats):
        points = [at(point.ply, point.chances[number]) for point in review.graph]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"' * bool(DASHES[number % len(DASHES)])
        ink = INKS[number % len(INKS)]
        parts.append(f'<polyline class="line {ink}" points="{line}"{dashes}/>')
        # winners stand at the top, the others at the foot, one above the other
        before = sum((other.rank == 1) == (seat.rank == 1) for other in review.seats[:number])
        y = 23 + 20 * before if seat.rank == 1 else low + 4 - 20 * before
        parts.append(f'<text x="{right + 8}" y="{y}">{escape(seat.name[:16])}</text>')
    names = [seat.name for seat in review.seats]
    for place, one in enumerate(review.moments[:MOST], 1):
        x, y = at(one.ply, review.graph[one.ply].chances[one.seat])
        what = f"<title>{escape(moment(one, names))}</title>"
        parts.append(f'<circle class="badge" cx="{x:.1f}" cy="{y:.1f}" r="10">{what}</circle>')
        parts.append(f'<text class="number" x="{x:.1f}" y="{y + 4.5:.1f}">{place}</text>')
    parts.append(f'<text class="note" x="{EDGE}" y="{HIGH - 6}">step 1</text>')
    parts.append(f'<text class="note" x="{right - 50}" y="{HIGH - 6}">step {last}</text>')
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}"'
    label = "Winning chances; the table below has them"
    return f'<svg {size} role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _table(review: Review) -> str:
    """The graph as a table, for those who do not see it."""
    step = max(1, (len(review.graph) - 1) // 12)
    points = [*review.graph[:-1:step], review.graph[-1]]
    head = "".join(f"<th>{escape(seat.name)}</th>" for seat in review.seats)
    rows = "".join(
        f"<tr><td>{point.ply}</td>{''.join(f'<td>{chance:.0%}</td>' for chance in point.chances)}</tr>"
        for point in points
    )
    told = f"<table><tr><th>after step</th>{head}</tr>{rows}</table>"
    return f"<details><summary>The graph as a table</summary>{told}</details>"


# --- moments ---


def _moments(review: Review, names: Sequence[str], match: Match | None) -> str:
    moments = review.moments[:MOST]
    if not moments:
        return section("Costly moments", "No move cost 5 % of the winning chance or more, beyond doubt.", "")
    listed = [
        _moment(place, one, names, boards(match, one) if match and place <= DRAWN else None)
        for place, one in enumerate(moments, 1)
    ]
    return section("Costly moments", "", f'<ol class="moments">{"".join(listed)}</ol>')


def _moment(place: int, one: Decision, names: Sequence[str], drawn: tuple[str, str] | None) -> str:
    sides = []
    for kind, title, line, board in (
        ("played", "Played", one.played, drawn and drawn[0]),
        ("better", "Better", one.lines[0], drawn and drawn[1]),
    ):
        why = f"<p>{escape(str(line.why))}</p>" if line.why else ""
        shown = f'<div class="board">{board}</div>' if board else ""
        move = f"<p><b>{escape(line.move)}</b></p>"
        sides.append(
            f'<div class="{kind}"><h4>{title}, {line.chance:.0%} to win</h4>{move}{why}{shown}</div>'
        )
    then = ", ".join(
        f"{'chance' if step.by is None else names[step.by]}: {step.move}" for step in one.then[1:]
    )
    more = f"<details><summary>How it may go on</summary><p>{escape(then)}</p></details>" if then else ""
    head = (
        f'<div class="head"><span class="disc">{place}</span>'
        f"<b>{escape(names[one.seat])}, step {one.ply + 1}: {one.verdict}</b>"
        f'<span class="cost">−{one.chance.value:.0%}</span></div>'
    )
    cost = (
        f"<p>{one.chance.value:.0%} ± {one.chance.error:.0%} of the winning chance, {one.points} points.</p>"
    )
    return f'<li>{head}{cost}<div class="two">{"".join(sides)}</div>{more}</li>'


def _turns(review: Review, names: Sequence[str]) -> str:
    if not review.turns:
        return ""
    listed = "".join(f"<li><p>{escape(turned(one, names))}</p></li>" for one in review.turns)
    return section("Where the game turned", "", f"<ol>{listed}</ol>")


# --- luck and skill ---


def _luck(review: Review) -> str:
    seats = review.seats
    note = (
        "Expected at the start + luck + own choices + choices of others = result. "
        "Accuracy: 100 is the best move every time, 0 is moves drawn at random."
    )
    return section("Luck and skill", note, f'<div class="wide">{_bars(review)}{_accounts(seats)}</div>')


def _bars(review: Review) -> str:
    """Luck and own choices of every seat, as bars around zero."""
    kinds = [
        (seat, (account.luck, account.choices[number]))
        for number, seat in enumerate(review.seats)
        if (account := seat.account if review.scored else seat.odds)
    ]
    most = max((abs(value) for _, values in kinds for value in values), default=1.0) or 1.0
    middle, reach, parts = 330, 200, []
    for row, (seat, values) in enumerate(kinds):
        y = 14 + 54 * row
        parts.append(f'<text x="0" y="{y + 22}">{escape(seat.name[:16])}</text>')
        for k, (value, kind) in enumerate(zip(values, ("lucky", "skill"), strict=True)):
            long = abs(value) / most * reach
            left, top = (middle if value >= 0 else middle - long), y + 20 * k
            told = f"{value:+.1f}" if review.scored else f"{value:+.0%}"
            word = ("luck", "choices")[k]
            parts.append(
                f'<rect class="{kind}" x="{left:.1f}" y="{top}" width="{long:.1f}" height="16" rx="4"/>'
            )
            x, anchor = (middle + long + 6, "start") if value >= 0 else (middle - long - 6, "end")
            parts.append(
                f'<text class="note" x="{x:.1f}" y="{top + 13}" text-anchor="{anchor}">{word} {told}</text>'
            )
    high = 14 + 54 * len(kinds)
    parts.append(f'<line class="axis" x1="{middle}" x2="{middle}" y1="6" y2="{high - 6}"/>')
    size = f'viewBox="0 0 660 {high}" width="660"'
    return f'<svg {size} role="img" aria-label="Luck and choices">{"".join(parts)}</svg>'


def _accounts(seats: Sequence[Seat]) -> str:
    columns = ("player", "total", "start", "luck", "own choices", "others", "luck ±", "accuracy")
    head = "".join(f"<th>{column}</th>" for column in columns)
    rows = []
    for number, seat in enumerate(seats):
        own = seat.account
        assert own is not None
        mine, sum_ = own.choices[number], sum(own.choices)
        cells = (
            f"{seat.total}", f"{own.start:.1f}", f"{own.luck:+.1f}", f"{mine:+.1f}",
            f"{sum_ - mine:+.1f}", f"{own.error:.1f}", f"{seat.accuracy:.0f}",
        )  # fmt: skip
        rows.append(f"<tr><td>{escape(seat.name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


# --- games of memory ---


def _of_memory(seat: Seat, names: Sequence[str]) -> str:
    """What was known and not found: the costliest lapses, with a map of what had been seen."""
    known = sum(one.needed is not None for one in seat.searches)
    listed = "".join(
        f"<li><p>{escape(recalled(one, names))}</p>{_map(one)}</li>" for one in seat.lapses[:DRAWN]
    )
    slides = sum(one.steps_lost for one in seat.lapses)
    points = sum(one.points_lost for one in seat.lapses)
    return section(
        escape(seat.name),
        f"Accuracy {seat.accuracy:.0f}. In {known} of {len(seat.searches)} searches a player who "
        f"forgets nothing would have found the treasure; {len(seat.lapses)} took longer or failed: "
        f"{slides} slides and {points} points.",
        f'<ol class="maps">{listed}</ol>' if listed else "",
    )


def _map(search: Search) -> str:
    """The holes that had been seen before the search: the longer ago, the paler."""
    parts, size = [], 40
    seen = {place: (what, age) for place, what, age in search.map}
    for row in range(ROWS):
        for column, letter in enumerate(HOLES):
            x, y, place = column * size, row * size, f"{letter}{row + 1}"
            parts.append(f'<rect class="hole" x="{x}" y="{y}" width="{size}" height="{size}"/>')
            if place in seen:
                what, age = seen[place]
                pale = max(0.08, 0.75 * 0.97**age)
                rect = f'x="{x + 2}" y="{y + 2}" width="{size - 4}" height="{size - 4}" rx="6"'
                told = f"{place}: {what or 'empty'}, {age} slides ago"
                parts.append(
                    f'<rect class="seen" {rect} opacity="{pale:.2f}"><title>{escape(told)}</title></rect>'
                )
                if what:
                    parts.append(f'<text class="small" x="{x + 3}" y="{y + 24}">{escape(what[:7])}</text>')
    wide, high = size * len(HOLES), size * ROWS
    label = f"What had been seen before the search for the {search.sought}"
    box = f'viewBox="0 0 {wide} {high}" width="{wide}"'
    return f'<svg {box} role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
