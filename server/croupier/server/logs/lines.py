"""The lines of the log: one form for our own loggers and for those of the libraries, as JSON or for people to read.

Everybody logs by the standard library's `logging`; only this module knows structlog. A line tells of the call that it
was written in, which is looked up as it is written, so that a call without a line pays nothing.
"""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType
from typing import Final, TextIO

import structlog
from croupier.server.observing import CURRENT, way_to
from structlog.typing import EventDict, Processor

from . import LogFormat

OURS: Final = "croupier"

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; whatever else it has was said with the line."""
_FIRST: Final = ("time", "level", "logger", "event")


def log_to(stream: TextIO, log_format: LogFormat | None, level: int) -> None:
    """Write the log of this process to a stream from here on; None: text for a terminal, else JSON.

    Libraries log nothing below INFO: nobody here could vouch for what they say about bodies and headers.
    """
    chosen = log_format or (LogFormat.TEXT if stream.isatty() else LogFormat.JSON)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                _with_what_was_said,
                _with_the_call,
                _without_texts_of_errors,
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _in_order,
                _written(chosen, stream),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.INFO))
    logging.getLogger(OURS).setLevel(level)
    logging.captureWarnings(True)
    # What Python itself would write there has the texts of errors, and of lines that could not be written.
    logging.raiseExceptions = False
    sys.excepthook = _broke
    threading.excepthook = lambda said: _broke(said.exc_type, said.exc_value, said.exc_traceback)
    sys.unraisablehook = lambda said: _broke(said.exc_type, said.exc_value, said.exc_traceback)


def _written(log_format: LogFormat, stream: TextIO) -> Processor:
    if log_format is LogFormat.TEXT:
        return structlog.dev.ConsoleRenderer(colors=stream.isatty(), timestamp_key="time")
    return structlog.processors.JSONRenderer(ensure_ascii=False)


def _with_what_was_said(_: object, __: str, line: EventDict) -> EventDict:
    """What our own code says with a line; libraries have things of their own there."""
    if line["logger"].partition(".")[0] == OURS:
        record = vars(line["_record"])
        line.update({name: record[name] for name in record.keys() - _STANDARD})
    return line


def _with_the_call(_: object, __: str, line: EventDict) -> EventDict:
    call = CURRENT.get()
    if call is None:
        return line
    line["method"] = f"{call.method.service}/{call.method.name}"
    line["door"] = call.method.door
    line["call_id"] = call.call_id
    if call.game_id:
        line["game_id"] = call.game_id
    if call.request_id:
        line["request_id"] = call.request_id
    if call.trace is not None:
        line.update(call.trace._asdict())
    return line


def _without_texts_of_errors(_: object, __: str, line: EventDict) -> EventDict:
    """Of an exception only its kind and where it was raised: its text may hold a card.

    Libraries write it into what they say too, after the first line or in the arguments of a callback.
    """
    said = line.pop("exc_info", None)
    if isinstance(said, tuple) and said[0] is not None:
        line["kind"] = said[0].__name__
        line["where"] = " > ".join(way_to(said[2]))
    if line["logger"].partition(".")[0] != OURS:
        line["event"] = str(line["event"]).strip().partition("\n")[0]
        if line["logger"] == "asyncio":
            line["event"] = line["event"].partition("(")[0].partition("<")[0].strip()
    return line


def _in_order(_: object, __: str, line: EventDict) -> EventDict:
    return {name: line[name] for name in _FIRST} | dict(line)


def _broke(kind: type[BaseException], error: BaseException | None, raised: TracebackType | None) -> None:
    """Nobody was there to take an error."""
    if not issubclass(kind, KeyboardInterrupt):
        extra = {"kind": kind.__name__, "where": " > ".join(way_to(raised))}
        logging.getLogger("croupier.server").critical("an error that nobody expected", extra=extra)
