"""Solo Whist and its family: four seats, an auction over a ladder of contracts, thirteen tricks, and the settling.

>>> from croupier.engine.catalog import whist
>>> position = whist("solo-whist").deal("seed:1")
>>> position.phase, position.to_act
(<Phase.AUCTION: 'auction'>, frozenset({1}))
>>> [move.text for move in position.legal_moves(1)]
['pass', 'prop', 'solo', 'misere', 'abundance', 'royal', 'spread', 'slam']
"""
