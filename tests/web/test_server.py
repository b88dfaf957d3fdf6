"""The servers of the tests run the tree that the tests belong to."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

from tests.web import server


def module_at(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("server_of_another_tree", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_server_runs_its_own_tree_whatever_is_installed(tmp_path: Path) -> None:
    """A second tree, with a program of its own, next to the installed package."""
    copied = tmp_path / "tests/web/server.py"
    copied.parent.mkdir(parents=True)
    shutil.copy(Path(server.__file__), copied)
    package = tmp_path / "src/mastaba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "cli.py").write_text('print("the other tree: http://localhost:7")\n')
    running = module_at(copied).Server(tmp_path / "data")
    running.stop()
    assert running.port == 7
