"""The native whist search's typed face: packed problems in, outcomes out. See `engine/kernel/README.md`."""

from collections.abc import Callable

def solve(
    problem: bytes, nodes: int, seconds: float, memory: int, poll: Callable[[int, float], bool] | None, /
) -> tuple[int, int, bytes, int, int, int, float]: ...
def most_tricks(
    problem: bytes, nodes: int, seconds: float, memory: int, poll: Callable[[int, float], bool] | None, /
) -> tuple[int, int, bytes, int, int, int, float]: ...
def solve_many(
    problems: bytes, nodes: int, seconds: float, memory: int, poll: Callable[[int, float], bool] | None, /
) -> tuple[int, int, bytes, int, int, int, float]: ...
def each_card(
    problems: bytes, nodes: int, seconds: float, memory: int, poll: Callable[[int, float], bool] | None, /
) -> tuple[int, int, bytes, int, int, int, float]: ...
