package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** A link that tells when it is over, whoever ends it. */
record EndingLink(Link link, Runnable over) implements Link {
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
            over.run();
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
    over.run();
  }

  @Override
  public void cut() {
    link.cut();
    over.run();
  }
}
