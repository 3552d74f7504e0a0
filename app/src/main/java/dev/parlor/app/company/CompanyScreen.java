package dev.parlor.app.company;

import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.TableView;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * The others at a table, as its screen shows them.
 *
 * @param callsigns in seat order
 * @param named the people whom the status speaks of, in seat order
 * @param until when their time is over, in milliseconds since 1970 UTC
 * @param table what the shield names when somebody has signed something that was refused
 * @param checked what this phone has checked in order to say so
 * @param out who sits out, and until when each seat is kept
 * @param heir who holds the table when this phone, which holds it now, leaves the match
 */
public record CompanyScreen(
    List<String> callsigns,
    Status status,
    List<String> named,
    OptionalLong until,
    Shield shield,
    TableView<?> table,
    Checked checked,
    List<Countdown> out,
    Optional<String> heir) {

  /** What there is to say of the others. */
  public enum Status {
    QUIET,
    /** It is this player's turn. */
    MINE,
    /** What this player chose has not been ordered yet. */
    PENDING,
    /** Others are to act. */
    AWAITING,
    /** Others are to act and can't be reached. */
    AWAY,
    /** The phone that holds the table can't be reached from here. */
    UNREACHABLE,
    /**
     * The phone that holds the table can't be reached from here, and the others are enough to let
     * another seat hold it.
     */
    SUCCEEDING,
    /** The match is over, and signatures are missing. */
    SIGNING,
    /** Everybody has signed. */
    SIGNED
  }

  /** What is known about everything that has to be proven. */
  public enum Shield {
    /** The deck is not made yet. */
    OPEN,
    /** Everybody shuffled, and every proof held. */
    WHOLE,
    /** Somebody signed what can't be. */
    BROKEN
  }

  /** Whether somebody can't be reached. */
  boolean isTroubled() {
    return switch (status) {
      case AWAY, UNREACHABLE, SUCCEEDING -> true;
      case QUIET, MINE, PENDING, AWAITING, SIGNING, SIGNED -> false;
    };
  }

  public static CompanyScreen of(SittingView<?> sitting) {
    TableView<?> table = sitting.table();
    Status status = status(sitting);
    return new CompanyScreen(
        names(table, everybody(table)),
        status,
        named(table, status),
        status == Status.AWAITING || status == Status.AWAY || status == Status.MINE
            ? sitting.deadline()
            : OptionalLong.empty(),
        shield(table),
        table,
        sitting.checked(),
        out(sitting),
        table.stage() == TableView.Stage.PLAYING
            ? sitting.heir().map(Join::callsign)
            : Optional.empty());
  }

  private static List<Countdown> out(SittingView<?> sitting) {
    boolean playing = sitting.table().stage() == TableView.Stage.PLAYING;
    List<Countdown> out = new ArrayList<>(playing ? sitting.countdowns() : List.of());
    out.removeIf(one -> one.what() != Countdown.What.SITS_OUT);
    return Collections.unmodifiableList(out);
  }

  private static Shield shield(TableView<?> table) {
    if (!table.verdicts().isEmpty()) {
      return Shield.BROKEN;
    }
    return table.deckReady() ? Shield.WHOLE : Shield.OPEN;
  }

  private static Status status(SittingView<?> sitting) {
    TableView<?> table = sitting.table();
    return switch (table.stage()) {
      case LOBBY, COMPARING, BROKEN -> Status.QUIET;
      case SIGNING -> Status.SIGNING;
      case FINISHED -> Status.SIGNED;
      case PLAYING -> playing(table, sitting.link().kind() == LinkState.Kind.LOST);
    };
  }

  private static Status playing(TableView<?> table, boolean lost) {
    if (lost && table.holding() != table.me()) {
      int there = table.seats().size() - table.gone().size();
      return there > 2 ? Status.SUCCEEDING : Status.UNREACHABLE;
    } else if (!awaitedAndAway(table).isEmpty()) {
      return Status.AWAY;
    } else if (table.pending() != null) {
      return Status.PENDING;
    } else if (table.awaited().contains(table.me())) {
      return Status.MINE;
    }
    return table.awaited().isEmpty() ? Status.QUIET : Status.AWAITING;
  }

  private static List<String> named(TableView<?> table, Status status) {
    return switch (status) {
      case QUIET, MINE, PENDING, SIGNED -> List.of();
      case AWAITING, SIGNING -> names(table, new TreeSet<>(table.awaited()));
      case AWAY -> names(table, awaitedAndAway(table));
      case UNREACHABLE, SUCCEEDING ->
          names(table, table.holding() < 0 ? Set.of() : Set.of(table.holding()));
    };
  }

  private static Set<Integer> awaitedAndAway(TableView<?> table) {
    Set<Integer> seats = new TreeSet<>(table.awaited());
    seats.retainAll(table.away());
    return seats;
  }

  private static Set<Integer> everybody(TableView<?> table) {
    Set<Integer> seats = new TreeSet<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      seats.add(seat);
    }
    return seats;
  }

  private static List<String> names(TableView<?> table, Collection<Integer> seats) {
    List<String> names = new ArrayList<>();
    for (int seat : seats) {
      Join join = table.seats().get(seat);
      names.add(join.callsign());
    }
    return Collections.unmodifiableList(names);
  }
}
