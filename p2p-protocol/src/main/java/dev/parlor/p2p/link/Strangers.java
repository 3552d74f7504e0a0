package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whoever stands in the door: callers who have not said who they are. There is room for so many;
 * whoever comes when it is full is let in all the same, and another gives way: the one that has got
 * least far, for the time that it had. Those who show the token of a seat stand beside them, one
 * for each seat, and give way to nobody but that seat's phone.
 */
final class Strangers {
  static final int ROOM = 32;

  /** Who takes more than this part of its time for one step is behind all others. */
  private static final int BEHIND = 10;

  private static final int NOBODY = -1;

  private static final class Stranger {
    final int connection;
    final Origin origin;
    int steps;
    long since;

    Stranger(int connection, Origin origin, long now) {
      this.connection = connection;
      this.origin = origin;
      this.since = now;
    }

    boolean isBehind(long now) {
      return now - since > origin.patience() / BEHIND;
    }
  }

  private final Map<Integer, Stranger> standing = new LinkedHashMap<>();
  private final Map<Bytes, Integer> seated = new HashMap<>(); // by npub, as the token says

  /** Somebody comes; the connection that gives way, or -1. */
  int enter(int connection, Origin origin, long now) {
    int leaves = standing.size() < ROOM ? NOBODY : leastFar(origin, now);
    standing.put(connection, new Stranger(connection, origin, now));
    return leaves;
  }

  /** First of those whose addresses have more than their share. */
  private int leastFar(Origin comes, long now) {
    Shares shares =
        new Shares(
            Stream.concat(
                Stream.of(comes), standing.values().stream().map(stranger -> stranger.origin)));
    return standing.values().stream()
        .min(
            Comparator.comparing((Stranger stranger) -> !shares.isExceeded(stranger.origin))
                .thenComparing(stranger -> !stranger.isBehind(now))
                .thenComparing(stranger -> stranger.steps)
                .thenComparing(stranger -> stranger.since))
        .map(stranger -> stranger.connection)
        .orElse(NOBODY);
  }

  /** How far somebody has got; the connection that gives way to a seat's phone, or -1. */
  int got(int connection, SecureLink link, long now) {
    Stranger stranger = standing.get(connection);
    if (stranger == null || stranger.steps == link.steps()) {
      return NOBODY;
    }
    stranger.steps = link.steps();
    stranger.since = now;
    return link.seat().map(npub -> sits(connection, npub)).orElse(NOBODY);
  }

  private int sits(int connection, Bytes npub) {
    standing.remove(connection);
    Integer older = seated.put(npub, connection);
    return older == null ? NOBODY : older;
  }

  /** Somebody has said who it is, or is gone. */
  void left(int connection) {
    standing.remove(connection);
    seated.values().remove(connection);
  }
}
