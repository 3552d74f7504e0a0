package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;

/** Somebody else's phone that answers a dial, shakes hands as anybody may, and says nothing. */
final class Stranger implements End {
  private final SimRadio radio;
  private final Switchboard links;
  private final Timeline time;

  Stranger(SimRadio radio, Switchboard links, Timeline time) {
    this.radio = radio;
    this.links = links;
    this.time = time;
  }

  void accept(int connection, byte[] table) {
    links.accepted(connection, table, time.now());
    speak();
  }

  @Override
  public void arrived(int connection, byte[] bytes) {
    links.received(connection, bytes, time.now());
    speak();
  }

  @Override
  public void broken(int connection) {
    links.disconnected(connection);
    links.take();
  }

  private void speak() {
    for (SwitchboardEvent event : links.take()) {
      if (event instanceof SwitchboardEvent.Write write) {
        radio.write(write.connection(), this, write.bytes().toArray());
      } else if (event instanceof SwitchboardEvent.Drop drop) {
        radio.close(drop.connection(), this);
      }
    }
  }
}
