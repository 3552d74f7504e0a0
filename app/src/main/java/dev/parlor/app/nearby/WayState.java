package dev.parlor.app.nearby;

import dev.parlor.radio.RadioTrouble;
import java.util.Set;

/**
 * The state of a way.
 *
 * @param open whether others can come in; for a guest it says nothing
 * @param troubles what the radio reports
 */
record WayState(boolean open, Set<RadioTrouble> troubles) {
  static final WayState CLOSED = new WayState(false, Set.of());
}
