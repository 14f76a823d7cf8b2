"""Files that are found whole, the old one or the new one, whatever happens while they are written."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path


def keep(path: Path, value: object) -> None:
    """Write a value as JSON, its folder too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with open(handle, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)
    os.replace(name, path)
