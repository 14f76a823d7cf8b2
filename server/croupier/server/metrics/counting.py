"""The observer that counts for Prometheus, with a registry of its own: services in one process do not mix.

Labels have few values: methods, doors and codes of the contract, variants of the catalog, causes. No id is ever one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from time import perf_counter
from typing import Final

from croupier.engine.catalog import variants
from croupier.engine.patience.solving import uses_kernel
from croupier.server.events.facts import Cause, HandDealt, MovesPlayed, RecordedFact
from croupier.server.observing import Begin, CallContext, End, Method, Unobserved
from prometheus_client import CollectorRegistry, Counter, Histogram, Info

CUSTOM: Final = "custom"
"""Stands for the variant where a client sent rules of its own."""

_CALL_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_COMMIT_SECONDS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
_COMMIT_WRITES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics(Unobserved):
    """Counts what it hears into `registry`."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._calls = Counter(
            "croupier_calls",
            "Calls that ended, by method, door and status code. CANCELLED: the caller left or its time was up.",
            ("service", "method", "door", "code"),
            registry=registry,
        )
        self._seconds = Histogram(
            "croupier_call_duration_seconds",
            "Time from a call's request to its reply, without the calls that are answered by a stream.",
            ("service", "method", "door"),
            buckets=_CALL_SECONDS,
            registry=registry,
        )
        games = Counter("croupier_games_created", "Games made or imported.", ("variant",), registry=registry)
        moves = Counter("croupier_moves_played", "Moves stored, by who chose them.", ("cause",), registry=registry)
        self._games = {name: games.labels(name) for name in (CUSTOM, *(each.id for each in variants()))}
        self._moves = {cause: moves.labels(cause.value) for cause in Cause}
        self._hands = Counter("croupier_hands_dealt", "Hands dealt at tables of several.", registry=registry)
        self._writes = Histogram(
            "croupier_commit_writes",
            "Writes that share a commit.",
            buckets=_COMMIT_WRITES,
            registry=registry,
        )
        self._commits = Histogram(
            "croupier_commit_duration_seconds",
            "Time that a commit takes until it is on disk.",
            buckets=_COMMIT_SECONDS,
            registry=registry,
        )
        kernel = "native" if uses_kernel() else "reference"
        build = Info("croupier_build", "What runs here.", registry=registry)
        build.info({"version": version("croupier"), "kernel": kernel})

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        names = (method.service, method.name, method.door)
        by_code: dict[str, Counter] = {}

        def ended(code: str, reason: str) -> None:
            # The library looks a label up under a lock; each is wanted again and again.
            counter = by_code.get(code)
            if counter is None:
                counter = by_code[code] = self._calls.labels(*names, code)
            counter.inc()

        if method.is_streaming:
            return lambda call: ended
        seconds = self._seconds.labels(*names)

        def begin(call: CallContext) -> End:
            begun = perf_counter()

            def end(code: str, reason: str) -> None:
                ended(code, reason)
                seconds.observe(perf_counter() - begun)

            return end

        return begin

    def created(self, variant_id: str) -> None:
        """See `Observer.created`."""
        self._games[variant_id or CUSTOM].inc()

    def written(self, facts: Sequence[RecordedFact]) -> None:
        """See `Observer.written`."""
        for recorded in facts:
            match recorded.fact:
                case MovesPlayed(_, moves, cause):
                    self._moves[cause].inc(len(moves))
                case HandDealt():
                    self._hands.inc()
                case _:
                    pass

    def committed(self, writes: int, seconds: float) -> None:
        """See `Observer.committed`."""
        self._writes.observe(writes)
        self._commits.observe(seconds)
