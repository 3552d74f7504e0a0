package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;

/** How far a table has come: whether it is over, and how it has ended. */
final class TableProgress<S, V> {
  /** How long all may stand in the lobby, comparing or signing before they give up. */
  static final long GIVE_UP = 1_200_000;

  private final World<S, V> world;
  private final SimCast<S, V> cast;
  private long lastProgress;
  private long lastSize;

  TableProgress(World<S, V> world, SimCast<S, V> cast) {
    this.world = world;
    this.cast = cast;
    this.lastProgress = world.time().now();
  }

  /** Whether nobody will do anything more that counts. */
  boolean isOver() {
    if (world.watch().entries() != lastSize) {
      lastSize = world.watch().entries();
      lastProgress = world.time().now();
    }
    for (SimPhone<S, V> phone : world.phones()) {
      if (!hasEnded(phone)) {
        return false;
      }
    }
    return givenUp() || world.onlookers().stream().allMatch(this::hasSeenAll);
  }

  /** Whether a watcher has come as far as the table has. */
  private boolean hasSeenAll(SimPhone<S, V> onlooker) {
    long seen = onlooker.session().map(session -> session.log().size()).orElse(0);
    return cast.isLiar(onlooker.number())
        || onlooker.hasVanished()
        || seen >= world.watch().entries();
  }

  private boolean hasEnded(SimPhone<S, V> phone) {
    if (phone.hasVanished() || cast.isLiar(phone.number())) {
      return true;
    }
    if (!phone.isAlive()) {
      return false;
    }
    return switch (phone.stage()) {
      case FINISHED -> hasPlayedAll(phone) || isGone(phone) || givenUp();
      case BROKEN -> true;
      case LOBBY, COMPARING, SIGNING -> givenUp();
      case PLAYING -> isGone(phone) || (givenUp() && (visiblyPaused(phone) || waits(phone)));
    };
  }

  /** Whether a phone has come to the last match that its table was to play. */
  boolean hasPlayedAll(SimPhone<S, V> phone) {
    return phone.match().map(m -> m.seating().number() >= world.run().matches()).orElse(false);
  }

  private boolean givenUp() {
    return world.time().now() - lastProgress > GIVE_UP;
  }

  /**
   * Whether a phone rightly waits: too few are there to let another seat order, or its game waits
   * for the host and for a second player, and one of these is missing.
   */
  private boolean waits(SimPhone<S, V> phone) {
    long there = world.phones().stream().filter(this::isThere).count();
    long seats = world.phones().stream().filter(each -> !isGone(each)).count();
    if (cast.outlivesHost() && !isThere(world.phones().get(0)) && 2 * there <= seats) {
      return true; // too few to have somebody else order
    }
    return phone.match().map(match -> match.kit().goesOnWithoutTheSilent()).orElse(false)
        && (!isThere(world.phones().get(0)) || there < 2);
  }

  private boolean isThere(SimPhone<S, V> phone) {
    return !phone.hasVanished() && !isGone(phone) && !cast.isLiar(phone.number());
  }

  /**
   * Whether a table pauses visibly: nobody is awaited who could do anything, because all others are
   * away or gone, and it shows that.
   */
  private boolean visiblyPaused(SimPhone<S, V> phone) {
    return phone
        .match()
        .map(
            match ->
                match.attendance().present().size() <= 1 || !match.attendance().away().isEmpty())
        .orElse(false);
  }

  /** Whether any phone knows that its seat is out for good. */
  boolean isGone(SimPhone<S, V> phone) {
    TableSeat tableSeat = phone.tableSeat();
    for (SimPhone<S, V> other : world.phones()) {
      Match<S, V> match = other.match().orElse(null);
      if (match != null && !cast.isLiar(other.number()) && isGone(match, tableSeat)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGone(Match<?, ?> match, TableSeat tableSeat) {
    int seat = match.seating().seatOf(tableSeat).index();
    return seat < 0 || match.attendance().isGone(seat);
  }

  RunReport.Ending ending() {
    if (world.watch().problem().isPresent()) {
      return RunReport.Ending.WRONG;
    }
    boolean finished = true;
    for (SimPhone<S, V> phone : world.phones()) {
      finished &=
          phone.stage() == TableView.Stage.FINISHED && !isGone(phone) && hasPlayedAll(phone);
    }
    return finished ? RunReport.Ending.FINISHED : RunReport.Ending.BY_RULE;
  }

  String stages() {
    StringBuilder text = new StringBuilder();
    for (SimPhone<S, V> phone : world.phones()) {
      text.append(text.length() == 0 ? "" : ", ")
          .append("P")
          .append(phone.number() + 1)
          .append(' ');
      text.append(phone.hasVanished() ? "vanished" : phone.isAlive() ? phone.stage() : "dead");
      text.append(" log ").append(phone.session().map(s -> s.log().size()).orElse(0));
    }
    return text.toString();
  }
}
