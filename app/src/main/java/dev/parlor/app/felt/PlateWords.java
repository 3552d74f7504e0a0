package dev.parlor.app.felt;

import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands below a name, in letters as large as the room allows.
 *
 * @param size of the letters
 */
record PlateWords(List<String> lines, float size) {
  private static final float LEAST = 11; // dp: smaller letters nobody reads at a table
  private static final float AWAY = 9; // dp: that somebody is not there is said all the same
  private static final float STEP = 0.94f;

  /** Figures with the word behind them. */
  private static final Pattern AMOUNT =
      Pattern.compile("^([0-9][0-9.,\\h]*?)\\h\\p{L}+(?=$|, | \u00b7 )");

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
    boolean cut = laying.ink.width(first(state), least(laying), false) > room;
    if ((!brief || wished.isEmpty()) && !(cut && there)) { // no half words: its edge and cards tell
      add(wished, state);
    }
    int comma = score.indexOf(", ");
    float smallest = there ? least(laying) : Math.min(least(laying), laying.dp(AWAY));
    float size = largest(laying, wished, room, smallest);
    if (!fits(laying, wished, size, room) && !brief && comma > 0 && isPlain(plate)) {
      wished.clear();
      add(wished, score.substring(0, comma));
      add(wished, score.substring(comma + 2));
      size = largest(laying, wished, room, smallest);
    }
    boolean scores = !wished.isEmpty() && wished.get(0).equals(score);
    if (scores && laying.ink.width(first(score), size, false) > room) {
      wished.set(0, figures(score));
      size = largest(laying, wished, room, smallest);
    }
    List<String> lines = new ArrayList<>();
    for (String text : wished) {
      lines.add(cut(laying, text, size, room));
    }
    return new PlateWords(lines, size);
  }

  /** How many without of what, which all at a table have: a screen reader says both. */
  private static String figures(String score) {
    Matcher matcher = AMOUNT.matcher(score);
    return matcher.find() ? matcher.group(1) + score.substring(matcher.end()) : score;
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
    return Math.max(score, laying.ink.width(first(state), least(laying), false));
  }

  /** How much room a plate needs that leaves out of what. */
  static float figuresWidth(Laying laying, Plate plate) {
    String score = figures(laying.sayer.shown(plate.score()));
    return Math.max(
        laying.ink.width(first(score), least(laying), false),
        laying.ink.width(laying.sayer.shown(Phrase.of("you")), laying.name(), true)
            + plate.badges().size() * laying.dp(20));
  }

  static float least(Laying laying) {
    return Math.min(laying.small(), laying.dp(LEAST));
  }

  /** The first of a list, which is more than the rest. */
  static String first(String list) {
    int comma = list.indexOf(", ");
    return comma > 0 ? list.substring(0, comma) : list;
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

  private static float largest(Laying laying, List<String> lines, float room, float least) {
    float size = laying.small();
    while (!fits(laying, lines, size, room) && size > least) {
      size = Math.max(least, size * STEP);
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
