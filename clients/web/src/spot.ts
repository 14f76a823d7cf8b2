/** What lies where: a view and a layout made into cards with places, in pixels. */

import { type Card, Fan, type Layout, type PatienceView, type Pile, type Place } from "@croupier/client";

/** How high a card is, in widths. */
export const RATIO = 1.4;
/** How much of a card's place it fills, so that there is air between columns. */
const FILL = 0.93;
/** How much of a covered card shows, in heights of a card: if there is room, and if there is none. */
const SHOWN = 0.27;
const SHOWN_HIDDEN = 0.12;
/** Cards narrower than this, in pixels, are fanned wider where there is room, so that a finger meets one of them. */
const NARROW = 70;
const WIDER = 1.7;

/** A card on the table. `card` is 0 where its face is not known. */
export interface Spot {
  readonly key: string;
  readonly card: Card | 0;
  readonly faceUp: boolean;
  readonly pile: string;
  /** How many cards of its pile lie on it and would come along. */
  readonly above: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A pile's frame. */
export interface Frame {
  readonly place: Place;
  readonly pile: Pile;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly frames: readonly Frame[];
  readonly spots: readonly Spot[];
}

/** Lay a view out on a table so wide and, if it can be, so high. */
export function sceneOf(view: PatienceView, layout: Layout, width: number, room: number): Scene {
  const unit = Math.min(width / layout.width, 128);
  const left = (width - unit * layout.width) / 2;
  const cardWidth = unit * FILL;
  const cardHeight = cardWidth * RATIO;
  const row = unit * RATIO;
  const piles = new Map(view.piles.map((pile) => [pile.id, pile]));
  const seen = new Map<number, number>();
  const frames: Frame[] = [];
  const spots: Spot[] = [];
  for (const place of layout.places) {
    const pile = piles.get(place.pile);
    if (pile === undefined) continue;
    const x = left + place.x * unit + (unit - cardWidth) / 2;
    const y = place.y * row;
    const offsets = offsetsOf(pile, place.fan === Fan.DOWN, cardHeight, room - y);
    frames.push({ place, pile, x, y, height: cardHeight + (offsets.at(-1) ?? 0) });
    const count = pile.faceDown + pile.cards.length;
    for (const [at, offset] of offsets.entries()) {
      // Of a squared pile the two top cards are enough: the one that is taken, and the one under it.
      if (place.fan !== Fan.DOWN && at < count - 2) continue;
      const card = at < pile.faceDown ? 0 : (pile.cards[at - pile.faceDown] ?? 0);
      const twin = seen.get(card) ?? 0;
      seen.set(card, twin + 1);
      const faceUp = card !== 0 && at - pile.faceDown >= pile.knownFaceDown;
      const key = card === 0 ? `${pile.id}:${at}` : `${card}:${twin}`;
      spots.push({ key, card, faceUp, pile: pile.id, above: count - 1 - at, x, y: y + offset, z: at });
    }
  }
  const height = Math.max(0, ...frames.map((frame) => frame.y + frame.height));
  return { cardWidth, cardHeight, height, frames, spots };
}

/** How far below the pile's first card each of its cards lies. */
function offsetsOf(pile: Pile, fanned: boolean, cardHeight: number, room: number): number[] {
  const count = pile.faceDown + pile.cards.length;
  const hidden = pile.faceDown + pile.knownFaceDown;
  const steps = Array.from({ length: Math.max(0, count - 1) }, (_, at) =>
    fanned ? cardHeight * (at < hidden ? SHOWN_HIDDEN : SHOWN) : 0,
  );
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const widest = cardHeight < NARROW * RATIO ? WIDER : 1;
  const squeeze = whole > 0 ? Math.min(widest, Math.max(0.35, (room - cardHeight) / whole)) : 1;
  const offsets = [0];
  for (const step of steps) offsets.push((offsets.at(-1) ?? 0) + step * squeeze);
  return count === 0 ? [] : offsets;
}
