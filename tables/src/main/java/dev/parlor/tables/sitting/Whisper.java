package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Hint;
import java.util.Optional;

/**
 * The hint of each moment. An expert thinks about a moment only once, however often it is drawn.
 */
final class Whisper<V> {
  private final Sitting<V> sitting;
  private long thought = -1; // the step of the moment about which it has thought
  private Optional<Hint> hint = Optional.empty();

  Whisper(Sitting<V> sitting) {
    this.sitting = sitting;
  }

  /**
   * @param now the last moment that the place has told; the hint is about the table as it is there
   */
  Optional<Hint> hint(Glimpse<V> now) {
    // switching hints on or off makes a new step, as a move does
    if (now.around().step() != thought) {
      thought = now.around().step();
      boolean asked = !now.choices().isEmpty() && !now.around().ending().isPresent();
      hint = asked ? sitting.hint() : Optional.empty();
    }
    return hint;
  }
}
