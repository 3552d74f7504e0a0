package dev.parlor.tables.scene;

/**
 * Time that runs out.
 *
 * @param target the plate of the seat whose time it is; the middle of the table when it is
 *     everybody's
 * @param ends when it ends, by the clock that the table is told
 * @param length the whole time in milliseconds
 * @param what happens then
 */
public record Clock(At target, Kind kind, long ends, long length, Phrase what) {
  /** What runs out. */
  public enum Kind {
    /** A seat's time to act. */
    TURN,
    /** A timer of the rules. */
    TIMER,
    /** A window in which all may lay cards aside. */
    WINDOW,
    /** The time until the table does something about a silent seat. */
    SILENCE
  }

  /** Milliseconds that are left. */
  public long left(long now) {
    return Math.max(0, ends - now);
  }
}
