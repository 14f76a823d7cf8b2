"""Whatever is sent, the answer is a code, a reason and the name of the field; and nothing is done."""

from __future__ import annotations

import contextlib

import grpc
import pytest
from croupier.client import InvalidRequestError, NotFoundError, connect
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import error_pb2
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1 import patience_pb2 as patience
from croupier.v1 import patience_rules_pb2 as rules
from google.protobuf.duration_pb2 import Duration
from google.protobuf.timestamp_pb2 import Timestamp
from google.rpc import error_details_pb2 as details
from google.rpc.status_pb2 import Status

GAMES = "/croupier.v1.GameService/"
INVALID = grpc.StatusCode.INVALID_ARGUMENT
WHITEHEAD = {"variant_id": "whitehead"}
KNOWN = service.DealSpec(named="pysol:1")


@pytest.fixture(scope="module")
def channel(address):
    with grpc.insecure_channel(address) as channel:
        yield channel


def call(channel, method, request):
    """The error that a method answers with, in parts."""
    data = request if isinstance(request, bytes) else request.SerializeToString()
    stream = method == "WatchGame"
    invoke = (channel.unary_stream if stream else channel.unary_unary)(GAMES + method)
    with pytest.raises(grpc.RpcError) as caught:
        list(invoke(data, timeout=10)) if stream else invoke(data, timeout=10)
    error = caught.value
    metadata = dict(error.trailing_metadata() or ())
    status = Status.FromString(metadata["grpc-status-details-bin"])
    info, bad = details.ErrorInfo(), details.BadRequest()
    for part in status.details:
        part.Unpack(info)
        part.Unpack(bad)
    assert info.domain == "croupier"
    assert f"ERROR_REASON_{info.reason}" in error_pb2.ErrorReason.DESCRIPTOR.values_by_name
    return error.code(), info.reason, dict(info.metadata), [fault.field for fault in bad.field_violations]


@pytest.fixture
def game_id(channel):
    create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
    request = service.CreateGameRequest(variant_id="whitehead", deal=KNOWN)
    return create(request.SerializeToString()).view.game_id


@pytest.mark.parametrize(
    ("request_", "reason", "field"),
    [
        (service.CreateGameRequest(), "INVALID_FIELD", "game"),
        (service.CreateGameRequest(variant_id="whitehead", request_id="7"), "INVALID_FIELD", "request_id"),
        (service.CreateGameRequest(variant_id="whitehead", request_id="x" * 36), "INVALID_FIELD", "request_id"),
        (service.CreateGameRequest(variant_id="whitehead", labels={"": "x"}), "INVALID_FIELD", "labels"),
        (service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(named="")), "DEAL_NOT_AVAILABLE", ""),
        (
            service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(named="ms:0")),
            "DEAL_NOT_AVAILABLE",
            "",
        ),
        (
            service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(named="x:1")),
            "DEAL_NOT_AVAILABLE",
            "",
        ),
        (
            service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(written="")),
            "MALFORMED_NOTATION",
            "deal.written",
        ),
        (
            service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(written="{")),
            "MALFORMED_NOTATION",
            "deal.written",
        ),
        (
            service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(written=":\n" * 7)),
            "WRONG_DECK",
            "deal.written",
        ),
        (
            service.CreateGameRequest(
                patience_rules=rules.PatienceRules(pack=rules.PackRules(packs=9), cells=rules.CellRules(count=99))
            ),
            "INVALID_RULES",
            "patience_rules",
        ),
        (
            service.CreateGameRequest(patience_rules=rules.PatienceRules(deal=rules.DealRules(face=77))),
            "INVALID_RULES",
            "patience_rules",
        ),
        (
            service.CreateGameRequest(patience_rules=rules.PatienceRules(deal=rules.DealRules(shape=[30, 30]))),
            "INVALID_RULES",
            "patience_rules",
        ),
        (
            service.CreateGameRequest(patience_rules=rules.PatienceRules(), deal=KNOWN),
            "DEAL_NOT_AVAILABLE",
            "",
        ),
    ],
)
def test_create_game_names_what_is_wrong(channel, request_, reason, field):
    code, said, metadata, faults = call(channel, "CreateGame", request_)
    assert (code, said) == (INVALID, reason)
    assert metadata.get("field", "") == field
    assert faults


def test_every_fault_of_rules_is_listed(channel):
    sent = rules.PatienceRules(pack=rules.PackRules(packs=9, ranks=20), cells=rules.CellRules(count=99))
    _, _, _, faults = call(channel, "CreateGame", service.CreateGameRequest(patience_rules=sent))
    assert faults == ["patience_rules.pack.packs", "patience_rules.pack.ranks", "patience_rules.cells"]


def test_what_cannot_be_read_is_told_in_one_language(address):
    with connect(address, language="de") as croupier:
        view = croupier.create("whitehead")
        with pytest.raises(InvalidRequestError) as caught:
            croupier.play(view.game_id, "banana")
    assert caught.value.sentence == "So geschrieben ist das nicht zu lesen."
    assert "'banana'" in caught.value.faults[0].description


def test_every_wrong_card_of_a_deal_is_listed(channel):
    text = "Stock: AS AS XX\nWaste:\n" + ":\n" * 7
    request = service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(written=text))
    _, reason, metadata, _ = call(channel, "CreateGame", request)
    assert reason == "MALFORMED_NOTATION"
    assert (metadata["line"], metadata["column"], metadata["found"]) == ("1", "14", "XX")
    request.deal.written = text.replace(" XX", "")
    _, reason, _, faults = call(channel, "CreateGame", request)
    assert reason == "WRONG_DECK"
    assert faults[0] == "deal.written"
    assert len(faults) == 40  # as many as a reply has room for


def test_labels_have_a_limit(channel):
    request = service.CreateGameRequest(variant_id="whitehead", labels={str(n): "x" for n in range(17)})
    assert call(channel, "CreateGame", request)[:2] == (grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_LABELS")
    request = service.CreateGameRequest(variant_id="whitehead", labels={"x": "y" * 129})
    assert call(channel, "CreateGame", request)[:2] == (grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_LABELS")


def test_an_unknown_variant_is_not_found(channel):
    request = service.CreateGameRequest(variant_id="whitehaed")
    code, reason, metadata, _ = call(channel, "CreateGame", request)
    assert (code, reason, metadata["variant_id"]) == (grpc.StatusCode.NOT_FOUND, "UNKNOWN_VARIANT", "whitehaed")


def moves(*sent):
    return [each if isinstance(each, game.Move) else game.Move(text=each) for each in sent]


def typed(source, target, text=""):
    return game.Move(text=text, transfer=patience.Transfer(source=source, target=target))


@pytest.mark.parametrize(
    ("sent", "reason", "field"),
    [
        ({}, "INVALID_FIELD", "moves"),
        ({"moves": moves("draw", game.Move())}, "INVALID_FIELD", "moves[1]"),
        ({"moves": moves("draw", "t1t2")}, "MALFORMED_NOTATION", "moves[1].text"),
        ({"moves": moves("t1-t2" * 1000)}, "MALFORMED_NOTATION", "moves[0].text"),
        ({"moves": moves(typed("x9", "t1"))}, "MALFORMED_NOTATION", "moves[0].transfer.source"),
        ({"moves": moves(typed("t1", ""))}, "MALFORMED_NOTATION", "moves[0].transfer.target"),
        ({"moves": moves(typed("t1", "t2", "t1-t3"))}, "INVALID_FIELD", "moves[0]"),
        ({"moves": moves("draw"), "then": 9}, "INVALID_FIELD", "then"),
        ({"moves": moves("draw"), "request_id": "{}"}, "INVALID_FIELD", "request_id"),
    ],
)
def test_play_moves_names_what_is_wrong(channel, game_id, sent, reason, field):
    code, said, metadata, _ = call(channel, "PlayMoves", service.PlayMovesRequest(game_id=game_id, **sent))
    assert (code, said, metadata["field"]) == (INVALID, reason, field)


def test_a_call_has_a_limit_of_moves(channel, game_id):
    request = service.PlayMovesRequest(game_id=game_id, moves=moves(*["draw"] * 257))
    assert call(channel, "PlayMoves", request)[:2] == (grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_MOVES")


@pytest.mark.parametrize("source", ["t8", "t99", "r1", "c1", "fC2"])
def test_a_pile_that_the_game_has_not_is_illegal_and_not_malformed(channel, game_id, source):
    request = service.PlayMovesRequest(game_id=game_id, moves=moves(typed(source, "t1")))
    assert call(channel, "PlayMoves", request)[:2] == (grpc.StatusCode.FAILED_PRECONDITION, "NO_SUCH_PILE")


@pytest.mark.parametrize(
    ("method", "request_", "field"),
    [
        ("UndoMoves", service.UndoMovesRequest(steps=0), "steps"),
        ("RedoMoves", service.RedoMovesRequest(steps=0), "steps"),
        ("UndoMoves", service.UndoMovesRequest(request_id="no"), "request_id"),
        ("RedoMoves", service.RedoMovesRequest(request_id="no"), "request_id"),
        ("ResignGame", service.ResignGameRequest(request_id="no"), "request_id"),
        ("ExplainMove", service.ExplainMoveRequest(), "move"),
        ("WatchGame", service.WatchGameRequest(heartbeat=Duration(seconds=-1)), "heartbeat"),
        ("WatchGame", service.WatchGameRequest(heartbeat=Duration(seconds=10**12)), "heartbeat"),
    ],
)
def test_a_field_that_makes_no_sense_is_named(channel, game_id, method, request_, field):
    request_.game_id = game_id
    code, reason, metadata, _ = call(channel, method, request_)
    assert (code, reason, metadata["field"]) == (INVALID, "INVALID_FIELD", field)


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        (service.ListGamesRequest(page_token="?"), "page_token"),
        (service.ListGamesRequest(page_token="YWJj"), "page_token"),
        (service.ListGamesRequest(state=9), "state"),
        (service.ListGamesRequest(updated_after=Timestamp(nanos=-1)), "updated_after"),
        (service.ListGamesRequest(updated_after=Timestamp(seconds=1 << 62)), "updated_after"),
    ],
)
def test_list_games_names_what_is_wrong(channel, request_, field):
    code, reason, metadata, _ = call(channel, "ListGames", request_)
    assert (code, reason, metadata["field"]) == (INVALID, "INVALID_FIELD", field)


ON_A_GAME = {
    "GetGame": service.GetGameRequest,
    "DeleteGame": service.DeleteGameRequest,
    "ResignGame": service.ResignGameRequest,
    "ListLegalMoves": service.ListLegalMovesRequest,
    "ExplainMove": lambda **sent: service.ExplainMoveRequest(move=game.Move(text="draw"), **sent),
    "PlayMoves": lambda **sent: service.PlayMovesRequest(moves=moves("draw"), **sent),
    "UndoMoves": service.UndoMovesRequest,
    "RedoMoves": service.RedoMovesRequest,
    "ExportGame": service.ExportGameRequest,
    "WatchGame": service.WatchGameRequest,
}


@pytest.mark.parametrize("method", sorted(ON_A_GAME))
def test_a_game_must_be_named(channel, method):
    code, reason, metadata, _ = call(channel, method, ON_A_GAME[method]())
    assert (code, reason, metadata["field"]) == (INVALID, "INVALID_FIELD", "game_id")


@pytest.mark.parametrize("method", sorted(ON_A_GAME))
@pytest.mark.parametrize("name", ["nowhere", "../../etc/passwd", "' OR 1=1 --", "x" * 10_000, "\0"])
def test_an_unknown_game_is_not_found(channel, method, name):
    code, reason, _, _ = call(channel, method, ON_A_GAME[method](game_id=name))
    assert (code, reason) == (grpc.StatusCode.NOT_FOUND, "GAME_NOT_FOUND")


@pytest.mark.parametrize("method", ["GetGame", "WatchGame", "UndoMoves", "RedoMoves"])
@pytest.mark.parametrize("revision", [0, 2, 4_294_967_295])
def test_a_revision_that_never_was_is_not_found(channel, game_id, method, revision):
    field = {"GetGame": "at_revision", "WatchGame": "after_revision"}.get(method, "to_revision")
    code, reason, metadata, _ = call(channel, method, ON_A_GAME[method](game_id=game_id, **{field: revision}))
    assert (code, reason) == (grpc.StatusCode.NOT_FOUND, "REVISION_NOT_FOUND")
    assert metadata["current_revision"] == "1"


def test_a_stale_revision_is_aborted(channel, game_id):
    request = service.PlayMovesRequest(game_id=game_id, moves=moves("draw"), expected_revision=7)
    code, reason, metadata, _ = call(channel, "PlayMoves", request)
    assert (code, reason, metadata["current_revision"]) == (grpc.StatusCode.ABORTED, "REVISION_CONFLICT", "1")


@pytest.mark.parametrize("method", ["CreateGame", "ListGames", "ImportGame", *sorted(ON_A_GAME)])
@pytest.mark.parametrize("data", [b"\xff", b"\x0a\xff", b"\x0a\x05\xff"])
def test_bytes_that_are_no_message_are_invalid(channel, method, data):
    code, reason, _, _ = call(channel, method, data)
    assert (code, reason) == (INVALID, "INVALID_FIELD")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "MALFORMED_NOTATION"),
        ("Croupier: 2\n", "MALFORMED_NOTATION"),
        ("Croupier: 1\nMoves: t1-t2 t1t2\n", "MALFORMED_NOTATION"),
        ("Croupier: 1\n\nRules: whitehead\n" + ":\n" * 7, "WRONG_DECK"),
        ("Croupier: 1\n\nRules: nothing\n" + ":\n" * 7, "MALFORMED_NOTATION"),
        ("Croupier: 1\nPartial: yes\n", "PARTIAL_IMPORT"),
    ],
)
def test_import_game_says_what_is_wrong(channel, text, reason):
    assert call(channel, "ImportGame", service.ImportGameRequest(text=text))[:2] == (INVALID, reason)


def test_an_oversized_request_is_refused_by_its_size(channel):
    invoke = channel.unary_unary(GAMES + "ImportGame")
    request = service.ImportGameRequest(text="x" * (2 << 20))
    with pytest.raises(grpc.RpcError) as caught:
        invoke(request.SerializeToString(), timeout=10)
    assert caught.value.code() is grpc.StatusCode.RESOURCE_EXHAUSTED


def test_a_call_that_has_no_time_left_does_nothing_half(channel, game_id):
    play = channel.unary_unary(GAMES + "PlayMoves")
    request = service.PlayMovesRequest(game_id=game_id, moves=moves("draw")).SerializeToString()
    for late in range(20):
        with contextlib.suppress(grpc.RpcError):
            play(request, timeout=late / 10_000)
    get = channel.unary_unary(GAMES + "GetGame", response_deserializer=service.GetGameResponse.FromString)
    view = get(service.GetGameRequest(game_id=game_id).SerializeToString()).view
    assert view.revision == 1 + view.undo_steps


def test_a_cancelled_call_is_done_whole_or_not_at_all(channel, game_id):
    play = channel.unary_unary(GAMES + "PlayMoves")
    request = service.PlayMovesRequest(game_id=game_id, moves=moves("draw", "draw")).SerializeToString()
    for _ in range(8):
        play.future(request).cancel()
    get = channel.unary_unary(GAMES + "GetGame", response_deserializer=service.GetGameResponse.FromString)
    view = get(service.GetGameRequest(game_id=game_id).SerializeToString()).view
    waste = next(pile for pile in view.patience.piles if pile.id == "w")
    assert len(waste.cards) == 2 * view.undo_steps


def test_a_method_that_is_not_there_is_unimplemented(channel):
    with pytest.raises(grpc.RpcError) as caught:
        channel.unary_unary(GAMES + "Shuffle")(b"")
    assert caught.value.code() is grpc.StatusCode.UNIMPLEMENTED


def test_an_unknown_variant_has_no_entry_in_the_catalog(address, croupier):
    with pytest.raises(NotFoundError) as caught:
        croupier.variant("whitehaed")
    assert caught.value.reason == "UNKNOWN_VARIANT"
    assert isinstance(croupier.info(), catalog.GetServiceInfoResponse)
