package dev.parlor.radio.control;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.Way;
import dev.parlor.rim.link.Pipe;
import dev.parlor.rim.link.StreamLink;
import java.util.Optional;

/** A link, the way that carries it, and the peer's address where the link shows one. */
public record CarriedLink(Link link, Way way, Optional<ClassicAddress> peer) implements RadioLink {

  /** A link over streams, such as those of a socket. */
  static RadioLink over(Pipe pipe, int lingerMillis, Way way, Optional<ClassicAddress> peer) {
    return new CarriedLink(new StreamLink(pipe, lingerMillis), way, peer);
  }

  @Override
  public Origin origin() {
    return link.origin();
  }

  @Override
  public void start(Receiver receiver) {
    link.start(receiver);
  }

  @Override
  public void send(byte[] bytes) {
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
