package dev.parlor.tables;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.sitting.PassingSitting;
import dev.parlor.tables.sitting.Sitting;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A sitting whose last glimpse a test hears as well. */
final class Overheard<V> extends PassingSitting<V> {
  private @Nullable Glimpse<V> last;

  Overheard(Sitting<V> sitting) {
    super(sitting);
  }

  Glimpse<V> last() {
    return Objects.requireNonNull(last);
  }

  @Override
  public Optional<Seen<V>> next() {
    Optional<Seen<V>> seen = super.next();
    if (seen.isPresent() && seen.get() instanceof Seen.Shown<V> shown) {
      last = shown.glimpse();
    }
    return seen;
  }
}
