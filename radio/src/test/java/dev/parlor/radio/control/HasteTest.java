package dev.parlor.radio.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.radio.hardware.Bearer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HasteTest {
  private final List<Boolean> asked = new ArrayList<>();
  private final Haste haste =
      new Haste(
          new Bearer() {
            @Override
            public void hurry(boolean much) {
              asked.add(much);
            }
          },
          0);

  @Test
  void aDeckHurriesAndWhatFollowsDoesNot() {
    haste.carried(400, 100);
    haste.carried(500, 900);
    assertEquals(List.of(), asked, "a few cards");
    for (long now = 2_000; now < 9_000; now += 100) {
      haste.carried(495, now);
    }
    assertEquals(List.of(true), asked, "asked once");
    haste.carried(40, 12_000);
    assertEquals(List.of(true), asked, "more may follow at once");
    haste.carried(40, 17_000);
    assertEquals(List.of(true, false), asked);
    haste.carried(40, 22_000);
    assertEquals(List.of(true, false), asked);
    haste.carried(3_000, 30_000);
    assertEquals(List.of(true, false, true), asked);
  }
}
