package dev.parlor.p2p.clock;

/**
 * Time that runs out by this phone's own clock, for a screen to show; nothing is decided by it.
 *
 * @param seat whose time it is, or {@code Timer.ALL}
 * @param ends when, by the clock that the session is told
 */
public record Countdown(What what, int seat, long ends) {
  /** What happens when it is over. */
  public enum What {
    /** The seat's own phone signs what the rules take for a choice that nobody made. */
    TURN,
    /** The others call the seat away. */
    AWAY,
    /** The match goes on without the seat. */
    GONE,
    /** The seat sits out, and is out for good. */
    SITS_OUT,
    /** Nothing can go on without the seat: the table ends. */
    BROKEN,
    /** A timer of the rules is over. */
    TIMER,
    /** Cards that were laid aside in secret are shown. */
    WINDOW;

    /** Whether it stops when votes on the silent seat can't be ordered. */
    boolean isOfSilence() {
      return this == AWAY || this == GONE || this == BROKEN;
    }
  }
}
