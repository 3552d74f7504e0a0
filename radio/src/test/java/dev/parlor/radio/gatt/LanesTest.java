package dev.parlor.radio.gatt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.radio.hardware.TableUuid;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LanesTest {
  private final Lanes<String> lanes = new Lanes<>();

  @Test
  void everyGuestHasALaneOfItsOwn() {
    assertEquals(1, lanes.claim("a"));
    assertEquals(2, lanes.claim("b"));
    assertTrue(lanes.use("a", 1));
    assertFalse(lanes.use("a", 2), "that one is b's");
    assertFalse(lanes.use("c", 3), "who has not asked has none");
    assertEquals(Optional.of("b"), lanes.owner(2));
    assertEquals(Optional.empty(), lanes.owner(3));
  }

  @Test
  void whoAsksAgainOrLeavesFreesItsLane() {
    lanes.claim("a");
    lanes.claim("b");
    lanes.leave("a");
    assertEquals(1, lanes.claim("c"));
    assertEquals(2, lanes.claim("b"), "its own was free again");
  }

  @Test
  void whoNeverUsedItsLaneLosesItWhenAllAreTaken() {
    for (int i = 1; i <= TableUuid.LANES; i++) {
      assertEquals(i, lanes.claim("guest " + i));
      assertTrue(i == 3 || lanes.use("guest " + i, i));
    }
    assertEquals(3, lanes.claim("late"));
    assertFalse(lanes.use("guest 3", 3));
    assertTrue(lanes.use("late", 3));
    assertEquals(0, lanes.claim("later"), "all are in use");
  }

  @Test
  void theAnswerIsAVersionAndTheLane() {
    assertArrayEquals(new byte[] {1, 8}, Lanes.told(8));
    assertEquals(8, Lanes.heard(new byte[] {1, 8}));
    assertEquals(8, Lanes.heard(new byte[] {1, 8, 99}), "what later versions say besides");
    assertEquals(0, Lanes.heard(new byte[] {1}));
    assertEquals(0, Lanes.heard(new byte[] {2, 8}));
    assertEquals(0, Lanes.heard(new byte[] {1, 9}), "no such lane");
    assertEquals(0, Lanes.heard(new byte[] {1, (byte) 0x83}));
  }
}
