package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The name of a resource as R.txt and the class R have it.
 *
 * @param kind {@code int} or {@code int[]}
 */
record Symbol(String kind, String type, String name) {

  /** The symbols of an R.txt. Behind each stands a number or a list of numbers. */
  static Map<Symbol, String> numbered(Path file) throws IOException {
    Map<Symbol, String> symbols = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] word = line.split(" ", 4);
      if (word.length != 4) {
        throw new IOException(file + ": not a symbol: " + line);
      }
      symbols.put(new Symbol(word[0], word[1], word[2]), word[3]);
    }
    return symbols;
  }

  static Set<Symbol> names(Path file) throws IOException {
    return new LinkedHashSet<>(numbered(file).keySet());
  }
}
