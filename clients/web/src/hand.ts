/** The player's hand: cards taken by pointer or by keys, and where they may be put. It asks the service's list of moves. */

import { type Move, PileKind } from "@croupier/client";

import { foundationFor } from "./guess.js";
import type { Session } from "./session.js";
import type { Spot } from "./spot.js";
import type { Held, Table } from "./table.js";

/** Pixels that a pointer may tremble and still tap. */
const TREMBLE = 6;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly spots: readonly Spot[];
  readonly pile: string;
  moving: boolean;
}

export class Hand {
  readonly #table: Table;
  readonly #root: HTMLElement;
  readonly #changed: () => void;
  #session: Session | undefined;
  #held: Held | undefined;
  #drag: Drag | undefined;

  constructor(root: HTMLElement, table: Table, changed: () => void) {
    this.#root = root;
    this.#table = table;
    this.#changed = changed;
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", () => this.#drop());
    root.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Play another game. */
  take(session: Session): void {
    this.#session = session;
    this.letGo();
  }

  get held(): Held | undefined {
    return this.#held;
  }

  letGo(): void {
    this.#held = undefined;
  }

  /** The piles to which the held cards may go. */
  get targets(): ReadonlySet<string> {
    return this.#held ? new Set(this.#moves(this.#held).map(([pile]) => pile)) : new Set();
  }

  /** Every legal move of held cards, with the pile that it leads to. */
  #moves({ pile, count }: Held): (readonly [string, Move])[] {
    const session = this.#session;
    const board = session?.board;
    if (session === undefined || board === undefined) return [];
    const card = board.piles.find(({ id }) => id === pile)?.cards.at(-count) ?? 0;
    return session.legalMoves.flatMap((move) => {
      const transfer = move.kind.case === "transfer" ? move.kind.value : undefined;
      if (transfer?.source !== pile || transfer.count !== count) return [];
      const target = transfer.target === "f" ? (foundationFor(board, card)?.id ?? "f") : transfer.target;
      return [[target, move] as const];
    });
  }

  /** Put held cards on a pile; what is no legal move is asked all the same, since the service says why. */
  #put(held: Held, target: string): void {
    const session = this.#session;
    this.letGo();
    if (session === undefined || held.pile === target) return this.#changed();
    const kind = session.board?.piles.find(({ id }) => id === target)?.kind;
    const onFoundation = kind === PileKind.FOUNDATION;
    const legal = this.#moves(held).find(([pile]) => pile === target || (onFoundation && pile.startsWith("f")));
    if (legal !== undefined) return session.play(legal[1]);
    session.ask(`${held.pile}-${target}${held.count > 1 ? `x${held.count}` : ""}`);
    this.#changed();
  }

  /** A pile is chosen: put there what is held, or take from it, or turn the stock. */
  #choose(pile: string, count: number): void {
    const session = this.#session;
    const kind = session?.board?.piles.find(({ id }) => id === pile)?.kind;
    if (session === undefined || kind === undefined) return;
    if (this.#held !== undefined && this.#held.pile !== pile) return this.#put(this.#held, pile);
    if (this.#held !== undefined) {
      const held = this.#held;
      // A second tap on the same card puts it up, or where alone it can go.
      const moves = this.#moves(held);
      const up = moves.find(([target]) => target.startsWith("f")) ?? (moves.length === 1 ? moves[0] : undefined);
      this.letGo();
      if (up !== undefined && held.count === count) return session.play(up[1]);
      return this.#changed();
    }
    if (kind === PileKind.STOCK) return this.#turn(session);
    if (count > 0) this.#held = { pile, count };
    this.#changed();
  }

  #turn(session: Session): void {
    const move = session.legalMoves.find(({ kind }) => kind.case !== "transfer");
    if (move === undefined) session.ask("draw");
    else session.play(move);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#drag !== undefined || this.#session?.board === undefined) return;
    const element = (event.target as Element).closest<HTMLElement>("[data-pile]");
    const pile = element?.dataset["pile"];
    if (pile === undefined) {
      this.letGo();
      return this.#changed();
    }
    event.preventDefault();
    const above = element?.classList.contains("card") ? Number(element.dataset["above"]) : -1;
    const spots = (this.#table.scene?.spots ?? []).filter((spot) => spot.pile === pile && spot.above <= above && spot.faceUp);
    this.#drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, spots, pile, moving: false };
    this.#root.setPointerCapture(event.pointerId);
    this.#table.pile(pile)?.focus({ preventScroll: true });
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving) {
      const isStock = drag.spots.length === 0;
      if (isStock || Math.hypot(dx, dy) < TREMBLE) return;
      drag.moving = true;
      this.#held = { pile: drag.pile, count: drag.spots.length };
      this.#changed();
    }
    for (const spot of drag.spots) {
      const element = this.#table.card(spot);
      element?.classList.add("dragged");
      if (element) element.style.transform = `translate(${spot.x + dx}px, ${spot.y + dy}px)`;
    }
  }

  #up(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#drop();
    if (!drag.moving) return this.#choose(drag.pile, drag.spots.length);
    const held = { pile: drag.pile, count: drag.spots.length };
    const target = this.#table.pileAt(event.clientX, event.clientY);
    this.letGo();
    if (target === undefined || target === drag.pile) return this.#changed();
    this.#put(held, target);
  }

  #drop(): void {
    for (const spot of this.#drag?.spots ?? []) this.#table.card(spot)?.classList.remove("dragged");
    this.#drag = undefined;
  }

  #key(event: KeyboardEvent): void {
    const pile = (event.target as HTMLElement).dataset["pile"];
    if (pile === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const step = steps[event.key];
    if (step !== undefined) this.#walk(pile, step);
    else if (event.key === "Enter" || event.key === " ") this.#choose(pile, this.#held?.pile === pile ? this.#held.count : this.#most(pile));
    else if (event.key === "+" || event.key === "-") this.#grasp(event.key === "+" ? 1 : -1);
    else if (event.key === "Escape") {
      this.letGo();
      this.#changed();
    } else return;
    event.preventDefault();
  }

  /** As many cards as can be moved from a pile, one if none can. */
  #most(pile: string): number {
    const counts = (this.#session?.legalMoves ?? []).map(({ kind }) =>
      kind.case === "transfer" && kind.value.source === pile ? kind.value.count : 0,
    );
    const cards = this.#session?.board?.piles.find(({ id }) => id === pile)?.cards.length ?? 0;
    return cards === 0 ? 0 : Math.max(1, ...counts);
  }

  /** Hold a card more or less. */
  #grasp(by: number): void {
    const held = this.#held;
    const cards = this.#session?.board?.piles.find(({ id }) => id === held?.pile)?.cards.length ?? 0;
    if (held === undefined) return;
    this.#held = { pile: held.pile, count: Math.min(cards, Math.max(1, held.count + by)) };
    this.#changed();
  }

  /** Go to the next pile that way. */
  #walk(pile: string, [dx, dy]: readonly [number, number]): void {
    const frames = this.#table.scene?.frames ?? [];
    const here = frames.find((frame) => frame.pile.id === pile);
    if (here === undefined) return;
    const ahead = frames
      .filter((frame) => (dx !== 0 ? Math.abs(frame.y - here.y) < 1 && (frame.x - here.x) * dx > 1 : (frame.y - here.y) * dy > 1))
      .sort((one, other) => distance(one, here) - distance(other, here));
    const next = ahead[0];
    if (next === undefined) return;
    for (const frame of frames) {
      const element = this.#table.pile(frame.pile.id);
      if (element) element.tabIndex = frame === next ? 0 : -1;
    }
    this.#table.pile(next.pile.id)?.focus();
  }
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
