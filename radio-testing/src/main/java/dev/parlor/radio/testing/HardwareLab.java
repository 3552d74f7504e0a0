package dev.parlor.radio.testing;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import java.util.Set;

/** A place with two radios of one kind, both on and within reach of each other. */
public interface HardwareLab extends AutoCloseable {
  Hardware host();

  Hardware guest();

  /** Where the host's classic radio is. */
  ClassicAddress hostAddress();

  /** The ways that this kind of hardware has in both directions. */
  Set<Way> ways();

  /** From now on the host answers nobody, and refuses nobody either. */
  void silence();

  @Override
  void close();
}
