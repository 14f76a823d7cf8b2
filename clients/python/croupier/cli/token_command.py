"""`croupier token new|list|revoke`: the file of API keys that a service takes (`croupier serve --api-keys`)."""

from __future__ import annotations

import argparse
import fcntl
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from croupier.server.application.access import Scope
from croupier.server.identity.api_keys import ApiKey, new_key, read_keys, sha256_of, written
from croupier.server.identity.claims import LONGEST_SUBJECT, is_subject
from croupier.server.renewing import UnusableError

from .inputs import InputError
from .keeping import keep


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "token",
        help="make, list and revoke the keys that a service takes",
        description="Make, list and revoke API keys. The file has their hashes, not the keys; a running service reads "
        "it again when it changes.",
    )
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    new = actions.add_parser("new", help="make a key and print it, this once")
    new.add_argument("--subject", type=_subject, required=True, metavar="NAME", help="whose key it is")
    new.add_argument(
        "--scope",
        type=Scope,
        choices=list(Scope),
        action="append",
        metavar="SCOPE",
        help=f"what its bearer may do: {', '.join(Scope)}; again for more ({Scope.PLAY})",
    )
    new.add_argument("--expires", type=_days, metavar="DAYS", help="for how many days it is good; else for ever")
    new.set_defaults(run=make)
    listed = actions.add_parser("list", help="print id, subject, scopes and end of each key")
    listed.set_defaults(run=list_keys)
    gone = actions.add_parser("revoke", help="take a key's validity")
    gone.add_argument("id", metavar="ID", help="the key's id")
    gone.set_defaults(run=revoke)
    for action in (new, listed, gone):
        action.add_argument("--file", type=Path, required=True, metavar="FILE", help="the file of API keys")


def make(said: argparse.Namespace) -> int:
    """Make a key: it alone goes to standard output, and is kept nowhere."""
    key = new_key()
    expires = None if said.expires is None else datetime.now(UTC) + said.expires
    scopes = tuple(dict.fromkeys(said.scope or [Scope.PLAY]))
    kept = ApiKey(secrets.token_hex(4), said.subject, sha256_of(key), scopes, expires)
    with _locked(said.file):
        keep(said.file, written([*_keys(said.file), kept]))
    print(key)
    print(f"{_line(kept)}\nThe key is shown this once.", file=sys.stderr)
    return 0


def list_keys(said: argparse.Namespace) -> int:
    """Print a line for each key."""
    for key in _keys(said.file):
        print(_line(key))
    return 0


def revoke(said: argparse.Namespace) -> int:
    """Take a key out of the file: 1 where there is none with this id."""
    with _locked(said.file):
        before = _keys(said.file)
        after = [key for key in before if key.id != said.id]
        if len(after) == len(before):
            print(f"croupier token: no key in {said.file} has the id {said.id}", file=sys.stderr)
            return 1
        keep(said.file, written(after))
    return 0


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """One writer at a time, or a key that is revoked could come back with another one's list."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        folder = os.open(path.parent, os.O_RDONLY)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    finally:
        os.close(folder)


def _keys(path: Path) -> tuple[ApiKey, ...]:
    if not path.exists():
        return ()
    try:
        return read_keys(path)
    except UnusableError as error:
        raise InputError(str(error)) from None


def _line(key: ApiKey) -> str:
    until = "" if key.expires is None else f" until {key.expires:%Y-%m-%d %H:%M} UTC"
    return f"{key.id}  {key.subject}  {' '.join(key.scopes)}{until}"


def _subject(text: str) -> str:
    if not is_subject(text):
        raise argparse.ArgumentTypeError(f"a name of 1 to {LONGEST_SUBJECT} characters that can be printed")
    return text


def _days(text: str) -> timedelta:
    if not text.isdecimal() or not 1 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError("a number of days from 1 to 36500")
    return timedelta(days=int(text))
