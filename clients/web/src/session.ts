/** A game in play: the view of now, what the player does, and what others do to it meanwhile. */

import {
  type AnyMove,
  Autoplay,
  type Croupier,
  CroupierError,
  type Deal,
  type GameView,
  type Move,
  type PatienceView,
  type Seats,
  type Variant,
} from "@croupier/client";

import { guessed } from "./guess.js";
import { Pace } from "./pace.js";

/** What a session tells its page. */
export interface Listener {
  /** The view has changed, or is guessed to. */
  changed(): void;
  /** Something is to be said to the player. */
  said(sentence: string): void;
  /** Whether the service answers. */
  away(isAway: boolean): void;
}

/** Seconds for which a lost line is made again: a page may lie open over night. */
const RECONNECT_FOR = 24 * 3600;

export class Session {
  readonly #croupier: Croupier;
  readonly #listener: Listener;
  readonly variant: Variant;
  #view: GameView;
  #guess: PatienceView | undefined;
  #watch = new AbortController();
  #doing: Promise<unknown> = Promise.resolve();
  readonly #pace = new Pace((view) => this.#shown(view));

  private constructor(croupier: Croupier, listener: Listener, variant: Variant, view: GameView) {
    this.#croupier = croupier;
    this.#listener = listener;
    this.variant = variant;
    this.#view = view;
  }

  /** Deal a new game. */
  static async dealt(
    croupier: Croupier,
    listener: Listener,
    variantId: string,
    deal: Deal,
    seats: Seats = [],
  ): Promise<Session> {
    const [view, variant] = await Promise.all([croupier.create(variantId, deal, { seats }), croupier.variant(variantId)]);
    return new Session(croupier, listener, variant, view).#begun();
  }

  /** Go on with a game. */
  static async resumed(croupier: Croupier, listener: Listener, gameId: string): Promise<Session> {
    const [view, variant] = await Promise.all([croupier.get(gameId), croupier.variantOf(gameId)]);
    return new Session(croupier, listener, variant, view).#begun();
  }

  get view(): GameView {
    return this.#view;
  }

  /** The board to draw: the service's, or the guess while it has not answered. */
  get board(): PatienceView | undefined {
    return this.#guess ?? (this.#view.board.case === "patience" ? this.#view.board.value : undefined);
  }

  get legalMoves(): readonly Move[] {
    return this.#guess === undefined ? this.#view.legalMoves : [];
  }

  /** Play a move; it is drawn at once, and drawn back with the service's sentence if it is refused. */
  play(move: Move): void {
    const board = this.board;
    if (board !== undefined) {
      this.#guess = guessed(board, move);
      this.#listener.changed();
    }
    this.#ask(() => this.#croupier.play(this.#view.gameId, move));
  }

  /** Try a move that is not among the legal ones, to hear why it is none. */
  ask(move: string): void {
    this.#ask(() => this.#croupier.play(this.#view.gameId, move));
  }

  /** Put up what can go up; `nothing` is said if nothing can. */
  putUp(nothing: string): void {
    this.#ask(async () => {
      const none: readonly AnyMove[] = [];
      const played = await this.#croupier.play(this.#view.gameId, none, { then: Autoplay.ALL });
      if (played.played.length === 0) this.#listener.said(nothing);
      return played;
    });
  }

  undo(): void {
    if (this.#view.undoSteps > 0) this.#ask(async () => ({ view: await this.#croupier.undo(this.#view.gameId) }));
  }

  redo(): void {
    if (this.#view.redoSteps > 0) this.#ask(async () => ({ view: await this.#croupier.redo(this.#view.gameId) }));
  }

  /** The moves that the service proposes, and its sentence on them; undefined if it has none. */
  async hint(): Promise<{ moves: readonly Move[]; sentence: string } | undefined> {
    try {
      const plan = (await this.#croupier.suggest(this.#view.gameId)).plans[0];
      return plan && { moves: plan.moves, sentence: plan.sentence };
    } catch (failure) {
      this.#tell(failure);
      return undefined;
    }
  }

  /** Whether a settled hand stands on the table until the player goes on. */
  get waits(): boolean {
    return this.#pace.waits;
  }

  /** Look on at the next hand. */
  goOn(): void {
    this.#pace.goOn();
    this.#listener.changed();
  }

  /** Watch no more, as while the page is hidden. */
  rest(): void {
    this.#watch.abort();
  }

  /** Watch again, from the revision that is drawn. */
  wake(): void {
    this.#watch.abort();
    this.#watch = new AbortController();
    void this.#follow(this.#watch.signal);
  }

  #begun(): this {
    this.wake();
    return this;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const options = { after: this.#view.revision, signal, reconnectFor: RECONNECT_FOR, lost: () => this.#listener.away(true) };
    try {
      for await (const event of this.#croupier.watch(this.#view.gameId, options)) {
        this.#listener.away(false);
        if (event.view !== undefined) this.#take(event.view);
      }
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** One thing after the other: a second move waits for the answer to the first. */
  #ask(what: () => Promise<{ view?: GameView }>): void {
    this.#doing = this.#doing.then(async () => {
      try {
        const { view } = await what();
        this.#guess = undefined;
        this.#listener.away(false);
        if (view !== undefined) this.#take(view);
      } catch (failure) {
        this.#guess = undefined;
        this.#listener.changed();
        this.#tell(failure);
      }
    });
  }

  #take(view: GameView): void {
    if (view.board.case === "whist") this.#pace.take(view);
    else if (view.revision >= this.#view.revision) this.#shown(view);
  }

  #shown(view: GameView): void {
    this.#view = view;
    this.#guess = undefined;
    this.#listener.changed();
  }

  #tell(failure: unknown): void {
    if (!(failure instanceof CroupierError)) throw failure;
    this.#listener.said(failure.sentence);
  }
}
