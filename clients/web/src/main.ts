/** The page: it finds the service beside it, deals or goes on with a game, and wires table, hand and bar together. */

import { Croupier, CroupierError, Ending, GameState, type Move, UnidentifiedError } from "@croupier/client";

import { askForDeal, askForToken, showRules, type Wish } from "./dialogs.js";
import { drawFaces } from "./faces.js";
import { Hand } from "./hand.js";
import { Names } from "./names.js";
import { type Listener, Session } from "./session.js";
import "./style.css";
import { type Held, Table } from "./table.js";
import { WhistTable } from "./whistTable.js";
import { type Language, LANGUAGES, languageFor, type Words, wordsOf } from "./words.js";

const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const SERVICE = new URL(".", location.href).href.replace(/\/$/, "");

/** Where the token that says who calls is kept, for as long as the tab is open. */
const TOKEN = "token";

/** Seconds that a sentence stays. */
const SAID_FOR = 8;

class Page implements Listener {
  readonly #root = byId("table");
  readonly #table = new Table(this.#root);
  readonly #hand = new Hand(this.#root, this.#table, () => this.changed());
  readonly #whist = new WhistTable(this.#root, {
    play: (move) => this.#session?.play(move),
    goOn: () => this.#session?.goOn(),
  });
  #language: Language;
  #words: Words;
  #croupier: Croupier;
  #names: Names | undefined;
  #session: Session | undefined;
  /** What a hint proposes to take, at the revision that it was given for. */
  #proposed: (Held & { readonly revision: number }) | undefined;
  #silence = 0;

  constructor() {
    this.#language = (localStorage.getItem("language") as Language | null) ?? languageFor(navigator.languages);
    this.#words = wordsOf(this.#language);
    this.#croupier = new Croupier(SERVICE, {
      language: this.#language,
      token: sessionStorage.getItem(TOKEN) ?? undefined,
      identify: (refused) => this.#identify(refused),
    });
    addEventListener("resize", () => this.changed());
    addEventListener("hashchange", () => void this.#resume());
    addEventListener("keydown", (event) => this.#shortcut(event));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#session?.rest();
      else this.#session?.wake();
    });
    setInterval(() => this.#tick(), 1000);
  }

  async start(): Promise<void> {
    byId("word").textContent = this.#words.loading;
    await Promise.all([this.#speak(), this.#resume()]);
    this.#unsay(this.#words.loading);
    this.changed();
  }

  changed(): void {
    const session = this.#session;
    if (session === undefined || this.#names === undefined) return;
    this.#tick();
    if (session.view.board.case === "whist") {
      this.#whist.draw(session.view, this.#names.texts, this.#words, session.waits);
      return;
    }
    const board = session.board;
    if (board === undefined) return;
    const proposed = this.#proposed?.revision === session.view.revision ? this.#proposed : undefined;
    this.#table.draw(session.variant, board, this.#names, this.#hand.held ?? proposed, this.#hand.targets);
    if (session.view.ending === Ending.WON) this.said(this.#words.won, true);
    else if (session.view.state === GameState.CLOSED) this.said(this.#words.over, true);
    else if (board.provenLost) this.said(this.#words.lost);
    else if (!board.hasLegalMoves) this.said(this.#words.stuck, true);
  }

  said(sentence: string, stays = false): void {
    clearTimeout(this.#silence);
    byId("word").textContent = sentence;
    if (!stays) this.#silence = window.setTimeout(() => (byId("word").textContent = ""), 1000 * SAID_FOR);
  }

  away(isAway: boolean): void {
    if (isAway) this.said(this.#words.away, true);
    else this.#unsay(this.#words.away);
  }

  /** Take a sentence back, if nothing else was said since. */
  #unsay(sentence: string): void {
    if (byId("word").textContent === sentence) byId("word").textContent = "";
  }

  /** Load everything that is in a language, and write the bar in it. */
  async #speak(): Promise<void> {
    document.documentElement.lang = this.#language;
    this.#writeBar();
    const texts = await this.#croupier.texts();
    this.#names = new Names(texts, this.#words);
    drawFaces(byId("faces") as unknown as SVGElement, texts.ranks);
  }

  #writeBar(): void {
    const words = this.#words;
    const deeds: readonly (readonly [string, string, () => void])[] = [
      ["new", words.newGame, () => void this.#deal()],
      ["undo", words.undo, () => this.#session?.undo()],
      ["redo", words.redo, () => this.#session?.redo()],
      ["hint", words.hint, () => void this.#hint()],
      ["up", words.up, () => this.#session?.putUp(words.nothingUp)],
      ["rules", words.rules, () => void this.#rules()],
    ];
    const buttons = deeds.map(([id, text, deed]) => {
      const button = document.createElement("button");
      button.id = id;
      button.textContent = text;
      button.addEventListener("click", () => {
        this.#hand.letGo();
        this.#proposed = undefined;
        deed();
      });
      return button;
    });
    const title = document.createElement("h1");
    title.id = "title";
    const count = document.createElement("span");
    count.id = "count";
    byId("bar").replaceChildren(title, ...buttons, this.#languages(), count);
  }

  #languages(): HTMLElement {
    const choice = document.createElement("select");
    choice.id = "language";
    choice.setAttribute("aria-label", this.#words.language);
    for (const [tag, name] of Object.entries(LANGUAGES)) choice.add(new Option(name, tag, false, tag === this.#language));
    choice.addEventListener("change", () => {
      localStorage.setItem("language", choice.value);
      location.reload();
    });
    return choice;
  }

  #tick(): void {
    const session = this.#session;
    if (session === undefined) return;
    const { createTime, updateTime, state, undoSteps, redoSteps } = session.view;
    const until = state === GameState.CLOSED ? Number(updateTime?.seconds ?? 0n) : Date.now() / 1000;
    const seconds = Math.max(0, Math.floor(until - Number(createTime?.seconds ?? 0n)));
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    const hands = session.view.board.case === "whist" ? session.view.board.value.hand : undefined;
    byId("count").textContent = hands === undefined ? `${undoSteps} ${this.#words.moves} · ${clock}` : clock;
    for (const id of ["undo", "redo", "hint", "up"]) byId(id).hidden = hands !== undefined;
    byId("title").textContent = session.variant.title;
    (byId("undo") as HTMLButtonElement).disabled = undoSteps === 0;
    (byId("redo") as HTMLButtonElement).disabled = redoSteps === 0;
  }

  /** Go on with the game that the address names, or the one of last time, or deal a new one. */
  async #resume(): Promise<void> {
    const gameId = /^#game=(\w+)$/.exec(location.hash)?.[1] ?? localStorage.getItem("game");
    if (gameId === this.#session?.view.gameId) return;
    const token = localStorage.getItem(`seat ${gameId}`);
    if (gameId && token) this.#croupier.sit(gameId, token);
    try {
      if (gameId) return this.#take(await Session.resumed(this.#croupier, this, gameId));
    } catch (failure) {
      // A game that is gone is no reason not to play.
      if (failure instanceof UnidentifiedError) return this.said(failure.sentence, true);
    }
    await this.#begin({ variantId: "whitehead", deal: {}, seats: [] });
  }

  async #deal(): Promise<void> {
    const wish = await askForDeal(await this.#croupier.variants(), this.#session?.variant.id ?? "whitehead", this.#words);
    if (wish !== undefined) await this.#begin(wish);
  }

  async #begin(wish: Wish): Promise<void> {
    try {
      this.#take(await Session.dealt(this.#croupier, this, wish.variantId, wish.deal, wish.seats));
    } catch (failure) {
      if (!(failure instanceof CroupierError)) throw failure;
      // Whose token does not let them play may have another one.
      if (failure.reason === "SCOPE_MISSING" && (await this.#identify(failure)) !== undefined) return location.reload();
      this.said(failure.sentence);
    }
  }

  /** Ask for a token and keep it; undefined if there is none. */
  async #identify(refused: CroupierError): Promise<string | undefined> {
    this.#unsay(this.#words.loading);
    const token = await askForToken(refused.sentence, this.#words);
    if (token !== undefined) sessionStorage.setItem(TOKEN, token);
    return token;
  }

  #take(session: Session): void {
    this.#session?.rest();
    this.#session = session;
    this.#hand.take(session);
    this.#proposed = undefined;
    localStorage.setItem("game", session.view.gameId);
    const token = this.#croupier.tokenOf(session.view.gameId);
    if (token !== undefined) localStorage.setItem(`seat ${session.view.gameId}`, token);
    this.#table.clear();
    history.replaceState(null, "", `#game=${session.view.gameId}`);
    byId("word").textContent = "";
    this.changed();
  }

  async #hint(): Promise<void> {
    const revision = this.#session?.view.revision ?? 0;
    const hint = await this.#session?.hint();
    if (hint === undefined) return this.said(this.#words.noHint);
    const first = hint.moves[0];
    const taken = first?.kind.case === "transfer" ? first.kind.value : undefined;
    this.#proposed = first && { pile: taken?.source ?? "s", count: taken?.count ?? 1, revision };
    this.changed();
    const said = hint.moves.map((move) => this.#spoken(move)).join("; ");
    this.said(said ? `${said[0]?.toUpperCase()}${said.slice(1)}. ${hint.sentence}` : hint.sentence);
  }

  #spoken(move: Move): string {
    const transfer = move.kind.case === "transfer" ? move.kind.value : undefined;
    const pile = this.#session?.board?.piles.find(({ id }) => id === transfer?.source);
    return this.#names?.move(move, pile?.cards.slice(-Math.max(1, transfer?.count ?? 1)) ?? []) ?? move.text;
  }

  async #rules(): Promise<void> {
    const id = this.#session?.variant.id;
    if (id) await showRules(this.#croupier, id, this.#words);
  }

  #shortcut(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("input, select, dialog")) return;
    const deeds: Record<string, string> = { n: "new", u: "undo", y: "redo", h: "hint", a: "up", r: "rules" };
    const id = deeds[event.key];
    if (id !== undefined) byId(id).click();
    else if (event.key === "d") this.#table.pile("s")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }
}

await new Page().start();
