"""Solo Whist and its family: four seats, an auction over a ladder of contracts, thirteen tricks, and the settling.

A game is a session of hands. Whoever runs it deals when a deal is awaited and asks the seats that may act; whoever
plays gets a view and its legal moves, and gives back one of them:

>>> from croupier.engine.catalog import whist
>>> from croupier.engine.whist.dealing import named_deck
>>> def timid(view, moves):
...     return moves[0]
>>> def bold(view, moves):
...     return moves[2] if len(view.calls) < 4 and view.contract is None else moves[-1]
>>> position = whist("solo-whist").opened()
>>> while position.session.hands < 2:
...     if position.awaits_deal:
...         deal = position.session.deals + 1
...         position = position.dealt(named_deck("seed:1", deal=deal, packs=position.packs_awaited))
...     for seat in position.to_act:
...         player = bold if seat == 1 else timid
...         position = position.play(seat, player(position.observe(seat), position.legal_moves(seat)))
>>> position.the_contract.id, position.the_hand.settlement.made, position.session.balances
('solo', (1,), (18, -6, -6, -6))
"""
