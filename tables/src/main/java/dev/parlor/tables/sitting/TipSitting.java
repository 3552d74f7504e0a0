package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Words;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A place whose person plays the game for the first time. A tip is told in each of the first turns.
 */
public final class TipSitting<V> extends PassingSitting<V> {
  private final Deque<Phrase> tips = new ArrayDeque<>();
  private boolean asked; // whether this person had a choice when last seen

  /**
   * @param words of the game, which may have tips: {@code tip.1}, {@code tip.2}, ...
   */
  public TipSitting(Sitting<V> sitting, Words words) {
    super(sitting);
    for (int number = 1; words.has("tip." + number); number++) {
      tips.add(Phrase.of("told.tip", Phrase.of("tip." + number)));
    }
  }

  @Override
  public Optional<Seen<V>> next() {
    return super.next().map(this::told);
  }

  private Seen<V> told(Seen<V> seen) {
    return seen.match(new Seen.Cases<>(this::told, refused -> refused));
  }

  private Seen<V> told(Seen.Shown<V> shown) {
    Glimpse<V> now = shown.glimpse();
    boolean turn = !now.choices().isEmpty();
    boolean tells = turn && !asked && !tips.isEmpty();
    asked = turn;
    return tells ? new Seen.Shown<>(now.telling(tips.remove()), shown.jump()) : shown;
  }
}
