package dev.parlor.games.piles;

import java.util.List;
import java.util.Optional;

/**
 * The table as a screen shows it. All seats see the same cards; only {@code yourTurn} differs.
 *
 * @param odds of every pile in order, as an optional hint
 * @param turn the player in turn; empty while a card is on its way, when paused or over
 * @param draw the guess whose card is on its way, or the last one
 * @param bannerKey the message key of the final banner, once the game is over
 */
public record PilesView(
    List<Pile> piles,
    List<PilesOdds> odds,
    int remaining,
    List<PilesSeat> seats,
    Optional<Integer> turn,
    boolean yourTurn,
    boolean paused,
    Optional<Integer> picked,
    Optional<Draw> draw,
    Optional<String> bannerKey) {
  public PilesView {
    piles = List.copyOf(piles);
    odds = List.copyOf(odds);
    seats = List.copyOf(seats);
  }
}
