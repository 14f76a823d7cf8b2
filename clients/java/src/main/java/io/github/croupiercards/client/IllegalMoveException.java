package io.github.croupiercards.client;

import io.grpc.StatusRuntimeException;

/** A rule forbids the move; nothing of the call was played. */
public final class IllegalMoveException extends CroupierException {
  private static final long serialVersionUID = 1L;

  IllegalMoveException(com.google.rpc.Status status, StatusRuntimeException cause) {
    super(status, cause);
  }

  /** The move in text notation. */
  public String move() {
    return metadata().getOrDefault("move", "");
  }

  /** Its place in the call, from 0. */
  public int index() {
    return Integer.parseInt(metadata().getOrDefault("index", "0"));
  }
}
