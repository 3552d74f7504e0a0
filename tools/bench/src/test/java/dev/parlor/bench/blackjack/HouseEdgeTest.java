package dev.parlor.bench.blackjack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseEdgeTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    return HouseEdge.run(List.of(args), sheet(false));
  }

  private MeasurementSheet sheet(boolean json) {
    return new MeasurementSheet(
        "blackjack",
        json,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void edgeIsWithinFiveStandardErrorsOfTheFixedResult() {
    HouseTally tally = HouseEdge.measure(100_000, 1);
    assertEquals(100_000, tally.rounds());
    assertTrue(tally.standardError() > 0.2 && tally.standardError() < 0.4, tally::toString);
    assertTrue(Math.abs(tally.edge() - 0.597) < 5 * tally.standardError(), tally::toString);
  }

  @Test
  void sameSeedGivesTheSameResult() {
    assertEquals(HouseEdge.measure(4_000, 7).sum(), HouseEdge.measure(4_000, 7).sum(), 1e-9);
  }

  @Test
  void standardErrorIsThatOfTheMean() {
    // Four rounds of -1, 1, -1 and 3 bets have the mean 0.5 and the variance 2.75.
    HouseTally tally = new HouseTally(4, 2, 12);
    assertEquals(50, tally.edge(), 1e-9);
    assertEquals(100 * Math.sqrt(2.75 / 4), tally.standardError(), 1e-9);
  }

  @Test
  void badArgumentsAreOneSentenceAndExitCodeTwo() {
    assertEquals(2, run("many"));
    assertEquals(2, run("0"));
    assertEquals(2, run("1", "2", "3"));
    assertEquals("", out.toString(StandardCharsets.UTF_8));
    assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("bench blackjack [rounds [seed]]"));
  }

  @Test
  void roundsAndHandsAreTold() {
    run("2000", "3");
    String told = out.toString(StandardCharsets.UTF_8);
    assertTrue(told.startsWith("blackjack: 2,000 rounds with 4,000 hands, seed 3, "), told);
    assertTrue(told.contains("house edge "), told);
  }

  @Test
  void machinesGetAnObjectALineAndNothingElse() {
    HouseEdge.run(List.of("2000", "3"), sheet(true));
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(2, lines.size(), lines.toString());
    JsonObject rounds = JsonParser.parseString(lines.get(0)).getAsJsonObject();
    assertEquals("blackjack", rounds.get("bench").getAsString());
    assertEquals(2000, rounds.get("rounds").getAsInt());
    JsonObject edge = JsonParser.parseString(lines.get(1)).getAsJsonObject();
    assertEquals(0.597, edge.get("expected").getAsDouble(), 1e-9);
    assertTrue(edge.get("reached").getAsJsonPrimitive().isBoolean());
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("playing 2000 rounds"));
  }
}
