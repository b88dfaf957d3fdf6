"""mastaba games: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.padding import Padding

from mastaba.cli.output import console, escaped, print_error, say
from mastaba.core.contract import spell
from mastaba.match import registry


def games(as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """List the games with their players and options."""
    for name, fault in registry.broken().items():
        print_error(f"the game {name} can't be played: {fault}")
    listed = [registry.about(name) for name in registry.names()]
    if as_json:
        data = [
            {
                "name": game.name,
                "title": game.title,
                "players": game.players,
                "rules": game.rules,
                "summary": str(game.summary),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "values": option.values,
                        "help": str(option.help),
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
            print(game.name, game.title, "{} to {} players".format(*game.players), *options, sep="\t")  # noqa: T201
        return
    for game in listed:
        say("")
        players = "{} to {} players".format(*game.players)
        console.print(f"[bold]{game.name}[/]  {game.title}, {players}", highlight=False, soft_wrap=True)
        console.print(Padding(escaped(str(game.summary)), (0, 0, 0, 4)), highlight=False)
        for option in game.options:
            line = f"--option {option.name}={spell(option.default)}: {option.help} ({option.told()})"
            console.print(Padding(escaped(line), (0, 0, 0, 4), style="dim"), highlight=False)
    console.print("\nPlay one with [bold]mastaba play NAME[/].", soft_wrap=True)
