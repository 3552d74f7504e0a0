package dev.parlor.games.poker;

import dev.parlor.games.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Places by chips for those who still play, then by how late the others went out. Of two who went
 * out in the same hand, the one with more chips at its beginning is in front.
 */
final class PokerPlaces {
  private static final Comparator<PokerSeat> BEST_FIRST =
      Comparator.comparing(PokerSeat::plays)
          .thenComparingInt(PokerSeat::outInHand)
          .thenComparingInt(seat -> seat.plays() ? seat.chips() : seat.chipsThen())
          .reversed();

  private PokerPlaces() {}

  static List<Outcome.Standing> of(List<PokerSeat> seats) {
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      PokerSeat its = seats.get(seat);
      int better = (int) seats.stream().filter(o -> BEST_FIRST.compare(o, its) < 0).count();
      standings.add(new Outcome.Standing(seat, better + 1, its.chips()));
    }
    return standings;
  }
}
