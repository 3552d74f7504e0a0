package dev.parlor.bluez;

import java.io.IOException;

/** Why this computer's Bluetooth can't be used. */
public final class NoBluetooth extends IOException {
  private static final long serialVersionUID = 1;

  /** The reasons. Each is mended in another way. */
  public enum Why {
    /** There is no system bus of D-Bus. */
    NO_BUS,
    /** BlueZ's daemon does not run. */
    NO_DAEMON,
    /** This user may not speak with BlueZ's daemon. */
    DENIED,
    /** The computer has no adapter, or none of the name that was asked for. */
    NO_ADAPTER,
    /** The adapter is switched off. */
    OFF
  }

  private final Why why;

  NoBluetooth(Why why) {
    super(why.name());
    this.why = why;
  }

  public Why why() {
    return why;
  }
}
