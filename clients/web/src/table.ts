/** The table as elements: frames for piles and pictures for cards, which glide when they move. */

import { type Layout, type PatienceView, PileKind, type Variant } from "@croupier/client";

import { picture } from "./faces.js";
import type { Names } from "./names.js";
import { type Scene, sceneOf, type Spot } from "./spot.js";

const MARGIN = 12;

/** So many cards from the end of a pile. */
export interface Held {
  readonly pile: string;
  readonly count: number;
}

export class Table {
  readonly #root: HTMLElement;
  readonly #cards = new Map<string, HTMLElement>();
  readonly #piles = new Map<string, HTMLElement>();
  #scene: Scene | undefined;
  #layout: Layout | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** Draw a board; `marked` are the cards that are held or proposed, `targets` the piles they may go to. */
  draw(variant: Variant, board: PatienceView, names: Names, marked: Held | undefined, targets: ReadonlySet<string>): void {
    const layout = variant.layout;
    if (layout === undefined) return;
    if (layout !== this.#layout) this.clear(layout);
    const room = window.innerHeight - this.#root.getBoundingClientRect().top - MARGIN;
    const scene = sceneOf(board, layout, this.#root.clientWidth - MARGIN, room);
    this.#scene = scene;
    this.#root.style.setProperty("--card-width", `${scene.cardWidth}px`);
    this.#root.style.height = `${Math.max(scene.height + MARGIN, room)}px`;
    this.#drawPiles(scene, board, names, targets);
    this.#drawCards(scene.spots, marked);
  }

  /** The element of a pile. */
  pile(id: string): HTMLElement | undefined {
    return this.#piles.get(id);
  }

  /** The element of a card. */
  card(spot: Spot): HTMLElement | undefined {
    return this.#cards.get(spot.key);
  }

  /** The pile at a point of the window, by where its frame and its cards lie; the nearest if cards overlap several. */
  pileAt(x: number, y: number): string | undefined {
    const scene = this.#scene;
    if (scene === undefined) return undefined;
    const box = this.#root.getBoundingClientRect();
    const near = scene.frames
      .map((frame) => ({
        id: frame.pile.id,
        off: Math.abs(x - box.left - frame.x - scene.cardWidth / 2),
        within: y - box.top > frame.y - scene.cardHeight / 2 && y - box.top < frame.y + frame.height + scene.cardHeight / 2,
      }))
      .filter(({ off, within }) => within && off < scene.cardWidth * 0.75)
      .sort((one, other) => one.off - other.off);
    return near[0]?.id;
  }

  /** Take everything off the table. */
  clear(layout?: Layout): void {
    this.#layout = layout;
    this.#cards.clear();
    this.#piles.clear();
    this.#root.replaceChildren();
  }

  #drawPiles(scene: Scene, board: PatienceView, names: Names, targets: ReadonlySet<string>): void {
    for (const frame of scene.frames) {
      let element = this.#piles.get(frame.pile.id);
      if (element === undefined) {
        element = document.createElement("div");
        element.className = "pile";
        element.dataset["pile"] = frame.pile.id;
        element.setAttribute("role", "button");
        element.tabIndex = this.#piles.size === 0 ? 0 : -1;
        element.classList.toggle("stock", frame.pile.kind === PileKind.STOCK);
        this.#piles.set(frame.pile.id, element);
        this.#root.append(element);
      }
      element.style.transform = `translate(${frame.x}px, ${frame.y}px)`;
      element.style.height = `${frame.height}px`;
      element.classList.toggle("target", targets.has(frame.pile.id));
      const isEmptyStock = frame.pile.kind === PileKind.STOCK && frame.pile.faceDown === 0;
      element.classList.toggle("round", isEmptyStock && board.redealsLeft !== 0);
      element.dataset["count"] = frame.pile.kind === PileKind.STOCK ? String(frame.pile.faceDown || "") : "";
      element.setAttribute("aria-label", names.pile(frame.pile));
    }
  }

  #drawCards(spots: readonly Spot[], marked: Held | undefined): void {
    const there = new Set(spots.map(({ key }) => key));
    for (const [key, element] of this.#cards) {
      if (there.has(key)) continue;
      element.remove();
      this.#cards.delete(key);
    }
    for (const spot of spots) {
      let element = this.#cards.get(spot.key);
      if (element === undefined) {
        element = document.createElement("div");
        element.className = "card";
        element.setAttribute("aria-hidden", "true");
        this.#cards.set(spot.key, element);
        this.#root.append(element);
      }
      const shown = spot.faceUp ? `c${spot.card}` : "back";
      if (element.dataset["shown"] !== shown) {
        element.dataset["shown"] = shown;
        element.innerHTML = picture(shown);
      }
      element.dataset["key"] = spot.key;
      element.dataset["pile"] = spot.pile;
      element.dataset["above"] = String(spot.above);
      element.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
      element.style.zIndex = String(spot.z + 1);
      element.classList.toggle("marked", spot.pile === marked?.pile && spot.above < marked.count);
    }
  }
}
