package dev.parlor.terminal.play.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.recall.RecallView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What to type for a card: 1 to 9 for one's own, a seat's letter before others', 0 as drawn. */
final class CardNames {
  private CardNames() {}

  static Map<Slot, String> of(RecallView view, int me) {
    Map<Slot, String> names = new LinkedHashMap<>();
    for (RecallView.SeatView seat : view.seats()) {
      String letter = seat.seat() == me ? "" : letter(seat.seat());
      for (RecallView.CardView card : seat.hand()) {
        names.put(card.slot(), letter + (card.place() + 1));
      }
    }
    RecallView.CardView drawn = view.drawn();
    if (drawn != null) {
      names.put(drawn.slot(), "0");
    }
    return names;
  }

  static String letter(int seat) {
    return String.valueOf((char) ('a' + seat));
  }

  /** The card of this name among those that may be chosen. */
  static Optional<Slot> find(String name, Map<Slot, String> names, List<Slot> among) {
    return among.stream().filter(slot -> name.equals(names.get(slot))).findFirst();
  }
}
