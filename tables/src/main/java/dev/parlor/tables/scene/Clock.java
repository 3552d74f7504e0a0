package dev.parlor.tables.scene;

/**
 * Time that runs out.
 *
 * @param target whose: a plate; the middle of the table when it is everybody's
 * @param ends by the clock that the table is told
 * @param length the whole time in milliseconds
 * @param what happens then
 */
public record Clock(At target, Kind kind, long ends, long length, Phrase what) {
  /** What runs out. */
  public enum Kind {
    /** A seat's time to act. */
    TURN,
    /** A time of the rules. */
    TIMER,
    /** A window in which all may lay cards aside. */
    WINDOW,
    /** Somebody is silent: when the table does something about it. */
    SILENCE
  }

  /** Milliseconds that are left. */
  public long left(long now) {
    return Math.max(0, ends - now);
  }
}
