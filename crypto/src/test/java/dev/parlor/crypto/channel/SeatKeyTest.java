package dev.parlor.crypto.channel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeatKeyTest {
  private static final byte[] NONCE = {1, 2, 3, 4};
  private static final byte[] CHALLENGE = filled(16, 0x33);

  private final Entropy entropy = new SeededEntropy(5);
  private final LinkKey guest = key(0x11);
  private final LinkKey host = key(0x12);
  private final SeatKey atGuest = SeatKey.between(guest, host.publicKey()).orElseThrow();
  private final SeatKey atHost = SeatKey.between(host, guest.publicKey()).orElseThrow();

  private static byte[] filled(int length, int value) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  private static LinkKey key(int value) {
    return LinkKey.of(SecretBytes.copyOf(filled(32, value), SecretAccess.granted()));
  }

  @Test
  void theOtherKnowsTheTokenAndNobodyElseDoes() {
    byte[] token = atGuest.token(CHALLENGE, NONCE, entropy);
    assertEquals(SeatKey.TOKEN_BYTES, token.length);
    assertTrue(atHost.made(token, CHALLENGE, NONCE));
    SeatKey another = SeatKey.between(host, key(0x13).publicKey()).orElseThrow();
    assertFalse(another.made(token, CHALLENGE, NONCE));
    SeatKey anotherDoor = SeatKey.between(key(0x14), guest.publicKey()).orElseThrow();
    assertFalse(anotherDoor.made(token, CHALLENGE, NONCE));
  }

  @Test
  void aTokenIsGoodForOneChallengeOfOneDoorAtOneTable() {
    byte[] token = atGuest.token(CHALLENGE, NONCE, entropy);
    assertFalse(atHost.made(token, filled(16, 0x34), NONCE));
    assertFalse(atHost.made(token, CHALLENGE, new byte[4]));
    assertFalse(atGuest.made(token, CHALLENGE, NONCE), "carried back to the door of its maker");
  }

  @Test
  void everyBitOfATokenCounts() {
    byte[] token = atGuest.token(CHALLENGE, NONCE, entropy);
    for (int bit = 0; bit < 8 * token.length; bit++) {
      byte[] changed = token.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      assertFalse(atHost.made(changed, CHALLENGE, NONCE), "bit " + bit);
    }
  }

  /** A door that asks twice with the same challenge learns nothing from the two answers either. */
  @Test
  void noPartOfATokenIsShownTwice() {
    Set<String> parts = new HashSet<>();
    for (int times = 0; times < 100; times++) {
      byte[] token = atGuest.token(CHALLENGE, NONCE, entropy);
      assertTrue(parts.add(Hex.encode(Arrays.copyOf(token, 8))));
      assertTrue(parts.add(Hex.encode(Arrays.copyOfRange(token, 8, 16))));
      assertTrue(parts.add(Hex.encode(Arrays.copyOfRange(token, 16, 24))));
    }
  }

  @Test
  void aKeyThatMakesTheSecretZeroGivesNoToken() {
    assertEquals(Optional.empty(), SeatKey.between(host, new byte[32]));
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() {
    byte[] token = atGuest.token(CHALLENGE, NONCE, out -> Arrays.fill(out, (byte) 0x44));
    assertArrayEquals(filled(8, 0x44), Arrays.copyOf(token, 8));
    assertEquals("44444444444444442d77a3960f5b0c0beaa3ee582565d16f", Hex.encode(token));
  }
}
