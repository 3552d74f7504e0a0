package dev.parlor.p2p.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Instant;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UtcTest {
  @Test
  void agreesWithTheCalendarOfJava() {
    long seed = 4711;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20_000; i++) {
      long seconds = random.nextLong(253_402_300_800L);
      assertEquals(Instant.ofEpochSecond(seconds).toString(), Utc.iso(seconds), "seed " + seed);
      assertEquals(OptionalLong.of(seconds), Utc.parse(Utc.text(seconds)), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2025-02-29 00:00:00",
        "2025-13-01 00:00:00",
        "2025-00-10 00:00:00",
        "2025-12-28 24:00:00",
        "2025-12-28 14:60:00",
        "2025-12-28T14:30:00",
        "1969-12-31 23:59:59",
        "2025-12-28 14:30",
        "२०२५-12-28 14:30:00"
      })
  void timesThatDoNotExistAreNone(String text) {
    assertFalse(Utc.parse(text).isPresent());
  }
}
