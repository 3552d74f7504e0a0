package dev.parlor.terminal.play.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The own hand by suit and rank, each card with a letter to name it by. */
final class OwnHand {
  private OwnHand() {}

  static List<RommeView.HandCard> sorted(RommeView view) {
    List<RommeView.HandCard> cards = new ArrayList<>(view.hand());
    cards.sort(Comparator.comparing(card -> card.face().map(Card::code).orElse(Integer.MAX_VALUE)));
    return cards;
  }

  /** The cards that a line names so far. */
  static Set<Slot> chosen(String typed, RommeView view) {
    String cards = typed.replaceFirst("^(m|v|d|[lj][0-9]*)", "").replaceAll("[\\s/]", "");
    boolean names = !cards.isEmpty() && !cards.equals(typed);
    Set<Slot> chosen = new HashSet<>();
    if (names) {
      Picks.read(cards, view).ifPresent(picks -> picks.forEach(pick -> chosen.add(pick.slot())));
    }
    return chosen;
  }

  static Map<Slot, String> letters(RommeView view) {
    Map<Slot, String> letters = new LinkedHashMap<>();
    for (RommeView.HandCard card : sorted(view)) {
      letters.put(card.slot(), String.valueOf((char) ('a' + letters.size())));
    }
    return letters;
  }
}
