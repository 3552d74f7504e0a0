package dev.parlor.terminal.man;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ManTest {
  private static final Pattern OFFERED = Pattern.compile("(?m)^  ([a-z]+) ");

  @Test
  void everyCommandOfTheHelpIsInTheManualAndInTheCompletion() {
    String help = Ran.parlor("--help").out();
    String manual = Ran.parlor("man").out();
    String completion = Ran.parlor("completion").out();
    Matcher command = OFFERED.matcher(help);
    int commands = 0;
    while (command.find()) {
      commands++;
      assertTrue(manual.contains(".SS \"parlor " + command.group(1)), command.group(1));
      assertTrue(completion.contains("_picocli_parlor_" + command.group(1)), command.group(1));
    }
    assertTrue(commands >= 15, help);
  }

  @Test
  void noOptionIsWithoutASentence() {
    for (String language : new String[] {"en", "de"}) {
      Ran ran = Ran.with(Map.of("LANG", language + "_XX.UTF-8"), "", "man");
      assertEquals(0, ran.exit(), ran.err());
      assertFalse(
          Pattern.compile("(?m)^\\.TP\\n\\.B .*\\n\\n").matcher(ran.out()).find(), ran.out());
    }
  }

  @Test
  void aLineThatBeginsLikeARequestIsText() {
    assertFalse(
        Pattern.compile("(?m)^[.'](?!TH|SH|SS|TP|B )").matcher(Ran.parlor("man").out()).find());
  }
}
