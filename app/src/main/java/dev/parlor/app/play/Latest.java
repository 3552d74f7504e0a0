package dev.parlor.app.play;

import dev.parlor.tables.scene.Phrase;
import java.util.List;

/** The last thing that was told. What stands elsewhere on the screen is not told twice. */
final class Latest {
  private Phrase last = Phrase.NONE;
  private Phrase before = Phrase.NONE;

  /** Takes what a scene tells. If the same scene is shown again, it is taken only once. */
  void hear(List<Phrase> told) {
    for (Phrase each : told) {
      if (!each.equals(last)) {
        before = last;
        last = each;
      }
    }
  }

  /** The last sentence that is not this one. */
  Phrase beside(Phrase said) {
    return last.equals(said) ? before : last;
  }
}
