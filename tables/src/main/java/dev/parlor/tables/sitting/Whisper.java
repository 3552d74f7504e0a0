package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Hint;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The hint of each moment: an expert thinks once about it, however often it is drawn. */
final class Whisper<V> {
  private final Sitting<V> sitting;
  private @Nullable Glimpse<V> thought;
  private Optional<Hint> hint = Optional.empty();

  Whisper(Sitting<V> sitting) {
    this.sitting = sitting;
  }

  /**
   * @param now the last moment that the place has told: an expert speaks of the table as it is
   */
  Optional<Hint> hint(Glimpse<V> now) {
    if (now != thought) { // the same one, not one that looks like it: a switch tells it again
      thought = now;
      boolean asked = !now.choices().isEmpty() && !now.around().ending().isPresent();
      hint = asked ? sitting.hint() : Optional.empty();
    }
    return hint;
  }
}
