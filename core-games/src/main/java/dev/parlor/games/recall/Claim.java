package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat said about its two peeked cards: which one is its collection card. The other card
 * stays hidden, so nobody can tell before the end whether it was true.
 *
 * @param card the collection card, null when both were said to be jokers
 */
public record Claim(Kind kind, @Nullable Slot card) {
  /** How the card was found. */
  public enum Kind {
    /** The card comes before the other one by the rule. */
    CHOSEN,
    /** Both cards have the same rank, and the lot chose. */
    SAME_RANK,
    TWO_JOKERS
  }

  /** Whether the opened cards agree with the claim. */
  boolean holds(List<Slot> picks, Card first, Card second) {
    return switch (CollectionRule.of(first, second)) {
      case FIRST -> kind == Kind.CHOSEN && picks.get(0).equals(card);
      case SECOND -> kind == Kind.CHOSEN && picks.get(1).equals(card);
      case RANDOM -> kind == Kind.SAME_RANK;
      case NONE -> kind == Kind.TWO_JOKERS;
    };
  }

  /** What the owner of these two cards has to say. */
  static RecallAction truth(List<Slot> picks, Card first, Card second) {
    return switch (CollectionRule.of(first, second)) {
      case FIRST -> new RecallAction.Choose(picks.get(0));
      case SECOND -> new RecallAction.Choose(picks.get(1));
      case RANDOM -> RecallAction.Word.SAME_RANK;
      case NONE -> RecallAction.Word.TWO_JOKERS;
    };
  }
}
