/**
 * The client against a live service, whose URL is in CROUPIER_URL; CROUPIER_GUARDED_URL is one that asks who calls, and takes
 * CROUPIER_TOKEN.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";

import {
  Croupier,
  GameState,
  type GameView,
  IllegalMoveError,
  InvalidRequestError,
  NotFoundError,
  RequestReusedError,
  UnavailableError,
  UnidentifiedError,
} from "../src/index.js";

const url = process.env["CROUPIER_URL"] ?? "";
assert.ok(url, "CROUPIER_URL names the service");
const croupier = new Croupier(url);
const german = new Croupier(url, { language: "de-AT" });

const texts = (view: GameView) => view.legalMoves.map(({ text }) => text);

test("a game is dealt, played, taken back and given up", async () => {
  const game = await croupier.create("whitehead", { named: "pysol:1" });
  assert.deepEqual(texts(game), ["t4-t3", "t5-t4", "t6-f", "t7-f", "draw"]);
  const played = await croupier.play(game.gameId, ["t4-t3", "t6-f"]);
  assert.equal(played.revision, 2);
  assert.equal((await croupier.undo(game.gameId)).undoSteps, 0);
  assert.equal((await croupier.redo(game.gameId)).undoSteps, 1);
  assert.equal((await croupier.resign(game.gameId)).state, GameState.CLOSED);
});

test("an illegal move says why, in the player's language", async () => {
  const game = await german.create("whitehead", { named: "pysol:1" });
  await assert.rejects(german.play(game.gameId, ["t4-t3", "t1-t2"]), (error: unknown) => {
    assert.ok(error instanceof IllegalMoveError);
    assert.equal(error.reason, "WRONG_RANK");
    assert.equal(error.sentence, "D♥ passt nicht auf 10♠: Der Rang schließt nicht an.");
    assert.deepEqual([error.language, error.move, error.index], ["de", "t1-t2", 1]);
    return true;
  });
  assert.equal((await german.explain(game.gameId, "t1-t2")).reason, "WRONG_RANK");
});

test("errors are the language's own, with what is wrong", async () => {
  await assert.rejects(croupier.get("0".repeat(32)), NotFoundError);
  await assert.rejects(croupier.create("whitehead", { named: "pysol:x" }), InvalidRequestError);
  const nobody = new Croupier("http://127.0.0.1:9", { timeout: 0.3 });
  await assert.rejects(nobody.info(), UnavailableError);
});

test("a write that is sent again is done once", async () => {
  const game = await croupier.create("whitehead", { named: "pysol:1" });
  const requestId = crypto.randomUUID();
  const first = await croupier.play(game.gameId, "t6-f", { requestId });
  const again = await croupier.play(game.gameId, "t6-f", { requestId });
  assert.deepEqual([first.revision, again.revision], [2, 2]);
  await assert.rejects(croupier.play(game.gameId, "t7-f", { requestId }), RequestReusedError);
});

test("a watch tells every fact and ends with the game", async () => {
  const game = await croupier.create("whitehead", { named: "pysol:1" });
  const seen: string[] = [];
  for await (const event of croupier.watch(game.gameId)) {
    seen.push(`${event.revision} ${event.fact.case ?? "view"}`);
    if (event.revision === 1) await croupier.play(game.gameId, "t6-f");
    if (event.revision === 2) await croupier.resign(game.gameId);
  }
  assert.deepEqual(seen, ["1 view", "2 movesPlayed", "3 gameClosed"]);
});

test("a watch goes on after a revision, and stops when it is told to", async () => {
  const game = await croupier.create("whitehead", { named: "pysol:1" });
  for (const move of ["t6-f", "t7-f", "draw"]) await croupier.play(game.gameId, move);
  const stop = new AbortController();
  const seen: number[] = [];
  for await (const event of croupier.watch(game.gameId, { after: 2, signal: stop.signal })) {
    seen.push(event.revision);
    if (event.revision === 4) stop.abort();
  }
  assert.deepEqual(seen, [3, 4]);
});

test("the catalog, the rules and the names come in a language", async () => {
  assert.ok((await croupier.variants()).some(({ id }) => id === "spider"));
  assert.equal((await croupier.variant("agnes")).layout?.places.length, 12);
  assert.equal((await croupier.rules("whitehead", "ru")).title, "Уайтхэд");
  assert.equal((await german.texts()).cards.find(({ short }) => short === "D♠")?.spoken, "Pik Dame");
});

test("hints and verdicts", async () => {
  const game = await croupier.create("whitehead", { named: "pysol:1" }, { allowFullKnowledge: true });
  assert.ok((await croupier.suggest(game.gameId)).plans.length > 0);
  let last = "";
  for await (const { message } of croupier.solve(game.gameId)) last = message.case ?? "";
  assert.equal(last, "verdict");
});

const guarded = process.env["CROUPIER_GUARDED_URL"] ?? "";
const token = process.env["CROUPIER_TOKEN"] ?? "";

test("who calls is asked for, and said with every call and watch", { skip: !guarded }, async () => {
  await assert.rejects(new Croupier(guarded).create("whitehead"), (error: unknown) => {
    assert.ok(error instanceof UnidentifiedError);
    assert.equal(error.reason, "IDENTITY_REQUIRED");
    return true;
  });
  await assert.rejects(new Croupier(guarded, { token: "another" }).create("whitehead"), UnidentifiedError);
  const alice = new Croupier(guarded, { token });
  const game = await alice.create("whitehead", { named: "pysol:1" });
  await alice.resign(game.gameId);
  for await (const event of alice.watch(game.gameId, { after: 1 })) assert.equal(event.revision, 2);
});

test("calls that are refused together ask once, and are made again with the answer", { skip: !guarded }, async () => {
  const game = await new Croupier(guarded, { token }).create("whitehead");
  const asked: string[] = [];
  const answers = ["wrong", token];
  const identify = async (refused: UnidentifiedError) => {
    asked.push(refused.reason);
    return answers.shift();
  };
  const alice = new Croupier(guarded, { identify });
  await Promise.all([alice.get(game.gameId), alice.variantOf(game.gameId), alice.moves(game.gameId)]);
  assert.deepEqual(asked, ["IDENTITY_REQUIRED", "IDENTITY_REFUSED"]);
  const nobody = new Croupier(guarded, { identify: async () => undefined });
  await assert.rejects(nobody.get(game.gameId), UnidentifiedError);
});

test("the example bot plays a game", () => {
  const said = execFileSync(process.execPath, ["dist/examples/greedyBot.js", url, "klondike"], { encoding: "utf8" });
  assert.match(said, /cards on the foundations at revision \d+/);
});
