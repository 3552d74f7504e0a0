package dev.parlor.tables.sitting;

import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** The sentences told at a table: those that wait to be told, and the last ones that were. */
final class TableLog {
  private static final int KEPT = 200;

  private final List<Phrase> coming = new ArrayList<>();
  private final List<Phrase> told = new ArrayList<>();
  private long count;

  /** The last sentences that were told, the latest last. */
  List<Phrase> told() {
    return List.copyOf(told);
  }

  /** How many were told in all. */
  long count() {
    return count;
  }

  /** Adds sentences that are told with the next scene. */
  void add(List<Phrase> sentences) {
    coming.addAll(sentences);
  }

  void tell(List<Phrase> sentences) {
    told.addAll(sentences);
    count += sentences.size();
    while (told.size() > KEPT) {
      told.remove(0);
    }
  }

  /** Takes all that is to be told now. */
  List<Phrase> take() {
    List<Phrase> latest = new ArrayList<>(coming);
    coming.clear();
    return latest;
  }

  /** Takes this sentence alone. Those that were added with it are told later. */
  List<Phrase> take(Phrase only) {
    List<Phrase> latest = new ArrayList<>(coming);
    latest.removeIf(phrase -> !phrase.equals(only));
    coming.removeAll(latest);
    return latest;
  }
}
