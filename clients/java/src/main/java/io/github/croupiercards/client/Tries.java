package io.github.croupiercards.client;

import io.grpc.Status;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** How long to go on trying, with growing delays. */
final class Tries {
  private static final Duration FIRST = Duration.ofMillis(50);
  private static final Duration LONGEST = Duration.ofSeconds(2);

  private final long until;
  private Duration delay = FIRST;

  Tries(Duration all) {
    until = System.nanoTime() + all.toNanos();
  }

  /** What is left; never quite nothing, since a call wants some. */
  Duration left() {
    return Duration.ofNanos(Math.max(1_000_000, until - System.nanoTime()));
  }

  /** Wait before the next try; throws the error if another is of no use or would be too late. */
  void waitAfter(CroupierException error) {
    long half = delay.toNanos() / 2;
    Duration wait = error.retryAfter().orElse(Duration.ofNanos(half + ThreadLocalRandom.current().nextLong(half)));
    if (error.code() != Status.Code.UNAVAILABLE || wait.compareTo(left()) >= 0) {
      throw error;
    }
    Duration twice = delay.multipliedBy(2);
    delay = twice.compareTo(LONGEST) < 0 ? twice : LONGEST;
    try {
      Thread.sleep(wait.toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw error;
    }
  }
}
