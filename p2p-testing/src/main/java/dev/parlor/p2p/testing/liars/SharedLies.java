package dev.parlor.p2p.testing.liars;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lies that can be told in every game, because they are about what is said in every game. */
public final class SharedLies {
  private SharedLies() {}

  public static List<Liar> all() {
    return Stream.of(
            BlockLies.all(),
            PointLies.all(),
            WindowLies.all(),
            LineLies.all(),
            EntryLies.all(),
            MessageLies.all(),
            OrderLies.all(),
            HostLies.all(),
            RosterLies.all(),
            RaceLies.all(),
            LeavingLies.all(),
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
}
