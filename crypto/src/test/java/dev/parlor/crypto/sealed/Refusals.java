package dev.parlor.crypto.sealed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import org.junit.jupiter.api.function.Executable;

/** Short assertions on who is refused and why. */
public final class Refusals {
  private Refusals() {}

  public static void assertRefused(Reason reason, int author, Executable executable) {
    Refused refused = assertThrows(Refused.class, executable);
    assertEquals(reason, refused.reason());
    assertEquals(author, refused.author());
  }
}
