package dev.parlor.crypto.nostr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.SigningKey;
import org.junit.jupiter.api.Test;

class Nip49Test {
  /** The example of the standard itself; its password is {@code nostr}. */
  private static final String EXAMPLE =
      "ncryptsec1qgg9947rlpvqu76pj5ecreduf9jxhselq2nae2kghhvd5g7dgjtcxfqtd67p9m0w57lspw8gsq6yphnm"
          + "8623nsl8xn9j4jdzz84zm3frztj3z7s35vpzmqf6ksu8r89qk5z2zxfmu5gv8th8wclt0h4p";

  private static final int LITTLE = 4;

  private static String hex(SigningKey key) {
    return Hex.encode(key.secret().reveal(SecretAccess.granted()));
  }

  @Test
  void theExampleOfTheStandardIsUnlocked() throws Exception {
    assertEquals(
        "3501454135014541350145413501453fefb02227e449e57cf4d3a3ce05378683",
        hex(Nip49.unlock(EXAMPLE, "nostr")));
  }

  @Test
  void whatWasLockedIsUnlockedByItsPasswordAlone() throws Exception {
    SigningKey key = SigningKey.generate(new SeededEntropy(49));
    String text = Nip49.lock(key, "a word of one's own", LITTLE, new SeededEntropy(50));
    assertTrue(text.startsWith("ncryptsec1"), text);
    assertEquals(162, text.length());
    assertEquals(hex(key), hex(Nip49.unlock(text, "a word of one's own")));
    BadInput wrong = assertThrows(BadInput.class, () -> Nip49.unlock(text, "another word"));
    assertEquals(BadInput.Reason.CHECKSUM, wrong.reason());
  }

  /** Keyboards put an accent on a letter in different ways. */
  @Test
  void thePasswordIsTheSameInEverySpelling() throws Exception {
    SigningKey key = SigningKey.generate(new SeededEntropy(51));
    String text = Nip49.lock(key, "\u00C5\u03a9", LITTLE, new SeededEntropy(52));
    assertEquals(hex(key), hex(Nip49.unlock(text, "A\u030A\u2126")));
  }

  @Test
  void twiceTheSameIsLockedDifferently() {
    SigningKey key = SigningKey.generate(new SeededEntropy(53));
    SeededEntropy entropy = new SeededEntropy(54);
    assertTrue(
        !Nip49.lock(key, "same", LITTLE, entropy).equals(Nip49.lock(key, "same", LITTLE, entropy)));
  }

  @Test
  void nobodyMakesThisPhoneWorkWithoutEnd() throws Exception {
    byte[] all = Bech32.decode("ncryptsec", EXAMPLE, 91);
    for (int work : new int[] {0, Nip49.MOST_WORK + 1, 127, -1}) {
      all[1] = (byte) work;
      String text = Bech32.encode("ncryptsec", all);
      assertThrows(BadInput.class, () -> Nip49.unlock(text, "nostr"));
    }
  }

  @Test
  void whatIsNoLockedKeyIsRefused() {
    for (String text : new String[] {"", "ncryptsec1", EXAMPLE.substring(1), EXAMPLE + "q"}) {
      assertThrows(BadInput.class, () -> Nip49.unlock(text, "nostr"));
    }
  }
}
