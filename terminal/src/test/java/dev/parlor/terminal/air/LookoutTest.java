package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioState;
import dev.parlor.terminal.shell.Problem;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a person sees who asks for the tables in range. */
final class LookoutTest {
  private static final long FOUND = TimeUnit.MINUTES.toNanos(5);
  private static final long SHORT = 1;

  private final AirLab lab = new AirLab();

  @AfterEach
  void close() {
    lab.close();
  }

  private static TableSign host(String callsign, int code) {
    return AirLab.sign(TableSign.Kind.HOST, callsign, code, false);
  }

  private String chosen(String typed) {
    return new AirLookout(lab.air(typed), FOUND, 0).chosen(false).sign().callsign();
  }

  @Test
  void tablesAreListedByNameGameSeatsCodeAndSignalTheNearestFirst() {
    lab.somebody(host("X1NEAR", 1030));
    lab.somebody(host("X1FAR", 77));
    lab.somebody(AirLab.sign(TableSign.Kind.HOST, "X1FULL", 5, true));
    lab.somebody(AirLab.sign(TableSign.Kind.STATION, "X3CLUB", 6, false));
    assertEquals("X1FAR", chosen("2\n"));
    assertTrue(
        lab.said().contains("1  X1NEAR  High/Low Piles  1 of 4 seats  code 1030  -42 dBm"),
        lab.said());
    assertTrue(
        lab.said().contains("2  X1FAR  High/Low Piles  1 of 4 seats  code 0077  -43 dBm"),
        lab.said());
    assertTrue(!lab.said().contains("X1FULL") && !lab.said().contains("X3CLUB"), lab.said());
  }

  @Test
  void aSignalThatNobodyHasMeasuredIsNotTold() {
    AirLookout lookout = new AirLookout(lab.air(""), FOUND, 0);
    String unmeasured = lookout.line(1, new FoundTable(host("X1NEAR", 1030), -127));
    assertTrue(unmeasured.endsWith("code 1030"), unmeasured);
    String weak = lookout.line(1, new FoundTable(host("X1NEAR", 1030), -126));
    assertTrue(weak.endsWith("code 1030  -126 dBm"), weak);
  }

  @Test
  void aTableIsChosenByItsCodeToo() {
    lab.somebody(host("X1NEAR", 1030));
    lab.somebody(host("X1FAR", 77));
    assertEquals("X1FAR", chosen("0077\n"));
  }

  @Test
  void whoTypesSomethingElseIsToldWhatThereIs() {
    lab.somebody(host("X1NEAR", 1030));
    assertEquals("air.noChoice", assertThrows(Problem.class, () -> chosen("7\n")).key());
  }

  @Test
  void whereNobodyIsThereToChooseTheOnlyTableIsTaken() {
    lab.somebody(host("X1NEAR", 1030));
    FoundTable found = new AirLookout(lab.air(""), FOUND, 0).chosen(true);
    assertEquals("X1NEAR", found.sign().callsign());
  }

  @Test
  void nobodyInRangeIsASentence() {
    AirLookout lookout = new AirLookout(lab.air(""), SHORT, 0);
    assertEquals("air.noTables", assertThrows(Problem.class, () -> lookout.chosen(false)).key());
    assertEquals(
        "air.noStation",
        assertThrows(Problem.class, () -> lookout.first(any -> true, "air.noStation", "")).key());
  }

  @Test
  void aRadioThatIsOffIsSaidInsteadOfWhatWasNotFound() {
    lab.radio.become(new RadioState(true, false, true, false));
    AirLookout lookout = new AirLookout(lab.air(""), TimeUnit.SECONDS.toNanos(1), 0);
    assertEquals("air.trouble.OFF", assertThrows(Problem.class, () -> lookout.chosen(false)).key());
  }
}
