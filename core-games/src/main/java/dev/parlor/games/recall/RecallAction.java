package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;

/**
 * What a seat can do. Plays in the same-rank window are not among these: they come as one event for
 * all seats.
 */
public sealed interface RecallAction extends Action {
  /** Looks at an own card before the first turn. Every seat does so twice. */
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

  /** Plays a card from the hand, or the drawn one. */
  record Play(Slot card) implements RecallAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.play(this);
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

  /** What is done without naming a card. */
  enum Word implements RecallAction {
    /** Says that the two picked cards have the same rank, so that the lot decides. */
    SAME_RANK,
    /** Says that the two picked cards are jokers, so that there is no collection card. */
    TWO_JOKERS,
    DRAW,
    /** Calls Recall instead of drawing: everybody else has one last turn. */
    CALL_RECALL,
    /** Collects the drawn card, which has the collection rank. */
    COLLECT_DRAWN,
    /** Collects the top of the discard pile. */
    COLLECT,
    /** Does nothing, or nothing more; the same as letting the timer run out. */
    PASS;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.word(this);
    }
  }

  /** What is done for each kind of action. */
  interface Cases<R> {
    R pick(Pick pick);

    R choose(Choose choose);

    R play(Play play);

    R swap(Swap swap);

    R peekAt(PeekAt peekAt);

    R word(Word word);
  }

  <R> R match(Cases<R> cases);
}
