package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the seats of a table are found past their host, on links that have addresses. Each seat
 * tells its own address to every seat with which it is linked, and the orderer hands on what seats
 * have said of themselves. Nothing is told before the match, or to anybody without a seat. Nothing
 * of it is believed: whoever answers there has to show the keys of that seat.
 */
final class Signposts {
  /** How often the orderer is listened to over one link, because seats come and go. */
  static final int MOST_HEARD = 64;

  private static final int LONGEST = 256; // the length of such a message

  private final Seated<?, ?> session;
  private List<Bytes> own = List.of();
  // what seats have said of themselves
  private final Map<Bytes, List<Bytes>> words = new HashMap<>();
  // what was told, by listener and then by seat
  private final Map<Bytes, Map<Bytes, List<Bytes>>> told = new HashMap<>();
  private final Set<Bytes> introduced = new HashSet<>(); // the seats that have said where they are
  private final Map<Bytes, Integer> heard = new HashMap<>(); // how often each spoke of others

  Signposts(Seated<?, ?> session) {
    this.session = session;
  }

  /** Sets the addresses at which this phone itself is found. */
  void own(List<Bytes> addresses) {
    own = List.copyOf(addresses.subList(0, Math.min(WaysLine.MOST, addresses.size())));
  }

  /** A link is new, or gone. Its other end is told, and heard, once more. */
  void fresh(Bytes npub) {
    told.remove(npub);
    introduced.remove(npub);
    heard.remove(npub);
  }

  /** Everybody who is linked with this phone hears what is new. */
  void tell(Switchboard links, long now) {
    for (Bytes npub : links.peers().keySet()) {
      news(npub).forEach(line -> links.send(npub, line, now));
    }
  }

  private List<Bytes> news(Bytes npub) {
    Roster roster = session.roster().orElse(null);
    if (roster == null || !session.hasBegun() || roster.seatOf(npub).isNone()) {
      return List.of();
    }
    List<Bytes> lines = new ArrayList<>();
    Bytes me = session.npub();
    tell(npub, me, own, lines);
    if (session.orderer().filter(me::equals).isPresent()) {
      words.forEach((about, addresses) -> tell(npub, about, addresses, lines));
    }
    return lines;
  }

  private void tell(Bytes npub, Bytes about, List<Bytes> addresses, List<Bytes> lines) {
    Map<Bytes, List<Bytes>> known = told.computeIfAbsent(npub, each -> new HashMap<>());
    if (!about.equals(npub) && !addresses.equals(known.getOrDefault(about, List.of()))) {
      known.put(about, addresses);
      lines.add(new WaysLine(about, addresses).message());
    }
  }

  /** Whether a message is of this kind; the session then does not hear it. */
  boolean isMine(Bytes from, Bytes message, List<Effect.OfRim> out) {
    try {
      if (message.length() == 0 || message.length() > LONGEST || message.toArray()[0] != 0) {
        return false;
      }
      if (!(Message.decode(message) instanceof Message.Text text)) {
        return false;
      }
      Optional<WaysLine> line = WaysLine.read(text.line());
      line.ifPresent(each -> hear(from, each, out));
      return line.isPresent();
    } catch (Malformed other) {
      return false; // the session judges it
    }
  }

  /**
   * Takes what a seat says, about itself once a link. Only the orderer is heard about others as
   * well.
   */
  private void hear(Bytes from, WaysLine line, List<Effect.OfRim> out) {
    Roster roster = session.roster().orElse(null);
    Bytes about = line.npub();
    boolean own = about.equals(from);
    if (roster == null
        || roster.seatOf(from).isNone()
        || roster.seatOf(about).isNone()
        || about.equals(session.npub())
        || !(own || session.orderer().filter(from::equals).isPresent())) {
      return;
    }
    if (own ? !introduced.add(from) : heard.merge(from, 1, Integer::sum) > MOST_HEARD) {
      return;
    }
    if (own) {
      words.put(about, line.addresses());
    }
    out.add(new Effect.Ways(about, line.addresses(), own));
  }
}
