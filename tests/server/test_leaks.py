"""The leak oracle: deal the cards that a player has not seen in another order, and every message stays the same.

Two services host the same game with the same ids, salts and times; only the unseen cards differ. Whatever a caller
does with what it may know, all that comes back must be identical to the byte, but for the promise, which is a hash.
"""

from __future__ import annotations

import contextlib
import random
import threading

import grpc
import pytest
from croupier.engine.cards import Card
from croupier.engine.catalog import variant
from croupier.engine.patience.dealing import pack_of
from croupier.engine.shuffle import shuffled
from croupier.server import app
from croupier.server.application import house
from croupier.server.config import Settings
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service

GAMES = "/croupier.v1.GameService/"
VARIANTS = ["whitehead", "agnes", "whitehead-original"]


class Rigged:
    """Chance that deals a deck of our choice: Fisher-Yates run backwards gives the numbers that lead to it."""

    def __init__(self, pack: tuple[Card, ...], deck: tuple[Card, ...]) -> None:
        self.numbers: list[int] = []
        lying = list(pack)
        for last in range(len(lying) - 1, 0, -1):
            pick = lying.index(deck[last])
            self.numbers.append(pick)
            lying[last], lying[pick] = lying[pick], lying[last]

    def below(self, n: int) -> int:
        return self.numbers.pop(0)


def test_rigged_chance_deals_the_deck_that_it_is_told():
    pack = pack_of(variant("whitehead").rules)
    deck = variant("whitehead").deck("seed:1")
    assert shuffled(pack, Rigged(pack, deck).below) == deck


@contextlib.contextmanager
def rigged_service(tmp_path, monkeypatch, chance):
    """A service whose chance, ids, salts and clock are ours."""
    import asyncio

    ticks = iter(range(1_700_000_000_000, 1_800_000_000_000))
    monkeypatch.setattr(
        app,
        "House",
        lambda store, solvers, **given: house.House(store, solvers, **given, chance=chance, now_ms=lambda: next(ticks)),
    )
    ready, stop, found = threading.Event(), None, {}

    async def serve():
        nonlocal stop
        stop = asyncio.Event()
        found["loop"] = asyncio.get_running_loop()
        async with app.running(Settings(grpc_port=0, http_port=None, data_dir=tmp_path, drain_grace=0.2)) as doors:
            address = doors.grpc
            found["address"] = address
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait(10)
    try:
        with grpc.insecure_channel(found["address"]) as channel:
            yield channel
    finally:
        found["loop"].call_soon_threadsafe(stop.set)
        thread.join()


def said(channel, method, request):
    """All bytes of an answer: the message or messages, and of an error code, text and trailing metadata."""
    stream = method.endswith(("WatchGame", "Solve"))
    path = method if method.startswith("/") else GAMES + method
    invoke = (channel.unary_stream if stream else channel.unary_unary)(path)
    try:
        answer = invoke(request.SerializeToString(), timeout=10)
        return [next(answer)] if stream else [answer]
    except grpc.RpcError as error:
        return [error.code(), error.details(), sorted(error.trailing_metadata() or ())]


REQUESTS = {
    "GetGame": lambda **on: service.GetGameRequest(with_legal_moves=True, with_variant=True, **on),
    "ListLegalMoves": lambda **on: service.ListLegalMovesRequest(with_sentences=True, **on),
    "ExportGame": lambda **on: service.ExportGameRequest(**on),
    "WatchGame": lambda **on: service.WatchGameRequest(with_legal_moves=True, **on),
}
RESUMED = lambda **on: service.WatchGameRequest(after_revision=1, **on)  # noqa: E731


def transcript(channel, variant_id, turns):
    """What a curious caller hears in a whole game, whose choices depend on nothing but what it hears.

    It turns (or deals a row) `turns` times, and undoes and asks and guesses as it likes.
    """
    chance = random.Random(turns)
    heard = said(channel, "CreateGame", service.CreateGameRequest(variant_id=variant_id, with_legal_moves=True))
    view = service.CreateGameResponse.FromString(heard[0]).view
    yield "create", heard
    on = {"game_id": view.game_id}
    for turn in range(turns):
        move = game.Move(text="deal" if variant_id == "agnes" else "draw")
        yield f"turn {turn}", said(channel, "PlayMoves", service.PlayMovesRequest(moves=[move], **on))
    for _ in range(30):
        for method, ask in REQUESTS.items():
            yield method, said(channel, method, ask(**on))
        yield "hint", said(channel, "/croupier.v1.AnalysisService/SuggestMoves", analysis.SuggestMovesRequest(**on))
        yield "solve", said(channel, "/croupier.v1.AnalysisService/Solve", analysis.SolveRequest(**on))
        yield "resumed", said(channel, "WatchGame", RESUMED(**on)) if view.revision > 1 else []
        for text in ("s-t1", "w-f", "t1-t2x3", "draw", "deal", "redeal"):
            move = game.Move(text=text)
            yield text, said(channel, "ExplainMove", service.ExplainMoveRequest(move=move, **on))
        for sent in (["draw", "w-f"], ["deal", "t1-f"], ["draw", "draw"], ["draw", "w-t1"]):
            moves = [game.Move(text=text) for text in sent]
            guess = service.PlayMovesRequest(moves=moves, expected_revision=view.revision, **on)
            yield " ".join(sent), said(channel, "PlayMoves", guess)
        finish = service.PlayMovesRequest(then=service.AUTOPLAY_FINISH, **on)
        yield "finish", said(channel, "PlayMoves", finish)
        view = service.GetGameResponse.FromString(said(channel, "GetGame", REQUESTS["GetGame"](**on))[0]).view
        quiet = [move for move in view.legal_moves if move.text not in ("draw", "deal")]
        if view.undo_steps and chance.random() < 0.3:
            yield "undo", said(channel, "UndoMoves", service.UndoMovesRequest(with_legal_moves=True, **on))
        elif quiet:
            moves = [chance.choice(quiet)]
            then = chance.choice([0, service.AUTOPLAY_SAFE, service.AUTOPLAY_ALL])
            yield "play", said(channel, "PlayMoves", service.PlayMovesRequest(moves=moves, then=then, **on))
    yield "list", said(channel, "ListGames", service.ListGamesRequest())


@pytest.mark.parametrize("variant_id", VARIANTS)
@pytest.mark.parametrize("turns", [0, 2])
def test_no_message_tells_of_a_card_that_its_player_has_not_seen(tmp_path, monkeypatch, variant_id, turns):
    rules = variant(variant_id).rules
    deck = list(variant(variant_id).deck("seed:99"))
    seen = 28 + (rules.foundation.base.value == "first_dealt") + turns * (7 if variant_id == "agnes" else 1)
    other = deck[:seen] + random.Random(5).sample(deck[seen:], len(deck) - seen)
    transcripts = []
    for number, cards in enumerate((deck, other)):
        rigged = Rigged(pack_of(rules), tuple(cards))
        # The promise is a hash of the deck, so it is the one thing that must differ; without a deck there is none.
        monkeypatch.setattr("croupier.server.transport.codec.commitment_digest", lambda *_: b"a promise")
        chance = house.Chance(below=rigged.below, salt=lambda: b"s" * 32, new_id=lambda: "game")
        with rigged_service(tmp_path / str(number), monkeypatch, chance) as channel:
            transcripts.append(list(transcript(channel, variant_id, turns)))
    assert len(transcripts[0]) == len(transcripts[1])
    for first, second in zip(*transcripts, strict=True):
        assert first == second


def test_nothing_unseen_is_in_what_a_game_shows_of_itself(tmp_path, monkeypatch):
    rules = variant("whitehead").rules
    deck = variant("whitehead").deck("seed:99")
    chance = house.Chance(below=Rigged(pack_of(rules), deck).below)
    with rigged_service(tmp_path, monkeypatch, chance) as channel:
        heard = said(channel, "CreateGame", service.CreateGameRequest(variant_id="whitehead"))
        view = service.CreateGameResponse.FromString(heard[0]).view
        shown = [card for pile in view.patience.piles for card in pile.cards]
        assert sorted(shown) == sorted(deck[:28])
        export = said(channel, "ExportGame", service.ExportGameRequest(game_id=view.game_id))
        text = service.ExportGameResponse.FromString(export[0]).text
        assert not any(str(card) in text for card in deck[28:])
