"""The native kernel's typed face: packed rules and positions in, bytes out. See `engine/kernel/README.md`."""

from collections.abc import Callable

def solve(
    rules: bytes,
    position: bytes,
    nodes: int,
    seconds: float,
    memory: int,
    exhaustive: bool,
    poll: Callable[[int, int, int, float, bytes], bool] | None,
    /,
) -> tuple[int, int, bytes, int, int, int, int, float]: ...
def still_won(rules: bytes, positions: list[bytes], nodes: int, /) -> list[bool]: ...
def perft(rules: bytes, position: bytes, depth: int, /) -> int: ...
def legal(rules: bytes, positions: list[bytes], /) -> list[bytes]: ...
def step(rules: bytes, positions: list[bytes], moves: bytes, /) -> list[bytes]: ...
