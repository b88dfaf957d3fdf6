"""``python -m mastaba.cli``."""

from mastaba.cli.app import main

main()
