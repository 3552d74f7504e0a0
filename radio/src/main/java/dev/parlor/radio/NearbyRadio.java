package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;
import java.util.function.Consumer;

/**
 * The radios of this phone. May be used from any thread and never keeps one waiting; listeners are
 * called on threads of the radio, one call at a time each.
 *
 * <p>The permissions must have been granted before ({@link Needs}); a call without them reports
 * {@link RadioTrouble#PERMISSION}.
 */
public interface NearbyRadio {
  /** What the radios can do at this moment. */
  RadioState state();

  /** Tells of every change from now on. */
  Handle watch(Consumer<RadioState> changed);

  /**
   * Puts a sign up and lets guests in, until closed. When Bluetooth is switched off the door is
   * shut, links through it end, and it opens again by itself when Bluetooth is back.
   */
  Door open(TableSign sign, Guests guests);

  /** Looks for tables until closed, sparingly. Close it when a seat was found. */
  Search search(SearchListener listener);

  /**
   * Reaches for a table in the order RFCOMM if its address is known, L2CAP, GATT, RFCOMM after an
   * inquiry; again and again with growing pauses, until it is reached or closed.
   */
  Call call(TableTarget table, CallListener listener);
}
