package dev.parlor.p2p.testing.chaos;

/**
 * One thing that a puppet does with what its session says or hears.
 *
 * @param phone whose it is
 * @param verb of the messages or entries that are counted; empty for all
 * @param turn at which of these messages or entries it is due
 * @param amount milliseconds, entries, or one of many ways, as the act needs it
 */
record PuppetStep(int phone, String verb, int turn, Act act, int amount) {
  /** The kinds of moments at which an act is due. */
  enum Occasion {
    /** The puppet says something about the log. */
    SAYING,
    /** It hears something about the log. */
    HEARING,
    /** The log has grown so far. */
    GROWN
  }

  /** What is done. A puppet that lies may be named. */
  enum Act {
    LATE(Occasion.SAYING, false),
    HELD(Occasion.SAYING, false),
    LOST(Occasion.SAYING, false),
    TWICE(Occasion.SAYING, false),
    AGAIN_LATER(Occasion.SAYING, false),
    CHANGED(Occasion.SAYING, true),
    COPIED(Occasion.SAYING, true),
    UNSEEN(Occasion.SAYING, true),
    /** Promises another choice, allowed or not, and shows it when it is due. */
    OTHER_CHOICE(Occasion.SAYING, true),
    /** Promises another choice, and shows it as soon as it is promised. */
    SHOWN_EARLY(Occasion.SAYING, true),
    /**
     * Promises another choice, and shows it only when nobody else has anything to choose any more.
     */
    SHOWN_LAST(Occasion.SAYING, true),
    DEAF(Occasion.HEARING, false),
    OVERHEARD(Occasion.HEARING, false),
    SAYS_OWN(Occasion.GROWN, true),
    SAYS_FOREIGN(Occasion.GROWN, true),
    LEAVES(Occasion.GROWN, false),
    VANISHES(Occasion.GROWN, false),
    SLEEPS(Occasion.GROWN, false),
    RESTORED(Occasion.GROWN, true),
    /**
     * Says something about who orders, where a table can outlive its host; drawn beside the other
     * acts.
     */
    VOTES(Occasion.GROWN, true);

    final Occasion occasion;
    final boolean lies;

    Act(Occasion occasion, boolean lies) {
      this.occasion = occasion;
      this.lies = lies;
    }
  }

  @Override
  public String toString() {
    return "P" + (phone + 1) + " " + act + " at " + verb + turn + " by " + amount;
  }
}
