/** A whist table: four seats, the auction, the trick in the middle, and what may be called or played. */

import { type Card, Ending, type GameView, type Move, Suit, type Texts, WhistPhase, type WhistView } from "@croupier/client";

import { picture } from "./faces.js";
import type { Words } from "./words.js";

const SIDES = ["south", "west", "north", "east"] as const;

/** What a player does at the table. */
export interface Doer {
  play(move: Move): void;
  /** Look on at the next hand. */
  goOn(): void;
}

export class WhistTable {
  readonly #root: HTMLElement;
  readonly #doer: Doer;

  constructor(root: HTMLElement, doer: Doer) {
    this.#root = root;
    this.#doer = doer;
  }

  /** Draw a view; `waits` says that a settled hand stands on the table until the player has seen it. */
  draw(view: GameView, texts: Texts, words: Words, waits: boolean): void {
    if (view.board.case !== "whist") return;
    const table = view.board.value;
    const sheet = element("section", "whist");
    sheet.append(this.#middle(view, table, texts, words));
    for (const seat of table.seats) sheet.append(this.#seat(view, table, seat.seat, texts, words));
    sheet.append(this.#deeds(view, table, texts, words, waits));
    this.#root.style.height = "auto";
    this.#root.replaceChildren(sheet);
  }

  #seat(view: GameView, table: WhistView, number: number, texts: Texts, words: Words): HTMLElement {
    const seat = table.seats[number - 1];
    const side = SIDES[(number - (view.seat || 1) + 4) % 4] ?? "south";
    const mine = number === view.seat;
    const around = element("div", `seat ${side}`);
    around.classList.toggle("acts", view.toAct.includes(number));
    const declares = table.contract?.declarers.includes(number) ? " ★" : "";
    const deals = table.dealer === number ? ` · ${words.dealer}` : "";
    const name = mine ? words.you : nameOf(view, number, words);
    around.append(
      element("h2", "", `${name}${declares}${deals}`),
      element("p", "count", `${words.tricks}: ${seat?.tricksWon ?? 0} · ${words.balance}: ${seat?.balance ?? 0}`),
    );
    const hand = element("div", "hand");
    const legal = new Map(view.legalMoves.map((move) => [cardOf(move), move]));
    for (const card of sorted(seat?.hand ?? [])) hand.append(this.#card(card, mine ? legal.get(card) : undefined, texts));
    if ((seat?.hand.length ?? 0) === 0) {
      for (let back = 0; back < Math.min(13, seat?.handSize ?? 0); back++) hand.append(pictured("back"));
    }
    around.append(hand);
    return around;
  }

  #card(card: Card, move: Move | undefined, texts: Texts): HTMLElement {
    const spoken = texts.cards.find((name) => name.card === card)?.spoken ?? "";
    if (move === undefined) {
      const shown = pictured(`c${card}`);
      shown.setAttribute("role", "img");
      shown.setAttribute("aria-label", spoken);
      return shown;
    }
    const button = document.createElement("button");
    button.className = "pictured playable";
    button.innerHTML = picture(`c${card}`);
    button.setAttribute("aria-label", spoken);
    button.addEventListener("click", () => this.#doer.play(move));
    return button;
  }

  #middle(view: GameView, table: WhistView, texts: Texts, words: Words): HTMLElement {
    const middle = element("div", "middle");
    middle.append(element("p", "contract", contractText(view, table, texts, words)));
    const running = table.tricks.at(-1);
    const shown = running && running.cards.length > 0 ? running : table.tricks.at(-2);
    const trick = element("div", "trick");
    for (const [at, card] of (shown?.cards ?? []).entries()) {
      const seat = (((shown?.leader ?? 1) - 1 + at) % 4) + 1;
      const laid = pictured(`c${card}`);
      laid.classList.add(SIDES[(seat - (view.seat || 1) + 4) % 4] ?? "south");
      laid.classList.toggle("taken", shown?.winner === seat);
      laid.setAttribute("role", "img");
      laid.setAttribute("aria-label", `${nameOf(view, seat, words)}: ${spokenOf(texts, card)}`);
      trick.append(laid);
    }
    if (table.turnUp !== 0 && table.turnUpLies) {
      const turned = pictured(`c${table.turnUp}`);
      turned.classList.add("turned");
      turned.setAttribute("role", "img");
      turned.setAttribute("aria-label", `${words.turnUp}: ${spokenOf(texts, table.turnUp)}`);
      trick.append(turned);
    }
    middle.append(trick, this.#auction(view, table, texts, words));
    return middle;
  }

  #auction(view: GameView, table: WhistView, texts: Texts, words: Words): HTMLElement {
    const list = element("ol", "auction");
    list.setAttribute("aria-label", words.auction);
    for (const { seat, call } of table.calls) {
      const said = callName(texts, call?.bid ?? "", call?.trumps ?? Suit.UNSPECIFIED);
      list.append(element("li", "", `${nameOf(view, seat, words)}: ${said}`));
    }
    return list;
  }

  #deeds(view: GameView, table: WhistView, texts: Texts, words: Words, waits: boolean): HTMLElement {
    const row = element("div", "deeds");
    if (table.settlement !== undefined) row.append(element("p", "settlement", settlementText(view, table, words)));
    if (waits) row.append(deed(words.goOn, () => this.#doer.goOn()));
    else {
      for (const move of view.legalMoves) {
        const text = deedText(move, texts, words);
        if (text !== undefined) row.append(deed(text, () => this.#doer.play(move)));
      }
    }
    if (view.ending !== Ending.UNSPECIFIED) row.append(element("p", "", words.over));
    return row;
  }
}

function cardOf(move: Move): Card | 0 {
  return move.kind.case === "play" || move.kind.case === "discard" ? move.kind.value : 0;
}

/** What a button for a move says; undefined for moves that are made by a card. */
function deedText(move: Move, texts: Texts, words: Words): string | undefined {
  switch (move.kind.case) {
    case "call":
      return callName(texts, move.kind.value.bid, move.kind.value.trumps);
    case "trumps":
      return `${words.trump}: ${suitName(texts, move.kind.value)}`;
    case "claimRevoke":
      return `${words.revoke} ${move.kind.value}`;
    default:
      return undefined;
  }
}

function callName(texts: Texts, bid: string, trumps: Suit): string {
  const name = texts.calls.find(({ word }) => word === bid)?.name ?? bid;
  return trumps === Suit.UNSPECIFIED ? name : `${name} ${suitName(texts, trumps)}`;
}

function suitName(texts: Texts, suit: Suit): string {
  const found = texts.suits.find((each) => each.suit === suit);
  return found ? `${found.sign} ${found.name}` : "";
}

function contractText(view: GameView, table: WhistView, texts: Texts, words: Words): string {
  const contract = table.contract;
  if (contract === undefined) {
    const turned = suitName(texts, table.turned);
    if (table.phase === WhistPhase.AUCTION) return turned ? `${words.auction} · ${words.turnUp}: ${turned}` : words.auction;
    return "";
  }
  const name = texts.contracts.find(({ id }) => id === contract.id)?.name ?? contract.id;
  const trump = contract.trumps === Suit.UNSPECIFIED ? "" : ` · ${words.trump}: ${suitName(texts, contract.trumps)}`;
  // Where nobody declares, everybody plays for himself.
  if (contract.declarers.length === 0) return `${name}${trump}`;
  const who = contract.declarers.map((seat) => nameOf(view, seat, words)).join(", ");
  const target = contract.exactly ? `= ${contract.target}` : `≥ ${contract.target}`;
  return `${name} (${target}) · ${who}${trump}`;
}

function settlementText(view: GameView, table: WhistView, words: Words): string {
  const units = table.settlement?.units ?? [];
  if (table.settlement?.abandoned) return words.abandoned;
  const said = units.map((each, at) => `${nameOf(view, at + 1, words)} ${each > 0 ? "+" : ""}${each}`).join(" · ");
  return `${(table.settlement?.made.length ?? 0) > 0 ? words.made : words.failed} ${said}`;
}

/** Who sits in a seat. */
function nameOf(view: GameView, seat: number, words: Words): string {
  return seat === view.seat ? words.you : `${words.seat} ${seat}`;
}

function spokenOf(texts: Texts, card: Card): string {
  return texts.cards.find((name) => name.card === card)?.spoken ?? "";
}

/** By suit, black and red in turn, the highest first; a view has the highest last. */
function sorted(cards: readonly Card[]): Card[] {
  const order = [1, 2, 0, 3];
  return [...cards].reverse().sort((one, other) => order.indexOf(one >> 4) - order.indexOf(other >> 4));
}

function pictured(symbol: string): HTMLElement {
  const shown = element("div", "pictured");
  shown.innerHTML = picture(symbol);
  return shown;
}

function deed(text: string, done: () => void): HTMLElement {
  const button = document.createElement("button");
  button.textContent = text;
  button.addEventListener("click", done);
  return button;
}

function element(tag: string, kind: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = kind;
  made.textContent = text;
  return made;
}
