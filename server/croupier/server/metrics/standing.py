"""How things stand at the moment of a scrape: who watches, what is searched, which bots think."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from croupier.server.analysis.solvers import Solvers
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class Standing(Collector):
    """Reads the service's own counts when it is asked, so that keeping them costs nothing."""

    def __init__(self, *, watches: Callable[[], int], thinking: Callable[[], int], solvers: Solvers) -> None:
        self._watches = watches
        self._thinking = thinking
        self._solvers = solvers

    def collect(self) -> Iterator[Metric]:
        """What stands now."""
        yield GaugeMetricFamily("croupier_watches_open", "Watches that are open.", self._watches())
        yield GaugeMetricFamily("croupier_bots_thinking", "Bots that think about a move.", self._thinking())
        running = GaugeMetricFamily("croupier_solver_jobs_running", "Searches that run.", labels=("kind",))
        waiting = GaugeMetricFamily(
            "croupier_solver_jobs_waiting", "Searches that wait for a process.", labels=("kind",)
        )
        lost = CounterMetricFamily(
            "croupier_solver_jobs_lost", "Times that a search's process died before it answered.", labels=("kind",)
        )
        for kind, jobs in self._solvers.jobs.items():
            running.add_metric((kind.name,), jobs.running)
            waiting.add_metric((kind.name,), jobs.waiting)
            lost.add_metric((kind.name,), jobs.lost)
        yield from (running, waiting, lost)
