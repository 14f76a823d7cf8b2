/** What cards, piles and moves are called, from the service's document. */

import { type Move, type Pile, PileKind, type Texts } from "@croupier/client";

import type { Words } from "./words.js";

export class Names {
  readonly #cards: ReadonlyMap<number, string>;
  readonly #piles: ReadonlyMap<string, { name: string; from: string; to: string }>;
  /** The document itself. */
  readonly texts: Texts;
  readonly #words: Words;

  constructor(texts: Texts, words: Words) {
    this.texts = texts;
    this.#words = words;
    this.#cards = new Map(texts.cards.map(({ card, spoken }) => [card, spoken]));
    this.#piles = new Map(texts.piles.map((pile) => [pile.pile, pile]));
  }

  /** A card as it is said. */
  card(card: number): string {
    return this.#cards.get(card) ?? this.#words.hidden;
  }

  /** A pile with what lies in it, as it is said to who cannot see it. */
  pile(pile: Pile): string {
    const name = this.#piles.get(pile.id)?.name ?? pile.id;
    const cards = pile.kind === PileKind.TABLEAU ? pile.cards : pile.cards.slice(-1);
    const hidden = pile.faceDown > 0 ? [`${pile.faceDown} ${this.#words.hidden}`] : [];
    const said = [...hidden, ...cards.map((card) => this.card(card))].join(", ");
    return `${name}: ${said || this.#words.empty}`;
  }

  /** A move as it is said. */
  move(move: Move, cards: readonly number[]): string {
    const moves = this.texts.moves;
    switch (move.kind.case) {
      case "draw":
        return moves?.draw ?? move.text;
      case "redeal":
        return moves?.redeal ?? move.text;
      case "dealRow":
        return moves?.dealRow ?? move.text;
      case "transfer": {
        const { source, target } = move.kind.value;
        return (moves?.transfer ?? "{cards} {from} {to}")
          .replace("{cards}", cards.map((card) => this.card(card)).join(", "))
          .replace("{from}", this.#piles.get(source)?.from ?? source)
          .replace("{to}", this.#piles.get(target)?.to ?? this.#foundation(cards[0] ?? 0));
      }
      default:
        return move.text;
    }
  }

  #foundation(card: number): string {
    return this.#piles.get(`f${"CSHD"[card >> 4] ?? "C"}`)?.to ?? "";
  }
}
