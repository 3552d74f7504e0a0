package dev.parlor.p2p.testing.sim;

/** Whoever is at one end of a simulated connection. */
interface End {
  void arrived(int connection, byte[] bytes);

  /** The connection is over, and this end was told. */
  void broken(int connection);
}
