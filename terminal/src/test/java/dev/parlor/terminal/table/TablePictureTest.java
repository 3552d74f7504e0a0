package dev.parlor.terminal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Overview;
import dev.parlor.tables.scene.Scene;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The picture of a table, character by character. */
class TablePictureTest {
  private static List<String> drawn(PracticeLab lab, int width, int height) {
    Canvas canvas = new Canvas(width, height);
    Sentences sentences = lab.sentences("en", Map.of("NO_COLOR", "1"));
    Painter.paint(canvas, lab.scene(), sentences, sentences.say(lab.table.log(), lab.scene()));
    return canvas.plain();
  }

  @Test
  void ninePilesWithTheirNumbersAndWhoseTurnItIs() {
    PracticeLab lab = new PracticeLab("piles", 5);
    List<String> rows = drawn(lab, 80, 20);
    assertTrue(rows.get(0).startsWith("  43 cards left, 9 piles open"), rows.get(0));
    assertTrue(rows.get(0).endsWith("▶ You"), rows.get(0));
    assertTrue(rows.stream().anyMatch(row -> row.startsWith("   1 ╭─────╮")), rows.toString());
    long framed = rows.stream().filter(row -> row.contains("╰─────╯      ╰─────╯")).count();
    assertEquals(3, framed, String.join("\n", rows));
  }

  @Test
  void aLockedPileIsTurnedOverAndLooksLikeNoDeck() {
    PracticeLab lab = new PracticeLab("piles", 5);
    lab.table.touched(new Typing(lab.table).read("1h")); // this guess is wrong with this seed
    lab.table.tick(lab.time);
    assertTrue(lab.scene().zones().get(0).spots().stream().allMatch(spot -> spot.has(Mark.LOCKED)));
    assertTrue(String.join("\n", drawn(lab, 80, 20)).contains("│░░░░░│"));
  }

  @Test
  void aPickedPileIsMarkedAndItsOddsAreShown() {
    PracticeLab lab = new PracticeLab("piles", 5);
    lab.table.touched(new Typing(lab.table).read("9"));
    String all = String.join("\n", drawn(lab, 80, 20));
    assertTrue(all.contains("> 9") || all.contains(">9"), all);
    assertTrue(all.matches("(?s).*Higher [0-9]+%  Same [0-9]+%  Lower [0-9]+%.*"), all);
  }

  @Test
  void aLargeWindowHasLargerCardsAndALongerLog() {
    PracticeLab lab = new PracticeLab("poker", 7);
    while (!lab.table.asks()) {
      lab.pass();
    }
    assertTrue(String.join("\n", drawn(lab, 120, 36)).contains("╭─────────╮"));
    Scene scene = lab.scene();
    assertTrue(scene.zones().size() > 1);
    assertTrue(!String.join("\n", drawn(lab, 80, 20)).contains("╭─────────╮"));
  }

  @Test
  void whoeverWatchesIsOfferedNoAdvice() {
    PracticeLab lab = new PracticeLab("poker", 7);
    assertEquals("? rules   ! advice   q leave", keys(lab, lab.scene()));
    assertEquals("? rules   q leave", keys(lab, Overview.of(lab.scene())));
  }

  /** Such a player has no turn of their own to go on to. */
  @Test
  void whoeverIsOutOfTheMatchIsOfferedItsEnd() {
    PracticeLab lab = new PracticeLab("highlow", 5);
    while (!lab.table.asks()) {
      lab.pass();
    }
    assertEquals("Space: to your next turn   + - pace", waiting(lab));
    lab.table.touched(new Typing(lab.table).read("end"));
    lab.table.tick(lab.time);
    assertEquals("Space: to the end of the match   + - pace", waiting(lab));
  }

  private static String waiting(PracticeLab lab) {
    Canvas canvas = new Canvas(80, 3);
    new BottomPart(canvas, 0, 0, 80, lab.sentences("en", Map.of())).waiting(lab.table);
    return canvas.plain().get(1).trim();
  }

  private static String keys(PracticeLab lab, Scene scene) {
    Canvas canvas = new Canvas(80, 3);
    new BottomPart(canvas, 0, 0, 80, lab.sentences("en", Map.of())).paint(scene, 0, lab.table);
    return canvas.plain().get(2).trim();
  }
}
