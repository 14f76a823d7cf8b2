"""The auction as a value: who has called what, whose turn it is, which bid stands, and what may be called now.

An acceptance (`cop`) is no overcall: it is for whoever first takes an open proposal. A bid is higher when its contract
stands higher on the ladder, or equally high in a higher suit where suits rank. Who is overcalled keeps the turn, and a
partnership that is overcalled is over.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from ..cards import Suit
from ..errors import Reason
from ..game import Seat
from .ladder import Ladder
from .moves import COP, PASS, WAIT, Call
from .policies import LoneProp, OnlyAfter, Side, SubRank, Trump, TrumpWhen
from .rules import ContractRules
from .seats import round_from

_NOBODY: Final[frozenset[Seat]] = frozenset()


class Stage(StrEnum):
    """What the seat in turn is asked."""

    OPEN = "open"
    ELDEST_COP = "eldest_cop"
    """Eldest hand, having passed, whether to accept a proposal that nobody took."""
    RAISE = "raise"
    """The proposer that nobody accepted, whether to bid higher."""


class MadeCall(NamedTuple):
    """A call, and who made it."""

    seat: Seat
    call: Call


class Bid(NamedTuple):
    """The bid that stands: its rung, the height of its suit, and who holds it. `open`: a proposal without a partner."""

    place: int
    sub_rank: int
    trumps: Suit | None
    holders: tuple[Seat, ...]
    open: bool


class Auction(NamedTuple):
    """`turn` is 0 when it is over. `silent`: who has passed, and is not asked again (before the next bid, where
    `passed_is_out` is false). `out`: who was overcalled and may not bid again. `turned`: the suit proposed as trump.
    """

    eldest: Seat
    turned: Suit | None
    turn: Seat
    calls: tuple[MadeCall, ...] = ()
    stage: Stage = Stage.OPEN
    silent: frozenset[Seat] = _NOBODY
    out: frozenset[Seat] = _NOBODY
    standing: Bid | None = None


Fault = tuple[Reason, dict[str, object]]


def opened(eldest: Seat, turned: Suit | None) -> Auction:
    """The auction before the first call."""
    return Auction(eldest, turned, eldest)


def forced(auction: Auction, ladder: Ladder, place: int, holders: tuple[Seat, Seat]) -> Auction:
    """The auction after the contract that the deal itself makes: its caller announces it, the partner says `cop`."""
    announced = (MadeCall(holders[0], Call(ladder.rules.contracts[place].word)), MadeCall(holders[1], COP))
    standing = Bid(place, 0, None, holders, open=False)
    return _passed_on(auction._replace(calls=announced, standing=standing), ladder, auction.eldest, first=True)


def fault(auction: Auction, ladder: Ladder, seat: Seat, call: Call) -> Fault | None:
    """Which rule the seat in turn would break by a call; None if it is legal."""
    standing, stage = auction.standing, auction.stage
    if call.bid in ("pass", "wait", "cop"):
        return _word_fault(auction, ladder, seat, call)
    place = ladder.place.get(call.bid)
    if place is None:
        return Reason.NO_SUCH_CALL, {"call": call.text}
    contract = ladder.rules.contracts[place]
    if stage is Stage.ELDEST_COP:
        return Reason.COP_OR_PASS, {"call": call.text}
    unmet = _unmet(auction, ladder, contract, call)
    if unmet is not None:
        return unmet
    rank = (place, ladder.sub_rank(contract, call.trumps, auction.turned))
    if standing is None or rank > standing[:2]:
        return None
    if contract.side is Side.MULTI_SOLO and place == standing.place and seat not in standing.holders:
        return None
    return Reason.BID_TOO_LOW, {"call": call.text, "standing": _standing_call(auction, ladder).text}


def _word_fault(auction: Auction, ladder: Ladder, seat: Seat, call: Call) -> Fault | None:
    """What is wrong with a pass, a wait or a cop."""
    if call.trumps is not None:
        return Reason.TRUMP_NOT_CALLED, {"call": call.bid}
    if call == WAIT and not ladder.rules.auction.eldest_may_wait:
        return Reason.NO_SUCH_CALL, {"call": call.bid}
    if call == WAIT and auction.calls:
        return Reason.WAIT_NOT_ALLOWED, {}
    standing = auction.standing
    if call == COP and (standing is None or not standing.open or seat in standing.holders):
        return Reason.NOTHING_TO_ACCEPT, {}
    return None


def _unmet(auction: Auction, ladder: Ladder, contract: ContractRules, call: Call) -> Fault | None:
    """What a contract wants besides being high enough."""
    standing, requires = auction.standing, contract.requires
    if contract.side is Side.FORCED_PAIR:
        return Reason.FORCED_ONLY, {"call": call.text}
    if requires.only_after is OnlyAfter.LONE_PROP and auction.stage is not Stage.RAISE:
        return Reason.ONLY_AFTER_LONE_PROP, {"call": call.text}
    if requires.only_over and (standing is None or ladder.rules.contracts[standing.place].id != requires.only_over):
        return Reason.ONLY_OVER, {"call": call.text, "standing": ladder.contract(requires.only_over).word}
    if contract.names_trump and contract.trump_when is TrumpWhen.WITH_BID:
        if call.trumps is None:
            return Reason.TRUMP_MISSING, {"call": call.text}
        if contract.trump is Trump.NAMED_NOT_TURN_UP and call.trumps is auction.turned:
            return Reason.TRUMP_NOT_ALLOWED, {"suit": call.trumps.letter}
    elif call.trumps is not None:
        return Reason.TRUMP_NOT_CALLED, {"call": call.bid}
    return None


def _standing_call(auction: Auction, ladder: Ladder) -> Call:
    """The standing bid as a call; its suit is told only where suits rank, and so are public."""
    standing = auction.standing
    if standing is None:
        raise ValueError("no bid stands")
    contract = ladder.rules.contracts[standing.place]
    return Call(contract.word, standing.trumps if contract.sub_rank is SubRank.SUIT else None)


def legal_calls(auction: Auction, ladder: Ladder) -> tuple[Call, ...]:
    """All that the seat in turn may call, in the ladder's order."""
    seat, calls, first = auction.turn, ladder.calls, ladder.first
    # What stands lower than the standing bid need not be looked at.
    bids = calls[first[0] if auction.standing is None else first[auction.standing.place] :]
    return tuple(call for call in (*calls[: first[0]], *bids) if fault(auction, ladder, seat, call) is None)


def called(auction: Auction, ladder: Ladder, call: Call) -> Auction:
    """The auction after a legal call of the seat in turn."""
    seat, standing = auction.turn, auction.standing
    heard = auction._replace(calls=(*auction.calls, MadeCall(seat, call)))
    if call == WAIT:
        return _passed_on(heard, ladder, seat)
    if call == PASS:
        return _passed_on(heard._replace(silent=heard.silent | {seat}), ladder, seat)
    out, silent = heard.out, heard.silent
    if not ladder.rules.auction.passed_is_out:
        silent = _NOBODY
    if call == COP and standing is not None:
        bid = standing._replace(holders=(*standing.holders, seat), open=False)
        silent -= {seat}
    else:
        bid = _bid(auction, ladder, seat, call)
        joins = len(bid.holders) > 1
        if standing is not None and not joins and not ladder.rules.auction.overcalled_may_rebid:
            out |= frozenset(standing.holders) - {seat}
    return _passed_on(heard._replace(standing=bid, out=out, silent=silent, stage=Stage.OPEN), ladder, seat)


def _bid(auction: Auction, ladder: Ladder, seat: Seat, call: Call) -> Bid:
    place = ladder.place[call.bid]
    contract, standing = ladder.rules.contracts[place], auction.standing
    if standing is not None and place == standing.place and contract.side is Side.MULTI_SOLO:
        return standing._replace(holders=(*standing.holders, seat))
    sub_rank = ladder.sub_rank(contract, call.trumps, auction.turned)
    return Bid(place, sub_rank, call.trumps, (seat,), open=contract.side is Side.PROPOSAL)


def _passed_on(auction: Auction, ladder: Ladder, seat: Seat, *, first: bool = False) -> Auction:
    """The auction with the turn at the next seat that may still call; over, if there is none."""
    holders = () if auction.standing is None else auction.standing.holders
    seats = round_from(seat)
    for other in seats if first else (*seats[1:], seat):
        if other not in holders and other not in auction.silent and other not in auction.out:
            return auction._replace(turn=other)
    return _last_questions(auction, ladder)


def _last_questions(auction: Auction, ladder: Ladder) -> Auction:
    """What is still asked about a proposal that nobody took: eldest hand may accept, the proposer may raise."""
    standing, rules, stage = auction.standing, ladder.rules.auction, auction.stage
    if standing is not None and standing.open:
        eldest = auction.eldest
        asks_eldest = rules.eldest_may_cop_after_pass and rules.passed_is_out and eldest in auction.silent
        if stage is Stage.OPEN and asks_eldest:
            return auction._replace(stage=Stage.ELDEST_COP, turn=eldest)
        if stage is not Stage.RAISE and rules.lone_prop is LoneProp.PROPOSER_MAY_RAISE:
            return auction._replace(stage=Stage.RAISE, turn=standing.holders[0])
    return auction._replace(turn=0, stage=Stage.OPEN)
