package dev.parlor.terminal.highlow;

import dev.parlor.p2p.wire.Callsign;
import dev.parlor.rim.files.AtomicFile;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Everybody's coins by name and the pot of the room, in one file of the station. */
final class Book {
  private static final int FIRST_COINS = 500;
  private static final int FIRST_POT = 50;
  private static final int LEAST = 20; // with less nobody can bet
  private static final int MOST_NAMES = 10_000;

  private final Path file;
  private final Map<String, Integer> coins = new TreeMap<>();
  private int pot = FIRST_POT;

  Book(Path file) {
    this.file = file;
    try {
      List<String> lines =
          Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
      lines.forEach(this::read);
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  private void read(String line) {
    if (line.matches(Callsign.FORM + " [0-9]{1,9}")) {
      coins.put(line.substring(0, line.indexOf(' ')), number(line));
    } else if (line.matches("pot [1-9][0-9]{0,8}")) {
      pot = number(line);
    }
  }

  private static int number(String line) {
    return Integer.parseInt(line.substring(line.indexOf(' ') + 1));
  }

  int pot() {
    return pot;
  }

  /** What somebody has; whoever is new, or can't bet any more, is given what all begin with. */
  int coins(String name) {
    int has = coins.getOrDefault(name, 0);
    return has < LEAST ? FIRST_COINS : has;
  }

  /** Whether another name would be one too many. */
  boolean isFullFor(String name) {
    return coins.size() >= MOST_NAMES && !coins.containsKey(name);
  }

  void put(String name, int has, int inThePot) {
    coins.put(name, has);
    pot = inThePot;
    List<String> lines = new ArrayList<>(List.of("pot " + pot));
    coins.forEach((each, amount) -> lines.add(each + " " + amount));
    try {
      AtomicFile.write(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }
}
