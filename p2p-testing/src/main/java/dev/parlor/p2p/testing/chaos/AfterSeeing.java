package dev.parlor.p2p.testing.chaos;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Event;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.CoinEngine;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.SealedEngine;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Checks;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.match.Series;
import dev.parlor.p2p.match.Setting;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.SimPhone;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Whether a promise counted that was made when a choice of the others was already open. */
final class AfterSeeing<S, V> {
  private final Set<TableSeat> puppets;
  private final Map<Integer, Long> openedAt = new HashMap<>(); // by choice
  private final Map<List<Integer>, Long> promisedAt = new HashMap<>(); // by seat and choice

  private AfterSeeing(Set<TableSeat> puppets) {
    this.puppets = puppets;
  }

  static <S, V> Optional<String> in(
      Match<S, V> match, Transcript transcript, SimPhone<S, V> phone, Set<TableSeat> puppets) {
    boolean promises =
        transcript.log().stream().anyMatch(o -> Match.verbOf(o.entry()).equals("BET_REVEAL"));
    return promises
        ? new AfterSeeing<S, V>(puppets).replay(match.kit(), transcript, phone.tools())
        : Optional.empty();
  }

  private Optional<String> replay(GameKit<S, V> kit, Transcript transcript, Phone tools) {
    Roster roster = transcript.roster();
    Series<S, V> series =
        new Series<>(roster.seats().size(), seating -> match(kit, roster, seating, tools));
    for (Ordered ordered : transcript.log()) {
      Optional<String> wrong = step(kit, series, ordered);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> step(GameKit<S, V> kit, Series<S, V> series, Ordered ordered) {
    Match<S, V> match = series.match();
    int seat = match.seating().seatOf(ordered.entry().seat()).index();
    OptionalInt choice =
        match.hasBegun() && !match.outcome().isPresent()
            ? kit.choosesUnseen(match.state())
            : OptionalInt.empty();
    if (!choice.isPresent() || seat < 0) {
      series.apply(ordered);
      return Optional.empty();
    }
    List<Integer> promise = List.of(seat, choice.getAsInt());
    boolean before = match.unseen().hasCommitted(seat);
    int events = match.events().size();
    series.apply(ordered);
    if (!before && match.unseen().hasCommitted(seat)) {
      promisedAt.put(promise, ordered.order().index());
    }
    for (Event event : match.events().subList(events, match.events().size())) {
      if (event instanceof Event.Acted acted && acted.seat() == seat) {
        if (!puppets.contains(ordered.entry().seat())) {
          openedAt.putIfAbsent(choice.getAsInt(), ordered.order().index());
        } else if (promisedAt.getOrDefault(promise, 0L)
            > openedAt.getOrDefault(choice.getAsInt(), Long.MAX_VALUE)) {
          return Optional.of("seat " + (seat + 1) + " chose after seeing, " + acted);
        }
      }
    }
    return Optional.empty();
  }

  private static <S, V> Match<S, V> match(
      GameKit<S, V> kit, Roster roster, Seating seating, Phone tools) {
    DeckTable decks =
        new DeckTable(
            seating.scope(roster.tid()), roster.invite().rules(), seating.of(roster.npubs()));
    Engine engine =
        kit.hiding()
            ? new SealedEngine(decks, tools.sealing())
            : new CoinEngine(decks, kit.goesOnWithoutTheSilent());
    Setting setting =
        new Setting(
            roster.invite().setup(seating.seats().size()),
            roster.tid(),
            roster.npubs(),
            decks,
            engine);
    Checks checks =
        new Checks(
            (one, other) -> !one.hash().equals(other.hash()),
            (shown, size) -> true,
            (played, seat, signature) -> true,
            new SeededEntropy("seen"));
    return new Match<>(kit, seating, setting, checks);
  }
}
