package dev.parlor.crypto.sealed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.Hex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GroupVectorsTest {
  @Test
  @DisplayName("sealed: the point of value 0 is the published one")
  void theFirstValueHasItsPublishedPoint() {
    assertEquals(
        "0246c0be1fb49d73034df1444f198407a31a237a96e0432ccb55eeb4cbe471f33d",
        Hex.encode(Values.point(0).encode()));
  }
}
