"""A terminal that a test can type in and look at: a session of tmux."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import uuid
from collections.abc import Mapping, Sequence

import pytest

PATIENCE = 30.0
"""Seconds that a screen may take to show what is expected; a slow machine is no failure."""


class Terminal:
    """A command in a terminal of so many columns and lines."""

    def __init__(self, command: Sequence[str], *, columns: int, lines: int, environment: Mapping[str, str]) -> None:
        if shutil.which("tmux") is None:
            pytest.skip("there is no tmux to drive a terminal with")
        self._socket = f"croupier-{uuid.uuid4().hex[:12]}"
        settings = [f"{name}={value}" for name, value in environment.items()]
        # The pane outlives its command, so that the last lines can be read.
        self._tmux("-f", os.devnull, "new-session", "-d", "-x", str(columns), "-y", str(lines), "sleep", "600")
        self._tmux("set-option", "-g", "remain-on-exit", "on")
        self._tmux("respawn-pane", "-k", "env", "TERM=screen-256color", *settings, *command)

    def type(self, text: str) -> None:
        """Type characters."""
        self._tmux("send-keys", "-l", text)

    def press(self, key: str) -> None:
        """Press a key by its name: Enter, Escape, Space."""
        self._tmux("send-keys", key)

    def screen(self) -> str:
        """What can be read."""
        return self._tmux("capture-pane", "-p")

    def shows(self, *texts: str) -> str:
        """Wait until the screen shows all of the texts; what it shows then."""
        until = time.monotonic() + PATIENCE
        while True:
            screen = self.screen()
            missing = [text for text in texts if text not in screen]
            if not missing:
                return screen
            if time.monotonic() > until or "Pane is dead" in screen:
                raise AssertionError(f"no {missing} on\n{screen}")
            time.sleep(0.02)

    def hides(self, text: str) -> None:
        """Wait until the screen does not show a text any more."""
        until = time.monotonic() + PATIENCE
        while text in (screen := self.screen()):
            if time.monotonic() > until:
                raise AssertionError(f"still {text!r} on\n{screen}")
            time.sleep(0.02)

    def close(self) -> None:
        """End it all."""
        self._tmux("kill-server", check=False)

    def _tmux(self, *words: str, check: bool = True) -> str:
        command = ["tmux", "-u", "-L", self._socket, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert not check or done.returncode == 0, done.stderr
        return done.stdout
