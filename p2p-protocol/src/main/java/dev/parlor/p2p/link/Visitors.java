package dev.parlor.p2p.link;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Callers who have said who they are. There is a fixed room for those without a seat, and each may
 * say little. When the room is full, callers with nothing to do here give way: first those who have
 * been here long enough, then those whose addresses have more than their share, then whoever came
 * first. A caller that waits for a seat gives way only if its address has more than its share.
 */
final class Visitors {
  static final int ROOM = 32;

  /** After how long a caller with nothing to do here is the first to give way. */
  static final long WELCOME = 15_000;

  /**
   * How many times the usual allowance a watcher has, because it acknowledges everything that it
   * hears.
   */
  static final int MUCH = 32;

  static final int NO_ONE = -1;

  private static final class Visitor {
    final int connection;
    final Origin origin;
    final long since;
    final Allowance allowance;
    Standing standing = Standing.NOBODY;

    Visitor(int connection, Origin origin, long now) {
      this.connection = connection;
      this.origin = origin;
      this.since = now;
      this.allowance = new Allowance(now);
    }
  }

  private final int seats;
  private final Map<Integer, Visitor> here = new LinkedHashMap<>();

  /**
   * @param seats how many seats there may be; beyond that the one that came first gives way
   */
  Visitors(int seats) {
    this.seats = seats;
  }

  /**
   * Somebody comes. Answers the connection that gives way, which may be the new one, or -1.
   *
   * @param older the older connection of the same peer, whose standing the new one takes over; null
   *     if there is none
   */
  int enter(int connection, @Nullable Integer older, Origin origin, Standing standing, long now) {
    Visitor before = older == null ? null : here.get(older);
    Visitor comes = new Visitor(connection, origin, now);
    comes.standing = before == null || standing == Standing.SEATED ? standing : before.standing;
    here.put(connection, comes);
    List<Visitor> crowd = all(visitor -> visitor.standing != Standing.SEATED);
    return crowd.size() <= ROOM || before != null ? NO_ONE : leaves(crowd, comes, now);
  }

  private List<Visitor> all(Predicate<Visitor> like) {
    return here.values().stream().filter(like).collect(Collectors.toList());
  }

  private static int leaves(List<Visitor> crowd, Visitor comes, long now) {
    Shares shares = new Shares(crowd.stream().map(visitor -> visitor.origin));
    return crowd.stream()
        .filter(visitor -> visitor != comes)
        .filter(visitor -> visitor.standing == Standing.NOBODY || shares.isExceeded(visitor.origin))
        .min(
            Comparator.comparing((Visitor visitor) -> visitor.standing)
                .thenComparing(visitor -> now - visitor.since < WELCOME)
                .thenComparing(visitor -> !shares.isExceeded(visitor.origin))
                .thenComparing(visitor -> visitor.since))
        .orElse(comes)
        .connection;
  }

  /** A caller has got another standing. Answers the connection that gives way to it, or -1. */
  int stands(int connection, Standing standing) {
    Visitor visitor = here.get(connection);
    if (visitor == null || visitor.standing == standing) {
      return NO_ONE;
    }
    visitor.standing = standing;
    List<Visitor> sitting = all(other -> other.standing == Standing.SEATED);
    return sitting.size() <= seats ? NO_ONE : sitting.get(0).connection;
  }

  /**
   * Whether a caller may say so many bytes now. A seat may always, and so may a peer that this
   * phone has called.
   */
  boolean maySay(int connection, int bytes, long now) {
    Visitor visitor = here.get(connection);
    return visitor == null
        || visitor.standing == Standing.SEATED
        || visitor.allowance.take(
            visitor.standing == Standing.WATCHING ? bytes / MUCH : bytes, now);
  }

  /** A caller is gone. */
  void left(int connection) {
    here.remove(connection);
  }
}
