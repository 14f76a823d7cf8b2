"""Players who note what was acknowledged, and watchers who note what they were told."""

from __future__ import annotations

import random

from croupier.client import AsyncClient

GAMES = ("whitehead", "agnes")


class Player:
    """Plays a game by chance, and notes what was acknowledged: for every revision, what the service said of it."""

    def __init__(self, croupier: AsyncClient, chance: random.Random) -> None:
        self.croupier = croupier
        self.chance = chance
        self.acknowledged: dict[int, object] = {}
        self.stopping = False

    async def sit_down(self) -> str:
        variant = self.chance.choice(GAMES)
        view = await self.croupier.create(variant, deal=f"seed:{self.chance.randrange(1000)}", with_legal_moves=True)
        self.view = view
        return view.game_id

    async def play(self) -> None:
        while not self.stopping:
            view = self.view
            way = self.chance.random()
            if (way < 0.2 or not view.legal_moves) and view.undo_steps:
                self.view = await self.croupier.undo(view.game_id, with_legal_moves=True)
                self._acknowledge("rewound")
            elif way < 0.3 and view.redo_steps:
                self.view = await self.croupier.redo(view.game_id, with_legal_moves=True)
                self._acknowledge("rewound")
            elif view.legal_moves:
                move = self.chance.choice(view.legal_moves)
                reply = await self.croupier.play(view.game_id, move, with_legal_moves=True)
                self.view = reply.view
                self._acknowledge([played.text for played in reply.played])
            else:
                return
        self.view = await self.croupier.resign(self.view.game_id)
        self._acknowledge("closed")

    def _acknowledge(self, what: object) -> None:
        self.acknowledged[self.view.revision] = what


def told(event) -> object:
    match event.WhichOneof("fact"):
        case "moves_played":
            return [move.text for move in event.moves_played.moves]
        case "rewound":
            return "rewound"
        case "game_closed":
            return "closed"
        case other:
            return other


async def watch(croupier: AsyncClient, game_id: str, patience: float = 30.0) -> list[tuple[int, object]]:
    """All that a watcher is told until the game closes, who comes back for so many seconds."""
    events = []
    async for event in croupier.watch(game_id, 1, heartbeat=1.0, reconnect_for=patience):
        events.append((event.revision, told(event)))
    return events
