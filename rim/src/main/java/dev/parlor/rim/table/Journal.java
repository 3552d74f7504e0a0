package dev.parlor.rim.table;

import dev.parlor.p2p.wire.Bytes;

/** What a seat writes down, so that it can sit down again after its process was killed. */
public interface Journal extends AutoCloseable {
  /** Nothing is kept: for tables that nobody comes back to. */
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

  /** Comes back when all that was appended would survive a loss of power; of any thread. */
  void force();

  @Override
  void close();
}
