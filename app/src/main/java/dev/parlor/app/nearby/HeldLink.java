package dev.parlor.app.nearby;

import dev.parlor.app.bluetooth.ClassicAddress;
import dev.parlor.app.bluetooth.RadioLink;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A link that keeps the phone awake while it is open, and tells when it has ended at either end.
 */
final class HeldLink implements Link {
  private static final long RENEW_NANOS = 60_000_000_000L;

  private final RadioLink link;
  private final Awake.Hold hold;
  private final Consumer<HeldLink> gone;
  private long renewed = System.nanoTime();
  private boolean over;

  HeldLink(RadioLink link, Awake awake, Consumer<HeldLink> gone) {
    this.link = link;
    this.hold = awake.hold();
    this.gone = gone;
  }

  /** Where the peer's classic radio is, if this link shows it. */
  Optional<ClassicAddress> peer() {
    return link.peer();
  }

  @Override
  public Optional<Bytes> peerAddress() {
    return link.peerAddress();
  }

  @Override
  public void start(Receiver receiver) {
    link.start(
        new Receiver() {
          @Override
          public void received(byte[] bytes) {
            renew();
            receiver.received(bytes);
          }

          @Override
          public void ended() {
            receiver.ended();
            end();
          }
        });
  }

  /** The peer is heard every few seconds, as long as it is there. */
  private synchronized void renew() {
    long now = System.nanoTime();
    if (now - renewed > RENEW_NANOS) {
      renewed = now;
      hold.renew();
    }
  }

  @Override
  public void send(byte[] bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    link.close();
    end();
  }

  private void end() {
    synchronized (this) {
      if (over) {
        return;
      }
      over = true;
    }
    hold.letGo();
    gone.accept(this);
  }
}
