package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.classic.Classic;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A link is cut after its first byte, after its second, and so on to the last one of a match, the
 * handshake included. Here every {@code parlor.cut.step}-th byte is tried, and each one in the
 * nightly build.
 */
class EveryByteTest {
  private static final int STEP = Integer.getInteger("parlor.cut.step", 37);

  /**
   * The number of bytes with the preamble, the handshake and the introductions. With real
   * signatures these are tried byte by byte.
   */
  private static final int HANDSHAKE = 520;

  private static final int REAL_STEP = Math.min(STEP, 29);

  @Test
  void aMatchSurvivesACutAtAnyByte() {
    Run run =
        new Campaign(List.of(Troupe.of(Classic.ID)), 2, List.of(Faults.NONE), 3, false)
            .run(0)
            .traced(true);
    int length = 0;
    for (int at = 0; isCut(run, at); at += STEP) {
      length = at;
    }
    assertTrue(length > 5_000, "a match of " + length + " bytes");
  }

  @Test
  void theRealHandshakeSurvivesACutAtAnyByte() {
    Run run =
        new Campaign(List.of(Troupe.of(Classic.ID)), 2, List.of(Faults.NONE), 3, true)
            .run(0)
            .traced(true);
    for (int at = 0; at < HANDSHAKE; at += REAL_STEP) {
      assertTrue(isCut(run, at), "no cut at byte " + at);
    }
  }

  /** Plays a match whose link is cut after this byte; false if the link never gets so far. */
  private static boolean isCut(Run run, int at) {
    Fault.Told[] ways = Fault.Told.values();
    FaultPlan plan = new FaultPlan(List.of(new Fault.Cut(1, 0, at, 0, ways[at % ways.length])));
    RunReport report = World.play(run, plan);
    List<String> trace = new ArrayList<>(report.trace());
    assertEquals(
        RunReport.Ending.FINISHED,
        report.ending(),
        () -> run + " cut at byte " + at + ": " + report.problem());
    return trace.stream().filter(line -> line.contains("dials: connection")).count() > 1;
  }
}
