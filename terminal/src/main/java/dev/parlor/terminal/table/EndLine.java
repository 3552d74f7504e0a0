package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Scene;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;

/** The one line at the end of a match: {@code 2nd of 3 - signed by all - r again, v proof}. */
public final class EndLine {
  private static final String BETWEEN = " - ";

  private EndLine() {}

  /**
   * @param leave the key of the sentence that says how to leave: by another key, or by Enter
   */
  public static String of(Scene scene, Aftermath ending, Texts texts, String leave) {
    List<String> parts = new ArrayList<>();
    scene.finale().ifPresent(finale -> place(finale, scene.viewer(), texts, parts));
    ending.signed().ifPresent(names -> parts.add(texts.text("play.end.signed." + names)));
    List<String> keys = new ArrayList<>();
    if (ending.another()) {
      keys.add(texts.text("play.end.again"));
    }
    if (ending.signed().isPresent()) {
      keys.add(texts.text("play.end.proof"));
    }
    keys.add(texts.text(leave));
    parts.add(String.join(", ", keys));
    return String.join(BETWEEN, parts);
  }

  /** Adds the place. Where all win or lose together nobody has one. */
  private static void place(Finale finale, int viewer, Texts texts, List<String> parts) {
    List<Finale.Standing> standings = finale.standings();
    boolean apart = standings.stream().map(Finale.Standing::place).distinct().count() > 1;
    standings.stream()
        .filter(each -> apart && each.seat() == viewer)
        .forEach(each -> parts.add(texts.text("play.end.place", each.place(), standings.size())));
  }
}
