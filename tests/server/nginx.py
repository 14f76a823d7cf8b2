"""nginx with the configuration that we ship, before services of the tests."""

from __future__ import annotations

import atexit
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .process import ServiceProcess, free_port

SHIPPED = Path(__file__).parents[2] / "server" / "deploy" / "nginx.conf"


def program() -> str | None:
    """Where nginx is; None where it is not."""
    return shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")


class Nginx:
    """A running nginx: `address` for gRPC, `http` for the rest."""

    def __init__(self, folder: Path, replicas: Sequence[ServiceProcess]) -> None:
        path = program()
        assert path is not None
        folder.mkdir()
        grpc_port, http_port = free_port(), free_port()
        text = SHIPPED.read_text()
        for number, replica in enumerate(replicas, 1):
            assert replica.http is not None
            text = text.replace(f"replica-{number}:50051", replica.address)
            text = text.replace(f"replica-{number}:8080", replica.http.removeprefix("http://"))
        text = text.replace("listen 50050", f"listen 127.0.0.1:{grpc_port}")
        text = text.replace("listen 8080", f"listen 127.0.0.1:{http_port}")
        # It keeps nothing outside the folder, whoever runs it.
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        configuration = folder / "nginx.conf"
        configuration.write_text(text.replace("http {", f"http {{ {places}", 1))
        self._command = [path, "-p", str(folder), "-c", str(configuration), "-e", str(folder / "error.log")]
        self._command += ["-g", f"daemon off; pid {folder}/pid;"]
        checked = subprocess.run([*self._command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        self.log = folder / "error.log"
        self.process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        self.address = f"127.0.0.1:{grpc_port}"
        self.http = f"http://127.0.0.1:{http_port}"

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)
