"""AnalysisService: verdicts by search."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from croupier.engine.patience.verdict import Solved, Statistics, Unknown, Unsolvable, Why
from croupier.server.application import analysing
from croupier.server.application.house import House
from croupier.server.application.refusals import invalid
from croupier.texts import texts_for
from croupier.v1 import analysis_pb2 as analysis
from google.protobuf.duration_pb2 import Duration
from google.protobuf.message import Message

from .calls import Call
from .moves import move_to

_MOST: Final = (1 << 32) - 1
_WHYS: Final = {
    Why.NODES: analysis.Verdict.WHY_NODES,
    Why.SECONDS: analysis.Verdict.WHY_SECONDS,
    Why.MEMORY: analysis.Verdict.WHY_MEMORY,
    Why.CANCELLED: analysis.Verdict.WHY_CANCELLED,
}


class Analysis:
    """The methods of AnalysisService."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def Solve(self, call: Call[analysis.SolveRequest]) -> AsyncIterator[bytes]:
        request = call.request
        command = analysing.Solve(
            subject=_subject(request),
            nodes=request.max_nodes or None,
            seconds=_seconds(request.max_time, "max_time") if request.HasField("max_time") else None,
        )
        async with contextlib.aclosing(analysing.solve(self._house, call.caller, command)) as answers:
            async for answer in answers:
                if isinstance(answer, Statistics):
                    reply = analysis.SolveResponse(progress=_progress_to(answer))
                else:
                    reply = analysis.SolveResponse(verdict=_verdict_to(answer))
                yield reply.SerializeToString()

    async def SuggestMoves(self, call: Call[analysis.SuggestMovesRequest]) -> Message:
        request = call.request
        if not request.game_id:
            raise invalid("game_id", "the id of a game")
        seconds = _seconds(request.max_time, "max_time") if request.HasField("max_time") else None
        command = analysing.Suggest(request.game_id, request.number, seconds)
        suggested = await analysing.suggest(self._house, call.caller, command)
        texts = texts_for(call.language)
        call.report_language()
        return analysis.SuggestMovesResponse(
            revision=suggested.scene.head.revision,
            plans=[
                analysis.Plan(
                    moves=map(move_to, plan.moves),
                    samples_won=plan.won,
                    samples_tried=plan.tried,
                    sentence=texts.hint(plan.reason, won=plan.won, tried=plan.tried),
                )
                for plan in suggested.hints.plans
            ],
            exact=suggested.hints.exact,
            language=call.language,
        )


def _subject(request: analysis.SolveRequest) -> analysing.HostedSubject | analysing.WrittenSubject:
    match request.WhichOneof("subject"):
        case "game_id" if request.game_id:
            return analysing.HostedSubject(request.game_id)
        case "position":
            return analysing.WrittenSubject(request.position, request.variant_id or None)
        case _:
            raise invalid("subject", "game_id or position")


def _seconds(duration: Duration, field: str) -> float:
    seconds = duration.seconds + duration.nanos / 1e9
    if not 0 < seconds <= 86_400:
        raise invalid(field, "a time of a day at the most, and more than none")
    return seconds


def _progress_to(statistics: Statistics) -> analysis.SearchProgress:
    return analysis.SearchProgress(
        nodes=min(statistics.nodes, _MOST),
        nodes_per_second=statistics.nodes / statistics.seconds if statistics.seconds else 0.0,
        depth=statistics.depth,
        seconds=statistics.seconds,
        best_line=map(move_to, statistics.best),
    )


def _verdict_to(found: analysing.Found) -> analysis.Verdict:
    statistics = found.verdict.statistics
    verdict = analysis.Verdict(nodes=min(statistics.nodes, _MOST), seconds=statistics.seconds, revision=found.revision)
    match found.verdict:
        case Solved(line, _):
            verdict.kind = analysis.Verdict.KIND_SOLVED
            verdict.line.extend(map(move_to, line))
        case Unsolvable():
            verdict.kind = analysis.Verdict.KIND_UNSOLVABLE
        case Unknown(why, _):
            verdict.kind = analysis.Verdict.KIND_UNKNOWN
            verdict.why = _WHYS[why]
    return verdict
