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
 * @param forAll whether the device lies in the middle of the table, to be read from all its sides
 */
public record Plan(
    boolean hands,
    boolean bets,
    float others,
    float own,
    float largest,
    boolean arranges,
    boolean forAll) {
  private static final float LARGE = 170; // dp: as wide as a card is in the middle of a table

  /** The plan of a game that has none of its own: people in their places, own cards below. */
  public static final Plan USUAL = new Plan(true, true, 0.3f, 0.36f, 72, false);

  public Plan(
      boolean hands, boolean bets, float others, float own, float largest, boolean arranges) {
    this(hands, bets, others, own, largest, arranges, false);
  }

  /** A plan for a game of everybody against the cards in the middle. */
  public static Plan middle(float largest) {
    return new Plan(false, false, 0, 0, largest, false);
  }

  public Plan withBets() {
    return new Plan(hands, true, others, own, largest, arranges);
  }

  /** This plan for a device that lies in the middle of the table. */
  public Plan inTheMiddle() {
    return new Plan(false, bets, 0, 0, LARGE, false, true);
  }
}
