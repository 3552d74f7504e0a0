package dev.parlor.games.romme;

import dev.parlor.games.Dealt;
import java.util.List;

/**
 * How a round ended.
 *
 * @param winner the seat that went out, or {@link #NOBODY}
 * @param points what each seat scored, in seat order
 * @param cards the opened hands, in seat order; empty for seats not in play
 */
public record RommeRoundResult(
    int round, int winner, Ending ending, List<Integer> points, List<List<Dealt>> cards) {
  public static final int NOBODY = -1;

  /** How the round was won, and by how much that multiplies the others' deadwood. */
  public enum Ending {
    OUT(1, "romme.ending.out"),
    /** The winner went out in one turn, with nothing melded before. */
    ROMME(2, "romme.ending.romme"),
    /** The winner went out in his first turn. */
    HAND_ROMME(3, "romme.ending.handRomme"),
    /** No card was left to draw. */
    STOCK_EMPTY(1, "romme.ending.stockEmpty"),
    /** Nobody could ever have put down another card. */
    STANDSTILL(1, "romme.ending.standstill");

    private final int factor;
    private final String key;

    Ending(int factor, String key) {
      this.factor = factor;
      this.key = key;
    }

    public int factor() {
      return factor;
    }

    /** The message key of its name. */
    public String key() {
      return key;
    }
  }

  public RommeRoundResult {
    points = List.copyOf(points);
    cards = List.copyOf(cards);
  }
}
