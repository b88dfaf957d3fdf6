"""Ramses in the terminal: everybody sees what is uncovered, while it is."""

from __future__ import annotations

import io

from rich.console import Console

from mastaba.cli.terminal import TerminalGame, result_table, seat_data
from mastaba.core.message import Said
from mastaba.games.ramses.drawing import named
from mastaba.match.match import Match
from mastaba.match.registry import about


def test_a_person_sees_every_treasure_that_is_uncovered() -> None:
    """RA-12: also those that bots uncover and cover again; and nothing can be taken back."""
    match = Match(
        "ramses",
        seat_data(["Ana", "searcher", "forgetful"], about("ramses")),
        seed="seen",
        variant={"slides": 20},
    )
    out = io.StringIO()
    console = Console(file=out, width=110)
    shown: list[str] = []
    answers = iter(["back"])

    def ask(prompt: Said) -> str:
        """The person looks at the screen whenever something is asked, and slides the last pyramid offered."""
        screen = out.getvalue()
        out.truncate(0)
        out.seek(0)
        if "In the free hole: " in screen:
            shown.append(screen.rsplit("In the free hole: ", 1)[1].split("\n")[0].strip())
        if "Enter" in str(prompt):
            return ""
        return next(answers, table.match.legal(0)[-1])

    table = TerminalGame(match, console, ask)
    table.play()
    hidden = {step["at"]: str(named(step["treasure"])) for step in match.log if step["do"] == "hide"}
    uncovered = [
        hidden[step["from"]] for step in match.log if step["do"] == "slide" and step["from"] in hidden
    ]
    seen = iter(shown)
    missed = [treasure for treasure in uncovered[:-1] if not any(treasure == other for other in seen)]
    assert len(uncovered) > 30
    assert not missed
    console.print(result_table(match))
    assert shown[0] in out.getvalue()
