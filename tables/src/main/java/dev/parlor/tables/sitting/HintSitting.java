package dev.parlor.tables.sitting;

import dev.parlor.tables.scene.Hint;
import java.util.Optional;

/**
 * A place whose person is told in every turn what an expert would do, for as long as he wants that.
 */
public final class HintSitting<V> extends PassingSitting<V> {
  private boolean wanted;

  public HintSitting(Sitting<V> sitting, boolean wanted) {
    super(sitting);
    this.wanted = wanted;
  }

  @Override
  public void hints(boolean now) {
    wanted = now;
    super.hints(now);
  }

  @Override
  public Optional<Hint> hint() {
    return wanted ? advice() : Optional.empty();
  }
}
