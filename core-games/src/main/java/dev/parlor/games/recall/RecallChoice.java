package dev.parlor.games.recall;

import dev.parlor.games.Choice;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;

/** What a seat may do now. */
public sealed interface RecallChoice extends Choice {
  /** The seat may look at one of these, {@code left} times more. */
  record PickOne(List<Slot> cards, int left) implements RecallChoice {
    public PickOne {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pickOne(this);
    }
  }

  record PlayOne(List<Slot> cards) implements RecallChoice {
    public PlayOne {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.playOne(this);
    }
  }

  /** The seat may lay aside any of these, in an order of its own, until the window closes. */
  record LayAside(List<Slot> cards) implements RecallChoice {
    public LayAside {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.layAside(this);
    }
  }

  /** The seat may swap any two of these. */
  record SwapTwo(List<Slot> cards) implements RecallChoice {
    public SwapTwo {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swapTwo(this);
    }
  }

  /** The seat may look at one of these. */
  record PeekOne(List<Slot> cards) implements RecallChoice {
    public PeekOne {
      cards = List.copyOf(cards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.peekOne(this);
    }
  }

  /** Ends the looking. It holds the only true thing to say about the collection card. */
  record Ready(RecallAction say) implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ready(this);
    }
  }

  record DrawCard() implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.drawCard(this);
    }
  }

  record MayCallRecall() implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mayCallRecall(this);
    }
  }

  /** The drawn card may be collected. */
  record MayCollectDrawn() implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mayCollectDrawn(this);
    }
  }

  /** The top of the discard pile may be collected. */
  record MayCollect(Card top) implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mayCollect(this);
    }
  }

  /** The seat may leave a power unused, or stop looking. */
  record MayPass() implements RecallChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mayPass(this);
    }
  }

  /** What is done for each kind of choice. */
  interface Cases<R> {
    R pickOne(PickOne pickOne);

    R playOne(PlayOne playOne);

    R layAside(LayAside layAside);

    R swapTwo(SwapTwo swapTwo);

    R peekOne(PeekOne peekOne);

    R ready(Ready ready);

    R drawCard(DrawCard drawCard);

    R mayCallRecall(MayCallRecall mayCallRecall);

    R mayCollectDrawn(MayCollectDrawn mayCollectDrawn);

    R mayCollect(MayCollect mayCollect);

    R mayPass(MayPass mayPass);
  }

  <R> R match(Cases<R> cases);
}
