"""Draw the README's picture of a game in the terminal: ``python -m tools.terminal_picture``."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from mastaba.bots.players import bot
from mastaba.match.match import Match
from mastaba.match.picture import SVG
from mastaba.match.registry import drawing

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
NIGHT = TerminalTheme(
    (20, 17, 13),
    (243, 231, 206),
    [
        (46, 39, 30),
        (232, 105, 80),
        (140, 199, 154),
        (233, 180, 76),
        (141, 185, 238),
        (203, 160, 219),
        (124, 203, 191),
        (243, 231, 206),
    ],
)


def main() -> None:
    match = Match("silver-and-gold", [{"name": "Ana"}, {"name": "Bo", "bot": "greedy"}], seed="lotus-42")
    players = [bot("greedy", "1"), bot("greedy", "2")]
    while int(match.state.turn) < 12 or match.to_act != [0, 1]:
        match.act(match.to_act[0], players[match.to_act[0]].choose_action(match.seat(match.to_act[0])))
    names = [seat["name"] for seat in match.seats]
    console = Console(
        record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(drawing("silver-and-gold").draw(match.view(0), match.deck, names, 0, 104), highlight=False)
    console.print(
        f"\n[bold reverse] Ana [/] {match.view(0)['status']}\nAna> [bold]{match.legal(0)[0]}[/]▏",
        highlight=False,
    )
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(
        console.export_svg(title="mastaba play", theme=NIGHT, code_format=SVG, unique_id="game"), "utf-8"
    )


if __name__ == "__main__":
    main()
