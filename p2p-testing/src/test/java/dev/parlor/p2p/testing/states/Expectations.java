package dev.parlor.p2p.testing.states;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is expected of each kind of message in each group of states. {@code expected.txt} has a row
 * for a kind and a column for a group, those of the host first. A cell has a part for each voice,
 * and in it a letter for each {@link Reception} that may be. What is seen in a run is written to
 * {@code target}.
 */
final class Expectations {
  private static final int COLUMNS = 2 * SessionMoment.Group.values().length;
  private static final String NEVER = "-";

  private final Map<String, List<List<Set<Character>>>> seen = new TreeMap<>();

  /** Notes what became of a message. */
  void note(SeatInState scene, String row, int voice, int voices, Reception verdict) {
    List<List<Set<Character>>> cells =
        seen.computeIfAbsent(
            row,
            name -> {
              List<List<Set<Character>>> empty = new ArrayList<>();
              for (int column = 0; column < COLUMNS; column++) {
                empty.add(new ArrayList<>());
                for (int each = 0; each < voices; each++) {
                  empty.get(column).add(new TreeSet<>());
                }
              }
              return empty;
            });
    int group = List.of(SessionMoment.Group.values()).indexOf(scene.moment().group);
    int column = scene.isHost() ? group : group + COLUMNS / 2;
    cells.get(column).get(voice).add(verdict.letter);
  }

  Set<String> rows() {
    return seen.keySet();
  }

  /** All differences from what is expected, in this part of the table. */
  List<String> differences(String part) throws IOException {
    write(Path.of("target", part + ".txt"));
    Map<String, String[]> expected = expected();
    List<String> differences = new ArrayList<>();
    for (String row : seen.keySet()) {
      String[] cells = expected.get(row);
      if (cells == null) {
        differences.add(row + ": no row says what is expected");
        continue;
      }
      for (int column = 0; column < COLUMNS; column++) {
        List<Set<Character>> parts = seen.get(row).get(column);
        String[] known = cells[column].split(",", -1);
        for (int voice = 0; voice < parts.size(); voice++) {
          for (char letter : parts.get(voice)) {
            if (known.length <= voice || known[voice].indexOf(letter) < 0) {
              differences.add(
                  row + ", column " + (column + 1) + ", voice " + voice + ": " + letter);
            }
          }
        }
      }
    }
    for (String row : expected.keySet()) {
      if (row.startsWith(part + " ") && !seen.containsKey(row)) {
        differences.add(row + ": a row for nothing");
      }
    }
    return differences;
  }

  private void write(Path file) throws IOException {
    StringBuilder all = new StringBuilder();
    seen.forEach(
        (row, cells) -> {
          all.append(String.format("%-32s", row));
          cells.forEach(cell -> all.append(String.format(" %-9s", text(cell))));
          all.append('\n');
        });
    Files.writeString(file, all.toString());
  }

  private static String text(List<Set<Character>> cell) {
    if (cell.stream().allMatch(Set::isEmpty)) {
      return NEVER;
    }
    List<String> parts = new ArrayList<>();
    for (Set<Character> letters : cell) {
      StringBuilder part = new StringBuilder();
      letters.forEach(part::append);
      parts.add(part.toString());
    }
    return String.join(",", parts);
  }

  private static Map<String, String[]> expected() throws IOException {
    Map<String, String[]> rows = new TreeMap<>();
    try (InputStream in = Expectations.class.getResourceAsStream("expected.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.split("\n", -1)) {
        if (!line.isBlank() && !line.startsWith("#")) {
          rows.put(line.substring(0, 32).trim(), line.substring(32).trim().split(" +"));
        }
      }
    }
    return rows;
  }
}
