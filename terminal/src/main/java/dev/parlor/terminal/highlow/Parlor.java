package dev.parlor.terminal.highlow;

import dev.parlor.games.Dice;
import dev.parlor.games.highlow.Room;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * The room with its pot, everybody's coins, and who is there. Only one thread at a time may use it.
 */
final class Parlor {
  private final Book book;
  private final Room room;
  private final Dice dice;
  private final Set<String> present = new HashSet<>();

  Parlor(Path file, Dice dice) {
    this.book = new Book(file);
    this.room = new Room(book.pot());
    this.dice = dice;
  }

  Book book() {
    return book;
  }

  Room room() {
    return room;
  }

  Dice dice() {
    return dice;
  }

  boolean isFree(String name) {
    return !present.contains(name) && !book.isFullFor(name);
  }

  void come(String name) {
    present.add(name);
  }

  void go(String name) {
    present.remove(name);
  }
}
