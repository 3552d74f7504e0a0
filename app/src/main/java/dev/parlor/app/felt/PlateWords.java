package dev.parlor.app.felt;

import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands below a name, in letters as large as the room allows.
 *
 * @param size of the letters
 */
record PlateWords(List<String> lines, float size) {
  private static final float LEAST = 11; // dp: smaller letters nobody reads at a table
  private static final float STEP = 0.94f;

  PlateWords {
    lines = List.copyOf(lines);
  }

  /**
   * @param brief whether there is one line only
   * @param bet in figures, where there is no room for chips; else empty
   */
  static PlateWords of(Laying laying, Plate plate, boolean brief, String bet, float room) {
    String score = laying.sayer.shown(plate.score());
    score = bet.isEmpty() ? score : score + " \u00b7 " + bet;
    boolean there = isHere(plate);
    Phrase now = now(plate);
    List<String> wished = new ArrayList<>();
    if (!brief || there) {
      add(wished, score); // that somebody is not there matters more than what he has
    }
    String state = laying.sayer.shown(now);
    boolean cut = laying.ink.width(state, least(laying), false) > room;
    if ((!brief || wished.isEmpty()) && !(cut && isSaidByTheCards(laying, plate, now))) {
      add(wished, state);
    }
    int comma = score.indexOf(", ");
    float size = largest(laying, wished, room);
    if (!fits(laying, wished, size, room) && !brief && comma > 0 && isPlain(plate)) {
      wished.clear();
      add(wished, score.substring(0, comma));
      add(wished, score.substring(comma + 2));
      size = largest(laying, wished, room);
    }
    List<String> lines = new ArrayList<>();
    for (String text : wished) {
      lines.add(cut(laying, text, size, room));
    }
    return new PlateWords(lines, size);
  }

  private static boolean isHere(Plate plate) {
    return plate.person().presence() == Person.Presence.HERE;
  }

  /** What somebody did last, or does now. */
  private static Phrase now(Plate plate) {
    return plate.lastAct().isNone() || !isHere(plate) ? plate.state() : plate.lastAct();
  }

  /** How much room the longer line needs in the smallest letters, when a list is cut. */
  static float widest(Laying laying, Plate plate) {
    float score = laying.ink.width(laying.sayer.shown(plate.score()), least(laying), false);
    String state = laying.sayer.shown(now(plate));
    int comma = state.indexOf(", ");
    String first = comma > 0 ? state.substring(0, comma) : state;
    return Math.max(score, laying.ink.width(first, least(laying), false));
  }

  static float least(Laying laying) {
    return Math.min(laying.small(), laying.dp(LEAST));
  }

  /** Whether the same words stand in full beside the cards of this person. */
  private static boolean isSaidByTheCards(Laying laying, Plate plate, Phrase now) {
    return laying.scene.zones().stream()
        .filter(zone -> zone.at().owner() == plate.seat())
        .anyMatch(zone -> zone.caption().equals(now) || zone.total().equals(now));
  }

  private static void add(List<String> lines, String text) {
    if (!text.isEmpty()) {
      lines.add(text);
    }
  }

  /** Whether the edge of the plate says as much as this word would. */
  private static boolean isPlain(Plate plate) {
    boolean calm = plate.tone() == Plate.Tone.CALM || plate.inTurn();
    return calm && plate.lastAct().isNone() && plate.person().presence() == Person.Presence.HERE;
  }

  private static float largest(Laying laying, List<String> lines, float room) {
    float size = laying.small();
    while (!fits(laying, lines, size, room) && size > least(laying)) {
      size = Math.max(least(laying), size * STEP);
    }
    return size;
  }

  private static boolean fits(Laying laying, List<String> lines, float size, float room) {
    return lines.stream().allMatch(line -> laying.ink.width(line, size, false) <= room);
  }

  /** Cuts a text. It leaves out whole parts of a list rather than a part of a word. */
  private static String cut(Laying laying, String text, float size, float room) {
    int comma = text.indexOf(", ");
    boolean list = comma > 0 && laying.ink.width(text.substring(0, comma), size, false) <= room;
    return list && laying.ink.width(text, size, false) > room
        ? text.substring(0, comma)
        : laying.ink.fit(text, size, false, room);
  }
}
