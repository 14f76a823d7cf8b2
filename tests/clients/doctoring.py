"""`croupier doctor` as a process, and what it finds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


def findings(*arguments: object, **environment: str) -> tuple[int, list[dict[str, Any]]]:
    """What it ends with, and the findings as it writes them."""
    command = [sys.executable, "-m", "croupier.cli", "doctor", "--json", *map(str, arguments)]
    said = {**os.environ, **environment}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=said)
    assert not ran.stderr, ran.stderr
    return ran.returncode, [json.loads(line) for line in ran.stdout.splitlines()]


def doctor(*arguments: object, **environment: str) -> tuple[int, dict[str, list[str]]]:
    """What it ends with, and the levels that each check found, by its name."""
    status, lines = findings(*arguments, **environment)
    found: dict[str, list[str]] = {}
    for line in lines:
        assert line["message"]
        assert line["message"] != line["check"]
        found.setdefault(line["check"], []).append(line["level"])
    return status, found
