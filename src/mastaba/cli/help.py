"""Help in the reader's language. What commands, options and placeholders are called and say are messages of
the area ``help``, given to typer by their ids; they are put into words when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from mastaba.cli.output import console
from mastaba.core.language import told
from mastaba.core.message import Either, Message, say

if TYPE_CHECKING:
    from rich.table import Table

AREA = "help/"


class Misread(typer.TyperException):
    """What was typed is no command, or has a word too many."""

    def __init__(self, said: Message, ctx: Any) -> None:
        super().__init__(str(said))
        self.ctx = ctx


class Command(TyperCommand):
    """A command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # we say ourselves that there are some
        rest: list[str] = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Misread(say("terminal/extra-words", n=len(rest), words=" ".join(rest)), ctx)
        return rest


class Group(TyperGroup):
    """Several commands; if none is named, their help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = [f"'{name}'" for name in get_close_matches(args[0], self.commands)]
            raise Misread(say("terminal/no-command", name=args[0], n=len(near), near=Either(near)), ctx)
        return super().resolve_command(ctx, args)


def worded(text: str) -> str:
    """A text that is the same in every language, or the message whose id it is."""
    return told(Message(text)) if text.startswith(AREA) else text


def show(command: Any, context: Any) -> None:
    """Print the help of a command."""
    params = [one for one in command.get_params(context) if not getattr(one, "hidden", False)]
    options = [one for one in params if isinstance(one, TyperOption)]
    arguments = [one for one in params if one not in options]
    commands = [one for one in getattr(command, "commands", {}).values() if not one.hidden]
    pieces = [command_path(context), f"[{worded('help/options-word')}]"]
    pieces += [name_of(one) if one.required else f"[{name_of(one)}]" for one in arguments]
    pieces += [worded("help/command-word")] * bool(commands)
    console.print()
    _line(f"{worded('help/usage')} {' '.join(pieces)}", style="bold")
    console.print()
    _line(worded(command.help))
    _part("help/arguments", [(name_of(one), _told(one)) for one in arguments])
    _part("help/options", [(_typed(one), _told(one)) for one in options])
    _part("help/commands", [(str(one.name), worded(one.help)) for one in commands])
    if command.epilog:
        _part("help/examples", [(example, "") for example in command.epilog.split("\n")])
    console.print()


def command_path(context: Any) -> str:
    return str(context.command_path)


def name_of(param: Any) -> str:
    """What a reader calls a parameter: an option as it is typed, an argument by its placeholder.

    >>> from mastaba.cli.app import command
    >>> [name_of(param) for param in command().commands["play"].params[:2]]
    ['GAME', '--seats']
    """
    return str(param.opts[0]) if isinstance(param, TyperOption) else worded(param.metavar or param.name)


def _line(text: str, style: str = "") -> None:
    console.print(text, markup=False, highlight=False, style=style)


def _part(title: str, rows: list[tuple[str, str]]) -> None:
    """A part of the help, with its title; nothing if it is empty."""
    if rows:
        from rich.padding import Padding

        console.print()
        _line(worded(title), style="bold")
        console.print(Padding(_rows(rows), (0, 0, 0, 2)))


def _rows(rows: list[tuple[str, str]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    narrow = console.width < 60  # then what is typed takes a line of its own
    table.add_column(no_wrap=not narrow and any(text for _, text in rows))
    table.add_column(ratio=1)
    for typed, text in rows:
        if narrow or not text:
            table.add_row("", Text(typed, style="cyan", overflow="fold"))
            table.add_row("", Text(text)) if text else None
        else:
            table.add_row(Text(typed, style="cyan"), Text(text))
    return table


def _typed(option: Any) -> str:
    """An option as it is typed, with the placeholder of its value."""
    names = "/".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {worded(option.metavar or _kind(option))}"


def _kind(option: Any) -> str:
    return "help/number" if _numeric(option) else "help/text"


def _numeric(param: Any) -> bool:
    return param.type_descriptor.annotation in (int, float)


def _told(param: Any) -> str:
    """What a parameter is for, its range and its default."""
    text = "help/show-help" if param.name == "help" else param.help or ""
    return " ".join([worded(text), *_notes(param)]).strip()


def _notes(param: Any) -> list[str]:
    notes = [worded("help/required")] if param.required else []
    if span := span_of(param):
        notes.append(span)
    default = param.show_default if isinstance(param.show_default, str) else param.default
    if getattr(param, "is_flag", False):
        default = (param.opts if default else param.secondary_opts)[0] if param.secondary_opts else None
    if default not in (None, "", False):
        notes.append(f"{worded('help/default')} {worded(str(default))}")
    return [f"[{', '.join(notes)}]"] if notes else []


def span_of(param: Any) -> str:
    """The numbers that a parameter takes.

    >>> from types import SimpleNamespace as Param
    >>> span_of(Param(min=0, max=65535)), span_of(Param(min=1, max=None)), span_of(Param(min=None, max=None))
    ('0–65535', '≥ 1', '')
    """
    if param.min is None:
        return ""
    return f"≥ {param.min}" if param.max is None else f"{param.min}–{param.max}"
