import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { type CallOptions, type Client, Code, ConnectError, createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";

import { AnalysisService, type SolveResponse, type SuggestMovesResponse } from "../gen/croupier/v1/analysis_pb.js";
import { CatalogService, type GetServiceInfoResponse, type Variant } from "../gen/croupier/v1/catalog_pb.js";
import { Difficulty, type GameEvent, type GameView, type Move, MoveSchema } from "../gen/croupier/v1/game_pb.js";
import {
  Autoplay,
  DealSpecSchema,
  type ExplainMoveResponse,
  type ExportGameResponse,
  GameService,
  type LegalMove,
  type PlayMovesResponse,
  SeatSpecSchema,
} from "../gen/croupier/v1/game_service_pb.js";
import type { PatienceRules } from "../gen/croupier/v1/patience_rules_pb.js";
import type { RulesText, Texts } from "../gen/croupier/v1/texts_pb.js";
import { type CroupierError, errorOf, UnavailableError, UnidentifiedError } from "./errors.js";

/** A move as text, such as `t3-t7`, or as a message of a reply. */
export type AnyMove = string | Move;

/** How to reach a service. */
export interface Options {
  /** The player's language, such as `de-AT`; without it the browser's own, or English. */
  readonly language?: string;
  /** Who calls, for a service that asks: a JSON Web Token or an API key. */
  readonly token?: string;
  /**
   * Asked for a token when the service wants one, or another than before; then the call is made again, with its request
   * id, and a watch goes on after its last event. Nothing: let the call fail. Who fails meanwhile waits for the same answer.
   */
  readonly identify?: (refused: UnidentifiedError) => Promise<string | undefined>;
  /** Seconds for a call with all its tries. */
  readonly timeout?: number;
  /** Another way to the service than fetch. */
  readonly transport?: Transport;
}

/** What a new game is dealt from: at random, by name (`pysol:1`, `daily`), written out, or proven winnable. */
export interface Deal {
  readonly named?: string;
  readonly written?: string;
  readonly winnable?: Difficulty;
}

const LONGEST_DELAY = 2;
const FIRST_DELAY = 0.05;

/** Who sits where, seat 1 first: the caller, a bot by its name, or whoever joins. */
export type Seats = readonly ("me" | "open" | { readonly bot: string })[];

/** What else a new game may be told. */
export interface Wishes {
  readonly labels?: Record<string, string>;
  readonly allowFullKnowledge?: boolean;
  readonly seats?: Seats;
}

/** A croupier service. It knows no rule of any game: that is the service's part. */
export class Croupier {
  readonly #catalog: Client<typeof CatalogService>;
  readonly #games: Client<typeof GameService>;
  readonly #analysis: Client<typeof AnalysisService>;
  readonly #timeout: number;
  readonly #language: Record<string, string>;
  readonly #identify: Options["identify"];
  readonly #seats = new Map<string, string>();
  #token: string | undefined;
  #asking: Promise<string | undefined> | undefined;

  /** @param url such as `http://127.0.0.1:8080` */
  constructor(url: string, { language, token, identify, timeout = 10, transport }: Options = {}) {
    const way = transport ?? createConnectTransport({ baseUrl: url, useBinaryFormat: true });
    this.#catalog = createClient(CatalogService, way);
    this.#games = createClient(GameService, way);
    this.#analysis = createClient(AnalysisService, way);
    this.#timeout = timeout;
    this.#language = language ? { "accept-language": language } : {};
    this.#token = token;
    this.#identify = identify;
  }

  /** What the service is: version, limits, languages. */
  info(): Promise<GetServiceInfoResponse> {
    return this.#call((options) => this.#catalog.getServiceInfo({}, options));
  }

  /** Every game that can be played. */
  async variants(): Promise<Variant[]> {
    return (await this.#call((options) => this.#catalog.listVariants({}, options))).variants;
  }

  /** A game that can be played, with its rules and its layout. */
  async variant(variantId: string): Promise<Variant> {
    return present((await this.#call((options) => this.#catalog.getVariant({ variantId }, options))).variant);
  }

  /** The rules of a game in words. */
  async rules(variantId: string, language = ""): Promise<RulesText> {
    const game = { case: "variantId", value: variantId } as const;
    return present((await this.#call((options) => this.#catalog.getRules({ game, language }, options))).rules);
  }

  /** What suits, ranks, cards, piles and moves are called. */
  async texts(language = ""): Promise<Texts> {
    return present((await this.#call((options) => this.#catalog.getTexts({ language }, options))).texts);
  }

  /** Deal a game of a variant, or of rules of your own. */
  async create(
    game: string | PatienceRules,
    deal: Deal = {},
    { seats = [], ...more }: Wishes = {},
  ): Promise<GameView> {
    const request = {
      ...more,
      seats: seats.map(seatSpec),
      requestId: crypto.randomUUID(),
      game:
        typeof game === "string"
          ? ({ case: "variantId", value: game } as const)
          : ({ case: "patienceRules", value: game } as const),
      deal: dealSpec(deal),
      withLegalMoves: true,
    };
    const reply = await this.#call((options) => this.#games.createGame(request, options));
    const view = present(reply.view);
    if (reply.seatToken) this.sit(view.gameId, reply.seatToken);
    return view;
  }

  /** Take a seat at a game by the token that was given for it; later calls about the game come from there. */
  sit(gameId: string, token: string): void {
    this.#seats.set(gameId, token);
  }

  /** The token of the seat that is held at a game, to come back with. */
  tokenOf(gameId: string): string | undefined {
    return this.#seats.get(gameId);
  }

  /** The game now, or at an earlier revision. */
  async get(gameId: string, atRevision?: number): Promise<GameView> {
    const request = { gameId, atRevision, withLegalMoves: true };
    return present((await this.#call((options) => this.#games.getGame(request, options), gameId)).view);
  }

  /** The rules and the layout of a game, also where they are a client's own. */
  async variantOf(gameId: string): Promise<Variant> {
    const request = { gameId, withVariant: true };
    return present((await this.#call((options) => this.#games.getGame(request, options), gameId)).variant);
  }

  /** What may be played, each move with its sentence. */
  async moves(gameId: string): Promise<LegalMove[]> {
    const request = { gameId, withSentences: true };
    return (await this.#call((options) => this.#games.listLegalMoves(request, options), gameId)).moves;
  }

  /** Whether a move is legal, and if not, why. */
  explain(gameId: string, move: AnyMove): Promise<ExplainMoveResponse> {
    return this.#call((options) => this.#games.explainMove({ gameId, move: moveOf(move) }, options), gameId);
  }

  /** Play moves as one step: all of them, or none. `then` appends automatic moves to the foundations. */
  play(
    gameId: string,
    moves: readonly AnyMove[] | AnyMove,
    more: { readonly then?: Autoplay; readonly expectedRevision?: number; readonly requestId?: string } = {},
  ): Promise<PlayMovesResponse> {
    const listed = Array.isArray(moves) ? (moves as readonly AnyMove[]) : [moves as AnyMove];
    const request = {
      gameId,
      requestId: crypto.randomUUID(),
      ...more,
      moves: listed.map(moveOf),
      withLegalMoves: true,
    };
    return this.#call((options) => this.#games.playMoves(request, options), gameId);
  }

  /** Go back so many steps. */
  async undo(gameId: string, steps = 1): Promise<GameView> {
    const request = rewind(gameId, steps);
    return present((await this.#call((options) => this.#games.undoMoves(request, options), gameId)).view);
  }

  /** Go forward again so many steps. */
  async redo(gameId: string, steps = 1): Promise<GameView> {
    const request = rewind(gameId, steps);
    return present((await this.#call((options) => this.#games.redoMoves(request, options), gameId)).view);
  }

  /** Give the game up. */
  async resign(gameId: string): Promise<GameView> {
    const request = { gameId, requestId: crypto.randomUUID() };
    return present((await this.#call((options) => this.#games.resignGame(request, options), gameId)).view);
  }

  /** The game as text. */
  exportGame(gameId: string): Promise<ExportGameResponse> {
    return this.#call((options) => this.#games.exportGame({ gameId }, options), gameId);
  }

  /** Host a game from its text. */
  async importGame(text: string): Promise<GameView> {
    const request = { text, requestId: crypto.randomUUID(), withLegalMoves: true };
    return present((await this.#call((options) => this.#games.importGame(request, options))).view);
  }

  /** What to play next, from what the player sees. */
  suggest(gameId: string, number = 0): Promise<SuggestMovesResponse> {
    return this.#call((options) => this.#analysis.suggestMoves({ gameId, number }, options), gameId);
  }

  /** Whether a game can be won: progress, and the verdict last. Leaving the loop calls the search off. */
  async *solve(gameId: string): AsyncGenerator<SolveResponse> {
    const request = { subject: { case: "gameId", value: gameId } as const };
    for (;;) {
      const stop = new AbortController();
      const token = this.#token;
      try {
        yield* this.#analysis.solve(request, { headers: this.#headersFor(undefined), signal: stop.signal });
        return;
      } catch (failure) {
        const error = errorOf(failure);
        if (!(await this.#identified(error, token))) throw error;
      } finally {
        stop.abort();
      }
    }
  }

  /**
   * Every event after a revision, once and in order, until the game closes; without one, the view now first.
   *
   * A lost line is made again and the watch goes on where it was, for `reconnectFor` seconds; `lost` hears of each loss.
   * `signal` ends it.
   */
  async *watch(
    gameId: string,
    {
      after,
      signal,
      reconnectFor = 60,
      lost,
    }: { after?: number; signal?: AbortSignal; reconnectFor?: number; lost?: () => void } = {},
  ): AsyncGenerator<GameEvent> {
    let cursor = after;
    let tries = new Tries(reconnectFor);
    while (!signal?.aborted) {
      const token = this.#token;
      try {
        const request = { gameId, afterRevision: cursor, withLegalMoves: true };
        for await (const { message } of this.#games.watchGame(request, { headers: this.#headersFor(gameId), signal })) {
          tries = new Tries(reconnectFor);
          if (message.case === "event") {
            cursor = message.value.revision;
            yield message.value;
          }
        }
        return;
      } catch (failure) {
        if (signal?.aborted) return;
        const error = errorOf(failure);
        if (error instanceof UnavailableError) lost?.();
        if (await this.#identified(error, token)) tries = new Tries(reconnectFor);
        else await tries.wait(error);
      }
    }
  }

  #headersFor(gameId: string | undefined): Record<string, string> {
    const seat = gameId === undefined ? undefined : this.#seats.get(gameId);
    return {
      ...this.#language,
      ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
      ...(seat !== undefined && { "croupier-seat": seat }),
    };
  }

  async #call<Answer>(method: (options: CallOptions) => Promise<Answer>, gameId?: string): Promise<Answer> {
    let tries = new Tries(this.#timeout);
    for (;;) {
      const token = this.#token;
      try {
        return await method({ headers: this.#headersFor(gameId), timeoutMs: tries.left });
      } catch (failure) {
        const error = errorOf(failure);
        if (await this.#identified(error, token)) tries = new Tries(this.#timeout);
        else await tries.wait(error);
      }
    }
  }

  /** Whether there is another token than the one that an error is about. */
  async #identified(error: CroupierError, token: string | undefined): Promise<boolean> {
    if (!(error instanceof UnidentifiedError)) return false;
    // While this call was away, another one may have been refused first and asked.
    if (this.#token !== token) return true;
    this.#asking ??= this.#identify?.(error).finally(() => (this.#asking = undefined));
    const given = await this.#asking;
    if (given !== undefined) this.#token = given;
    return given !== undefined;
  }
}

/** How long to go on trying, with growing delays. A write keeps its request id through all tries. */
class Tries {
  readonly #until: number;
  #delay = FIRST_DELAY;

  constructor(seconds: number) {
    this.#until = performance.now() + 1000 * seconds;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return Math.max(1, Math.floor(this.#until - performance.now()));
  }

  /** Wait before the next try; throws the error if another is of no use or would be too late. */
  async wait(error: CroupierError): Promise<void> {
    const delay = 1000 * (error.retryAfter ?? this.#delay * (0.5 + Math.random() / 2));
    if (!(error instanceof UnavailableError) || delay >= this.left) throw error;
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
    await new Promise((done) => setTimeout(done, delay));
  }
}

function moveOf(move: AnyMove): Move {
  return typeof move === "string" ? create(MoveSchema, { text: move }) : move;
}

function dealSpec({ named, written, winnable }: Deal): MessageInitShape<typeof DealSpecSchema> | undefined {
  if (named !== undefined) return { deal: { case: "named", value: named } };
  if (written !== undefined) return { deal: { case: "written", value: written } };
  if (winnable !== undefined) return { deal: { case: "winnable", value: { difficulty: winnable } } };
  return undefined;
}

function seatSpec(who: Seats[number]): MessageInitShape<typeof SeatSpecSchema> {
  if (who === "open") return {};
  if (who === "me") return { player: { case: "creator", value: true } };
  return { player: { case: "bot", value: who.bot } };
}

function rewind(gameId: string, steps: number) {
  const target = { case: "steps", value: steps } as const;
  return { gameId, requestId: crypto.randomUUID(), target, withLegalMoves: true };
}

/** What the contract promises to be there. */
function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw errorOf(new ConnectError("the reply is not whole", Code.Internal));
  return thing;
}
