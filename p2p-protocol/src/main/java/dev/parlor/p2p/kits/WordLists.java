package dev.parlor.p2p.kits;

import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.function.Function;

/** Finds the value that an argument of a line names by one of its words. */
final class WordLists {
  private WordLists() {}

  static <T> T find(Line line, int index, T[] values, Function<T, String> word) throws Malformed {
    String text = line.arg(index);
    for (T value : values) {
      if (word.apply(value).equals(text)) {
        return value;
      }
    }
    throw new Malformed(line.verb() + ": unknown word " + text);
  }
}
