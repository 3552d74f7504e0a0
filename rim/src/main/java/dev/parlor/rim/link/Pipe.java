package dev.parlor.rim.link;

import dev.parlor.p2p.link.Origin;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/** Two streams to a peer, and how to end them. */
public interface Pipe {
  /** Where the streams come from. */
  default Origin origin() {
    return Origin.slow(Optional.empty());
  }

  InputStream in() throws IOException;

  OutputStream out() throws IOException;

  /** Tells the peer that nothing more is coming. It does nothing where that can't be told. */
  void endOutput() throws IOException;

  /** Ends both streams at once and unblocks whoever reads or writes; may be called again. */
  void close();
}
