"""The service's doors, opened and closed as one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass

from croupier.server.application.house import House
from croupier.server.config import Settings
from croupier.server.entrance import Entrance
from croupier.server.transport.connect_door import ConnectDoor
from croupier.server.transport.grpc_door import GrpcDoor
from croupier.server.transport.services import Services


class CannotStartError(Exception):
    """The service cannot run here, and the message says why."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Where the doors are: `grpc` as HOST:PORT, `http` and `metrics` as URLs, None if that door is shut."""

    grpc: str
    http: str | None
    metrics: str | None = None

    def doors(self) -> Mapping[str, str]:
        """The open doors by name."""
        doors = {"grpc": self.grpc, "http": self.http, "metrics": self.metrics}
        return {name: where for name, where in doors.items() if where is not None}

    def ready_line(self) -> str:
        """What is printed when the service is ready, as JSON."""
        return json.dumps(self.doors())


class Doors:
    """The door for gRPC, and the one for Connect unless it is off."""

    def __init__(self, house: House, settings: Settings, entrance: Entrance) -> None:
        self._house = house
        self._settings = settings
        names = ("grpc",) if settings.http_port is None else ("grpc", "connect", "grpc-web")
        services = Services(house, names)
        identify, peers, certificate = entrance.identify, entrance.peers, entrance.certificate
        self._grpc = GrpcDoor(house, services, identify=identify, peers=peers, certificate=certificate)
        self._http: ConnectDoor | None = None
        if settings.http_port is not None:
            self._http = ConnectDoor(
                house, services, origins=settings.origin, identify=identify, peers=peers, certificate=certificate
            )

    async def open(self) -> Listening:
        """Listen; `CannotStartError` where that is not possible."""
        host, settings = self._settings.host, self._settings
        try:
            port = await self._grpc.open(f"{host}:{settings.grpc_port}")
        except RuntimeError:
            raise CannotStartError(f"cannot listen on {host}:{settings.grpc_port}") from None
        if self._http is None or settings.http_port is None:
            return Listening(f"{host}:{port}", None)
        try:
            http_port = await self._http.open(host, settings.http_port)
        except OSError:
            await self._grpc.close(0)
            raise CannotStartError(f"cannot listen on {host}:{settings.http_port}") from None
        scheme = "http" if settings.tls_certificate is None else "https"
        return Listening(f"{host}:{port}", f"{scheme}://{host}:{http_port}")

    async def close(self) -> None:
        """Say that the end is near, take nothing new, let what was begun finish, and stop."""
        await self._grpc.announce_end()
        if self._http is not None:
            self._http.announce_end()
        # Balancers see it, and send nothing more.
        await asyncio.sleep(self._settings.drain_notice)
        self._house.drain()
        if self._http is not None:
            await self._http.close(self._settings.drain_grace)
        await self._grpc.close(self._settings.drain_grace)
