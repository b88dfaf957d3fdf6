"""The examples for operators hold: options exist, files can be read, metrics have these names."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest
from typer.main import get_command

from mastaba.cli.app import app
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table.registry import OpenTables
from mastaba.web.live import Sockets
from mastaba.web.routes.metrics import registry_for
from tests.web.server import program

DEPLOY = Path(__file__).parents[2] / "deploy"


def check_options(words: list[str]) -> None:
    """That ``mastaba serve`` takes these words."""
    command: Any = get_command(app)
    serve = command.commands["serve"]
    serve.make_context("serve", list(words), resilient_parsing=False)


def documented() -> list[list[str]]:
    """The commands of Mastaba in the code blocks of the page for operators, in words."""
    blocks = (DEPLOY.parent / "docs" / "deploy.md").read_text("utf-8").split("```")[1::2]
    lines = [
        re.sub(r"\$\(.*?\)", "today", line).partition(" #")[0].split()
        for block in blocks
        for line in block.splitlines()
    ]
    return [words[1:] for words in lines if words and Path(words[0]).name == "mastaba"]


@pytest.mark.parametrize("words", documented(), ids=" ".join)
def test_the_commands_of_the_page_for_operators_exist(words: list[str]) -> None:
    command: Any = get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context(command.name, words, resilient_parsing=False)


def test_the_unit_for_systemd() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "mastaba.service", "utf-8")
    command, serve, *words = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(command).name, serve) == ("mastaba", "serve")
    check_options(words)
    assert int(unit["Service"]["LimitNOFILE"]) >= 65_536
    assert unit["Service"]["User"] == "mastaba"
    if program("systemd-analyze") is None:
        pytest.skip("LEFT OUT: systemd's own check of the unit, there is no systemd-analyze: make system")
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(DEPLOY / "mastaba.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    mine = [line for line in told.stderr.splitlines() if "mastaba.service" in line]
    assert [line for line in mine if "is not executable" not in line] == []  # it is not installed here


def test_the_container() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    steps = [line.partition(" ")[::2] for line in lines if line and not line.startswith("#")]
    (entry,) = (json.loads(words) for step, words in steps if step == "ENTRYPOINT")
    assert entry[:2] == ["mastaba", "serve"]
    check_options(entry[2:])
    users = [words for step, words in steps if step == "USER"]
    assert users == ["mastaba"]
    assert json.loads(next(words for step, words in steps if step == "VOLUME")) == ["/data", "/cache"]
    assert any(step == "HEALTHCHECK" and "/healthz" in words for step, words in steps)
    root, ignored = DEPLOY.parent, (DEPLOY.parent / ".dockerignore").read_text("utf-8").split()
    for step, words in steps:
        if step == "COPY" and "--from" not in words:
            for name in words.split()[:-1]:
                assert (root / name).exists()
                assert "!" + name in ignored


def test_the_compose_file() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    served = services["mastaba"]
    words = [re.sub(r"\$\{PUBLIC_URL:-\}", "https://games.example.org", word) for word in served["command"]]
    check_options(words)
    assert served["environment"]["MASTABA_DATABASE_URL"].startswith("postgresql://mastaba:")
    assert served["depends_on"]["db"]["condition"] == "service_healthy"
    assert (DEPLOY / served["build"]["context"] / served["build"]["dockerfile"]).exists()


def known_metrics(folder: Path) -> set[str]:
    store = SqlStore(sqlite_address(folder / "tables.db"))
    try:
        text = generate_latest(registry_for(OpenTables(store), Sockets(1))).decode()
    finally:
        store.close()
    return set(re.findall(r"^(\w+)[ {]", text, re.MULTILINE))


def test_alerts_and_the_dashboard_ask_for_metrics_that_exist(tmp_path: Path) -> None:
    known = known_metrics(tmp_path)
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"]
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [rule["expr"] for group in groups for rule in group["rules"]]
    asked += [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    names = set(re.findall(r"\b(?:mastaba|process)_\w+", " ".join(asked)))
    assert len(names) >= 10
    assert names <= known
    parts = set(re.findall(r'part="(\w+)"', " ".join(asked)))
    assert parts <= {"decode", "rules", "commit", "view", "send"}
    for group in groups:
        for rule in group["rules"]:
            assert rule["annotations"]["summary"]
