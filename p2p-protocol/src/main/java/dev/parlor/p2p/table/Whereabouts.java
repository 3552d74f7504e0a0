package dev.parlor.p2p.table;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What linked phones tell each other of their classic radios: each thing once a link. */
final class Whereabouts {
  private record Told(Bytes npub, boolean yours) {}

  private final Map<Integer, Bytes> seen = new HashMap<>();
  private final Set<Told> told = new HashSet<>();
  private Optional<Bytes> own = Optional.empty();

  void own(Bytes address) {
    own = Optional.of(address);
  }

  void seen(int connection, Bytes address) {
    seen.put(connection, address);
  }

  void gone(int connection) {
    seen.remove(connection);
  }

  /** A peer is gone. What it says over its next link is heard again. */
  void left(Bytes npub) {
    told.removeIf(each -> each.npub().equals(npub));
  }

  /** A peer has proven who it is: what to say to it. */
  List<Bytes> greet(Bytes npub, @Nullable Integer connection) {
    left(npub);
    List<Bytes> words = new ArrayList<>();
    Bytes address = connection == null ? null : seen.get(connection);
    if (address != null) {
      words.add(new AddressLine(true, address).message());
    }
    own.ifPresent(mine -> words.add(new AddressLine(false, mine).message()));
    return words;
  }

  /** Whether a message is of this kind; the session then does not hear it. */
  boolean isMine(Bytes npub, Bytes message, List<Effect.OfRim> out) {
    try {
      if (message.length() == 0 || message.length() > 64 || message.head(1).toArray()[0] != 0) {
        return false;
      }
      if (!(Message.decode(message) instanceof Message.Text text)) {
        return false;
      }
      Optional<AddressLine> line = AddressLine.read(text.line());
      line.filter(each -> told.add(new Told(npub, each.yours())))
          .ifPresent(each -> heard(npub, each, out));
      return line.isPresent();
    } catch (Malformed other) {
      return false; // the session judges it
    }
  }

  private void heard(Bytes npub, AddressLine line, List<Effect.OfRim> out) {
    if (line.yours()) {
      own = Optional.of(line.address());
      out.add(new Effect.Address(Optional.empty(), line.address()));
    } else {
      out.add(new Effect.Address(Optional.of(npub), line.address()));
    }
  }
}
