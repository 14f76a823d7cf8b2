/** Views in the order in which a person can follow them: bots act faster than anybody sees. */

import { type GameView, WhistPhase } from "@croupier/client";

/** Milliseconds that a view stands before the next one is shown; a finished trick longer. */
const STANDS = 600;
const TRICK = 1400;

export class Pace {
  readonly #shows: (view: GameView) => void;
  readonly #next: GameView[] = [];
  #timer: number | undefined;
  #waits = false;
  #newest = 0;

  /** @param shows takes each view when its time has come */
  constructor(shows: (view: GameView) => void) {
    this.#shows = shows;
  }

  /** Whether a settled hand stands until the player goes on. */
  get waits(): boolean {
    return this.#waits;
  }

  /** A view has come. */
  take(view: GameView): void {
    if (view.revision <= this.#newest) return;
    this.#newest = view.revision;
    this.#next.push(view);
    if (this.#timer === undefined && !this.#waits) this.#show();
  }

  /** The player has seen the settled hand. */
  goOn(): void {
    this.#waits = false;
    this.#show();
  }

  #show(): void {
    this.#timer = undefined;
    const view = this.#next.shift();
    if (view === undefined) return;
    const table = view.board.case === "whist" ? view.board.value : undefined;
    this.#waits = table?.phase === WhistPhase.SETTLED;
    this.#shows(view);
    if (this.#waits) return;
    const last = table?.tricks.at(-1);
    const complete = last !== undefined && (last.cards.length === 0 || last.winner !== 0) && table?.phase === WhistPhase.PLAY;
    this.#timer = window.setTimeout(() => this.#show(), complete ? TRICK : STANDS);
  }
}
