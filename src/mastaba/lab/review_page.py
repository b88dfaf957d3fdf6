"""A review as one self-contained HTML file: the sentence, the graph, the costly moments, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.core.contract import Search
from mastaba.core.figures import decimal, percent
from mastaba.core.message import Message, Said, say, with_names
from mastaba.lab.board import boards
from mastaba.lab.html import page, section, shown, table
from mastaba.lab.telling import ACCOUNT, account_row, cost, moment, outcome, recalled, turned
from mastaba.lab.verdicts import Decision, Review, Seat
from mastaba.match import registry
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
    heading = say("reports/review-title", title=title)
    parts = [f"<h1>{shown(heading)}</h1>", f'<p class="lead">{shown(outcome(review))}</p>']
    parts += [f"<p>{shown(seat.headline.text)}</p>" for seat in review.seats if seat.headline]
    if review.graph:
        graph = f'<div class="graph">{_graph(review)}</div>{_table(review)}'
        parts.append(section(say("review/chances"), say("reports/graph-note"), graph))
    if any(seat.searches for seat in review.seats):
        parts += [_of_memory(seat, names, review.game) for seat in review.seats]
    else:
        parts += [_moments(review, names, match), _luck(review), _turns(review, names)]
        parts.append(f"<p>{shown(say('reports/playouts', n=review.playouts))}</p>")
    return page(heading, [f"<style>{STYLE}</style>", *parts])


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
        parts.append(f'<text class="note" x="0" y="{y + 4:.1f}">{percent(mark)}</text>')
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
        what = f"<title>{shown(moment(one, names, review.scored))}</title>"
        parts.append(f'<circle class="badge" cx="{x:.1f}" cy="{y:.1f}" r="10">{what}</circle>')
        parts.append(f'<text class="number" x="{x:.1f}" y="{y + 4.5:.1f}">{place}</text>')
    first, final = (shown(say("reports/step", n=n)) for n in (1, last))
    parts.append(f'<text class="note" x="{EDGE}" y="{HIGH - 6}">{first}</text>')
    parts.append(f'<text class="note" x="{right}" y="{HIGH - 6}" text-anchor="end">{final}</text>')
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}"'
    label = shown(say("reports/graph-label"))
    return f'<svg {size} role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _table(review: Review) -> str:
    """The graph as a table, for those who do not see it."""
    step = max(1, (len(review.graph) - 1) // 12)
    points = [*review.graph[:-1:step], review.graph[-1]]
    head = [say("reports/after-step"), *(seat.name for seat in review.seats)]
    told = table(head, [[str(point.ply), *map(percent, point.chances)] for point in points])
    return f"<details><summary>{shown(say('reports/graph-table'))}</summary>{told}</details>"


# --- moments ---


def _moments(review: Review, names: Sequence[str], match: Match | None) -> str:
    moments = review.moments[:MOST]
    calls = len(review.close_calls)
    close = f"<p>{shown(say('review/close-calls', n=calls))}</p>" if calls else ""
    if not moments:
        return section(say("review/moments"), say("review/no-moments"), close)
    listed = [
        _moment(place, one, names, boards(match, one) if match and place <= DRAWN else None, review.scored)
        for place, one in enumerate(moments, 1)
    ]
    return section(say("review/moments"), "", f'<ol class="moments">{"".join(listed)}</ol>{close}')


def _moment(
    place: int, one: Decision, names: Sequence[str], drawn: tuple[str, str] | None, scored: bool
) -> str:
    sides = []
    for kind, title, line, board in (
        ("played", say("reports/played"), one.played, drawn and drawn[0]),
        ("better", say("review/better"), one.lines[0], drawn and drawn[1]),
    ):
        why = f"<p>{shown(with_names(line.why, names))}</p>" if line.why else ""
        picture = f'<div class="board">{board}</div>' if board else ""
        head = shown(say("reports/to-win", what=title, chance=percent(line.chance)))
        move = f"<p><b>{escape(line.move)}</b></p>"
        sides.append(f'<div class="{kind}"><h4>{head}</h4>{move}{why}{picture}</div>')
    steps = [(say("terminal/chance") if step.by is None else names[step.by], step.move) for step in one.then]
    then = ", ".join(str(say("review/by", name=name, move=move)) for name, move in steps[1:])
    summary = shown(say("reports/goes-on"))
    more = f"<details><summary>{summary}</summary><p>{escape(then)}</p></details>" if then else ""
    verdict = say("review/verdict", verdict=one.verdict)
    what = say("reports/step-by", name=names[one.seat], n=one.ply + 1, move=verdict)
    head = (
        f'<div class="head"><span class="disc">{place}</span><b>{shown(what)}</b>'
        f'<span class="cost">{percent(-one.chance.value)}</span></div>'
    )
    lost = f"<p>{shown(say('reports/cost-only', cost=cost(one, scored)))}</p>"
    return f'<li>{head}{lost}<div class="two">{"".join(sides)}</div>{more}</li>'


def _turns(review: Review, names: Sequence[str]) -> str:
    if not review.turns:
        return ""
    listed = "".join(f"<li><p>{shown(turned(one, names))}</p></li>" for one in review.turns)
    return section(say("reports/turns"), "", f"<ol>{listed}</ol>")


# --- luck and skill ---


def _luck(review: Review) -> str:
    body = f'<div class="wide">{_bars(review)}{_accounts(review)}</div>'
    return section(say("review/luck-and-choices"), say("reports/account-note"), body)


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
            told = decimal(value, 1, signed=True) if review.scored else percent(value, signed=True)
            word = shown((say("review/luck"), say("review/choices"))[k])
            parts.append(
                f'<rect class="{kind}" x="{left:.1f}" y="{top}" width="{long:.1f}" height="16" rx="4"/>'
            )
            x, anchor = (middle + long + 6, "start") if value >= 0 else (middle - long - 6, "end")
            parts.append(
                f'<text class="note" x="{x:.1f}" y="{top + 13}" text-anchor="{anchor}">{word} {told}</text>'
            )
    high = 14 + 54 * len(kinds)
    parts.append(f'<line class="axis" x1="{middle}" x2="{middle}" y1="6" y2="{high - 6}"/>')
    size, label = f'viewBox="0 0 660 {high}" width="660"', shown(say("review/luck-and-choices"))
    return f'<svg {size} role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _accounts(review: Review) -> str:
    columns = ("player", "total" if review.scored else "place", *ACCOUNT, "accuracy")
    rows = [
        [seat.name, *account_row(review, number), str(seat.told_accuracy)]
        for number, seat in enumerate(review.seats)
    ]
    return table([say("reports/column", column=name) for name in columns], rows)


# --- games of memory ---


def _of_memory(seat: Seat, names: Sequence[str], game: str) -> str:
    """What was known and not found: the costliest lapses, with a map of what had been seen."""
    known = sum(one.needed is not None for one in seat.searches)
    lapses = [(one, registry.named(game, one.sought)) for one in seat.lapses[:DRAWN]]
    listed = "".join(
        f"<li><p>{shown(recalled(one, sought, names))}</p>{_map(one, sought, game)}</li>"
        for one, sought in lapses
    )
    note = say(
        "reports/memory",
        accuracy=str(seat.told_accuracy),
        known=known,
        searches=len(seat.searches),
        lapses=len(seat.lapses),
        slides=sum(one.steps_lost for one in seat.lapses),
        points=sum(one.points_lost for one in seat.lapses),
    )
    return section(seat.name, note, f'<ol class="maps">{listed}</ol>' if listed else "")


def _map(search: Search, sought: Said, game: str) -> str:
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
                there = registry.named(game, what) if what else ""
                told = _told(place, there, age)
                parts.append(
                    f'<rect class="seen" {rect} opacity="{pale:.2f}"><title>{shown(told)}</title></rect>'
                )
                if what:
                    name = escape(str(there)[:7])
                    parts.append(f'<text class="small" x="{x + 3}" y="{y + 24}">{name}</text>')
    wide, high = size * len(HOLES), size * ROWS
    label = shown(say("reports/seen-label", sought=sought))
    box = f'viewBox="0 0 {wide} {high}" width="{wide}"'
    return f'<svg {box} role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _told(place: str, there: Said, age: int) -> Message:
    """What had been seen in a place, and how long ago."""
    if not there:
        return say("review/seen-nothing", place=place, ago=age)
    return say("review/seen-at", place=place, what=there, ago=age)
