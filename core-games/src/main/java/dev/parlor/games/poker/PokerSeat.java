package dev.parlor.games.poker;

/**
 * One seat of the match, between hands.
 *
 * @param chips at the start of the hand under way
 * @param outInHand the number of the hand in which it lost its last chips or left; 0 while it plays
 * @param chipsThen what it had when that hand began
 */
public record PokerSeat(Presence presence, int chips, int outInHand, int chipsThen) {
  /** Whether somebody is there to act. */
  public enum Presence {
    HERE,
    AWAY,
    /** Silent, and not dealt in; its blinds are paid and given up. */
    SITTING_OUT,
    LEFT
  }

  static PokerSeat with(int chips) {
    return new PokerSeat(Presence.HERE, chips, 0, 0);
  }

  public boolean isHere() {
    return presence == Presence.HERE;
  }

  public boolean sitsOut() {
    return presence == Presence.SITTING_OUT;
  }

  public boolean hasLeft() {
    return presence == Presence.LEFT;
  }

  /** Whether the seat is still in the match. */
  public boolean plays() {
    return outInHand == 0;
  }

  PokerSeat withPresence(Presence now) {
    return new PokerSeat(now, chips, outInHand, chipsThen);
  }

  PokerSeat withChips(int now) {
    return new PokerSeat(presence, now, outInHand, chipsThen);
  }

  PokerSeat out(int hand, int before) {
    return plays() ? new PokerSeat(presence, chips, hand, before) : this;
  }
}
