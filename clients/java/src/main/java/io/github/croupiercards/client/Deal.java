package io.github.croupiercards.client;

import io.github.croupiercards.v1.DealSpec;
import java.util.Optional;

/** What a game is dealt from. */
public final class Deal {
  private static final Deal RANDOM = new Deal(null);

  private final DealSpec spec;

  private Deal(DealSpec spec) {
    this.spec = spec;
  }

  /** Shuffled by the service. */
  public static Deal random() {
    return RANDOM;
  }

  /** By name, such as {@code pysol:1} or {@code daily}. */
  public static Deal named(String name) {
    return new Deal(DealSpec.newBuilder().setNamed(name).build());
  }

  /** Written out. */
  public static Deal written(String text) {
    return new Deal(DealSpec.newBuilder().setWritten(text).build());
  }

  Optional<DealSpec> spec() {
    return Optional.ofNullable(spec);
  }
}
