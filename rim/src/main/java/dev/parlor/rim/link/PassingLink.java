package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** A link that passes everything on to another one. Subclasses change what is different. */
public abstract class PassingLink implements Link {
  private final Link link;

  protected PassingLink(Link link) {
    this.link = link;
  }

  @Override
  public final Optional<Bytes> peerAddress() {
    return link.peerAddress();
  }

  @Override
  public final Origin origin() {
    return link.origin();
  }

  @Override
  public void start(Receiver receiver) {
    link.start(receiver);
  }

  @Override
  public final void send(byte[] bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    link.close();
  }

  @Override
  public void cut() {
    link.cut();
  }
}
