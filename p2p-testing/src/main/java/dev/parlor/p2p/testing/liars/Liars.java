package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.testing.sim.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The list of all liars. */
public final class Liars {
  private static final List<Liar> ALL = collect();

  private Liars() {}

  private static List<Liar> collect() {
    return Stream.of(
            BlockLies.all(),
            PointLies.all(),
            MoveLies.all(),
            UnseenLies.all(),
            LineLies.all(),
            BetLies.all(),
            SealLies.all(),
            EntryLies.all(),
            MessageLies.all(),
            OrderLies.all(),
            HostLies.all(),
            RosterLies.all(),
            RaceLies.all(),
            LeavingLies.all(),
            EscapeLies.all(),
            AccompliceLies.all(),
            RematchLies.all(),
            LinkLies.all(),
            OutsideLies.all(),
            ResultLies.all(),
            StationLies.all(),
            PuppetLies.all(),
            FloodLies.all(),
            AbsenceLies.all(),
            SuccessionLies.all(),
            OrdererLies.all(),
            OnlookerLies.all(),
            ToOnlookerLies.all(),
            TwiceLies.all())
        .flatMap(List::stream)
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
