"""The command line: a module per command."""

from mastaba.cli.app import main

__all__ = ["main"]
