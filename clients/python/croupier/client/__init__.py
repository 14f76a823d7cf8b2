"""A client of croupier: typed, thin, sync and async. It knows the wire contract, and no rule of any game.

    from croupier.client import connect

    with connect("127.0.0.1:50051") as croupier:
        game = croupier.create("whitehead", deal="pysol:1")
        for legal in croupier.moves(game.game_id):
            print(legal.move.text)
        played = croupier.play(game.game_id, "draw")

Replies are the messages of `croupier.v1`; errors are `CroupierError`s. `connect_async` gives the same methods to await.
"""

from .async_client import AsyncClient, connect_async
from .client import Client, connect
from .errors import (
    ConflictError,
    CroupierError,
    ExhaustedError,
    FieldFault,
    ForbiddenError,
    IllegalMoveError,
    InvalidRequestError,
    NotFoundError,
    RefusedError,
    RequestReusedError,
    ServiceError,
    TimedOutError,
    UnavailableError,
    UnidentifiedError,
)
from .reaching import Tls

__all__ = [
    "AsyncClient",
    "Client",
    "ConflictError",
    "CroupierError",
    "ExhaustedError",
    "FieldFault",
    "ForbiddenError",
    "IllegalMoveError",
    "InvalidRequestError",
    "NotFoundError",
    "RefusedError",
    "RequestReusedError",
    "ServiceError",
    "TimedOutError",
    "Tls",
    "UnavailableError",
    "UnidentifiedError",
    "connect",
    "connect_async",
]
