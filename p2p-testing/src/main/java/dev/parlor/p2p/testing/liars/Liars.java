package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.testing.sim.Bots;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The list of all liars. */
public final class Liars {
  private static final List<Liar> ALL = collect();

  private Liars() {}

  private static List<Liar> collect() {
    List<Liar> all = new ArrayList<>(BlockLies.all());
    all.addAll(PointLies.all());
    all.addAll(MoveLies.all());
    all.addAll(UnseenLies.all());
    all.addAll(LineLies.all());
    all.addAll(BetLies.all());
    all.addAll(SealLies.all());
    all.addAll(EntryLies.all());
    all.addAll(MessageLies.all());
    all.addAll(OrderLies.all());
    all.addAll(HostLies.all());
    all.addAll(RosterLies.all());
    all.addAll(RaceLies.all());
    all.addAll(LeavingLies.all());
    all.addAll(EscapeLies.all());
    all.addAll(AccompliceLies.all());
    all.addAll(RematchLies.all());
    all.addAll(LinkLies.all());
    all.addAll(OutsideLies.all());
    all.addAll(ResultLies.all());
    all.addAll(StationLies.all());
    all.addAll(PuppetLies.all());
    all.addAll(FloodLies.all());
    all.addAll(AbsenceLies.all());
    all.addAll(SuccessionLies.all());
    all.addAll(OrdererLies.all());
    all.addAll(OnlookerLies.all());
    all.addAll(ToOnlookerLies.all());
    all.addAll(TwiceLies.all());
    return Collections.unmodifiableList(all);
  }

  public static List<Liar> all() {
    return ALL;
  }

  public static Optional<Liar> named(String name) {
    return ALL.stream().filter(liar -> liar.name().equals(name)).findFirst();
  }

  /** Those that have something to lie about in a game. */
  public static List<Liar> of(Bots<?, ?> game) {
    List<Liar> some = new ArrayList<>(ALL);
    some.removeIf(liar -> !liar.concerns().test(game));
    return some;
  }
}
