package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Hint;
import java.util.Optional;

/** The hint of each moment: an expert thinks once about it, however often it is drawn. */
final class Whisper<V> {
  private final Sitting<V> sitting;
  private long thought = -1; // the step of the moment
  private Optional<Hint> hint = Optional.empty();

  Whisper(Sitting<V> sitting) {
    this.sitting = sitting;
  }

  /**
   * @param now the last moment that the place has told: an expert speaks of the table as it is
   */
  Optional<Hint> hint(Glimpse<V> now) {
    if (now.around().step() != thought) { // a switch makes a step as well as a move does
      thought = now.around().step();
      boolean asked = !now.choices().isEmpty() && !now.around().ending().isPresent();
      hint = asked ? sitting.hint() : Optional.empty();
    }
    return hint;
  }
}
