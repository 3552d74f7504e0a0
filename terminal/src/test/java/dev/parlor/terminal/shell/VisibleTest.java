package dev.parlor.terminal.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VisibleTest {
  /**
   * A text that clears the screen, turns the order of letters around, and goes back to the line's
   * beginning.
   */
  private static final String TRICKS = "\u001b[2J\u202e\u2066\u200f\u009b31m\rx\u0007\u2028";

  private static final String SHOWN =
      "\\u001b[2J\\u202e\\u2066\\u200f\\u009b31m\\u000dx\\u0007\\u2028";

  @TempDir private Path folder;

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

  @Test
  void commandsEscapeNamesAndContentsOfFiles() throws IOException {
    Path hands = folder.resolve("\u001b]0;title\u0007\u202ehands.phh");
    Files.writeString(hands, "variant = '\u001b[31m\u202eNT'\n");
    Path result = folder.resolve("result\u202e.txt");
    Files.writeString(result, "# POKER_RESULT: \u001b[31m\u2066\n");
    for (String[] command :
        new String[][] {
          {"replay", hands.toString()},
          {"replay", "--json", hands.toString()},
          {"check", "phh", hands.toString()},
          {"verify", result.toString()},
          {"verify", "--json", result.toString()},
          {"audit", result.toString()},
          {"export", result.toString()},
          {"submit", "\u001b[1m:1", result.toString()},
          {"\u001b[31mplay"}
        }) {
      Ran ran = Ran.parlor(command);
      String all = ran.out() + ran.err();
      assertFalse(all.isEmpty(), command[0]);
      all.lines().forEach(line -> assertEquals(Visible.of(line), line, command[0]));
    }
  }
}
