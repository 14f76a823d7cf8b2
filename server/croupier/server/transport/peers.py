"""Where a call comes from, where nobody says who calls: the address of its peer, or of whom a trusted proxy names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import unquote

FORWARDED_KEY: Final = "x-forwarded-for"
"""Where a proxy says for whom it calls: it adds whom it heard at the end of what they said."""

_SITE_BITS: Final = 64
"""What is told apart of an IPv6 address: all below belong to one subscriber, who may take a new one for each call."""

_NOWHERE: Final = "?"
"""Where there is no address, as on a socket of the machine's own."""

_REMEMBERED: Final = 4096

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network


class Origin(NamedTuple):
    """What a door knows: its peer, and, asked only of a proxy, all that came as `x-forwarded-for`, in order."""

    peer: str
    forwarded: Callable[[], Sequence[str]]


Whence: TypeAlias = Callable[[], Origin]
"""Asked only where it counts, since it costs the door something."""


class Peers:
    """Tells callers apart by address; of a peer in the `trusted` networks `x-forwarded-for` is believed."""

    def __init__(self, trusted: Sequence[Network] = ()) -> None:
        self._trusted = tuple(trusted)

    def site(self, origin: Origin) -> str:
        """The address that counts: the last hop that is no proxy of ours. What was said before it, anybody can say."""
        address = _read(origin.peer)
        if address is None:
            return _NOWHERE
        if self._is_trusted(address):
            hops = [hop for said in origin.forwarded() for hop in said.split(",")]
            while hops and self._is_trusted(address) and (named := _read(hops.pop().strip())) is not None:
                address = named
        return _site_of(address)

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


ANY_PEERS: Final = Peers()
"""Nobody is a proxy."""


def _host_in(said: str) -> str:
    """The address in what gRPC, ASGI or a proxy writes, which may have a port behind it."""
    text = unquote(said).removeprefix("ipv4:").removeprefix("ipv6:")
    if text.startswith("["):
        return text[1:].partition("]")[0]
    host, _, _ = text.rpartition(":")
    return host if host and ":" not in host else text


@lru_cache(maxsize=_REMEMBERED)
def _read(said: str) -> Address | None:
    """An address; None for anything else."""
    try:
        address = ip_address(_host_in(said))
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(maxsize=_REMEMBERED)
def _site_of(address: Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), _SITE_BITS), strict=False))
