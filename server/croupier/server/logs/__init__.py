"""What the service says while it runs: the lines, and which calls are worth one."""

from __future__ import annotations

from enum import Enum


class LogFormat(Enum):
    """How a line of the log is written."""

    JSON = "json"
    TEXT = "text"
