package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;

/** What a seat can do; plays in the same-rank window come as one event for all seats instead. */
public sealed interface RecallAction extends Action {
  /** Look at one's own card before the first turn; twice. */
  record Pick(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick(this);
    }
  }

  /** Of the two picked cards this is the collection card. */
  record Choose(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choose(this);
    }
  }

  /** The two picked cards have the same rank: the lot decides. */
  record SameRank() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sameRank(this);
    }
  }

  /** The two picked cards are jokers: there is no collection card. */
  record TwoJokers() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.twoJokers(this);
    }
  }

  record Draw() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.draw(this);
    }
  }

  /** Instead of drawing: everybody else has one last turn. */
  record CallRecall() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.callRecall(this);
    }
  }

  /** Play a card from the hand, or the drawn one. */
  record Play(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.play(this);
    }
  }

  /** The drawn card has the collection rank and is collected. */
  record CollectDrawn() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.collectDrawn(this);
    }
  }

  /** Collect the top of the discard pile. */
  record Collect() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.collect(this);
    }
  }

  /** The power of a jack. */
  record Swap(Slot one, Slot other) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swap(this);
    }
  }

  /** The power of a queen. */
  record PeekAt(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.peekAt(this);
    }
  }

  /** Nothing, or no longer: the same as letting the timer run out. */
  record Pass() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pass(this);
    }
  }

  /** Whoever treats actions has a word for each kind of them. */
  interface Cases<R> {
    R pick(Pick pick);

    R choose(Choose choose);

    R sameRank(SameRank sameRank);

    R twoJokers(TwoJokers twoJokers);

    R draw(Draw draw);

    R callRecall(CallRecall callRecall);

    R play(Play play);

    R collectDrawn(CollectDrawn collectDrawn);

    R collect(Collect collect);

    R swap(Swap swap);

    R peekAt(PeekAt peekAt);

    R pass(Pass pass);
  }

  <R> R match(Cases<R> cases);
}
