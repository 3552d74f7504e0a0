package dev.parlor.terminal.table;

import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.SeatGlimpses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The few things that people at a table may say to each other, by number. */
final class Saying {
  /** The character that is typed before the number. */
  static final char SIGN = ':';

  private Saying() {}

  /** {@code 1 Well played! 2 Thank you!}. */
  static String choices(Sentences sentences, Scene scene) {
    List<String> choices = new ArrayList<>();
    for (Emote emote : Emote.values()) {
      choices.add(emote.number() + " " + sentences.say(SeatGlimpses.phrase(emote), scene));
    }
    return String.join("   ", choices);
  }

  /** The phrase that {@code :3} says; empty for other lines. */
  static Optional<Emote> of(String line) {
    boolean says = line.length() == 2 && line.charAt(0) == SIGN;
    return says ? Emote.of(line.charAt(1) - '0') : Optional.empty();
  }
}
