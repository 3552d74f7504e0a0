package dev.parlor.bluez.socket;

import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.rim.link.Pipe;

/** A pipe over a connected socket. One direction alone can't be ended on it. */
abstract class PeerPipe implements Pipe {
  protected final Socket socket;
  private final Endpoint peer;

  PeerPipe(Socket socket, Endpoint peer) {
    this.socket = socket;
    this.peer = peer;
  }

  /**
   * The address that the connection shows. It may change from one evening to the next, but is
   * enough to tell callers apart.
   */
  @Override
  public final Origin origin() {
    return Origin.slow(peer.mac().map(ClassicAddress::bytes));
  }

  @Override
  public final void endOutput() {
    // the peer is told by the end of the connection
  }
}
