package dev.parlor.app.bluetooth;

/** Something that goes on until it is closed; closing again does nothing. */
public interface Handle extends AutoCloseable {
  @Override
  void close();
}
