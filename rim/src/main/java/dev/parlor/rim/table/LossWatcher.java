package dev.parlor.rim.table;

/** Somebody who does something about a lost connection. Called on the table's thread. */
public interface LossWatcher {
  /** A connection is gone. */
  void lost(int connection, String why);
}
