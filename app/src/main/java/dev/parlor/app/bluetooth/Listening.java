package dev.parlor.app.bluetooth;

import java.io.IOException;

/** A socket that others connect to; closing it unblocks whoever waits for them. */
interface Listening extends Handle {
  /** The number of its channel if it is one of L2CAP, else 0. */
  int psm();

  /** Waits for the next one. */
  Carrier accept() throws IOException;
}
