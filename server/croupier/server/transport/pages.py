"""Pages of lists: where one ends and the next begins."""

from __future__ import annotations

import base64
import binascii

from croupier.server.application.refusals import invalid
from croupier.server.storage.base import Cursor
from google.protobuf.timestamp_pb2 import Timestamp


def milliseconds(time: Timestamp) -> int:
    """A time of a request in milliseconds since 1970."""
    if not -62_135_596_800 <= time.seconds <= 253_402_300_799 or not 0 <= time.nanos < 1_000_000_000:
        raise invalid("updated_after", "a time from the year 1 to the year 9999")
    return time.seconds * 1000 + time.nanos // 1_000_000


def token_of(cursor: Cursor) -> str:
    """A place in a list as a page token."""
    return base64.urlsafe_b64encode(f"{cursor.update_ms}:{cursor.game_id}".encode()).decode().rstrip("=")


def cursor_from(token: str) -> Cursor:
    """The place that a page token names."""
    try:
        text = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode("ascii")
        update_ms, _, game_id = text.partition(":")
        if not (0 < len(update_ms) < 16 and len(game_id) < 65):
            raise ValueError(token)
        return Cursor(int(update_ms), game_id)
    except (ValueError, binascii.Error):
        raise invalid("page_token", "the next_page_token of the page before") from None
