"""The service as a process of its own: to kill, to stop, to look at from outside."""

from __future__ import annotations

import atexit
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path


def free_port() -> int:
    """A port that nobody listens on; a service that is started again comes back on it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class ServiceProcess:
    """`croupier serve` on a folder or a database and a port; what it logs goes to a file in the folder's parent."""

    def __init__(
        self, folder: Path, *, port: int = 0, options: tuple[str, ...] = (), database: str | None = None
    ) -> None:
        self.log = folder.with_suffix(".log")
        command = [sys.executable, "-m", "croupier.server", "--grpc-port", str(port), "--data-dir", str(folder)]
        if "--http-port" not in options:
            command += ["--http-port", "off"]
        if database is not None:
            command += ["--database", database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, stderr=log, text=True)
        # A test that fails must not leave it running.
        atexit.register(self.process.kill)
        ready = self.process.stdout.readline()
        assert ready, self.log.read_text()
        doors = json.loads(ready)
        self.address: str = doors["grpc"]
        self.http: str | None = doors.get("http")
        self.metrics: str | None = doors.get("metrics")

    def kill(self) -> None:
        """End it as the kernel ends a process, with no time for anything."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask it to end, and give its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(60)
        self.process.stdout.close()
        return status

    def kilobytes(self) -> int:
        """The memory that is its own."""
        with open(f"/proc/{self.process.pid}/smaps_rollup") as rollup:
            return next(int(line.split()[1]) for line in rollup if line.startswith("Private_Dirty"))
