package dev.parlor.p2p.lobby;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.ShortAuthentication;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lines by which a table comes to its short authentication string. */
final class Sas {
  private final int me;
  private final List<PublicKey> keys = new ArrayList<>();
  private final ShortAuthentication authentication;
  private final Set<String> said = new LinkedHashSet<>();
  private final Bytes tid;
  private boolean revealed;

  /** One attempt to agree on a string. Every other roster needs another attempt. */
  Sas(Roster roster, int me, Entropy entropy) throws Malformed {
    this.me = me;
    this.tid = roster.tid();
    Map<PublicKey, byte[]> staticKeys = new LinkedHashMap<>();
    for (int seat = 0; seat < roster.seats().size(); seat++) {
      keys.add(key(roster.seats().get(seat)));
      staticKeys.put(keys.get(seat), roster.seats().get(seat).linkKey().toArray());
    }
    dev.parlor.crypto.channel.ChannelRoster members =
        new dev.parlor.crypto.channel.ChannelRoster(staticKeys, roster.invite().nonce().toArray());
    authentication = new ShortAuthentication(members, keys.get(me), entropy);
    said.add(line("SAS_COMMIT", authentication.commitment()));
  }

  private static PublicKey key(Join seat) throws Malformed {
    try {
      return PublicKey.decode(seat.npub().toArray());
    } catch (BadInput noPoint) {
      throw new Malformed(seat.callsign() + " has no public key");
    }
  }

  private String line(String verb, byte[] value) {
    return Line.of(verb, me + 1, Bytes.of(value), tid).toString();
  }

  /**
   * All lines that were said so far, for a phone that may have missed some.
   *
   * @param seat whose lines; none for those of all seats
   */
  List<Line> said(TableSeat seat) throws Malformed {
    List<Line> lines = new ArrayList<>();
    for (String text : said) {
      Line line = Line.parse(text);
      if (seat.isNone() || line.arg(0).equals(Integer.toString(seat.number()))) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** Whether a line belongs to another roster, because its author did not know of this one yet. */
  boolean isForeign(Line line) throws Malformed {
    return !line.hex(2, 32).equals(tid);
  }

  /** Takes a line of another seat; false when it is known already. */
  boolean take(TableSeat seat, Line line) throws Malformed {
    if (said.contains(line.toString())) {
      return false;
    }
    byte[] value = line.hex(1, 32).toArray();
    try {
      if (line.verb().equals("SAS_COMMIT")) {
        authentication.acceptCommitment(keys.get(seat.index()), value);
      } else {
        authentication.acceptReveal(keys.get(seat.index()), value);
      }
    } catch (BadInput wrong) {
      throw new Malformed(line.verb() + ": " + wrong.getMessage());
    }
    said.add(line.toString()); // a line that was refused is not repeated to others
    return true;
  }

  /** The own reveal, once, as soon as everybody has committed. */
  Optional<Line> reveal() throws Malformed {
    if (revealed || !authentication.mayReveal()) {
      return Optional.empty();
    }
    revealed = true;
    String line = line("SAS_REVEAL", authentication.reveal());
    said.add(line);
    return Optional.of(Line.parse(line));
  }

  Optional<ShortCode> code() {
    return authentication.isComplete() ? Optional.of(authentication.code()) : Optional.empty();
  }
}
