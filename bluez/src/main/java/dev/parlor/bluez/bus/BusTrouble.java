package dev.parlor.bluez.bus;

import java.io.IOException;
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

  /** By the name of the error; whatever else went wrong, a daemon that is gone says nothing. */
  @SuppressWarnings("removal") // nothing else tells an error's name
  static BusTrouble of(DBusExecutionException refused) {
    String type = String.valueOf(refused.getType());
    String name = refused.getClass().getSimpleName();
    Why why = Why.REFUSED;
    if (type.endsWith(".AccessDenied") || name.equals("AccessDenied")) {
      why = Why.DENIED;
    } else if (type.endsWith(".ServiceUnknown")
        || type.endsWith(".NameHasNoOwner")
        || type.contains(".Spawn.")
        || name.equals("ServiceUnknown")) {
      why = Why.NO_DAEMON;
    }
    return new BusTrouble(why, refused);
  }
}
