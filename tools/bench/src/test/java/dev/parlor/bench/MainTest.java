package dev.parlor.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    return new Main(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(List.of(args));
  }

  @Test
  void benchmarksAreFoundByTheirPackages() {
    assertTrue(
        Main.names().containsAll(List.of("blackjack", "crypto", "poker", "protocol", "romme")),
        Main.names()::toString);
  }

  @Test
  void unknownNameIsToldTheNamesThereAre() {
    assertEquals(2, run("chess"));
    assertEquals(2, run());
    assertTrue(
        err.toString(StandardCharsets.UTF_8).contains("blackjack crypto poker protocol romme"));
  }

  @Test
  void argumentsReachTheMeasurement() {
    assertEquals(2, run("blackjack", "many"));
    assertEquals(2, run("crypto", "fast"));
    assertEquals(2, run("protocol", "many"));
    assertEquals(2, run("romme", "--no-such-option"));
  }
}
