"""`croupier survey`: how often a game can be won, from many deals, on this machine or a cluster."""

from __future__ import annotations

import argparse
import json
import os
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from croupier.engine.catalog import patience
from croupier.engine.evidence import WinRate
from croupier.engine.patience.loading import digest_of

from .inputs import InputError, add_language, texts_of
from .tracking import tracked

_EXTRA = ("distributed", "matplotlib")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "survey",
        help="solve many deals of a game: how many can be won",
        description="Solves the deals seed:1 to seed:N of a game. A run that was broken off goes on where it was;"
        " a larger N adds to it. The folder gets findings.jsonl, summary.json, survey.png and survey.svg.",
    )
    command.add_argument("variant", metavar="VARIANT", help="the id of a patience")
    command.add_argument("--deals", type=int, default=1000, metavar="N", help="(%(default)s)")
    command.add_argument("--out", required=True, metavar="DIR", help="the folder of the results")
    command.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for each deal (%(default)s)")
    command.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="(%(default)s)")
    command.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.1:8786")
    add_language(command)
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Survey a game."""
    if said.deals < 1 or said.workers < 1 or said.seconds <= 0:
        raise InputError("--deals, --workers and --seconds must be more than 0")
    if not all(find_spec(module) for module in _EXTRA):
        raise InputError("a survey needs Dask and matplotlib: pip install 'croupier[survey]'")
    # Only now: the rest of the command line works without them.
    from croupier.server.analysis.survey.cluster import findings_of
    from croupier.server.analysis.survey.deals import Question
    from croupier.server.analysis.survey.folder import Asked, Folder, OtherSurveyError
    from croupier.server.analysis.survey.plots import draw, rate_of

    rules = patience(said.variant).rules
    asked = Asked(said.variant, digest_of(rules), said.seconds, version("croupier"))
    try:
        folder = Folder(Path(said.out), asked)
    except (OSError, ValueError, TypeError) as error:
        raise InputError(f"{said.out}: {error}") from None
    except OtherSurveyError as error:
        raise InputError(f"{said.out}: {error}; take another folder") from None
    known = {finding.deal for finding in folder.findings()}
    missing = [Question(said.variant, deal, said.seconds) for deal in range(1, said.deals + 1) if deal not in known]
    if missing:
        found = findings_of(missing, scheduler=said.scheduler, workers=said.workers)
        try:
            for finding in tracked(found, what="solving", count=said.deals, done=said.deals - len(missing)):
                folder.add(finding)
        except OSError as error:
            raise InputError(f"no scheduler answers at {said.scheduler}: {error}") from None
    findings = sorted((each for each in folder.findings() if each.deal <= said.deals), key=lambda each: each.deal)
    rate = rate_of(findings)
    summary = {"variant": said.variant, **_told(rate)}
    folder.file("summary.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    title = f"{texts_of(said).variant(said.variant)}: {rate.deals:,} deals, {said.seconds:g} s each"
    draw(findings, title=title, files=[folder.file("survey.png"), folder.file("survey.svg")])
    print(json.dumps(summary))
    return 0


def _told(rate: WinRate) -> dict[str, object]:
    low, high = rate.interval
    return {
        "deals": rate.deals,
        "solved": rate.won,
        "unsolvable": rate.lost,
        "unknown": rate.open,
        "low": round(low, 5),
        "high": round(high, 5),
    }
