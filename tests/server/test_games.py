"""Hosting: revisions, batches, repeats, undo, ends, records, through the real door."""

from __future__ import annotations

import hashlib
import threading
import uuid

import pytest
from croupier.client import (
    ConflictError,
    IllegalMoveError,
    InvalidRequestError,
    NotFoundError,
    RefusedError,
    RequestReusedError,
    connect,
)
from croupier.engine.catalog import variant
from croupier.engine.patience.solving import Limits, solve
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service

DEAL = "pysol:1"
WON = [move.text for move in solve(variant("whitehead").deal("pysol:2"), limits=Limits(seconds=60)).line]


def legal(view):
    return [move.text for move in view.legal_moves]


def piles(view):
    return {pile.id: list(pile.cards) for pile in view.patience.piles}


def test_a_game_starts_at_revision_1_as_it_is_dealt(croupier):
    view = croupier.create("whitehead", deal=DEAL, with_legal_moves=True)
    assert view.revision == 1
    assert legal(view) == ["t4-t3", "t5-t4", "t6-f", "t7-f", "draw"]
    assert view.undo_steps == view.redo_steps == 0
    assert view.state == game.GAME_STATE_RUNNING


def test_a_named_deal_marks_the_game_and_a_random_one_does_not(croupier):
    assert list(croupier.create("whitehead", deal=DEAL).marks) == [game.MARK_DEAL_KNOWN]
    assert list(croupier.create("whitehead").marks) == []


def test_two_random_deals_are_not_the_same(croupier):
    assert piles(croupier.create("whitehead")) != piles(croupier.create("whitehead"))


def test_a_call_is_one_revision_and_one_step_however_many_moves_it_has(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    reply = croupier.play(view.game_id, "t6-f", "t7-f", "draw", "draw")
    assert reply.revision == reply.view.revision == 2
    assert [move.text for move in reply.played] == ["t6-f", "t7-f", "draw", "draw"]
    assert reply.view.undo_steps == 1
    back = croupier.undo(view.game_id)
    assert piles(back) == piles(view)


def test_one_illegal_move_leaves_the_whole_call_undone(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    with pytest.raises(IllegalMoveError) as caught:
        croupier.play(view.game_id, "t6-f", "t1-t2", "t7-f")
    assert caught.value.reason == "WRONG_RANK"
    assert caught.value.metadata["index"] == "1"
    assert "Q♥ does not go on 10♠" in caught.value.sentence
    assert croupier.get(view.game_id).revision == 1


def test_a_move_that_turns_a_card_must_be_the_last_unless_the_deal_is_known(croupier):
    view = croupier.create("whitehead")
    with pytest.raises(InvalidRequestError) as caught:
        croupier.play(view.game_id, "draw", "draw")
    assert caught.value.reason == "REVEAL_INSIDE_BATCH"
    assert caught.value.metadata["index"] == "0"
    # The same whatever would have followed: the answer must not tell whether it fits.
    for guess in ("w-f", "w-t1", "t1-t1"):
        with pytest.raises(InvalidRequestError) as caught:
            croupier.play(view.game_id, "draw", guess)
        assert caught.value.reason == "REVEAL_INSIDE_BATCH"
    assert croupier.play(view.game_id, "draw").revision == 2
    croupier.undo(view.game_id)
    # Seen is seen: the card may be turned again inside a call.
    assert croupier.play(view.game_id, "draw", "draw").revision == 4


def test_then_adds_automatic_moves_to_the_same_step(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    reply = croupier.play(view.game_id, "t4-t3", then=service.AUTOPLAY_SAFE)
    assert [move.text for move in reply.played] == ["t4-t3", "t6-f", "t7-f"]
    assert reply.view.undo_steps == 1
    nothing = croupier.play(view.game_id, then=service.AUTOPLAY_SAFE)
    assert nothing.revision == 2
    assert not nothing.played


def test_a_repeated_write_is_done_once_and_answers_the_same(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    once = str(uuid.uuid4())
    first = croupier.play(view.game_id, "t6-f", request_id=once)
    croupier.play(view.game_id, "draw")
    again = croupier.play(view.game_id, "t6-f", request_id=once)
    assert (again.revision, list(again.played)) == (first.revision, list(first.played))
    assert again.view.revision == 3
    with pytest.raises(RequestReusedError):
        croupier.play(view.game_id, "draw", request_id=once)


def test_a_repeated_write_answers_even_after_the_game_is_closed(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    once = str(uuid.uuid4())
    croupier.play(view.game_id, "draw", expected_revision=1, request_id=once)
    croupier.resign(view.game_id)
    assert croupier.play(view.game_id, "draw", expected_revision=1, request_id=once).revision == 2


def test_a_repeated_creation_makes_one_game(croupier):
    once = str(uuid.uuid4())
    first = croupier.create("whitehead", request_id=once)
    assert croupier.create("whitehead", request_id=once).game_id == first.game_id
    with pytest.raises(RequestReusedError):
        croupier.create("agnes", request_id=once)


def test_an_error_is_not_remembered(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    once = str(uuid.uuid4())
    with pytest.raises(IllegalMoveError):
        croupier.play(view.game_id, "w-f", request_id=once)
    croupier.play(view.game_id, "draw", "draw")
    assert croupier.play(view.game_id, "w-f", request_id=once).revision == 3


def test_w45_of_two_writes_to_the_same_revision_one_is_refused(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    outcomes = []

    def play():
        try:
            outcomes.append(croupier.play(view.game_id, "draw", expected_revision=1).revision)
        except ConflictError as conflict:
            outcomes.append((conflict.reason, conflict.metadata["current_revision"]))

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, outcomes)) == sorted(["2", str(("REVISION_CONFLICT", "2"))])


def test_undo_goes_back_and_redo_forward_until_a_move_is_played(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    boards = [piles(view)]
    for move in ("t6-f", "t7-f", "draw"):
        boards.append(piles(croupier.play(view.game_id, move).view))
    back = croupier.undo(view.game_id, steps=2)
    assert (piles(back), back.undo_steps, back.redo_steps) == (boards[1], 1, 2)
    forward = croupier.redo(view.game_id)
    assert (piles(forward), forward.redo_steps) == (boards[2], 1)
    assert piles(croupier.undo(view.game_id, to_revision=1)) == boards[0]
    assert piles(croupier.redo(view.game_id, to_revision=4)) == boards[3]
    croupier.undo(view.game_id, steps=3)
    croupier.play(view.game_id, "draw")
    with pytest.raises(RefusedError) as caught:
        croupier.redo(view.game_id)
    assert caught.value.reason == "NOTHING_TO_REDO"
    with pytest.raises(RefusedError) as caught:
        croupier.undo(view.game_id, to_revision=3)
    assert caught.value.reason == "NOT_ON_LINE"
    assert piles(croupier.get(view.game_id, at_revision=3)) == boards[2]


@pytest.mark.parametrize(("steps", "reason"), [(1, "NOTHING_TO_UNDO"), (7, "NOTHING_TO_UNDO")])
def test_there_is_nothing_to_undo_before_the_first_move(croupier, steps, reason):
    view = croupier.create("whitehead")
    with pytest.raises(RefusedError) as caught:
        croupier.undo(view.game_id, steps=steps)
    assert caught.value.reason == reason


def test_undo_does_not_unsee(croupier):
    view = croupier.create("whitehead")
    turned = croupier.play(view.game_id, "draw").view
    card = next(pile for pile in turned.patience.piles if pile.id == "w").cards[0]
    assert not turned.patience.seen
    back = croupier.undo(view.game_id)
    assert [(seen.pile, seen.depth, seen.card) for seen in back.patience.seen] == [("s", 0, card)]
    assert list(back.marks) == [game.MARK_REVEAL_UNDONE]
    again = croupier.play(view.game_id, "draw").view
    assert not again.patience.seen
    assert list(again.marks) == [game.MARK_REVEAL_UNDONE]


def test_w26_after_undo_the_card_is_no_source_again(croupier):
    view = croupier.create("whitehead")
    croupier.play(view.game_id, "draw")
    croupier.undo(view.game_id)
    with pytest.raises(IllegalMoveError) as caught:
        croupier.play(view.game_id, "s-t1")
    assert caught.value.reason == "NOT_A_SOURCE"


def test_w31_a_won_game_may_be_undone_and_won_again(croupier):
    view = croupier.create("whitehead", deal="pysol:2")
    won = croupier.play(view.game_id, *WON).view
    assert (won.state, won.ending) == (game.GAME_STATE_CLOSED, game.ENDING_WON)
    assert won.revision == 3
    assert not won.patience.has_legal_moves
    with pytest.raises(RefusedError) as caught:
        croupier.play(view.game_id, "fS-t1")
    assert caught.value.reason == "GAME_CLOSED"
    back = croupier.undo(view.game_id)
    assert (back.state, back.ending) == (game.GAME_STATE_RUNNING, game.ENDING_UNSPECIFIED)
    again = croupier.redo(view.game_id)
    assert (again.state, again.ending) == (game.GAME_STATE_CLOSED, game.ENDING_WON)
    closings = [
        event.revision for event in croupier.watch(view.game_id, after_revision=1) if event.HasField("game_closed")
    ]
    assert closings == [3, 6]


def test_w40_a_game_is_won_by_automatic_moves_too(croupier):
    view = croupier.create("whitehead", deal="pysol:2")
    for cut in range(len(WON), 0, -1):
        if not WON[cut - 1].endswith("-f"):
            break
    reply = croupier.play(view.game_id, *WON[:cut], then=service.AUTOPLAY_FINISH)
    assert reply.view.ending == game.ENDING_WON
    assert len(reply.played) == len(WON)


def test_a_resigned_game_takes_no_write_and_opens_its_deal(croupier):
    view = croupier.create("whitehead")
    promise = view.commitments[0]
    assert (promise.salt, promise.deal) == (b"", "")
    closed = croupier.resign(view.game_id)
    assert (closed.state, closed.ending) == (game.GAME_STATE_CLOSED, game.ENDING_RESIGNED)
    opened = closed.commitments[0]
    text = opened.salt + f"{view.game_id}1{opened.deal}".encode()
    assert hashlib.sha256(text).digest() == opened.digest == promise.digest
    assert len(opened.deal) == 104
    for write in (croupier.undo, croupier.redo, croupier.resign, lambda game_id: croupier.play(game_id, "draw")):
        with pytest.raises(RefusedError) as caught:
            write(view.game_id)
        assert caught.value.reason == "GAME_CLOSED"


def test_the_commitment_is_of_the_deck_in_deal_order(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    deck = "".join(map(str, variant("whitehead").deck(DEAL)))
    assert croupier.resign(view.game_id).commitments[0].deal == deck


def test_a_deal_may_be_written_out(croupier):
    text = "Foundations: H-K C-K D-K S-Q\nStock:\nWaste: KS\n" + ":\n" * 7
    view = croupier.create("whitehead", written=text)
    assert list(view.marks) == [game.MARK_DEAL_KNOWN]
    assert not view.commitments
    assert croupier.play(view.game_id, "w-f").view.ending == game.ENDING_WON


def test_a_finished_game_is_exported_and_read_back_move_for_move(croupier):
    view = croupier.create("whitehead", deal="pysol:2")
    croupier.play(view.game_id, *WON[:40])
    croupier.play(view.game_id, *WON[40:])
    export = croupier.export_game(view.game_id)
    assert not export.partial
    assert export.text.startswith("Croupier: 1\nMoves: ")
    imported = croupier.import_game(export.text)
    assert imported.ending == game.ENDING_WON
    assert imported.undo_steps == len(WON)
    assert croupier.export_game(imported.game_id).text == export.text
    assert piles(croupier.undo(imported.game_id, steps=len(WON))) == piles(croupier.get(view.game_id, at_revision=1))


def test_a_running_game_is_exported_as_its_player_sees_it_and_not_read_back(croupier):
    view = croupier.create("whitehead")
    export = croupier.export_game(view.game_id)
    assert export.partial
    assert "Stock: ?24" in export.text
    with pytest.raises(InvalidRequestError) as caught:
        croupier.import_game(export.text)
    assert caught.value.reason == "PARTIAL_IMPORT"


def test_an_import_whose_moves_do_not_lead_where_it_says_is_refused(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    croupier.play(view.game_id, "t6-f", "draw")
    text = croupier.export_game(view.game_id).text
    for broken in (text.replace("t6-f", "t1-t2"), text.replace("Result: open", "Result: won")):
        with pytest.raises(InvalidRequestError) as caught:
            croupier.import_game(broken)
        assert caught.value.reason == "IMPORT_MISMATCH"


def test_a_game_by_a_clients_own_rules_is_played_exported_and_read_back(croupier):
    rules = croupier.variant("whitehead").patience_rules
    rules.stock.batch = 3
    rules.stock.passes = 0
    view = croupier.create(rules, deal="seed:5")
    assert view.variant_id == ""
    view = croupier.play(view.game_id, "draw").view
    assert len(piles(view)["w"]) == 3
    assert not view.patience.HasField("redeals_left")
    assert croupier.variant_of(view.game_id).patience_rules == rules
    croupier.resign(view.game_id)
    text = croupier.export_game(view.game_id).text
    assert "stock.batch=3" in text
    assert croupier.import_game(text).rules_digest == view.rules_digest


def test_games_are_listed_by_label_and_state_page_by_page(croupier):
    made = [croupier.create("whitehead", labels={"table": "seven", "n": str(n)}).game_id for n in range(5)]
    croupier.create("whitehead", labels={"table": "eight"})
    croupier.resign(made[0])
    listed = [each.game_id for each in croupier.games(labels={"table": "seven"}, page_size=2)]
    assert sorted(listed) == sorted(made)
    running = croupier.games(labels={"table": "seven"}, state=game.GAME_STATE_RUNNING)
    assert {each.game_id for each in running} == set(made[1:])
    closed = list(croupier.games(labels={"table": "seven"}, state=game.GAME_STATE_CLOSED))
    assert [each.ending for each in closed] == [game.ENDING_RESIGNED]


def test_a_deleted_game_is_gone(croupier):
    view = croupier.create("whitehead")
    croupier.delete(view.game_id)
    for call in (croupier.get, croupier.delete, croupier.moves, croupier.undo, croupier.export_game):
        with pytest.raises(NotFoundError) as caught:
            call(view.game_id)
        assert caught.value.reason == "GAME_NOT_FOUND"


def test_legal_moves_and_explanations_come_as_sentences(croupier):
    view = croupier.create("whitehead", deal=DEAL)
    listed = croupier.moves(view.game_id, with_sentences=True)
    assert listed[0].sentence == "4♣ from column 4 to column 3"
    told = croupier.explain(view.game_id, "t1-t2")
    assert (told.legal, told.reason, told.language) == (False, "WRONG_RANK", "en")
    assert dict(told.facts) == {"card": "QH", "on": "TS", "pile": "t2"}
    assert croupier.explain(view.game_id, "t4-t3").legal


def test_every_patience_can_be_dealt_and_played(croupier):
    for each in croupier.variants():
        if each.seats > 1:
            continue
        view = croupier.create(each.id, deal="seed:11", with_legal_moves=True)
        assert [place.pile for place in each.layout.places] == [pile.id for pile in view.patience.piles]
        croupier.play(view.game_id, view.legal_moves[0])


def test_a_view_without_legal_moves_takes_at_most_400_bytes(croupier):
    assert croupier.create("whitehead").ByteSize() <= 400


@pytest.mark.parametrize(
    ("accepted", "language", "sentence"),
    [
        ("de-AT", "de", "D♥ passt nicht auf 10♠: Der Rang schließt nicht an."),
        ("ru-RU, en;q=0.5", "ru", "Даму червей нельзя положить на десятку пик: по старшинству эти карты не соседние."),
        ("xx", "en", "Q♥ does not go on 10♠: it is not the next rank."),
    ],
)
def test_a_refusal_comes_in_the_callers_language_with_the_language_named(address, accepted, language, sentence):
    with connect(address, language=accepted) as client:
        view = client.create("whitehead", deal=DEAL)
        with pytest.raises(IllegalMoveError) as caught:
            client.play(view.game_id, "t1-t2")
        assert (caught.value.sentence, caught.value.language) == (sentence, language)
        told = client.explain(view.game_id, "t1-t2")
        assert (told.sentence, told.language) == (sentence, language)
        assert client.suggest(view.game_id).language == language


def test_a_text_that_not_every_store_can_keep_is_refused_and_found_nowhere(croupier):
    with pytest.raises(InvalidRequestError) as refused:
        croupier.create("whitehead", labels={"table": "a\0b"})
    assert refused.value.reason == "INVALID_FIELD"
    assert list(croupier.games(labels={"table": "a\0b"})) == []
    with pytest.raises(NotFoundError) as missing:
        croupier.get("\0")
    assert missing.value.reason == "GAME_NOT_FOUND"
