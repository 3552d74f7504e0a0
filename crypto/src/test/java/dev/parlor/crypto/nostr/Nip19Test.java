package dev.parlor.crypto.nostr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The literal keys come from NIP-19 itself. */
class Nip19Test {
  private static final String NPUB =
      "npub180cvv07tjdrrgpa0j7j7tmnyl2yr6yr7l8j4s3evf6u64th6gkwsyjh6w6";
  private static final String NSEC =
      "nsec1vl029mgpspedva04g90vltkh6fvh240zqtv9k0t9af8935ke9laqsnlfe5";

  @Test
  void theExamplesOfTheStandardRoundTrip() throws BadInput {
    PublicKey key = Nip19.readNpub(NPUB);
    assertEquals("3bf0c63fcb93463407af97a5e5ee64fa883d107ef9e558472c4eb9aaaefa459d", key.hex());
    assertEquals(NPUB, Nip19.npub(key));
    SigningKey secret = Nip19.readNsec(NSEC);
    assertEquals(
        "67dea2ed018072d675f5415ecfaed7d2597555e202d85b3d65ea4e58d2d92ffa",
        Hex.encode(secret.secret().reveal(SecretAccess.granted())));
    assertEquals(NSEC, Nip19.nsec(secret, SecretAccess.granted()));
    assertEquals(key, Nip19.readNpub(NPUB.toUpperCase(Locale.ROOT)));
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    SigningKey three =
        Nip19.readNsec("nsec1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqps52s3re");
    assertEquals(
        "npub1lycg5qvjtrp3qjf5f7zl382j9x6nrjz9sdhenvyxq8c3808qxmus6gq266",
        Nip19.npub(three.publicKey()));
  }

  @Test
  void everythingElseIsRefusedForItsReason() {
    assertReason(BadInput.Reason.KIND, NSEC);
    assertReason(BadInput.Reason.KIND, "");
    assertReason(BadInput.Reason.KIND, "npub");
    assertReason(BadInput.Reason.LENGTH, NPUB + "q");
    assertReason(BadInput.Reason.LENGTH, NPUB.substring(0, 62));
    assertReason(BadInput.Reason.CHARACTER, NPUB.replace('8', 'b'));
    assertReason(BadInput.Reason.CHARACTER, "N" + NPUB.substring(1));
    assertReason(BadInput.Reason.CHECKSUM, NPUB.replace("180c", "180d"));
    assertReason(BadInput.Reason.OFF_CURVE, Bech32.encode("npub", new byte[32]));
    byte[] large = new byte[32];
    java.util.Arrays.fill(large, (byte) 0xff);
    assertReason(BadInput.Reason.RANGE, Bech32.encode("npub", large));
    assertEquals(
        BadInput.Reason.RANGE,
        assertThrows(BadInput.class, () -> Nip19.readNsec(Bech32.encode("nsec", new byte[32])))
            .reason());
  }

  @Test
  void anyOneChangedCharacterIsNoticed() {
    String letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    for (int at = 5; at < NPUB.length(); at++) {
      for (int i = 0; i < letters.length(); i++) {
        String changed = NPUB.substring(0, at) + letters.charAt(i) + NPUB.substring(at + 1);
        if (!changed.equals(NPUB)) {
          assertReason(BadInput.Reason.CHECKSUM, changed);
        }
      }
    }
  }

  private static void assertReason(BadInput.Reason reason, String text) {
    assertEquals(
        reason, assertThrows(BadInput.class, () -> Nip19.readNpub(text), text).reason(), text);
  }
}
