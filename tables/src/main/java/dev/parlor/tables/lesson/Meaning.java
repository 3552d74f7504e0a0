package dev.parlor.tables.lesson;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Picks;
import java.util.Optional;

/** Finds out what a line of a script does at a moment. */
final class Meaning {
  private Meaning() {}

  /** The deed that this line means; empty while that can't be done. */
  static <V> Optional<Deed> of(TableMapper<V> mapper, Glimpse<V> now, String typed) {
    Touch touch = mapper.read(now, mapper.kept(Picks.NONE, now), typed);
    return touch.done().map(Touch.Does::deed);
  }
}
