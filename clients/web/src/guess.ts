/** A move drawn before the service has answered: cards go from one pile's end to another's, and nothing is judged. */

import { clone } from "@bufbuild/protobuf";
import { type Move, type PatienceView, PatienceViewSchema, type Pile, PileKind } from "@croupier/client";

/** The view as it will probably be; the same one where that cannot be told. */
export function guessed(view: PatienceView, move: Move): PatienceView {
  if (move.kind.case !== "transfer") return view;
  const { source, target, count } = move.kind.value;
  const after = clone(PatienceViewSchema, view);
  const from = after.piles.find((pile) => pile.id === source);
  const moving = from?.cards.slice(-Math.max(1, count)) ?? [];
  const to = after.piles.find((pile) => pile.id === target) ?? foundationFor(after, moving[0] ?? 0);
  if (from === undefined || to === undefined || moving.length === 0) return view;
  from.cards.splice(-moving.length);
  to.cards.push(...moving);
  return after;
}

/** Where a card goes that is put on "the foundation": the least high one of its suit. */
export function foundationFor(view: PatienceView, card: number): Pile | undefined {
  const suit = "CSHD"[card >> 4] ?? "";
  return view.piles
    .filter((pile) => pile.kind === PileKind.FOUNDATION && pile.id.startsWith(`f${suit}`))
    .sort((one, other) => one.cards.length - other.cards.length)[0];
}
