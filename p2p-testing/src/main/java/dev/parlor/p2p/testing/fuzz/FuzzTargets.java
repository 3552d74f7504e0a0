package dev.parlor.p2p.testing.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of all targets that are fuzzed. */
public final class FuzzTargets {
  private FuzzTargets() {}

  public static List<FuzzTarget> all() {
    List<FuzzTarget> all = new ArrayList<>();
    all.addAll(CryptoReaders.all());
    all.addAll(LogReaders.all());
    all.addAll(TextReaders.all());
    all.addAll(DeckReaders.all());
    all.addAll(LinkScript.all());
    all.addAll(SessionScript.all());
    return all;
  }

  public static Optional<FuzzTarget> named(String name) {
    return all().stream().filter(target -> target.name().equals(name)).findFirst();
  }
}
