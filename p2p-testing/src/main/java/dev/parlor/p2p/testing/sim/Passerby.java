package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;
import dev.parlor.p2p.wire.Bytes;

/** Somebody without a seat who has links all the same. He says nothing unless a subclass does. */
class Passerby implements End, SwitchboardEvent.Listener {
  protected final SimRadio radio;
  protected final Switchboard links;
  protected final Timeline time;

  Passerby(SimRadio radio, Switchboard links, Timeline time) {
    this.radio = radio;
    this.links = links;
    this.time = time;
  }

  @Override
  public void arrived(int connection, byte[] bytes) {
    links.received(connection, bytes, time.now());
    speak();
  }

  @Override
  public final void broken(int connection) {
    links.disconnected(connection);
    links.take();
  }

  /** Carries out what the links want by now. */
  protected final void speak() {
    links.take().forEach(event -> event.to(this));
  }

  @Override
  public final void write(int connection, Bytes bytes) {
    radio.write(connection, this, bytes.toArray());
  }

  @Override
  public final void drop(int connection, String why, boolean orderly) {
    radio.close(connection, this);
  }

  @Override
  public void up(LinkEvent.Opened peer) {
    // nothing to say
  }

  @Override
  public void arrived(Bytes npub, Bytes message) {
    // nothing to answer
  }

  @Override
  public final void down(Bytes npub, long heardAt) {
    // nobody is waited for
  }

  @Override
  public final void otherVersion(boolean newer) {
    // the link is dropped
  }
}
