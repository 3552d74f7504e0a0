package dev.parlor.terminal.net;

/** Connects to a host until it answers. */
public interface RepeatedCall extends AutoCloseable {
  /** The link is gone, so the host is called again. */
  void again();

  @Override
  void close();
}
