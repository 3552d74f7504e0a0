package dev.parlor.terminal.net;

/** Reaches for a host until it answers. */
public interface Recall extends AutoCloseable {
  /** The link is gone. */
  void again();

  @Override
  void close();
}
