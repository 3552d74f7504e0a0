package dev.parlor.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.terminal.shell.Visible;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VisibleFilesTest {
  @TempDir private Path folder;

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
