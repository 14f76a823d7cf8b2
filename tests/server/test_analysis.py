"""Verdicts, hints and deals that can be won, through the live service."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from croupier.client import InvalidRequestError, NotFoundError, RefusedError
from croupier.engine.catalog import variant
from croupier.engine.notation import parse_move
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_json import read_json
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.patience.solving import Limits, Solved, solve
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import game_pb2 as game

VERDICTS = (Path(__file__).parents[1] / "data" / "verdicts.jsonl").read_text("utf-8").splitlines()
UNDECIDED = next(
    json.dumps({key: value for key, value in json.loads(line).items() if key != "verdict"})
    for line in VERDICTS
    if json.loads(line)["id"] == "whitehead-single-187"
)

SOLVED, UNSOLVABLE = analysis.Verdict.KIND_SOLVED, analysis.Verdict.KIND_UNSOLVABLE


def written(variant_id, deal):
    position = variant(variant_id).deal(deal)
    return write_text(position_sheet(position, variant_id, position.rules))


def verdict(croupier, *arguments, **options):
    *progress, last = croupier.solve(*arguments, **options)
    assert all(message.HasField("progress") for message in progress)
    return last.verdict


def test_a_position_that_can_be_won_comes_with_a_line_that_wins(croupier):
    said = verdict(croupier, position=written("whitehead", "pysol:2"))
    assert said.kind == SOLVED
    position = variant("whitehead").deal("pysol:2")
    for move in said.line:
        position = position.play(1, parse_move(move.text))
    assert position.is_won


def test_a_position_that_cannot_be_won_is_proven(croupier):
    said = verdict(croupier, position=written("whitehead", "pysol:6"))
    assert (said.kind, list(said.line)) == (UNSOLVABLE, [])
    assert said.nodes > 0


def test_a_search_that_ran_out_says_of_what(croupier):
    said = verdict(croupier, position=written("whitehead", "pysol:7"), max_nodes=1000)
    assert (said.kind, said.why) == (analysis.Verdict.KIND_UNKNOWN, analysis.Verdict.WHY_NODES)


def test_progress_tells_how_far_the_search_is_and_its_best_way(croupier):
    *progress, last = croupier.solve(position=UNDECIDED, max_seconds=1)
    assert last.HasField("verdict")
    told = [message.progress for message in progress]
    assert [each.nodes for each in told] == sorted(each.nodes for each in told)
    best = told[-1]
    assert min(best.nodes_per_second, best.depth, best.seconds) > 0
    assert best.best_line
    position = read_sheet(read_json(UNDECIDED), lambda name: variant(name).rules).position
    for move in best.best_line:
        position = position.play(1, parse_move(move.text))


def test_a_dropped_call_stops_the_search(croupier):
    """If the dropped searches went on, the next would wait for them, a minute each."""
    begun = time.monotonic()
    for _ in range(3):
        search = croupier.solve(position=UNDECIDED, max_seconds=60)
        assert next(search).progress.nodes > 0
        search.close()
    assert verdict(croupier, position=written("whitehead", "pysol:2")).kind == SOLVED
    assert time.monotonic() - begun < 60


def test_a_game_is_judged_only_for_those_who_may_know_its_cards(croupier):
    hidden = croupier.create("whitehead")
    with pytest.raises(RefusedError) as caught:
        list(croupier.solve(hidden.game_id))
    assert caught.value.reason == "FULL_KNOWLEDGE_NOT_ALLOWED"
    allowed = croupier.create("whitehead", allow_full_knowledge=True)
    assert game.MARK_FULL_KNOWLEDGE in allowed.marks
    assert verdict(croupier, allowed.game_id, max_seconds=5).revision == 1
    croupier.resign(hidden.game_id)
    assert verdict(croupier, hidden.game_id, max_seconds=5).revision == 2


def test_a_game_that_is_proven_lost_says_so_until_it_is_undone(croupier):
    view = croupier.create("whitehead", deal="pysol:6")
    assert not view.patience.proven_lost
    assert verdict(croupier, view.game_id).kind == UNSOLVABLE
    assert croupier.get(view.game_id).patience.proven_lost
    assert not croupier.play(view.game_id, "draw").view.patience.proven_lost
    assert croupier.undo(view.game_id).patience.proven_lost


def test_a_game_without_a_move_is_lost_without_a_search(croupier):
    columns = ("KH", "TC JS", "QC 9C QH QS JH", "KS", "TH JD 8H TS 9H", "KC QD KD", "JC")
    text = "Foundations: H-7 C-8 D-T S-9\nStock:\nWaste:\n" + "".join(f": {column}\n" for column in columns)
    view = croupier.create("whitehead-no-return", written=text)
    assert not view.patience.has_legal_moves
    assert view.patience.proven_lost
    assert view.state == game.GAME_STATE_RUNNING


@pytest.mark.parametrize(
    ("options", "error", "reason"),
    [
        ({"game_id": ""}, InvalidRequestError, "INVALID_FIELD"),
        ({"game_id": "nowhere"}, NotFoundError, "GAME_NOT_FOUND"),
        ({"position": "Rules: whitehead\n: QX\n"}, InvalidRequestError, "MALFORMED_NOTATION"),
        ({"position": "", "variant": "nothing"}, NotFoundError, "UNKNOWN_VARIANT"),
        ({"position": ":\n" * 7, "variant": "whitehead"}, InvalidRequestError, "WRONG_DECK"),
        ({"position": "Rules: whitehead", "max_seconds": 0.0}, InvalidRequestError, "INVALID_FIELD"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(croupier, options, error, reason):
    with pytest.raises(error) as caught:
        list(croupier.solve(**options))
    assert caught.value.reason == reason


def test_hints_are_plans_that_can_be_played(croupier):
    view = croupier.create("whitehead")
    for _ in range(12):
        hints = croupier.suggest(view.game_id)
        assert hints.revision == view.revision
        assert hints.plans[0].sentence
        for plan in hints.plans:
            assert 0 <= plan.samples_won <= plan.samples_tried
        for move in hints.plans[0].moves:
            view = croupier.play(view.game_id, move).view
        if view.state != game.GAME_STATE_RUNNING:
            break


def test_hints_are_the_same_for_a_view_and_a_number(croupier):
    view = croupier.create("whitehead", deal="seed:4")
    croupier.play(view.game_id, "draw")
    assert croupier.suggest(view.game_id, number=7) == croupier.suggest(view.game_id, number=7)


def test_every_plan_is_tried_in_the_same_number_of_orders(croupier):
    view = croupier.create("agnes", deal="seed:1")
    hints = croupier.suggest(view.game_id, max_seconds=0.5)
    assert len({plan.samples_tried for plan in hints.plans}) == 1
    assert hints.plans[0].samples_tried >= 16


def test_a_hint_is_exact_when_every_card_is_known(croupier):
    text = "Foundations: H-K C-J D-K S-J\nStock: QC\nWaste: KC\n: QS\n: KS\n:\n:\n:\n:\n:\n"
    view = croupier.create("whitehead", written=text)
    hints = croupier.suggest(view.game_id)
    assert hints.exact
    reply = croupier.play(view.game_id, *hints.plans[0].moves)
    assert reply.view.ending == game.ENDING_WON


def test_a_closed_game_gives_no_hints(croupier):
    view = croupier.create("whitehead")
    croupier.resign(view.game_id)
    with pytest.raises(RefusedError) as caught:
        croupier.suggest(view.game_id)
    assert caught.value.reason == "GAME_CLOSED"


@pytest.mark.parametrize("difficulty", [game.DIFFICULTY_EASY, game.DIFFICULTY_MEDIUM, game.DIFFICULTY_HARD])
def test_a_winnable_deal_can_be_won_and_is_as_hard_as_asked(croupier, difficulty):
    view = croupier.create("whitehead", winnable=difficulty)
    assert view.difficulty == difficulty
    assert list(view.marks) == []
    croupier.resign(view.game_id)
    text = croupier.export_game(view.game_id).text
    start = text[text.index("Rules:") :]
    position = read_sheet(read_text(start), lambda name: variant(name).rules).position
    assert isinstance(solve(position, limits=Limits(seconds=60)), Solved)


def test_the_deal_of_the_day_is_the_same_for_all_and_stays_shut(croupier):
    first, second = (croupier.create("whitehead", deal="daily") for _ in range(2))
    assert first.patience == second.patience
    assert croupier.create("whitehead-no-return", deal="daily").patience != first.patience
    assert list(first.marks) == []
    closed = croupier.resign(first.game_id)
    assert closed.state == game.GAME_STATE_CLOSED
    assert closed.commitments[0].deal == ""
    assert croupier.export_game(first.game_id).partial
    with pytest.raises(RefusedError) as caught:
        list(croupier.solve(first.game_id))
    assert caught.value.reason == "FULL_KNOWLEDGE_NOT_ALLOWED"
