package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;

/**
 * What a seat can do. Plays in the same-rank window are not among these: they come as one event for
 * all seats.
 */
public sealed interface RecallAction extends Action {
  /** Look at one's own card before the first turn; twice. */
  record Pick(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick(this);
    }
  }

  /** Names the collection card among the two picked ones. */
  record Choose(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choose(this);
    }
  }

  /** Says that the two picked cards have the same rank, so that the lot decides. */
  record SameRank() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sameRank(this);
    }
  }

  /** Says that the two picked cards are jokers, so that there is no collection card. */
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

  /** Calls Recall instead of drawing: everybody else has one last turn. */
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

  /** Collects the drawn card, which has the collection rank. */
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

  /** Uses the power of a jack. */
  record Swap(Slot one, Slot other) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swap(this);
    }
  }

  /** Uses the power of a queen. */
  record PeekAt(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.peekAt(this);
    }
  }

  /** Does nothing, or nothing more; the same as letting the timer run out. */
  record Pass() implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pass(this);
    }
  }

  /** What is done for each kind of action. */
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
