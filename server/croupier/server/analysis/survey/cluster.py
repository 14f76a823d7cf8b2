"""Where a survey runs: processes on this machine, or a Dask cluster by its address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from distributed import Client, LocalCluster, as_completed

from .deals import Finding, Question, solve_deal

_AHEAD = 4
"""Questions handed to each worker before their answers are waited for."""


def findings_of(questions: Sequence[Question], *, scheduler: str | None, workers: int) -> Iterator[Finding]:
    """The findings, in the order in which they come; `scheduler` is an address such as `tcp://10.0.0.1:8786`.

    The workers of a cluster need croupier installed. `OSError` where no scheduler answers.
    """
    if scheduler is not None:
        with Client(scheduler, timeout="10s") as client:
            yield from _through(client, questions)
        return
    # One search a process: a search takes a whole core, and its time is counted by the clock.
    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield from _through(client, questions)


def _through(client: Client, questions: Sequence[Question]) -> Iterator[Finding]:
    ahead = max(1, sum(client.ncores().values())) * _AHEAD
    # Not pure: a deal that a worker lost with its process is asked again, never taken from a cache.
    first = [client.submit(solve_deal, question, pure=False) for question in questions[:ahead]]
    rest = iter(questions[ahead:])
    waiting = as_completed(first)
    for future in waiting:
        yield future.result()
        if (question := next(rest, None)) is not None:
            waiting.add(client.submit(solve_deal, question, pure=False))
