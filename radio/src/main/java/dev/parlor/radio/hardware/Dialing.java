package dev.parlor.radio.hardware;

import dev.parlor.radio.Handle;
import java.io.IOException;

/** One attempt to connect; closing it gives it up and unblocks it. */
public interface Dialing extends Handle {
  /** Waits until the other answers. */
  Carrier connect() throws IOException;
}
