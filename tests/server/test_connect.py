"""The Connect door: games over plain HTTP, in JSON for people to read, with the other door's errors and languages."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import socket
import threading
import time
from urllib.parse import urlsplit

import pytest
from croupier.client import connect
from croupier.server import embedded
from croupier.v1 import game_service_pb2 as service
from croupier.v1.catalog_pb2 import GetVariantRequest, GetVariantResponse

from .inside import open_house
from .plain_http import JSON, STREAM, Stream, call, frame

CREATE, PLAY, WATCH = "GameService/CreateGame", "GameService/PlayMoves", "GameService/WatchGame"


@pytest.fixture(scope="module")
def doors():
    with embedded(http=True) as service:
        yield service


@pytest.fixture
def url(doors):
    return doors.http


def created(url, **request):
    return call(url, CREATE, {"variantId": "whitehead", "deal": {"named": "pysol:1"}, **request}).json["view"]


def test_a_game_is_dealt_and_played_by_notation(url):
    view = created(url, withLegalMoves=True)
    assert [move["text"] for move in view["legalMoves"]] == ["t4-t3", "t5-t4", "t6-f", "t7-f", "draw"]
    played = call(url, PLAY, {"gameId": view["gameId"], "moves": [{"text": "t4-t3"}, {"text": "t6-f"}]}).json
    assert played["revision"] == 2
    assert played["played"][0] == {"text": "t4-t3", "transfer": {"source": "t4", "target": "t3", "count": 1}}
    assert {"id": "fH", "kind": "PILE_KIND_FOUNDATION", "cards": ["CARD_AH"]} in played["view"]["patience"]["piles"]


def test_an_illegal_move_says_why_in_the_callers_language(url):
    game_id = created(url)["gameId"]
    refused = call(url, PLAY, {"gameId": game_id, "moves": [{"text": "t1-t2"}]}, accept_language="de-AT")
    assert refused.status == 400
    assert refused.json["code"] == "failed_precondition"
    assert refused.json["message"] == "Q♥ does not go on 10♠: it is not the next rank."
    details = {detail["type"]: detail["debug"] for detail in refused.json["details"]}
    assert details["google.rpc.ErrorInfo"]["reason"] == "WRONG_RANK"
    assert details["google.rpc.LocalizedMessage"] == {
        "locale": "de",
        "message": "D♥ passt nicht auf 10♠: Der Rang schließt nicht an.",
    }


def test_a_seat_at_a_table_is_taken_by_its_token(url):
    seats = [{"creator": True}, *[{"bot": "random"}] * 3]
    made = call(url, CREATE, {"variantId": "solo-whist", "seats": seats}).json
    assert made["view"]["seat"] == 1
    game_id = made["view"]["gameId"]
    own = call(url, "GameService/GetGame", {"gameId": game_id}, croupier_seat=made["seatToken"]).json["view"]
    assert len(own["whist"]["seats"][0]["hand"]) == 13
    looked_on = call(url, "GameService/GetGame", {"gameId": game_id}).json["view"]
    assert "hand" not in looked_on["whist"]["seats"][0]
    forged = call(url, "GameService/GetGame", {"gameId": game_id}, croupier_seat="x")
    assert (forged.status, forged.json["code"]) == (403, "permission_denied")


def test_the_reply_says_which_language_it_is_in(url):
    answer = call(url, "CatalogService/ListVariants", accept_language="ru-RU,en;q=0.5")
    assert answer.headers["content-language"] == "ru"
    assert answer.json["variants"][0]["title"] == "Уайтхэд"


def test_both_doors_lead_to_the_same_games(doors, url):
    game_id = created(url)["gameId"]
    with connect(doors.address) as croupier:
        croupier.play(game_id, "t6-f")
        assert call(url, "GameService/GetGame", {"gameId": game_id}).json["view"]["revision"] == 2
        assert list(croupier.info().doors) == ["grpc", "connect", "grpc-web"]


def test_a_write_that_is_sent_twice_is_done_once(url):
    game_id = created(url)["gameId"]
    request = {"gameId": game_id, "requestId": "123e4567-e89b-12d3-a456-426614174000", "moves": [{"text": "t6-f"}]}
    first, again = call(url, PLAY, request).json, call(url, PLAY, request).json
    assert (first["revision"], again["revision"], again["view"]["revision"]) == (2, 2, 2)


def test_binary_and_grpc_web_are_spoken_too(url):
    request = GetVariantRequest(variant_id="agnes").SerializeToString()
    binary = call(url, "CatalogService/GetVariant", request, kind="application/proto")
    assert GetVariantResponse.FromString(binary.body).variant.id == "agnes"
    web = call(url, "CatalogService/GetVariant", frame(request), kind="application/grpc-web+proto")
    size = int.from_bytes(web.body[1:5])
    assert GetVariantResponse.FromString(web.body[5 : 5 + size]).variant.id == "agnes"
    assert b"grpc-status:0" in web.body[5 + size :].replace(b" ", b"")


def test_a_request_may_be_compressed_and_a_reply_is_where_it_is_wanted(url):
    body = gzip.compress(json.dumps({"variantId": "spider"}).encode())
    answer = call(url, "CatalogService/GetVariant", body, content_encoding="gzip", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(answer.body))["variant"]["id"] == "spider"


def test_a_watch_tells_every_fact_and_ends_when_the_game_closes(url):
    game_id = created(url)["gameId"]
    stream = iter(Stream(url, WATCH, {"gameId": game_id}))
    assert next(stream)["event"]["view"]["revision"] == 1
    call(url, PLAY, {"gameId": game_id, "moves": [{"text": "t6-f"}]})
    event = next(stream)["event"]
    assert event["revision"] == 2
    assert event["movesPlayed"]["moves"][0]["text"] == "t6-f"
    call(url, "GameService/ResignGame", {"gameId": game_id})
    assert "gameClosed" in next(stream)["event"]
    assert next(stream) == {}


def test_a_watch_goes_on_after_the_last_revision_that_was_seen(url):
    game_id = created(url)["gameId"]
    for move in ("t6-f", "t7-f", "draw"):
        call(url, PLAY, {"gameId": game_id, "moves": [{"text": move}]})
    stream = iter(Stream(url, WATCH, {"gameId": game_id, "afterRevision": 2}))
    assert [next(stream)["event"]["revision"] for _ in range(2)] == [3, 4]


def test_a_watch_of_no_game_is_refused_in_the_streams_end(url):
    (end,) = Stream(url, WATCH, {"gameId": "0" * 32}, accept_language="de")
    assert end["error"]["code"] == "not_found"
    assert end["error"]["details"][1]["debug"]["message"] == "Dieses Spiel gibt es nicht."


async def until(condition):
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


async def test_a_reader_who_vanishes_is_noticed(tmp_path):
    async with open_house(tmp_path, http=True) as (house, url, _):
        game_id = (await asyncio.to_thread(created, url))["gameId"]
        stream = await asyncio.to_thread(Stream, url, WATCH, {"gameId": game_id})
        await asyncio.to_thread(next, iter(stream))
        await until(lambda: house.feed.watches == 1)
        stream.vanish()
        await until(lambda: house.feed.watches == 0)


def test_a_service_that_ends_tells_its_watchers_to_come_back():
    ends = []
    with embedded(http=True) as service:
        game_id = created(service.http)["gameId"]
        stream = iter(Stream(service.http, WATCH, {"gameId": game_id}))
        next(stream)
        reading = threading.Thread(target=lambda: ends.extend(stream))
        reading.start()
    reading.join(10)
    assert ends[-1]["error"]["code"] == "unavailable"
    assert {detail["type"] for detail in ends[-1]["error"]["details"]} >= {"google.rpc.RetryInfo"}


def test_a_balancer_can_ask_whether_the_service_serves(url):
    connection = http.client.HTTPConnection(urlsplit(url).netloc)
    connection.request("GET", "/healthz")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (200, b"serving")


def test_a_page_of_another_origin_may_call(url):
    connection = http.client.HTTPConnection(urlsplit(url).netloc)
    asks = {
        "origin": "https://cards.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,connect-protocol-version,accept-language",
    }
    connection.request("OPTIONS", f"/croupier.v1.{PLAY}", headers=asks)
    answer = connection.getresponse()
    assert answer.status == 200
    assert "connect-protocol-version" in answer.getheader("access-control-allow-headers")
    allowed = call(url, "CatalogService/GetServiceInfo", origin="https://cards.example")
    assert allowed.headers["access-control-allow-origin"] == "*"
    assert "content-language" in allowed.headers["access-control-expose-headers"]


BOMB = gzip.compress(b" " * (64 << 20))


@pytest.mark.parametrize(
    ("method", "body", "headers", "status", "code"),
    [
        (PLAY, b"{", {}, 400, "invalid_argument"),
        (PLAY, b"[" * 100_000, {}, 400, "invalid_argument"),
        (PLAY, b"\xff\xfe", {}, 400, "invalid_argument"),
        (PLAY, {"gameIdd": "x"}, {}, 400, "invalid_argument"),
        (PLAY, {"gameId": 5}, {}, 400, "invalid_argument"),
        (PLAY, b"\xff", {"kind": "application/proto"}, 400, "invalid_argument"),
        (PLAY, b"not gzip", {"content_encoding": "gzip"}, 400, "invalid_argument"),
        (PLAY, BOMB, {"content_encoding": "gzip"}, 429, "resource_exhausted"),
        (PLAY, b" " * (2 << 20), {}, 429, "resource_exhausted"),
        (PLAY, b"{}", {"content_encoding": "brrr"}, 501, "unimplemented"),
        (PLAY, b"{}", {"connect_timeout_ms": "soon"}, 400, "invalid_argument"),
        (PLAY, b"", {"kind": "application/grpc"}, 415, "unimplemented"),
    ],
)
def test_whatever_is_sent_is_the_senders_fault(url, method, body, headers, status, code):
    answer = call(url, method, body, **headers)
    assert (answer.status, answer.json["code"]) == (status, code)
    for leaked in (b"Traceback", b"line 1 column", b"zlib", b"Error -", b"utf-8", b"ParseError"):
        assert leaked not in answer.body


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (frame(b"{}", flags=1), "invalid_argument"),
        (frame(b"{"), "invalid_argument"),
        (b"\x00\x00", "invalid_argument"),
        (frame(b"{}") * 2, "unimplemented"),
    ],
)
def test_a_broken_stream_is_the_senders_fault(url, body, code):
    answer = call(url, WATCH, body, kind=STREAM)
    said = answer.body[5:] if answer.status == 200 else answer.body
    error = json.loads(said)
    assert error.get("error", error)["code"] == code


def test_what_is_no_method_of_ours_is_not_found(url):
    assert call(url, "GameService/Cheat").status == 404
    assert call(url, "CheatService/CreateGame").status == 404
    assert call(url, "CatalogService/GetServiceInfo", b"<x/>", kind="text/xml").status == 415


def test_a_header_that_is_not_ascii_is_refused(url):
    host, port = urlsplit(url).netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(
            b"POST /croupier.v1.CatalogService/GetServiceInfo HTTP/1.1\r\nhost: x\r\naccept-language: \xff\xfe\r\n"
            b"content-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
        )
        # The head and the body may come apart; the service closes the line after both.
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"a header is not ASCII" in answer


async def test_who_sends_a_letter_a_minute_is_not_waited_for(tmp_path):
    async with open_house(tmp_path, http=True, request_seconds=0.3) as (_, url, _):
        host, port = urlsplit(url).netloc.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"POST /croupier.v1.{PLAY} HTTP/1.1\r\nhost: x\r\ncontent-type: {JSON}\r\n".encode()
            + b"content-length: 9\r\n\r\n{"
        )
        assert (await asyncio.wait_for(reader.readline(), 10)).startswith(b"HTTP/1.1 408 ")
        writer.close()


def test_a_reply_has_the_fields_of_the_contract_and_no_others(url):
    view = created(url)
    known = {
        field.json_name for field in service.CreateGameResponse.DESCRIPTOR.fields_by_name["view"].message_type.fields
    }
    assert set(view) <= known


def test_the_table_is_served_beside_the_services(url):
    connection = http.client.HTTPConnection(urlsplit(url).netloc)
    connection.request("GET", "/")
    answer = connection.getresponse()
    assert (answer.status, answer.getheader("content-type")) == (200, "text/html; charset=utf-8")
    assert b"table.js" in answer.read()
