package dev.parlor.app.felt;

/**
 * How a game wants the felt to be shared out.
 *
 * @param hands whether the person has cards of their own at the bottom; else all sit in one row
 * @param bets whether people put chips before them
 * @param others how much of the height the others and their cards may have
 * @param own how much of the height the own cards may have
 * @param largest how wide a card of the middle may be, in dp
 * @param arranges whether the own cards can be put in another order by dragging
 */
public record Plan(
    boolean hands, boolean bets, float others, float own, float largest, boolean arranges) {

  /** How a game is shared out that has no plan of its own: all in their places, own cards below. */
  public static final Plan USUAL = new Plan(true, true, 0.3f, 0.36f, 72, false);

  /** Everybody against the cards in the middle. */
  public static Plan middle(float largest) {
    return new Plan(false, false, 0, 0, largest, false);
  }

  public Plan withBets() {
    return new Plan(hands, true, others, own, largest, arranges);
  }
}
