package dev.parlor.bluez.bus;

import java.io.IOException;
import org.freedesktop.dbus.errors.AccessDenied;
import org.freedesktop.dbus.errors.ServiceUnknown;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.jspecify.annotations.Nullable;

/** Why BlueZ does not do what it was asked to. */
public final class BusTrouble extends IOException {
  private static final long serialVersionUID = 1;

  /** What is missing. */
  public enum Why {
    /** There is no system bus. */
    NO_BUS,
    /** BlueZ's daemon is not running. */
    NO_DAEMON,
    /** The rules of the bus forbid it to this user. */
    DENIED,
    /** BlueZ says no. */
    REFUSED
  }

  private final Why why;

  BusTrouble(Why why, @Nullable Throwable cause) {
    super(why + (cause == null ? "" : ": " + cause.getMessage()), cause);
    this.why = why;
  }

  public Why why() {
    return why;
  }

  /**
   * Tells the errors of the bus by the classes that the library has for them. Any other error is
   * BlueZ's own refusal.
   */
  static BusTrouble of(DBusExecutionException refused) {
    Why why = Why.REFUSED;
    if (refused instanceof AccessDenied) {
      why = Why.DENIED;
    } else if (refused instanceof ServiceUnknown) {
      why = Why.NO_DAEMON;
    }
    return new BusTrouble(why, refused);
  }
}
