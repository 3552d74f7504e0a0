package dev.parlor.tables.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What players call a hand: 17, soft 17, a blackjack. */
final class HandNames {
  private static final String NATURAL = "21";
  private static final int TWO_CARDS = 2;

  private HandNames() {}

  /**
   * @param total as the rules write it: {@code 17}, or {@code 7/17} while an ace may still count 1
   */
  static Phrase of(String total) {
    int soft = total.indexOf('/');
    return soft < 0
        ? Phrase.of("blackjack.hand", total)
        : Phrase.of("blackjack.hand.soft", total.substring(soft + 1));
  }

  /**
   * The hands with which a round ended; empty where a card of them stayed hidden. Only a hand that
   * was not split can be a blackjack.
   */
  static List<Phrase> of(List<DuelView.RoundHandView> hands) {
    List<Phrase> names = new ArrayList<>();
    for (DuelView.RoundHandView hand : hands) {
      if (hand.cards().isEmpty() || hand.cards().size() < hand.dealt().size()) {
        return List.of();
      }
      boolean natural =
          hands.size() == 1 && hand.dealt().size() == TWO_CARDS && hand.total().equals(NATURAL);
      names.add(natural ? Phrase.of("blackjack.hand.natural") : of(hand.total()));
    }
    return names;
  }
}
