package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;

/** What a seat can do; plays in the same-rank window come as one event for all seats instead. */
public sealed interface RecallAction extends Action {
  /** Look at one's own card before the first turn; twice. */
  record Pick(Slot card) implements RecallAction {}

  /** Of the two picked cards this is the collection card. */
  record Choose(Slot card) implements RecallAction {}

  /** The two picked cards have the same rank: the lot decides. */
  record SameRank() implements RecallAction {}

  /** The two picked cards are jokers: there is no collection card. */
  record TwoJokers() implements RecallAction {}

  record Draw() implements RecallAction {}

  /** Instead of drawing: everybody else has one last turn. */
  record CallRecall() implements RecallAction {}

  /** Play a card from the hand, or the drawn one. */
  record Play(Slot card) implements RecallAction {}

  /** The drawn card has the collection rank and is collected. */
  record CollectDrawn() implements RecallAction {}

  /** Collect the top of the discard pile. */
  record Collect() implements RecallAction {}

  /** The power of a jack. */
  record Swap(Slot one, Slot other) implements RecallAction {}

  /** The power of a queen. */
  record PeekAt(Slot card) implements RecallAction {}

  /** Nothing, or no longer: the same as letting the timer run out. */
  record Pass() implements RecallAction {}
}
