package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A link that tells when somebody has first looked after it, to use it or to be rid of it. */
final class MetLink implements Link {
  private final Link link;
  private final Runnable met;
  private final AtomicBoolean told = new AtomicBoolean();

  MetLink(Link link, Runnable met) {
    this.link = link;
    this.met = met;
  }

  private void tell() {
    if (!told.getAndSet(true)) {
      met.run();
    }
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
    tell();
    link.start(receiver);
  }

  @Override
  public void send(byte[] bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    tell();
    link.close();
  }

  @Override
  public void cut() {
    tell();
    link.cut();
  }
}
