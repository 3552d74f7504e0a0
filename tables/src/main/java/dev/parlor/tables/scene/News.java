package dev.parlor.tables.scene;

import dev.parlor.games.Slot;
import java.util.List;

/**
 * What happened since the scene before.
 *
 * @param told one sentence each, the latest last
 * @param passages cards that lie elsewhere now, or have just come
 * @param gathered cards that went away together, so that nobody can tell which went where
 */
public record News(List<Phrase> told, List<Passage> passages, List<Gathered> gathered) {
  public static final News NONE = new News(List.of(), List.of(), List.of());

  public News {
    told = List.copyOf(told);
    passages = List.copyOf(passages);
    gathered = List.copyOf(gathered);
  }

  public record Passage(Slot slot, At from, At to) {}

  public record Gathered(At from, At to, int count) {}
}
