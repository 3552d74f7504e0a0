package dev.parlor.rim.table;

import dev.parlor.p2p.wire.Bytes;

/** What a seat writes down, so that it can sit down again after its process was killed. */
public interface Journal extends AutoCloseable {
  /** Keeps nothing: for tables to which nobody comes back. */
  Journal NONE =
      new Journal() {
        @Override
        public void append(Bytes record) {}

        @Override
        public boolean isSafe() {
          return true;
        }

        @Override
        public void force() {}

        @Override
        public void close() {}
      };

  void append(Bytes record);

  /** Whether all that was appended would survive a loss of power. */
  boolean isSafe();

  /**
   * Returns when all that was appended would survive a loss of power. May be called on any thread.
   */
  void force();

  @Override
  void close();
}
