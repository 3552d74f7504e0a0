package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.link.Switchboard;

/** Somebody else's phone. It answers a dial, shakes hands as anybody may, and says nothing. */
final class Stranger extends Passerby {
  Stranger(SimRadio radio, Switchboard links, Timeline time) {
    super(radio, links, time);
  }

  void accept(int connection, byte[] table) {
    links.accepted(connection, table, time.now());
    speak();
  }
}
