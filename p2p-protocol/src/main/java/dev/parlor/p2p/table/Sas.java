package dev.parlor.p2p.table;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.ShortAuthentication;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.PublicKey;
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
  private final int attempt;
  private boolean revealed;

  /**
   * An attempt to agree on a string.
   *
   * @param attempt from 1; every change of the roster needs another
   */
  Sas(Roster roster, int me, int attempt, Entropy entropy) throws Malformed {
    this.me = me;
    this.attempt = attempt;
    Map<PublicKey, byte[]> staticKeys = new LinkedHashMap<>();
    for (int seat = 0; seat < roster.seats().size(); seat++) {
      keys.add(key(roster.seats().get(seat)));
      staticKeys.put(keys.get(seat), roster.seats().get(seat).linkKey().toArray());
    }
    dev.parlor.crypto.channel.Roster members =
        new dev.parlor.crypto.channel.Roster(staticKeys, roster.invite().nonce().toArray());
    authentication = ShortAuthentication.first(members, keys.get(me), entropy);
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
    Bytes bytes = Bytes.of(value);
    Line line = attempt == 1 ? Line.of(verb, me + 1, bytes) : Line.of(verb, me + 1, bytes, attempt);
    return line.toString();
  }

  /** Everything said so far by everybody, for a phone that may have missed some of it. */
  List<Line> said() throws Malformed {
    List<Line> lines = new ArrayList<>();
    for (String text : said) {
      lines.add(Line.parse(text));
    }
    return lines;
  }

  /** Whether a line belongs to an earlier attempt. */
  boolean isOld(Line line) throws Malformed {
    int its = line.args().size() < 3 ? 1 : line.number(2, 1, ShortAuthentication.MAX_ATTEMPTS);
    if (its > attempt) {
      throw new Malformed(line.verb() + " of attempt " + its);
    }
    return its < attempt;
  }

  /** Takes a line of another seat; false when it is known already. */
  boolean take(int seat, Line line) throws Malformed {
    if (said.contains(line.toString())) {
      return false;
    }
    byte[] value = line.hex(1, 32).toArray();
    try {
      if (line.verb().equals("SAS_COMMIT")) {
        authentication.acceptCommitment(keys.get(seat), value);
      } else {
        authentication.acceptReveal(keys.get(seat), value);
      }
    } catch (BadInput wrong) {
      throw new Malformed(line.verb() + ": " + wrong.getMessage());
    }
    said.add(line.toString()); // what was refused is not repeated to others
    return true;
  }

  /** My reveal, once, as soon as everybody has committed. */
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
