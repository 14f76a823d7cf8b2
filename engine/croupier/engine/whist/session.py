"""A session: hands dealt one after the other by each player in turn, and what everybody has won so far."""

from __future__ import annotations

from typing import NamedTuple

from ..game import Outcome, Seat
from .policies import AllPass, SessionEnd, Shuffle
from .rules import Rules
from .seats import SEATS, after
from .settlement import NOTHING, Settlement, Units
from .trick import Cards

MOST_DOUBLED = 8
"""How much a hand can count at the most after hands that nobody played."""


class Session(NamedTuple):
    """`dealer` of the hand on the table, 0 before the first. `deals`: how many hands were dealt; `hands`: how many of
    them count. `balances` and `pool` are in units and add up to 0. `factor`: how much the next hand that is played
    counts. `cuts`: the cards that were cut for the first deal. `gathered`: the pack as it lies for the next deal,
    where it is only cut; nobody sees it.
    """

    dealer: Seat = 0
    deals: int = 0
    hands: int = 0
    balances: Units = NOTHING
    pool: int = 0
    factor: int = 1
    cuts: Cards = ()
    gathered: Cards = ()

    def __repr__(self) -> str:
        return f"<Session: {self.deals} deals, balances {self.balances}, pool {self.pool}>"


def next_dealer(session: Session, rules: Rules, last: Settlement) -> Seat:
    """Who deals after a hand has ended."""
    if last.abandoned and rules.auction.all_pass is AllPass.REDEAL_SAME:
        return session.dealer
    return after(session.dealer)


def anted(session: Session, rules: Rules) -> Session:
    """The session after the dealer has paid into the pool."""
    ante = rules.pool.ante
    if not ante:
        return session
    return session._replace(
        balances=_added(session.balances, session.dealer, -ante),
        pool=session.pool + ante,
    )


def _added(balances: Units, seat: Seat, units: int) -> Units:
    first, second, third, fourth = (
        balance + units if other == seat else balance for other, balance in zip(SEATS, balances, strict=True)
    )
    return first, second, third, fourth


def booked(session: Session, rules: Rules, settlement: Settlement, gathered: Cards) -> Session:
    """The session after a hand has been settled."""
    counts = not settlement.abandoned or rules.session.abandoned_counts
    balances = session.balances
    for seat, units in zip(SEATS, settlement.units, strict=True):
        balances = _added(balances, seat, units)
    return session._replace(
        hands=session.hands + counts,
        balances=balances,
        pool=session.pool + settlement.pool,
        factor=_next_factor(session, rules, settlement),
        gathered=gathered if rules.deal.shuffle is Shuffle.CUT_ONLY else (),
    )


def _next_factor(session: Session, rules: Rules, settlement: Settlement) -> int:
    if not settlement.abandoned:
        return 1
    doubles = rules.auction.all_pass is AllPass.DOUBLE_NEXT
    return min(MOST_DOUBLED, 2 * session.factor) if doubles else session.factor


def is_over(session: Session, rules: Rules) -> bool:
    """Whether the session has ended by its rules; looked at after each hand."""
    match rules.session.end:
        case SessionEnd.OPEN:
            return False
        case SessionEnd.HANDS:
            return session.hands >= rules.session.limit
        case SessionEnd.TARGET:
            return max(session.balances) >= rules.session.limit


def outcome_of(session: Session) -> Outcome:
    """Who has won a session that is over: whoever has most, together where several have."""
    most = max(session.balances)
    winners = tuple(seat for seat, balance in zip(SEATS, session.balances, strict=True) if balance == most)
    return Outcome(winners=winners, score=session.balances)
