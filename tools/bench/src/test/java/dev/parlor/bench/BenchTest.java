package dev.parlor.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    return new Bench(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(List.of(args));
  }

  @Test
  void benchmarksAreFoundByTheirPackages() {
    assertTrue(
        Bench.names()
            .containsAll(
                List.of(
                    "blackjack", "bots", "crypto", "door", "lost", "poker", "protocol", "romme")),
        Bench.names()::toString);
  }

  @Test
  void unknownNameIsToldTheNamesThereAre() {
    assertEquals(2, run("chess"));
    assertEquals(2, run());
    assertTrue(
        err.toString(StandardCharsets.UTF_8)
            .contains("blackjack bots crypto door lost poker protocol romme"));
  }

  @Test
  void helpIsAnAnswer() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("--json"));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whatJmhMeasuresIsAnObjectForMachinesAndItsChatterIsNot() {
    assertEquals(0, run("romme", "--json", "-f", "0", "-wi", "0", "-i", "1", "-r", "1ms"));
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertTrue(lines.size() > 0 && !err.toString(StandardCharsets.UTF_8).isEmpty());
    for (String line : lines) {
      JsonObject row = JsonParser.parseString(line).getAsJsonObject();
      assertEquals("romme", row.get("bench").getAsString());
      assertTrue(row.get("score").getAsDouble() > 0, line);
      assertEquals("us/op", row.get("unit").getAsString());
    }
  }

  @Test
  void argumentsReachTheMeasurement() {
    assertEquals(2, run("blackjack", "many"));
    assertEquals(2, run("crypto", "fast"));
    assertEquals(2, run("door", "many"));
    assertEquals(2, run("lost", "many"));
    assertEquals(2, run("protocol", "many"));
    assertEquals(2, run("romme", "--no-such-option"));
  }
}
