"""mastaba games: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.padding import Padding

from mastaba.cli.output import console, line, print_error, shown
from mastaba.core.contract import About, spell
from mastaba.core.language import ENGLISH, told
from mastaba.core.message import Message, say
from mastaba.match import registry


def games(as_json: Annotated[bool, typer.Option("--json", help="help/games-json")] = False) -> None:
    """List the games with their players and options."""
    for name, fault in registry.broken().items():
        print_error(say("match/broken-game", name=name, why=fault))
    listed = [registry.about(name) for name in registry.names()]
    if as_json:
        data = [
            {
                "name": game.name,
                "title": game.title,
                "players": game.players,
                "rules": game.rules,
                "summary": told(game.summary, ENGLISH),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "values": option.values,
                        "help": told(option.help, ENGLISH),
                    }
                    for option in game.options
                ],
            }
            for game in listed
        ]
        print(msgspec.json.encode(data).decode())  # noqa: T201
        return
    if not console.file.isatty():  # for grep, cut and similar tools
        for game in listed:
            options = [f"{option.name}={spell(option.default)}" for option in game.options]
            print(game.name, game.title, _players(game), *options, sep="\t")  # noqa: T201
        return
    for game in listed:
        line("")
        head = shown(say("terminal/game", title=game.title, players=_players(game)))
        console.print(f"[bold]{game.name}[/]  {head}", highlight=False, soft_wrap=True)
        console.print(Padding(shown(game.summary), (0, 0, 0, 4)), highlight=False)
        for option in game.options:
            typed = f"--option {option.name}={spell(option.default)}"
            said = say("terminal/game-option", option=typed, help=option.help, values=option.told())
            console.print(Padding(shown(said), (0, 0, 0, 4), style="dim"), highlight=False)
    line("")
    line(say("terminal/play-one", command="mastaba play"))


def _players(game: About) -> Message:
    least, most = game.players
    return say("terminal/players", least=least, most=most)
