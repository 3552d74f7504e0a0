package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import java.util.List;
import java.util.Optional;

/** A place at a table, wherever the table is held. */
public interface Sitting<V> {
  /** The seat whose view is shown and whose choices are offered. */
  int seat();

  /** What the seats are called, in seat order. */
  List<String> names();

  V view();

  /** What the person at the keyboard may do now; empty while others are awaited. */
  List<Choice> choices();

  /** Acts for the person; the reason when the rules refuse. */
  Optional<Refusal> act(Action action);

  /** Whether the table waits for this person, who may otherwise act but need not. */
  boolean awaited();

  /** Lets the world move on by one step; false when it waits for the person or all is over. */
  boolean advance();

  Optional<Outcome> outcome();

  /** What a table between devices shows beside its game; empty where one process holds it. */
  default Optional<Pulse> pulse() {
    return Optional.empty();
  }

  /** What happened beside the game since this was last asked. */
  default List<String> news() {
    return List.of();
  }

  /** Whether the table has moved on since it was last asked to; never where nobody else can act. */
  default boolean isOutdated() {
    return false;
  }
}
