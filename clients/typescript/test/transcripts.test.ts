/** The transcripts of `tests/data/transcripts` through the generated stubs; its README says how they are read. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

import { type DescMethod, type DescService, fromJson, type JsonValue, type Message, toJson } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";

import { AnalysisService } from "../gen/croupier/v1/analysis_pb.js";
import { CatalogService } from "../gen/croupier/v1/catalog_pb.js";
import { GameEventSchema } from "../gen/croupier/v1/game_pb.js";
import { GameService, type WatchGameResponse } from "../gen/croupier/v1/game_service_pb.js";
import { errorOf } from "../src/index.js";

type Json = JsonValue | undefined;
type Table = { readonly [key: string]: JsonValue };

interface Step {
  readonly call?: string;
  readonly request?: JsonValue;
  readonly headers?: Record<string, string>;
  readonly reply?: JsonValue;
  readonly error?: JsonValue;
  readonly save?: Record<string, string>;
  readonly watch?: JsonValue;
  readonly events?: readonly JsonValue[];
  readonly ends?: boolean;
}

const FOLDER = new URL("../../../../tests/data/transcripts/", import.meta.url);
const SERVICES: Readonly<Record<string, DescService>> = { AnalysisService, CatalogService, GameService };
const transport = createConnectTransport({ baseUrl: process.env["CROUPIER_URL"] ?? "", useBinaryFormat: true });

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"))) {
  for (const line of readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n")) {
    const { name, steps } = JSON.parse(line) as { name: string; steps: Step[] };
    test(name, () => play(steps));
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  const saved = new Map<string, JsonValue>();
  for (const step of steps.map((step) => () => filled(step as unknown as JsonValue, saved) as unknown as Step)) {
    const { call, error, reply, save, watch, ...more } = step();
    if (watch !== undefined) await follow(watch, more.headers ?? {}, more.events ?? [], more.ends ?? false);
    else if (error !== undefined) within(error, await refusal(() => invoke(call ?? "", more.request, more.headers)));
    else {
      const said = await invoke(call ?? "", more.request, more.headers);
      within(reply ?? {}, said);
      for (const [name, path] of Object.entries(save ?? {})) saved.set(name, at(said, path));
    }
  }
}

function method(call: string): DescMethod {
  const [service = "", name = ""] = call.split("/");
  const found = SERVICES[service]?.methods.find((each) => each.name === name);
  assert.ok(found, `there is no ${call}`);
  return found;
}

async function invoke(call: string, request: Json, headers: Record<string, string> = {}): Promise<JsonValue> {
  const { input, output, methodKind } = method(call);
  const message = fromJson(input, request ?? {}) as Message;
  if (methodKind === "server_streaming") return toJson(output, await last(method(call), message, headers));
  const answer = await transport.unary(method(call) as never, undefined, 30_000, headers, message as never);
  return toJson(output, answer.message as Message);
}

/** The last message of a stream that is read to its end. */
async function last(method: DescMethod, message: Message, headers: Record<string, string>): Promise<Message> {
  const stream = await transport.stream(method as never, undefined, 30_000, headers, once(message));
  let said: Message | undefined;
  for await (const each of stream.message as AsyncIterable<Message>) said = each;
  return said ?? assert.fail("nothing was said");
}

async function* once(message: Message) {
  yield message as never;
}

async function refusal(asked: () => Promise<unknown>): Promise<JsonValue> {
  try {
    await asked();
  } catch (failure) {
    const { reason, metadata, sentence, language } = errorOf(failure);
    const code = Code[ConnectError.from(failure).code]?.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase() ?? "";
    return { code, reason, metadata: { ...metadata }, sentence, language };
  }
  return assert.fail("nothing was refused");
}

async function follow(
  request: JsonValue,
  headers: Record<string, string>,
  events: readonly JsonValue[],
  ends: boolean,
): Promise<void> {
  const { input } = method("GameService/WatchGame");
  const stop = new AbortController();
  const message = fromJson(input, request) as Message;
  const watch = GameService.method.watchGame as never;
  const stream = await transport.stream(watch, stop.signal, 30_000, headers, once(message));
  const told: JsonValue[] = [];
  try {
    for await (const { message } of stream.message as AsyncIterable<WatchGameResponse>) {
      if (message.case === "event") told.push(toJson(GameEventSchema, message.value));
      if (told.length === events.length && !ends) break;
    }
  } finally {
    stop.abort();
  }
  within([...events], told);
}

/** A step with what earlier ones have saved. */
function filled(value: JsonValue, saved: ReadonlyMap<string, JsonValue>): JsonValue {
  if (typeof value === "string") return value.startsWith("$") ? (saved.get(value.slice(1)) ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => filled(each, saved));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, saved)]));
  }
  return value;
}

function at(said: JsonValue, path: string): JsonValue {
  return path.split(".").reduce<JsonValue>((value, key) => (value as Table)[key] ?? null, said);
}

/** Everything that is wanted is there; lists whole and in order. */
function within(wanted: JsonValue, there: Json, path = ""): void {
  if (Array.isArray(wanted)) {
    assert.ok(Array.isArray(there) && there.length === wanted.length, `${path} is ${JSON.stringify(there)}`);
    wanted.forEach((each, number) => within(each, there[number], `${path}[${number}]`));
  } else if (wanted !== null && typeof wanted === "object") {
    assert.ok(there !== null && typeof there === "object" && !Array.isArray(there), `${path} is ${JSON.stringify(there)}`);
    for (const [key, each] of Object.entries(wanted)) within(each, (there as Table)[key], `${path}.${key}`);
  } else assert.equal(there ?? null, wanted, path);
}
