package dev.parlor.tables.scene;

import java.util.List;

/**
 * Why the cards can be trusted, or who must not be.
 *
 * @param verdicts who lied and what about, one sentence each
 */
public record Trust(Shield shield, List<Phrase> verdicts) {
  public Trust {
    verdicts = List.copyOf(verdicts);
  }

  /** What is known about the deck in play. */
  public enum Shield {
    /** One device holds all cards, so it has to be believed. */
    ONE_DEVICE,
    /** A deck is being shuffled by everybody. */
    SHUFFLING,
    /** Everybody has shuffled, and every proof holds. */
    SHUFFLED,
    /** Every card comes from everybody's coins; nothing was shuffled. */
    COINS,
    /** Somebody has signed a lie. */
    BROKEN
  }

  public static Trust of(Shield shield) {
    return new Trust(shield, List.of());
  }
}
