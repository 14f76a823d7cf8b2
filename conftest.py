"""For every test: say which search code runs, since the tests pass with either."""

from __future__ import annotations

from importlib.util import find_spec


def pytest_report_header() -> str:
    found = find_spec("croupier.engine._kernel")
    return f"kernel: {found.origin if found else 'none, the reference solver in Python'}"
