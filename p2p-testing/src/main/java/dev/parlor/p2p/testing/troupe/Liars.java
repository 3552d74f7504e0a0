package dev.parlor.p2p.testing.troupe;

import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.SharedLies;
import dev.parlor.p2p.testing.sim.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The list of all liars: those of all games, and behind them those of each card. */
public final class Liars {
  private static final List<Liar> ALL = collect();

  private Liars() {}

  private static List<Liar> collect() {
    return Stream.concat(
            SharedLies.all().stream(), Troupe.KITS.stream().flatMap(kit -> kit.lies().stream()))
        .collect(Collectors.toUnmodifiableList());
  }

  public static List<Liar> all() {
    return ALL;
  }

  public static Optional<Liar> named(String name) {
    return ALL.stream().filter(liar -> liar.name().equals(name)).findFirst();
  }

  /** The liars that have something to lie about in a game. */
  public static List<Liar> of(Bots<?, ?> game) {
    List<Liar> some = new ArrayList<>(ALL);
    some.removeIf(liar -> !liar.concerns().test(game));
    return some;
  }
}
