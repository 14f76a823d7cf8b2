"""A survey's folder: what is asked (`survey.json`) and every finding, a line each (`findings.jsonl`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from .deals import Finding

_ASKED: Final = "survey.json"
_FOUND: Final = "findings.jsonl"


class OtherSurveyError(Exception):
    """The folder holds a survey that asked something else; `asked` is what."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        super().__init__(f"the folder holds a survey of {asked}")


@dataclass(frozen=True, slots=True)
class Asked:
    """What every finding of a folder answers: rules by their digest, seconds a deal, and the solver's version."""

    variant: str
    rules_digest: str
    seconds: float
    version: str


class Folder:
    """Findings on disk; what a broken run has written is gone on with."""

    def __init__(self, path: Path, asked: Asked) -> None:
        """Open or make the folder; `OtherSurveyError` if it holds answers to another question."""
        self._path = path
        path.mkdir(parents=True, exist_ok=True)
        described = path / _ASKED
        if described.exists():
            before = Asked(**json.loads(described.read_text("utf-8")))
            if before != asked:
                raise OtherSurveyError(before)
        else:
            described.write_text(json.dumps(asdict(asked), indent=1) + "\n", encoding="utf-8")
        _drop_half_a_line(path / _FOUND)

    def findings(self) -> Iterator[Finding]:
        """What was found so far, in the order of finding."""
        found = self._path / _FOUND
        if found.exists():
            for line in found.read_text("utf-8").splitlines():
                yield Finding(**json.loads(line))

    def add(self, finding: Finding) -> None:
        """Keep a finding."""
        with (self._path / _FOUND).open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(finding)) + "\n")

    def file(self, name: str) -> Path:
        """Where a file made from the findings lies."""
        return self._path / name


def _drop_half_a_line(file: Path) -> None:
    """A run that was killed may have left half a line at the end."""
    if file.exists() and not (text := file.read_bytes()).endswith(b"\n"):
        file.write_bytes(text[: text.rfind(b"\n") + 1])
