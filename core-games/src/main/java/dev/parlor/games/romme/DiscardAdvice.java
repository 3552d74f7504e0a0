package dev.parlor.games.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Discard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which card to discard: the one without which the hand is lightest after its best melds, sparing
 * cards that have partners and cards that an opponent could lay off at once. Jokers go last.
 */
final class DiscardAdvice {
  private static final int PARTNER = 3;
  private static final int GIFT = 4;
  private static final int JOKER = 1000;

  private final Hints hints;
  private final RommeState state;
  private final int seat;
  private final List<Card> hand;

  DiscardAdvice(Hints hints, RommeState state, int seat) {
    this.hints = hints;
    this.state = state;
    this.seat = seat;
    this.hand = hints.faces();
  }

  Discard best() {
    return hints.discards().stream()
        .min(Comparator.comparingInt(discard -> cost(discard.face())))
        .orElseThrow(() -> new IllegalStateException("no card that may be discarded"));
  }

  private int cost(Card card) {
    List<Card> rest = new ArrayList<>(hand);
    rest.remove(card);
    int maxJokers = state.options().maxJokersPerMeld();
    int deadwood = hints.solver().leastDeadwood(rest, maxJokers);
    return card.isJoker()
        ? deadwood + JOKER
        : deadwood + PARTNER * partners(card, rest) + (isGift(card) ? GIFT : 0);
  }

  /** Cards of the hand that this one could form a meld with. */
  private static int partners(Card card, List<Card> rest) {
    int partners = 0;
    for (Card other : rest) {
      if (!other.isJoker() && !other.equals(card)) {
        int distance = Math.abs(card.rank().number() - other.rank().number());
        boolean near = card.suit() == other.suit() && (distance <= 2 || distance >= 11);
        partners += near || distance == 0 ? 1 : 0;
      }
    }
    return partners;
  }

  private boolean isGift(Card card) {
    boolean anybodyCan = false;
    for (int other = 0; other < state.seats().size(); other++) {
      anybodyCan |= other != seat && state.seats().get(other).hasMelded();
    }
    return anybodyCan
        && state.cards().melds().stream()
            .anyMatch(meld -> meld.shape().openPlaces().contains(card));
  }
}
