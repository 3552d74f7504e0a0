package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Who may come to a switchboard and stay there: callers who have not said who they are ({@link
 * Strangers}), callers who have and sit nowhere ({@link Visitors}), and the seats. Several methods
 * answer the connection that has to give way to another, or -1.
 */
final class Admission {
  private final boolean onePhoneEach;
  private final Peers peers;
  private final Seats seats;
  private final Strangers strangers = new Strangers();
  private final Visitors visitors;
  private final Map<Integer, Invitation> sought = new HashMap<>();
  private final Map<Integer, Origin> callers = new HashMap<>(); // who came here by themselves

  /**
   * An admission when nobody is there yet.
   *
   * @param onePhoneEach whether a person who is linked is linked with one phone only
   * @param most how many of those with a seat may be there at once
   */
  Admission(boolean onePhoneEach, Peers peers, Seats seats, int most) {
    this.onePhoneEach = onePhoneEach;
    this.peers = peers;
    this.seats = seats;
    this.visitors = new Visitors(most);
  }

  /** Somebody comes by itself. */
  int comes(int connection, Origin origin, long now) {
    callers.put(connection, origin);
    return strangers.enter(connection, origin, now);
  }

  /** This phone calls the host of an invitation. */
  void seeks(int connection, Invitation invitation) {
    sought.put(connection, invitation);
  }

  boolean maySay(int connection, int bytes, long now) {
    return visitors.maySay(connection, bytes, now);
  }

  /** Something of a caller was heard. */
  int heard(int connection, SecureLink link, long now) {
    return strangers.got(connection, link, now);
  }

  /** Why somebody who has proven who it is can't be linked. */
  Optional<String> whyNot(int connection, SecureLink link, LinkEvent.Opened opened) {
    Bytes npub = opened.npub();
    Invitation invitation = sought.get(connection);
    if (invitation != null && !invitation.isOf(npub, opened.staticKey())) {
      return Optional.of("not the host who invited");
    } else if (!link.seat().map(npub::equals).orElse(true)) {
      return Optional.of("not the phone whose token it has shown");
    }
    return Optional.empty();
  }

  /** Whether somebody comes with the key of a peer that is linked already, on another phone. */
  boolean isTwin(LinkEvent.Opened opened) {
    return onePhoneEach && peers.isElsewhere(opened);
  }

  /** Makes a visitor of a stranger that came here by itself. */
  int letIn(int connection, Bytes npub, long now) {
    strangers.left(connection);
    Origin origin = callers.get(connection);
    if (origin == null) {
      return Visitors.NO_ONE;
    }
    Standing standing = seats.contains(npub) ? Standing.SEATED : Standing.NOBODY;
    return visitors.enter(connection, peers.connection(npub), origin, standing, now);
  }

  int stands(int connection, Standing standing) {
    return visitors.stands(connection, standing);
  }

  boolean isVisitor(int connection, Bytes npub) {
    return callers.containsKey(connection) && !seats.contains(npub);
  }

  void left(int connection) {
    sought.remove(connection);
    callers.remove(connection);
    strangers.left(connection);
    visitors.left(connection);
  }
}
