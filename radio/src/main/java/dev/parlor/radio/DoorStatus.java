package dev.parlor.radio;

import java.util.Set;

/**
 * How a door stands.
 *
 * @param signUp whether others can see its sign
 * @param ways how guests can come in
 * @param troubles what is amiss
 */
public record DoorStatus(boolean signUp, Set<Way> ways, Set<RadioTrouble> troubles) {
  /** A door behind which nobody listens. */
  public static DoorStatus shut(RadioTrouble why) {
    return new DoorStatus(false, Set.of(), Set.of(why));
  }
}
