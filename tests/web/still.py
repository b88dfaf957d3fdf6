"""`mastaba` whose budgets do not grow again: what an address may ask for does not depend on how long a test
takes."""

from __future__ import annotations

from mastaba.cli import main
from mastaba.web.limits import Budget

if __name__ == "__main__":
    setattr(Budget.__init__, "__defaults__", (lambda: 0.0,))  # noqa: B010
    main()
