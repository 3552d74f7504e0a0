package dev.parlor.app.bluetooth;

import java.io.IOException;

/** One attempt to connect; closing it gives it up and unblocks it. */
interface Dialing extends Handle {
  /** Waits until the other answers. */
  Carrier connect() throws IOException;
}
