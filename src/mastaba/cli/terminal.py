"""A game in the terminal: people and bots in any seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console

from mastaba.bots.hints import NOT_YET, hints
from mastaba.bots.players import is_bot, made
from mastaba.cli.options import is_class
from mastaba.cli.output import LONGEST_NAME, escaped, headed, shown
from mastaba.core.contract import About, Step
from mastaba.core.figures import decimal
from mastaba.core.message import Message, Said, say, with_names
from mastaba.core.quoting import shortened
from mastaba.core.seat import Bot
from mastaba.match.match import WATCHING, IllegalMove, Match
from mastaba.match.registry import drawing

if TYPE_CHECKING:
    from rich.table import Table

SHOWN_AT_ONCE = 12
PAUSE = 0.5  # seconds after a step that uncovers nothing


def help_for(about: About, example: str = "") -> Message:
    """What players can type in this game.

    >>> games = [About("", "", (1, 1), "", 1, memory=memory) for memory in (False, True)]
    >>> ["take back" in str(help_for(game)) for game in games]
    [True, False]
    """
    return say("terminal/can-type", memory=about.memory, shown=bool(example), example=example)


class Left(Exception):
    """The players have left the table."""


class TerminalGame:
    """One match, played in the terminal."""

    def __init__(self, match: Match, console: Console, ask: Callable[[Said], str]) -> None:
        self.match = match
        self.console = console
        self.ask = ask
        self.names = shown_names(match)
        self.people = [seat for seat, data in enumerate(match.seats) if "bot" not in data]
        self.bots: dict[int, Bot] = {
            seat: made(data["bot"], match.game.about)
            for seat, data in enumerate(match.seats)
            if "bot" in data
        }
        self.last_person: int | None = None
        self.shown: dict[int, set[int]] = {}  # by seat: the steps it has been shown

    def play(self) -> None:
        """Play to the end. Left if somebody quits or the input ends."""
        while not self.match.over:
            waiting = self.match.to_act
            person = next((seat for seat in waiting if seat in self.people), None)
            if person is None:
                seat = self.match.seat(waiting[0])
                self.match.act(waiting[0], self.bots[waiting[0]].choose_action(seat))
                self._notify_bots()
                self._show_to_all(waiting[0])
            else:
                self._turn_of(person)
        self._show_news(WATCHING)

    def _notify_bots(self) -> None:
        """Bots with a memory see the table after every step."""
        for seat, player in self.bots.items():
            player.watch(self.match.seat(seat))

    def _show_to_all(self, mover: int) -> None:
        """In a game of memory, show every step to everybody, even if a bot covers it again at once."""
        if not self.match.game.about.memory or not self.people or self.match.over:
            return
        if mover in self.match.to_act or (len(self.people) == 1 and self.people[0] in self.match.to_act):
            return  # the player is shown the table anyway
        view = self.match.view(self.people[0] if len(self.people) == 1 else -1)
        self.console.clear()
        self.console.print(
            drawing(self.match.game.about.name).draw(
                view, self.match.deck, self.names, -1, self.console.width
            ),
            highlight=False,
        )
        self.console.print(f"\n{shown(say('terminal/has-moved', name=self._name(mover)))}", highlight=False)
        if view["fleeting"]:
            self.ask(say("terminal/look"))
        elif self.console.is_terminal:
            time.sleep(PAUSE)

    def _show_news(self, seat: int) -> None:
        """Show what has happened since this seat's last turn, as far as it may know."""
        known = self.match.game.words.known(self.match.state, self.match.log, seat, self.match.variant)
        if self.match.game.about.memory and not self.match.over:
            self.console.clear()  # what the screen showed before is no longer on the table
        shown = self.shown.setdefault(seat, set())
        fresh = [step for step in known if id(step) not in shown]
        for step in fresh[-SHOWN_AT_ONCE:]:
            if step["by"] != seat:
                who = "" if step["by"] == "chance" else f"[bold]{self.names[step['by']]}[/] "
                self.console.print(f"  [dim]{who}{self._step_text(step)}[/]", highlight=False)
        shown.update(map(id, known))

    def _name(self, seat: int) -> str:
        """The name of a player, as it was given."""
        return str(self.match.seats[seat]["name"])

    def _step_text(self, step: Step) -> str:
        """A step in notation, or in words if notation would reveal more than the table shows."""
        spoken = self.match.game.definition.spoken
        return shown(spoken.step(step)) if spoken and not self.match.over else str(step["move"])

    def _moves(self, seat: int) -> dict[str, str]:
        """The legal moves in notation, each with what the player types for it."""
        match, spoken = self.match, self.match.game.definition.spoken
        if spoken is None:
            return {str(move): str(move) for move in match.moves(seat)}
        actions, table = match.actions(seat), match.tables[0]
        said = [spoken.move(table, match.state, seat, action, match.deck) for action in actions]
        return dict(zip(map(str, match.moves(seat)), said, strict=True))

    def _means_a_move(self, seat: int, text: str) -> bool:
        try:
            self.match.read(seat, text)
        except IllegalMove:
            return False
        return True

    def _turn_of(self, seat: int) -> None:
        view = self.match.view(seat)
        if view["private"] and len(self.people) > 1 and self.last_person != seat:
            self.console.clear()
            self.ask(say("terminal/pass-screen", name=self._name(seat)))
        self.last_person = seat
        self._show_news(seat)
        start = self.match.copy()
        self._show(seat)
        while seat in self.match.to_act:
            ply = self.match.ply
            self._one_move(seat, start)
            if self.match.ply > ply:
                self._notify_bots()
                self._show_to_all(seat)
            if self.match.ply > ply and seat in self.match.to_act and self.match.log[-1]["by"] == seat:
                if self.match.game.about.memory:
                    self.console.clear()
                self._show(seat)  # the turn continues: an X, a second card
            elif self.match.ply > ply and self.match.log[-1]["by"] != seat:
                return  # chance or another player has acted: the turn can't be taken back

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.console.print()
        self.console.print(
            drawing(self.match.game.about.name).draw(
                view, self.match.deck, self.names, seat, self.console.width
            ),
            highlight=False,
        )
        said = with_names(view["status"], [one["name"] for one in self.match.seats])
        self.console.print(f"\n[bold reverse] {self.names[seat]} [/] {shown(said)}", highlight=False)

    def _one_move(self, seat: int, start: Match) -> None:
        moves = list(self._moves(seat).values())
        text = self.ask(f"{self._name(seat)}>").strip()
        if text in ("quit", "exit"):
            raise Left
        if text in ("", "help", "?"):
            self._tell(help_for(self.match.game.about, moves[0]))
        elif text == "list" or (text == "l" and not self._means_a_move(seat, text)):
            for number, move in enumerate(moves, 1):
                self.console.print(f"  [bold]{number:3}[/]  {move}", highlight=False)
        elif text == "hint":
            self._hint(seat)
        elif text == "back":
            if self.match.game.about.memory:
                self._tell(say("terminal/uncovered"))
                return
            if self.match.ply == start.ply:
                self._tell(say("terminal/nothing-back"))
                return
            self.match = start.copy()
            self._show(seat)
        elif text.isascii() and text.isdigit():
            if len(text) > 6 or not 1 <= int(text) <= len(moves):
                self._tell(say("terminal/pick", n=len(moves)))
                return
            self.match.push(self.match.moves(seat)[int(text) - 1])
        else:
            try:
                self.match.push(text, seat)
            except IllegalMove as error:
                why = with_names(error.said, [one["name"] for one in self.match.seats])
                self._tell(say("terminal/not-legal", why=why))

    def _tell(self, said: Said) -> None:
        """Something about what was typed."""
        self.console.print(f"  {shown(said)}", highlight=False)

    def _hint(self, seat: int) -> None:
        if self.match.game.plain:
            self.console.print(f"  [dim]{shown(NOT_YET)}[/]")
            return
        self.console.print(f"  [dim]{shown(say('table/thinking'))}[/]")
        said = self._moves(seat)
        for hint in hints(self.match.seat(seat)):
            best = hint.behind < 0.05
            figure = decimal(hint.worth, 1, signed=True) if best else decimal(hint.behind, 1)
            worth = shown(say("terminal/worth", best=best, figure=figure))
            move = said.get(str(hint.move), str(hint.move))
            why = with_names(hint.why, [one["name"] for one in self.match.seats])
            self.console.print(f"  [bold]{move}[/]  [dim]{worth}[/]  {shown(why)}", highlight=False)


def seat_data(words: Sequence[str], about: About | None = None) -> list[dict[str, str]]:
    """Seats as given on the command line: the name of a bot (of this game), a class of bots, or the name of
    a person.

    >>> seat_data(["Ana", "greedy", "greedy"])
    [{'name': 'Ana'}, {'name': 'greedy 2', 'bot': 'greedy'}, {'name': 'greedy 3', 'bot': 'greedy'}]
    """
    return [
        {"name": f"{word} {number}", "bot": word} if is_bot(word, about) or is_class(word) else {"name": word}
        for number, word in enumerate(words, 1)
    ]


def shown_names(match: Match) -> list[str]:
    """The players' names, escaped: the record of somebody else may hold any text."""
    return [escaped(shortened(seat["name"], LONGEST_NAME)) for seat in match.seats]


def result_table(match: Match) -> Table:
    """The score sheets of a finished game side by side, line by line."""
    result, drawn = match.result() or {}, match.game.drawing
    called = getattr(drawn, "score_line", lambda line: line.replace("_", " "))
    table = headed("", *shown_names(match), title=say("terminal/result"), escape=False)
    for line in result["seats"][0]:
        said = say("terminal/rank") if line == "rank" else called(line)
        cells = (escaped(_spelled(seat[line], drawn)) for seat in result["seats"])
        table.add_row(shown(said), *cells, style="bold" if line in ("total", "rank") else "")
    return table


def _spelled(value: Any, drawn: Any) -> str:
    """What stands in a line of a score sheet: a number, the name of a thing, or several of them."""
    told = getattr(drawn, "named", str)
    if isinstance(value, list):
        gap = " " if all(isinstance(part, int) for part in value) else ", "
        return gap.join(_spelled(part, drawn) for part in value) or "-"
    if isinstance(value, dict) and not all(isinstance(part, int | list) for part in value.values()):
        return str(told(value))
    if isinstance(value, dict):
        return ", ".join(f"{told(key)} {_spelled(part, drawn)}" for key, part in value.items()) or "-"
    return str(value) if isinstance(value, int) else str(told(value))
