"""The leak oracle of a table of several: deal the cards that a seat has not seen otherwise, and it is told the same.

Two services host the same games with the same ids, salts, tokens and times. In the second one, the cards that one seat
(or an onlooker) cannot know lie otherwise, in a way that fits all that it knows: the others still make the same calls
and play the same cards. Whatever that seat does, all that comes back must be identical to the byte, but for the
promise, which is a hash. What a seat may know is worked out here from the rules, and not asked of the engine's views.
"""

from __future__ import annotations

import logging
import random
from dataclasses import replace

import pytest
from croupier.engine.cards import Suit
from croupier.engine.errors import CroupierError
from croupier.engine.shuffle import new_pack, shuffled
from croupier.engine.whist.dealing import hands_of
from croupier.engine.whist.moves import Call, Discard, Play
from croupier.engine.whist.policies import Expose, SubRank
from croupier.engine.whist.position import opened
from croupier.engine.whist.seats import SEATS
from croupier.server.transport.rules_codec import whist_rules_to
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service

from .whist_inside import Obedient, Rigged, Voice, rigged_service
from .whist_scenarios import DEALER, SCENARIOS, Hand, a_hand_of, after, dealt, passes

ANALYSIS = "/croupier.v1.AnalysisService/"


def lies_open(position):
    """Whose hands everybody sees, as the rules say it."""
    contract, hand = position.the_hand.contract, position.the_hand
    if contract is None or contract.id == "general_misere" or position.phase.value not in ("play", "claims"):
        return ()
    started = bool(hand.tricks or hand.trick.cards)
    when = {
        Expose.NEVER: False,
        Expose.BEFORE_FIRST_LEAD: True,
        Expose.AFTER_FIRST_LEAD: started,
        Expose.AFTER_FIRST_TRICK: bool(hand.tricks),
    }
    return contract.declarers if when[position.ladder.contract(contract.id).expose] else ()


def known_to(seat, rules, hand):
    """The cards that a seat knows of after a hand's moves."""
    position = after(rules, hand)
    known = {move.card for _, move in hand.moves if isinstance(move, Play)}
    known |= {position.the_hand.turn_up, position.the_hand.partner_card} - {None}
    if seat is not None:
        known |= set(hands_of(rules, hand.deck, DEALER)[seat - 1])
    for other in lies_open(position):
        known |= set(position.the_hand.held[other - 1])
    return known


def secret_suit(seat, rules, hand, at):
    """Whether the suit of a call has been heard by its caller alone."""
    by, call = hand.moves[at]
    if not isinstance(call, Call) or call.trumps is None or by == seat:
        return False
    contract = after(rules, hand).the_hand.contract
    rung = next(rung for rung in rules.contracts if rung.word == call.bid)
    later = any(who == by and isinstance(move, Call) and move.bid != "pass" for who, move in hand.moves[at + 1 :])
    stands = contract is not None and contract.declarers[:1] == (by,) and not later
    return rung.sub_rank is SubRank.NONE and not stands


def told_to_all(position):
    """What everybody hears of a position apart from cards: others' cards may not change it."""
    hand = position.the_hand
    contract = hand.contract
    return (
        position.phase,
        position.to_act,
        [(seat, call.bid) for seat, call in hand.auction.calls],
        contract and (contract.id, contract.declarers, contract.trumps),
        hand.claims,
        hand.won,
        hand.settlement,
    )


def other_hand(seat, rules, hand, chance):
    """The hand with all that the seat does not know otherwise; None if nothing else would fit."""
    known = known_to(seat, rules, hand)
    hidden = [at for at, card in enumerate(hand.deck) if card not in known]
    truth = dealt(rules, hand.deck)
    heard = [told_to_all(truth)]
    for who, move in hand.moves:
        truth = truth.play(who, move)
        heard.append(told_to_all(truth))
    secret = {at for at in range(len(hand.moves)) if secret_suit(seat, rules, hand, at)}
    for _ in range(2000):
        deck = list(hand.deck)
        # A few cards at a time: where somebody is void, a wild shuffle hardly ever fits.
        chosen = chance.sample(hidden, min(len(hidden), chance.choice((2, 3, 4, 8, 40))))
        for at, other in zip(chosen, chance.sample(chosen, len(chosen)), strict=True):
            deck[at] = hand.deck[other]
        swapped = dict(zip(hand.deck, deck, strict=True))
        moves = []
        for at, (who, move) in enumerate(hand.moves):
            if isinstance(move, Discard) and who != seat:
                move = Discard(swapped[move.card])
            elif at in secret:
                move = replace(move, trumps=chance.choice([suit for suit in Suit if suit is not move.trumps]))
            moves.append((who, move))
        other = Hand(tuple(deck), tuple(moves))
        if hands_of(rules, deck, DEALER) == hands_of(rules, hand.deck, DEALER):
            continue
        try:
            position = dealt(rules, other.deck)
            same = [told_to_all(position)] == heard[:1]
            for step, (who, move) in enumerate(moves, 1):
                position = position.play(who, move)
                same = same and told_to_all(position) == heard[step]
        except CroupierError:
            continue
        if same:
            return other
    return None


def cuts_of(rules, hand, seat):
    """Where in a hand a seat looks: in the auction, at a phase's beginning, after some tricks, before its end.

    Not every seat looks everywhere, so that nobody waits for minutes; every place is looked at by one at least.
    """
    position, last, cuts = dealt(rules, hand.deck), None, {0, 2}
    for step, (who, move) in enumerate(hand.moves):
        if position.phase != last or move.text.startswith(("revoke", "discard")):
            cuts |= {step, step + 1}
        last = position.phase
        position = position.play(who, move)
    first = next(at for at, (_, move) in enumerate(hand.moves) if isinstance(move, Play))
    cuts |= {first + 1, first + 3, first + 4, first + 14}
    return sorted(cut for cut in cuts if cut < len(hand.moves))[(seat or 0) % 3 :: 3]


class Table:
    """A game at a service, played by four voices, of which one is curious; an onlooker is a fifth."""

    def __init__(self, channel, rules, curious):
        self.voices = [Voice(channel) for _ in SEATS]
        create = service.CreateGameRequest(whist_rules=whist_rules_to(rules))
        made = self.voices[0].said("CreateGame", create)
        self.game_id = service.CreateGameResponse.FromString(made[0]).view.game_id
        self.curious = Voice(channel) if curious is None else self.voices[curious - 1]
        self.heard = [("create", made)]
        for voice in self.voices:
            joined = voice.said("JoinGame", service.JoinGameRequest(game_id=self.game_id))
            voice.token = service.JoinGameResponse.FromString(joined[0]).seat_token
            if voice is self.curious:
                self.heard.append(("join", joined))
        self.revision = service.JoinGameResponse.FromString(joined[0]).revision
        path = "/croupier.v1.GameService/WatchGame"
        metadata = (("croupier-seat", self.curious.token),) if self.curious.token else ()
        watch = service.WatchGameRequest(game_id=self.game_id, after_revision=1, with_legal_moves=True)
        self.live = channel.unary_stream(path)(watch.SerializeToString(), metadata=metadata)

    def play(self, moves):
        """Have moves made; what the curious voice makes itself, it hears."""
        for seat, move in moves:
            voice = self.voices[seat - 1]
            ask = service.PlayMovesRequest(
                game_id=self.game_id, moves=[game.Move(text=move.text)], with_legal_moves=True
            )
            answer = voice.said("PlayMoves", ask)
            assert len(answer) == 1, answer
            self.revision = service.PlayMovesResponse.FromString(answer[0]).revision
            if voice is self.curious:
                self.heard.append((move.text, answer))

    def ask_all(self):
        """Ask for everything, guess, and look back."""
        on = {"game_id": self.game_id}
        ask = lambda method, request, **more: self.heard.append(  # noqa: E731
            (method, self.curious.said(method, request, **more))
        )
        ask("GetGame", service.GetGameRequest(with_legal_moves=True, with_variant=True, **on))
        for revision in range(1, self.revision + 1, 9):
            ask("GetGame", service.GetGameRequest(at_revision=revision, with_legal_moves=True, **on))
        ask("ListLegalMoves", service.ListLegalMovesRequest(with_sentences=True, **on))
        ask("ExportGame", service.ExportGameRequest(**on))
        ask("WatchGame", service.WatchGameRequest(with_legal_moves=True, **on))
        everything = service.WatchGameRequest(after_revision=1, with_legal_moves=True, **on)
        ask("WatchGame", everything, events=self.revision - 1)
        resumed, live = self.heard[-1][1], [next(self.live) for _ in range(self.revision - 1)]
        assert resumed == live
        for text in ("pass", "cop", "solo", "abundance:H", "trump:C", "discard:2C", "revoke:1", "AS", "2D", "draw"):
            move = game.Move(text=text)
            ask("ExplainMove", service.ExplainMoveRequest(move=move, **on))
            ask("PlayMoves", service.PlayMovesRequest(moves=[move, move], **on))
        for text in ("misere", "QC", "7H", "trump:S", "discard:AH", "t1-t2"):
            guess = service.PlayMovesRequest(moves=[game.Move(text=text)], expected_revision=self.revision - 1, **on)
            ask("PlayMoves", guess)
        ask("PlayMoves", service.PlayMovesRequest(then=service.AUTOPLAY_FINISH, **on))
        ask("UndoMoves", service.UndoMovesRequest(**on))
        ask("RedoMoves", service.RedoMovesRequest(**on))
        ask("JoinGame", service.JoinGameRequest(seat=2, **on))
        ask(ANALYSIS + "Solve", analysis.SolveRequest(**on))
        ask(ANALYSIS + "SuggestMoves", analysis.SuggestMovesRequest(**on))
        ask("ListGames", service.ListGamesRequest())
        ask("LeaveGame", service.LeaveGameRequest(**on))
        ask("GetGame", service.GetGameRequest(with_legal_moves=True, **on))
        ask("JoinGame", service.JoinGameRequest(with_legal_moves=True, **on))
        self.live.cancel()


@pytest.fixture
def no_promises(monkeypatch):
    # The promise is a hash of the deck, so it is the one thing that must differ.
    monkeypatch.setattr("croupier.server.transport.codec.commitment_digest", lambda *_: b"a promise")


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_message_tells_a_seat_of_a_card_that_it_has_not_seen(tmp_path, monkeypatch, no_promises, caplog, name):
    scenario, chance = SCENARIOS[name], random.Random(7)
    rules, hand = scenario.rules, a_hand_of(SCENARIOS[name])
    games = []
    for seat in (1, 2, 3, 4, None):
        for cut in cuts_of(rules, hand, seat):
            prefix = Hand(hand.deck, hand.moves[:cut])
            other = other_hand(seat, rules, prefix, chance)
            if other is not None:
                games.append((seat, prefix, other))
    assert {seat for seat, _, _ in games} == {1, 2, 3, 4, None}
    caplog.set_level(logging.DEBUG, "croupier")
    transcripts, logs = [], []
    for number in (0, 1):
        caplog.clear()
        second = [new_pack()] * (opened(rules).packs_awaited - 1)
        decks = [pack for each in games for pack in (each[number + 1].deck, *second)]
        with rigged_service(tmp_path / str(number), monkeypatch, Rigged(*decks).below) as channel:
            heard = []
            for each in games:
                table = Table(channel, rules, each[0])
                table.play(each[number + 1].moves)
                table.ask_all()
                heard.append(table.heard)
            transcripts.append(heard)
        logs.append([record.getMessage() for record in caplog.records if record.name.startswith("croupier")])
    for (seat, prefix, _), first, second in zip(games, *transcripts, strict=True):
        for (method, one), (_, two) in zip(first, second, strict=True):
            assert one == two, f"{name}: seat {seat} after {len(prefix.moves)} moves is told by {method}"
    assert logs[0] == logs[1]


def test_a_hand_that_nobody_played_is_never_told_not_even_when_the_game_is_over(tmp_path, monkeypatch, no_promises):
    rules, chance = SCENARIOS["solo"].rules, random.Random(3)
    first = passes(shuffled(new_pack(), chance.randrange), rules)
    other = other_hand(None, rules, first, chance)
    second = shuffled(new_pack(), chance.randrange)
    transcripts = []
    for number, hand in enumerate((first, other)):
        with rigged_service(tmp_path / str(number), monkeypatch, Rigged(hand.deck, second).below) as channel:
            table = Table(channel, rules, None)
            table.play(hand.moves)
            owner = table.voices[0]
            closed = owner.said("ResignGame", service.ResignGameRequest(game_id=table.game_id))
            view = service.ResignGameResponse.FromString(closed[0]).view
            told = {promise.hand: promise.deal for promise in view.commitments}
            assert told == {1: "", 2: "".join(card.text for card in second)}
            table.ask_all()
            transcripts.append((closed, table.heard))
    assert transcripts[0] == transcripts[1]


def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path, monkeypatch):
    rules, chance = SCENARIOS["solo"].rules, random.Random(11)
    deck = shuffled(new_pack(), chance.randrange)
    position = dealt(rules, deck)
    with rigged_service(tmp_path, monkeypatch, Rigged(deck).below) as channel:
        told = []
        monkeypatch.setattr(Obedient, "choose", lambda self, name, view, rules, legal: _noted(told, view, legal))
        seats = [service.SeatSpec(bot="random")] * 3 + [service.SeatSpec(creator=True)]
        voice = Voice(channel)
        made = voice.said("CreateGame", service.CreateGameRequest(whist_rules=whist_rules_to(rules), seats=seats))
        created = service.CreateGameResponse.FromString(made[0])
        watch = service.WatchGameRequest(game_id=created.view.game_id, after_revision=1)
        voice.token = created.seat_token
        voice.said("WatchGame", watch, events=4)
    for seat in (1, 2, 3):
        assert told[seat - 1] == position.observe(seat)
        position = position.play(seat, Call("pass"))


async def _noted(told, view, legal):
    told.append(view)
    return legal[0]
