package dev.parlor.p2p.testing.sim;

/** What a lie or a watch has to know of a game beside its kit. */
public enum Trait {
  /** Seats hold cards that only they have seen, and more than others have for much of a match. */
  OWN_HANDS,
  /** A match of the game is over soon, so that much can be tried at its table. */
  BRIEF,
  /** A brief match takes more than one deck. */
  SEVERAL_DECKS,
  /** Seats may look at cards that lie on the table or with others, which are masked anew for it. */
  PEEKING,
  /** A timer may run for one seat alone. */
  OWN_TIMERS,
  /** The rules open windows, in which all act at once and unseen. */
  WINDOWS,
  /**
   * A player who leaves may end better than somebody who stays. A player who has lost everything
   * stands behind one who leaves later, who takes his coins along, or wins and loses with all
   * others.
   */
  LEAVERS_KEEP_PLACES
}
