/**
 * Everything that a call can fail with.
 *
 *     CroupierError
 *     ├── InvalidRequestError   the request is wrong in itself; `faults` name the fields
 *     ├── NotFoundError         no such game, variant or revision
 *     ├── UnidentifiedError     the service wants to know who calls: no token, or one that it does not take
 *     ├── ForbiddenError        the caller may not do this
 *     ├── RefusedError          not now: the game is closed, nothing to undo …
 *     │   └── IllegalMoveError  a rule forbids the move; nothing of the call was played
 *     ├── ConflictError         the game is not at the expected revision any more
 *     ├── RequestReusedError    another write had this request id
 *     ├── ExhaustedError        a limit is passed
 *     ├── UnavailableError      the service cannot be reached, or is stopping
 *     ├── TimedOutError         no answer in time; a write may or may not have been done
 *     └── ServiceError          the service failed
 *
 * `sentence` is for the player, in `language`; `message` is for developers.
 */

import { Code, ConnectError } from "@connectrpc/connect";

import { ErrorReason } from "../gen/croupier/v1/error_pb.js";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  LocalizedMessageSchema,
  RetryInfoSchema,
} from "../gen/google/rpc/error_details_pb.js";

/** What is wrong with a field of a request, for developers. */
export interface FieldFault {
  readonly field: string;
  readonly description: string;
}

export class CroupierError extends Error {
  /** What forbids it, such as `WRONG_RANK`; empty where the service did not answer. */
  readonly reason: string;
  /** Why, for the player. */
  readonly sentence: string;
  /** The language of the sentence. */
  readonly language: string;
  /** The facts of the reason. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly faults: readonly FieldFault[];
  /** Seconds to wait before another try; undefined where waiting is of no use. */
  readonly retryAfter: number | undefined;

  constructor(cause: ConnectError) {
    super(cause.rawMessage, { cause });
    this.name = new.target.name;
    const info = cause.findDetails(ErrorInfoSchema)[0];
    const sentence = cause.findDetails(LocalizedMessageSchema)[0];
    const retry = cause.findDetails(RetryInfoSchema)[0]?.retryDelay;
    this.reason = info?.reason ?? "";
    this.sentence = sentence?.message ?? cause.rawMessage;
    this.language = sentence?.locale ?? "";
    this.metadata = info?.metadata ?? {};
    this.faults = (cause.findDetails(BadRequestSchema)[0]?.fieldViolations ?? []).map(({ field, description }) => ({
      field,
      description,
    }));
    this.retryAfter = retry && Number(retry.seconds) + retry.nanos / 1e9;
  }
}

export class InvalidRequestError extends CroupierError {}
export class NotFoundError extends CroupierError {}
export class UnidentifiedError extends CroupierError {}
export class ForbiddenError extends CroupierError {}
export class RefusedError extends CroupierError {}
export class ConflictError extends CroupierError {}
export class RequestReusedError extends CroupierError {}
export class ExhaustedError extends CroupierError {}
export class UnavailableError extends CroupierError {}
export class TimedOutError extends CroupierError {}
export class ServiceError extends CroupierError {}

export class IllegalMoveError extends RefusedError {
  /** The move in text notation. */
  get move(): string {
    return this.metadata["move"] ?? "";
  }

  /** Its place in the call, from 0. */
  get index(): number {
    return Number(this.metadata["index"] ?? 0);
  }
}

const KINDS: Partial<Record<Code, typeof CroupierError>> = {
  [Code.InvalidArgument]: InvalidRequestError,
  [Code.NotFound]: NotFoundError,
  [Code.Unauthenticated]: UnidentifiedError,
  [Code.PermissionDenied]: ForbiddenError,
  [Code.FailedPrecondition]: RefusedError,
  [Code.Aborted]: ConflictError,
  [Code.AlreadyExists]: RequestReusedError,
  [Code.ResourceExhausted]: ExhaustedError,
  [Code.Unavailable]: UnavailableError,
  [Code.DeadlineExceeded]: TimedOutError,
};

/** Reasons from this number on are rules of a game. */
const FIRST_RULE = 101;

/** The error of a failed call. */
export function errorOf(failure: unknown): CroupierError {
  const cause = ConnectError.from(failure);
  const Kind = KINDS[cause.code] ?? ServiceError;
  if (Kind === RefusedError && isRule(cause.findDetails(ErrorInfoSchema)[0]?.reason ?? "")) {
    return new IllegalMoveError(cause);
  }
  // A browser says of a line that is down that fetching failed, which has no code of its own.
  return cause.code === Code.Unknown ? new UnavailableError(cause) : new Kind(cause);
}

function isRule(reason: string): boolean {
  const number = ErrorReason[reason as keyof typeof ErrorReason];
  return typeof number === "number" && number >= FIRST_RULE;
}
