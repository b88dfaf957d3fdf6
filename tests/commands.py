"""Commands of `mastaba`, each in a process of its own that need not start Python: one that has imported all
they need is forked for each. Starting Python would be most of the work of a hundred short commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

SETTINGS = {"COLUMNS": "120", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
COMMAND = [sys.executable, "-W", "error", "-m"]


def run(*words: str | Path, typed: str = "", width: str = SETTINGS["COLUMNS"]) -> Any:
    """A finished command, as ``subprocess.run`` returns it."""
    told = [str(word) for word in words]
    if width != SETTINGS["COLUMNS"] or not hasattr(os, "fork"):  # the width is read when rich is imported
        return subprocess.run(
            [*COMMAND, "mastaba.cli", *told],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, **SETTINGS, "COLUMNS": width},
            check=False,
        )
    with tempfile.TemporaryDirectory() as folder:
        files = [str(Path(folder, name)) for name in ("in", "out", "err")]
        Path(files[0]).write_text(typed, "utf-8", newline="")
        code = _ask(told, files)
        out, err = (Path(file).read_bytes().decode("utf-8") for file in files[1:])
    return subprocess.CompletedProcess(told, code, _lines(out), _lines(err))


def _lines(text: str) -> str:
    """With line ends as ``subprocess.run`` has them for text."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


@cache
def _parent() -> subprocess.Popen[str]:
    """The process that is forked. It ends when nobody can ask it any more."""
    return subprocess.Popen(
        [*COMMAND, "tests.commands"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **SETTINGS},
    )


def _ask(words: Sequence[str], files: Sequence[str]) -> int:
    """Have a command carried out in this folder; its exit code, negative for a signal."""
    parent = _parent()
    assert parent.stdin is not None
    assert parent.stdout is not None
    print(json.dumps([words, files, str(Path.cwd())]), file=parent.stdin, flush=True)
    return int(parent.stdout.readline())


def _carry_out(words: Sequence[str], files: Sequence[str], folder: str) -> None:
    """The forked process becomes the command."""
    from mastaba.cli.app import main

    for number, (file, flags) in enumerate(
        zip(files, (os.O_RDONLY, *(2 * [os.O_WRONLY | os.O_CREAT])), strict=True)
    ):
        opened = os.open(file, flags)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(folder)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  (a fresh one: nothing read ahead)
    main(words)


def serve() -> None:
    """Fork for every line that comes."""
    import mastaba
    import mastaba.cli.app

    mastaba.new("silver-and-gold", seed=1)  # numba, and the compiled rules that most commands need
    with os.fdopen(os.dup(0), encoding="utf-8") as asked, os.fdopen(os.dup(1), "w") as answers:
        for line in asked:
            child = os.fork()
            if child == 0:
                asked.close()
                _carry_out(*json.loads(line))
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


if __name__ == "__main__":
    serve()
