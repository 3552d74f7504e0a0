package dev.parlor.terminal.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import dev.parlor.terminal.TerminalCatalogue;
import dev.parlor.terminal.shell.Rim;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  private static final Suite DOUBLES =
      Suite.ofJsonLines(
          "doubles",
          scenario -> {
            if (scenario.number("n") == 13) {
              throw new IllegalStateException("thirteen");
            }
            return CaseVerdict.equal(scenario.number("twice"), 2 * scenario.number("n"));
          });

  @TempDir Path folder;

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final CheckReport report =
      new CheckReport(
          new Rim(
              InputStream.nullInputStream(),
              new PrintStream(shown, true, StandardCharsets.UTF_8),
              new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
              Map.of(),
              false));

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void passesAndFailuresOfAllFilesAreCounted() throws IOException {
    Path one = file("one", "{\"n\":1,\"twice\":2}\n\n{\"id\":\"x\",\"n\":2,\"twice\":5}\n");
    Path two = file("two", "{\"n\":3,\"twice\":6,\"unknown\":[]}");
    DOUBLES.run(List.of(one, two), report);
    assertEquals("2 passed, 1 failed", report.summary());
    String text = shown.toString(StandardCharsets.UTF_8);
    assertEquals(List.of("x", "  expected: 5", "  engine:   4"), text.lines().toList());
  }

  @Test
  void engineThatThrowsHasFailed() throws IOException {
    DOUBLES.run(List.of(file("f", "{\"n\":13,\"twice\":26}")), report);
    assertEquals("0 passed, 1 failed", report.summary());
    assertTrue(shown.toString(StandardCharsets.UTF_8).contains("thirteen"));
  }

  @Test
  void onlyTheFirstTenFailuresAreShown() throws IOException {
    DOUBLES.run(List.of(file("f", "{\"n\":1,\"twice\":3}\n".repeat(25))), report);
    assertEquals("0 passed, 25 failed", report.summary());
    assertEquals(30, shown.toString(StandardCharsets.UTF_8).lines().count());
  }

  @Test
  void longChecksShowSignsOfLifeOnTheErrorStream() throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Rim rim =
        new Rim(
            InputStream.nullInputStream(),
            new PrintStream(shown, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of(),
            false);
    AtomicLong clock = new AtomicLong();
    CheckReport slow = new CheckReport(rim, () -> clock.getAndAdd(500_000_000));
    DOUBLES.run(List.of(file("f", "{\"n\":1,\"twice\":2}\n".repeat(20))), slow);
    assertEquals("20 passed, 0 failed", slow.summary());
    assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("1 scenarios so far"));
    assertEquals("", shown.toString(StandardCharsets.UTF_8));
  }

  @Test
  void unknownSuiteIsRefused() {
    Ran ran = Ran.parlor("check", "nosuch", "file");
    assertEquals(2, ran.exit());
    assertTrue(ran.err().contains("'nosuch'"), ran.err());
  }

  @Test
  void checkWithoutSuiteIsRefused() {
    Ran ran = Ran.parlor("check");
    assertEquals(2, ran.exit());
    assertTrue(ran.err().contains("SUITE"), ran.err());
    Ran help = Ran.with(Map.of("LANG", "de"), "", "help", "check");
    for (Suite suite : TerminalCatalogue.SUITES.all()) {
      assertTrue(ran.err().contains(" " + suite.name()), suite.name());
      assertTrue(help.out().contains(suite.name()), suite.name());
    }
  }

  @Test
  void aMistypedSuiteIsGuessed() {
    assertTrue(Ran.parlor("check", "poker-evl", "f").err().contains("Did you mean poker-eval?"));
  }
}
