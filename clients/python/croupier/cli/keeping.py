"""Files that are found whole, the old one or the new one, whatever happens while they are written."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path


def kept(path: Path) -> object:
    """The value in a file; None where there is none. What is no JSON is put aside, not overwritten."""
    try:
        return json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        put_aside(path)
        return None


def put_aside(path: Path) -> None:
    """Give a file that cannot be read another name, for whoever wants to look into it."""
    os.replace(path, path.with_name(f"{path.name}.broken"))


def keep(path: Path, value: object) -> None:
    """Write a value as JSON, its folder too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with open(handle, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)
    os.replace(name, path)
