package dev.parlor.crypto.secret;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SecretBytesTest {
  private final SecretBytes secret =
      SecretBytes.copyOf(new byte[] {1, 2, 77}, SecretAccess.granted());

  @Test
  void isNeverPrinted() {
    assertEquals("SecretBytes(3)", secret.toString());
    assertFalse(("" + secret.hashCode()).contains("77"));
  }

  @Test
  void comparesByContent() {
    assertEquals(secret, SecretBytes.copyOf(new byte[] {1, 2, 77}, SecretAccess.granted()));
    assertNotEquals(secret, SecretBytes.copyOf(new byte[] {1, 2, 78}, SecretAccess.granted()));
    assertNotEquals(secret, SecretBytes.copyOf(new byte[] {1, 2}, SecretAccess.granted()));
  }

  @Test
  void givesOutCopiesAndNothingOnceWiped() {
    byte[] copy = secret.reveal(SecretAccess.granted());
    copy[0] = 9;
    assertArrayEquals(new byte[] {1, 2, 77}, secret.reveal(SecretAccess.granted()));
    secret.close();
    assertThrows(IllegalStateException.class, () -> secret.reveal(SecretAccess.granted()));
  }
}
