package dev.parlor.games.recall;

import dev.parlor.games.Choice;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;

/** What a seat may do now. */
public sealed interface RecallChoice extends Choice {
  /** Look at one of these, {@code left} times more. */
  record PickOne(List<Slot> cards, int left) implements RecallChoice {
    public PickOne {
      cards = List.copyOf(cards);
    }
  }

  /** Done with looking: the only true thing to say about the collection card. */
  record Ready(RecallAction say) implements RecallChoice {}

  record DrawCard() implements RecallChoice {}

  record MayCallRecall() implements RecallChoice {}

  record PlayOne(List<Slot> cards) implements RecallChoice {
    public PlayOne {
      cards = List.copyOf(cards);
    }
  }

  /** The drawn card may be collected. */
  record MayCollectDrawn() implements RecallChoice {}

  /** The top of the discard pile may be collected. */
  record MayCollect(Card top) implements RecallChoice {}

  /** Lay aside any of these, in an order of one's own, until the window closes. */
  record LayAside(List<Slot> cards) implements RecallChoice {
    public LayAside {
      cards = List.copyOf(cards);
    }
  }

  /** Swap any two of these. */
  record SwapTwo(List<Slot> cards) implements RecallChoice {
    public SwapTwo {
      cards = List.copyOf(cards);
    }
  }

  /** Look at one of these. */
  record PeekOne(List<Slot> cards) implements RecallChoice {
    public PeekOne {
      cards = List.copyOf(cards);
    }
  }

  /** Leave a power unused, or stop looking. */
  record MayPass() implements RecallChoice {}
}
