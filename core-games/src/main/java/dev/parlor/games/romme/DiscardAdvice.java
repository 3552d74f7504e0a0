package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Discard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which card to discard: the one without which the hand is lightest after its best melds. It spares
 * cards that have partners and cards that an opponent could lay off at once. Jokers go last.
 */
final class DiscardAdvice {
  static final Knob PARTNER = new Knob("worth_of_a_partner", 0, 20, 3);
  static final Knob GIFT = new Knob("fear_of_gifts", 0, 40, 4);
  static final Knob NEED = new Knob("fear_of_needs", 0, 40, 0);
  static final Knob OUTS = new Knob("worth_of_outs", 0, 5, 0);
  private static final int JOKER = 1000;

  private final Hints hints;
  private final RommeState state;
  private final int seat;
  private final KnobSettings settings;
  private final List<Card> hand;
  private final List<Card> wanted = new ArrayList<>();
  private final Unseen unseen;

  DiscardAdvice(Hints hints, RommeState state, int seat, KnobSettings settings) {
    this.hints = hints;
    this.state = state;
    this.seat = seat;
    this.settings = settings;
    this.hand = hints.faces();
    this.unseen = new Unseen(state, hand);
    RommeSeat next = state.seats().get((seat + 1) % state.seats().size());
    for (Slot slot : next.hand()) {
      Card taken = state.face(slot);
      if (taken != null) {
        wanted.add(taken);
      }
    }
  }

  Discard best() {
    return hints.discards().stream()
        .min(Comparator.comparingDouble(discard -> cost(discard.face())))
        .orElseThrow(() -> new IllegalStateException("no card that may be discarded"));
  }

  private double cost(Card card) {
    List<Card> rest = new ArrayList<>(hand);
    rest.remove(card);
    int maxJokers = state.options().maxJokersPerMeld();
    int deadwood = hints.solver().leastDeadwood(rest, maxJokers);
    return card.isJoker()
        ? deadwood + JOKER
        : deadwood
            + settings.of(PARTNER) * partners(card, rest)
            + settings.of(OUTS) * unseen.outs(card, rest)
            + (isGift(card) ? settings.of(GIFT) : 0)
            + settings.of(NEED) * needed(card);
  }

  /**
   * The number of cards that the next player took from the discards and with which this card would
   * form a meld.
   */
  private int needed(Card card) {
    return partners(card, wanted);
  }

  /** The number of cards of the hand with which this card could form a meld. */
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
