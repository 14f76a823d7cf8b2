/** Plays to the foundations whenever it can, else by chance: `node dist/examples/greedyBot.js URL [VARIANT]`. */

import { Autoplay, Croupier, GameState, PileKind } from "../src/index.js";

const [url = "http://127.0.0.1:8080", variant = "whitehead"] = process.argv.slice(2);
const croupier = new Croupier(url);

let view = await croupier.create(variant);
for (let step = 0; step < 300 && view.state === GameState.RUNNING; step++) {
  const forward = view.legalMoves.filter(
    ({ kind }) => kind.case !== "transfer" || !kind.value.source.startsWith("f"),
  );
  const move = forward[Math.floor(Math.random() * forward.length)];
  if (move === undefined) break;
  view = (await croupier.play(view.gameId, move, { then: Autoplay.ALL })).view ?? view;
}

const piles = view.board.case === "patience" ? view.board.value.piles : [];
const up = piles
  .filter(({ kind }) => kind === PileKind.FOUNDATION)
  .reduce((sum, { cards }) => sum + cards.length, 0);
console.log(`${view.gameId}: ${up} cards on the foundations at revision ${view.revision}`);
