"""The service. Other people's tests start it in their own process:

>>> from croupier.server import embedded
>>> with embedded() as service:
...     service.address.startswith("127.0.0.1:")
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .embedding import embedded

__all__ = ["embedded"]


def __getattr__(name: str) -> object:
    # Loaded when asked for: whoever imports a part of the server does not want all of it.
    if name == "embedded":
        from .embedding import embedded

        return embedded
    raise AttributeError(name)
