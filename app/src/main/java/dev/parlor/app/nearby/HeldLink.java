package dev.parlor.app.nearby;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.RadioLink;
import java.util.Optional;
import java.util.function.Consumer;

/** A link in the care of its table: tells when it has ended at either end. */
final class HeldLink implements Link {
  private final RadioLink link;
  private final Consumer<HeldLink> gone;
  private boolean over;

  HeldLink(RadioLink link, Consumer<HeldLink> gone) {
    this.link = link;
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
  public Origin origin() {
    return link.origin();
  }

  @Override
  public void start(Receiver receiver) {
    link.start(
        new Receiver() {
          @Override
          public void received(byte[] bytes) {
            receiver.received(bytes);
          }

          @Override
          public void ended() {
            receiver.ended();
            end();
          }
        });
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

  @Override
  public void cut() {
    link.cut();
    end();
  }

  private void end() {
    synchronized (this) {
      if (over) {
        return;
      }
      over = true;
    }
    gone.accept(this);
  }
}
