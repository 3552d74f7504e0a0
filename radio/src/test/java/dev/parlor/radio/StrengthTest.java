package dev.parlor.radio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class StrengthTest {
  @Test
  void whatNoControllerCanMeasureIsUnknown() {
    assertEquals(-60, Strength.measured(-60));
    assertEquals(20, Strength.measured(20));
    for (int said : new int[] {127, 128, -127, -128, Short.MIN_VALUE, Integer.MAX_VALUE}) {
      assertEquals(Strength.UNKNOWN, Strength.measured(said));
    }
    assertTrue(Strength.isKnown(-126));
    assertFalse(Strength.isKnown(Strength.UNKNOWN));
  }
}
