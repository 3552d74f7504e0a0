package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;
import java.util.function.Consumer;

/**
 * The radios of this phone. They may be used from any thread and never keep one waiting. Listeners
 * are called on threads of the radio, each with one call at a time.
 *
 * <p>The platform's permissions must have been granted before; a call without them reports {@link
 * RadioTrouble#PERMISSION}.
 */
public interface NearbyRadio {
  /** What the radios can do at this moment. */
  RadioState state();

  /** Tells of every change from now on. */
  Handle watch(Consumer<RadioState> changed);

  /**
   * Puts a sign up and lets guests in, until closed. When Bluetooth is switched off, the door is
   * shut and links through it end. It opens again by itself when Bluetooth is back.
   */
  Door open(TableSign sign, Guests guests);

  /** Looks for tables, sparingly, until closed. It should be closed when a seat was found. */
  Search search(SearchListener listener);

  /**
   * Calls a table: over RFCOMM if its address is known, then L2CAP, GATT, and RFCOMM after an
   * inquiry. It does so again and again with growing pauses, until the table is reached or the call
   * is closed.
   */
  Call call(TableTarget table, CallListener listener);
}
