package dev.parlor.terminal.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class VisibleTest {
  /**
   * A text that clears the screen, turns the order of letters around, and goes back to the line's
   * beginning.
   */
  private static final String TRICKS = "\u001b[2J\u202e\u2066\u200f\u009b31m\rx\u0007\u2028";

  private static final String SHOWN =
      "\\u001b[2J\\u202e\\u2066\\u200f\\u009b31m\\u000dx\\u0007\\u2028";

  @Test
  void whatATerminalWouldObeyIsShownByItsNumber() {
    assertEquals(SHOWN, Visible.of(TRICKS));
    assertEquals("\\ud800 \\udb40\\udc41", Visible.of("\ud800 \udb40\udc41"));
    assertEquals("Größe 7♥ 日本 \ud83c\udca1", Visible.of("Größe 7♥ 日本 \ud83c\udca1"));
    assertEquals("one\n\\u001btwo\n", Visible.lines("one\n\u001btwo\n"));
  }

  @Test
  void everySentenceShowsWhatItIsFilledWith() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      String sentence = Texts.in(locale).text("results.cantWrite", Path.of("a\u001bb"), TRICKS);
      assertTrue(sentence.contains("a\\u001bb") && sentence.contains(SHOWN), sentence);
    }
  }
}
