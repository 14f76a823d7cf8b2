"""A survey as a picture: the share of deals that can be won, and how time and nodes are spread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from croupier.engine.evidence import WinRate
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .deals import Finding

_COLORS = {"solved": "#2a7f62", "unsolvable": "#a33b3b", "unknown": "#8a8a8a"}


def draw(findings: Sequence[Finding], *, title: str, files: Sequence[Path]) -> None:
    """Draw the findings into files; their endings say the format."""
    figure = Figure(figsize=(12, 3.6), layout="constrained")
    shares, times, nodes = figure.subplots(1, 3)
    figure.suptitle(title)
    _draw_shares(shares, findings)
    _draw_spread(times, findings, [finding.seconds * 1000 for finding in findings], "milliseconds a deal")
    _draw_spread(nodes, findings, [float(finding.nodes) for finding in findings], "nodes a deal")
    times.legend(frameon=False)
    for file in files:
        figure.savefig(file, dpi=120)


def rate_of(findings: Sequence[Finding]) -> WinRate:
    """The counts of the findings."""
    counts = {word: sum(finding.verdict == word for finding in findings) for word in _COLORS}
    return WinRate(won=counts["solved"], lost=counts["unsolvable"], open=counts["unknown"])


def _draw_shares(axes: Axes, findings: Sequence[Finding]) -> None:
    rate = rate_of(findings)
    counts = {"solved": rate.won, "unsolvable": rate.lost, "unknown": rate.open}
    bars = axes.bar(list(counts), [100 * count / rate.deals for count in counts.values()], color=list(_COLORS.values()))
    axes.bar_label(bars, labels=[f"{count:,}" for count in counts.values()])
    low, high = (100 * bound for bound in rate.interval)
    axes.axhspan(low, high, color=_COLORS["solved"], alpha=0.25, label=f"can be won: {low:.1f} to {high:.1f} %")
    axes.set(ylabel="per cent of the deals", ylim=(0, 108))
    axes.legend(frameon=False, loc="upper right")


def _draw_spread(axes: Axes, findings: Sequence[Finding], values: Sequence[float], label: str) -> None:
    """How many per cent of each kind of verdict had come by so much time or so many nodes."""
    for word, color in _COLORS.items():
        mine = sorted(value for finding, value in zip(findings, values, strict=True) if finding.verdict == word)
        if mine:
            axes.plot(mine, [100 * (at + 1) / len(mine) for at in range(len(mine))], color=color, label=word)
    axes.set(xscale="log", xlabel=label, ylabel="per cent decided", ylim=(0, 101))
