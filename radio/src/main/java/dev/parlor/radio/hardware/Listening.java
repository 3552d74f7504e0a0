package dev.parlor.radio.hardware;

import dev.parlor.radio.Handle;
import java.io.IOException;

/** A socket to which others connect. Closing it unblocks the thread that waits for them. */
public interface Listening extends Handle {
  /** The number of its channel if it is one of L2CAP, else 0. */
  int psm();

  /** Waits for the next caller. */
  Carrier accept() throws IOException;
}
