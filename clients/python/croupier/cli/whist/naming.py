"""What things at a whist table are called in the player's language."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.texts import Texts
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2 as whist

from ..lettering import letters, suit_letter


class Names:
    """Words for a table, as one seat says them; for an onlooker `me` is 0."""

    def __init__(self, texts: Texts, variant: catalog.Variant, me: int) -> None:
        self._texts = texts
        self._words = {each.id: each.call for each in variant.whist_rules.contracts}
        self._me = me

    def say(self, key: str, **facts: object) -> str:
        """A sentence."""
        return self._texts.say(key, facts)

    def who(self, seat: int) -> str:
        """A seat: the player's own, or another."""
        return self.say("table-who", seat=0 if seat == self._me else seat)

    def whose(self, seats: Iterable[int]) -> str:
        """Several seats as a list."""
        return self._texts.listed([self.who(seat) for seat in seats])

    def card(self, card: int) -> str:
        """A card as it is written."""
        return self._texts.card(letters(card))

    def suit(self, suit: int) -> str:
        """A suit; none is an empty text."""
        return self.say("suit", suit=suit_letter(suit)) if suit else ""

    def call(self, call: whist.Call) -> str:
        """A call of the auction."""
        return self._texts.call(f"{call.bid}:{suit_letter(call.trumps)}" if call.trumps else call.bid)

    def contract(self, contract: whist.Contract) -> str:
        """The name of a contract."""
        return self._texts.contract(contract.id, self._words.get(contract.id, contract.id))

    def move(self, move: game.Move) -> str:
        """A move, in the fewest words that tell it from the others."""
        match move.WhichOneof("kind"):
            case "play":
                return self.card(move.play)
            case "discard":
                return self.card(move.discard)
            case "call":
                return self.call(move.call)
            case "trumps":
                return self.suit(move.trumps)
            case _:
                return self.say("table-revoke", trick=move.claim_revoke)
