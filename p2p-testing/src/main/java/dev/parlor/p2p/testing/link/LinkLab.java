package dev.parlor.p2p.testing.link;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.util.function.Consumer;

/** A place where links of one kind can be made. */
public interface LinkLab extends AutoCloseable {
  /** Opens the only door of this place; every guest is handed over as a link, not yet started. */
  void open(Consumer<Link> guests) throws IOException;

  /** A link to the door that was opened. */
  Link connect() throws IOException;

  /** Tries to reach somebody who does not answer, and gives up soon. */
  Link connectToNobody() throws IOException;

  /** Shuts the door; links that came in through it live on. */
  void shut();

  @Override
  void close();
}
