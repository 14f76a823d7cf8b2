"""What it costs to know who calls: CPU that the server spends on GetGame with a token, over the same call without.

Two services run in turns under the same load: one asks nobody, the other takes API keys and JSON Web Tokens. Reported
is the ratio of each kind of token to the anonymous call of the same round; a token that comes again and again is
verified once and remembered, so the last rows send a new token with every call. The first row sends a token to the
service that asks nobody: what it costs to carry one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import grpc
import jwt
from bench_play import Server, cpu_seconds
from croupier.server.application.access import Scope
from croupier.server.identity.api_keys import ApiKey, new_key, sha256_of, written
from croupier.v1 import game_service_pb2 as service
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa

ROUNDS = 7
CALLS = 4000
GAMES = "/croupier.v1.GameService/"
NAMES = {"iss": "bench", "aud": "croupier"}
KEYS = {
    "ES256": ec.generate_private_key(ec.SECP256R1()),
    "RS256": rsa.generate_private_key(65537, 2048),
    "EdDSA": ed25519.Ed25519PrivateKey.generate(),
}


def token(algorithm: str, number: int = 0) -> str:
    """A token; another one for each number."""
    claims = {**NAMES, "sub": "alice", "scope": "play", "exp": int(time.time()) + 3600, "jti": str(number)}
    return jwt.encode(claims, KEYS[algorithm], algorithm=algorithm, headers={"kid": algorithm})


def jwks() -> str:
    """The keys that the service is to take."""
    known = [
        {**jwt.get_algorithm_by_name(name).to_jwk(key.public_key(), as_dict=True), "kid": name}
        for name, key in KEYS.items()
    ]
    return json.dumps({"keys": known})


async def load(address: str, tokens: Iterator[str | None], clients: int) -> None:
    """Every client looks at a game again and again."""
    async with grpc.aio.insecure_channel(address) as channel:
        create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
        get = channel.unary_unary(GAMES + "GetGame")

        def metadata() -> tuple[tuple[str, str], ...]:
            said = next(tokens)
            return () if said is None else (("authorization", f"Bearer {said}"),)

        async def client() -> None:
            request = service.CreateGameRequest(variant_id="whitehead").SerializeToString()
            game_id = (await create(request, metadata=metadata())).view.game_id
            wanted = service.GetGameRequest(game_id=game_id).SerializeToString()
            for _ in range(CALLS // clients):
                await get(wanted, metadata=metadata())

        await asyncio.gather(*(client() for _ in range(clients)))


def measured(server: Server, tokens: Iterator[str | None], clients: int) -> float:
    """Microseconds of the server's CPU for a call."""
    before = cpu_seconds(server.process.pid)
    asyncio.run(load(server.address, tokens, clients))
    return (cpu_seconds(server.process.pid) - before) / CALLS * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=16)
    clients = parser.parse_args().clients
    key = new_key()
    with tempfile.TemporaryDirectory() as folder:
        keys, public = Path(folder, "keys.json"), Path(folder, "jwks.json")
        keys.write_text(json.dumps(written([ApiKey("bench", "alice", sha256_of(key), (Scope.PLAY,))])))
        public.write_text(jwks())
        command = ("-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--data-dir")
        anonymous = Server(*command, f"{folder}/anonymous")
        names = ("--jwt-issuer", NAMES["iss"], "--jwt-audience", NAMES["aud"])
        # Who calls is what is measured, and not how often they may.
        limits = ("calls", "at-once", "games", "watches", "search")
        names += tuple(word for limit in limits for word in (f"--caller-{limit}", "off"))
        asking = Server(*command, f"{folder}/asking", "--api-keys", str(keys), "--jwt-keys", str(public), *names)
        kinds = {
            "API key, nobody asks": lambda: cycle([key]),
            "API key": lambda: cycle([key]),
            "JWT (ES256), again": lambda: cycle([token("ES256")]),
            **{
                f"JWT ({name}), each new": lambda name=name: iter([token(name, at) for at in range(CALLS + clients)])
                for name in KEYS
            },
        }
        try:
            measured(anonymous, cycle([None]), clients)
            measured(asking, cycle([key]), clients)
            rows: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
            for _ in range(ROUNDS):
                for kind, made in kinds.items():
                    tokens = made()
                    bare = measured(anonymous, cycle([None]), clients)
                    server = anonymous if kind.endswith("nobody asks") else asking
                    rows[kind].append((measured(server, tokens, clients), bare))
            print(f"{'token':24}{'GetGame µs':>12}{'anonymous µs':>14}{'ratio':>8}")
            for kind, found in rows.items():
                with_token, bare = (statistics.median(side) for side in zip(*found, strict=True))
                ratio = statistics.median(one / other for one, other in found)
                print(f"{kind:24}{with_token:12.0f}{bare:14.0f}{ratio:8.2f}")
        finally:
            anonymous.stop()
            asking.stop()


if __name__ == "__main__":
    main()
