package dev.parlor.radio.testing;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import java.util.Set;

/** A place with two radios of one kind, both on and within reach of each other. */
public interface HardwareLab extends AutoCloseable {
  Hardware host();

  Hardware guest();

  /** The address of the host's classic radio. */
  ClassicAddress hostAddress();

  /** The ways by which both radios can call each other. */
  Set<Way> ways();

  /** Makes the host silent from now on: it answers nobody, and refuses nobody either. */
  void silence();

  @Override
  void close();
}
