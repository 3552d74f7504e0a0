package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Callers at the door who have not said who they are. There is room for a fixed number. Whoever
 * comes when it is full is let in all the same, and the caller that has made the least progress for
 * its time gives way. A caller that shows the token of a seat has a place of its own, one for each
 * seat, and gives way only to that seat's phone.
 */
final class Strangers {
  static final int ROOM = 32;

  /** A caller is behind when one step takes more than this fraction (1 : 10) of its time. */
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

  /**
   * The connection that gives way: first among those whose addresses have more than their share,
   * then the one that has got least far.
   */
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

  /**
   * Notes how far a caller has got. Answers the connection that gives way to a seat's phone, or -1.
   */
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
