package dev.parlor.crypto.channel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.Json;
import dev.parlor.crypto.PublishedVectors;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandshakeTest {
  private static final byte[] PROLOGUE = {1, 2, 3};
  private static final byte[] EMPTY = {};
  private static final String LITERAL_FIRST =
      "7d34a4815fa6b982535e60af3bd9b49556816080f1641ff81d2b7c8ae8268a44";
  private static final String LITERAL_SECOND =
      "0faa684ed28867b97f4a6a2dee5df8ce974e76b7018e3f22a1c4cf2678570f20"
          + "5727c65b835e6482a6e9b09beda9f57b4a8668d46edba4c6cd507dacf188c1ce"
          + "4eb6ac205b90dd8d78dc495254b80e70bec4469e9de0b0dff415a21fb051828d";
  private static final String LITERAL_THIRD =
      "ad8ccedd82f63d66ba15b16f78a13d2078708846447de330fc7686e51d25398c"
          + "57d9c50546405f7eba3c6db02b0557383187dc7b9d9d580ec0f216cb9b885b96";
  private static final String LITERAL_HASH =
      "b3a3ffc2d40755aec828d990eacaf8fde4308a1c377de1141ea88f0721cfce55";
  private static final String LITERAL_TRANSPORT = "023e2c307b690f4150645fa5729bc1ed23";

  @Test
  void allPublishedVectorsPass() throws BadInput {
    Map<String, Object> file = Json.object(PublishedVectors.read("noise-xx.json"));
    int seen = 0;
    for (Map<String, Object> v : Json.maps(file.get("vectors"))) {
      Handshake one = side(v, "init", Role.INITIATOR);
      Handshake two = side(v, "resp", Role.RESPONDER);
      List<Map<String, Object>> messages = Json.maps(v.get("messages"));
      for (int i = 0; i < 3; i++) {
        Handshake from = i % 2 == 0 ? one : two;
        byte[] message = from.write(Hex.decode(Json.text(messages.get(i), "payload")));
        assertEquals(Json.text(messages.get(i), "ciphertext"), Hex.encode(message));
        byte[] payload = (i % 2 == 0 ? two : one).read(message);
        assertEquals(Json.text(messages.get(i), "payload"), Hex.encode(payload));
      }
      Transport first = one.finish();
      Transport second = two.finish();
      if (v.containsKey("handshake_hash")) {
        assertEquals(v.get("handshake_hash"), Hex.encode(first.handshakeHash()));
      }
      assertArrayEquals(first.handshakeHash(), second.handshakeHash());
      for (int i = 3; i < messages.size(); i++) {
        Transport from = i % 2 == 0 ? first : second;
        byte[] message = from.seal(Hex.decode(Json.text(messages.get(i), "payload")));
        assertEquals(Json.text(messages.get(i), "ciphertext"), Hex.encode(message));
        assertEquals(
            messages.get(i).get("payload"),
            Hex.encode((i % 2 == 0 ? second : first).open(message)));
      }
      seen++;
    }
    assertEquals(2, seen);
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    Handshake one = handshake(Role.INITIATOR, 0x11, 0x21, PROLOGUE);
    Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
    byte[] first = one.write(EMPTY);
    two.read(first);
    byte[] second = two.write(EMPTY);
    one.read(second);
    byte[] third = one.write(EMPTY);
    two.read(third);
    assertEquals(LITERAL_FIRST, Hex.encode(first));
    assertEquals(LITERAL_SECOND, Hex.encode(second));
    assertEquals(LITERAL_THIRD, Hex.encode(third));
    Transport link = one.finish();
    assertEquals(LITERAL_HASH, Hex.encode(link.handshakeHash()));
    assertEquals(LITERAL_TRANSPORT, Hex.encode(link.seal(new byte[] {5})));
  }

  @Test
  void bothSidesLearnTheOthersStaticKey() throws BadInput {
    Transport[] link = link();
    assertArrayEquals(key(0x12).publicKey(), link[0].remoteStatic());
    assertArrayEquals(key(0x11).publicKey(), link[1].remoteStatic());
  }

  @Test
  void anotherPrologueIsNoticed() throws BadInput {
    Handshake one = handshake(Role.INITIATOR, 0x11, 0x21, PROLOGUE);
    Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, new byte[] {9});
    two.read(one.write(EMPTY));
    byte[] second = two.write(EMPTY);
    assertReason(BadInput.Reason.FORGED, () -> one.read(second));
    assertFalse(one.isToWrite());
  }

  @Test
  void everyBitOfEveryHandshakeMessageMatters() throws BadInput {
    for (int which = 0; which < 3; which++) {
      int length = which == 0 ? 32 : which == 1 ? 96 : 64;
      for (int bit = 0; bit < 8 * length; bit += 5) {
        int broken = which;
        int flipped = bit;
        assertThrows(BadInput.class, () -> run(broken, flipped), which + ":" + bit);
      }
    }
    assertTrue(run(-1, 0));
  }

  private static boolean run(int broken, int bit) throws BadInput {
    Handshake one = handshake(Role.INITIATOR, 0x11, 0x21, PROLOGUE);
    Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
    two.read(flip(one.write(EMPTY), broken == 0, bit));
    one.read(flip(two.write(EMPTY), broken == 1, bit));
    two.read(flip(one.write(EMPTY), broken == 2, bit));
    Transport first = one.finish();
    // A flip that X25519 masks away (the top bit of a key) still changes the hash.
    two.finish().open(first.seal(EMPTY));
    return true;
  }

  @Test
  void aKeyThatMakesTheSecretZeroIsRefused() throws BadInput {
    Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
    two.read(new byte[32]);
    assertReason(BadInput.Reason.RANGE, () -> two.write(EMPTY));
  }

  @Test
  void lengthAndOrderAreChecked() throws BadInput {
    for (int length : new int[] {0, 31, 65_536}) {
      Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
      assertReason(BadInput.Reason.LENGTH, () -> two.read(new byte[length]));
    }
    Handshake one = handshake(Role.INITIATOR, 0x11, 0x21, PROLOGUE);
    assertReason(BadInput.Reason.UNEXPECTED, () -> one.read(new byte[96]));
    Handshake fresh = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
    assertThrows(IllegalStateException.class, () -> fresh.write(EMPTY));
    assertThrows(IllegalStateException.class, fresh::finish);
  }

  @Test
  void aReplayedReorderedOrAlteredMessageEndsTheLink() throws BadInput {
    Transport[] link = link();
    byte[] first = link[0].seal(new byte[] {1});
    byte[] second = link[0].seal(new byte[] {2});
    assertArrayEquals(new byte[] {1}, link[1].open(first));
    assertReason(BadInput.Reason.FORGED, () -> link[1].open(first));
    assertReason(BadInput.Reason.EXHAUSTED, () -> link[1].open(second));
    Transport[] other = link();
    assertReason(BadInput.Reason.LENGTH, () -> other[1].open(new byte[15]));
    Transport[] third = link();
    assertReason(BadInput.Reason.LENGTH, () -> third[1].open(new byte[65_536]));
  }

  @Test
  void keysAreReplacedAfterManyMessagesAndBothSidesAgreeWhen() throws BadInput {
    byte[] key = new byte[32];
    Transport from = transport(key, Transport.REKEY_AFTER - 2);
    Transport to = transport(key, Transport.REKEY_AFTER - 2);
    CipherState never = new CipherState(key, Transport.REKEY_AFTER - 2);
    for (int i = 0; i < 4; i++) {
      byte[] message = from.seal(new byte[] {7});
      assertArrayEquals(new byte[] {7}, to.open(message));
      assertEquals(i < 2, Arrays.equals(message, never.encrypt(EMPTY, new byte[] {7})));
    }
  }

  @Test
  void aKeyIsNeverUsedPastItsLastNumber() throws BadInput {
    CipherState last = new CipherState(new byte[32], -2);
    last.encrypt(EMPTY, EMPTY);
    assertReason(BadInput.Reason.EXHAUSTED, () -> last.encrypt(EMPTY, EMPTY));
    assertReason(BadInput.Reason.EXHAUSTED, () -> last.decrypt(EMPTY, new byte[16]));
  }

  private static Transport transport(byte[] key, long counter) {
    return new Transport(
        Role.INITIATOR,
        new CipherState(key, counter),
        new CipherState(key, counter),
        new byte[32],
        new byte[32]);
  }

  static Transport[] link() throws BadInput {
    Handshake one = handshake(Role.INITIATOR, 0x11, 0x21, PROLOGUE);
    Handshake two = handshake(Role.RESPONDER, 0x12, 0x22, PROLOGUE);
    two.read(one.write(EMPTY));
    one.read(two.write(EMPTY));
    two.read(one.write(EMPTY));
    return new Transport[] {one.finish(), two.finish()};
  }

  static Transport[] freshLink(long seed) throws BadInput {
    SeededEntropy entropy = new SeededEntropy(seed);
    Handshake one = Handshake.start(Role.INITIATOR, LinkKey.generate(entropy), PROLOGUE, entropy);
    Handshake two = Handshake.start(Role.RESPONDER, LinkKey.generate(entropy), PROLOGUE, entropy);
    two.read(one.write(EMPTY));
    one.read(two.write(EMPTY));
    two.read(one.write(EMPTY));
    return new Transport[] {one.finish(), two.finish()};
  }

  private static Handshake handshake(Role role, int own, int ephemeral, byte[] prologue) {
    return Handshake.start(role, key(own), prologue, key(ephemeral));
  }

  private static LinkKey key(int fill) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) fill);
    return LinkKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
  }

  private static Handshake side(Map<String, Object> v, String who, Role role) throws BadInput {
    return Handshake.start(
        role,
        linkKey(Json.text(v, who + "_static")),
        Hex.decode(Json.text(v, who + "_prologue")),
        linkKey(Json.text(v, who + "_ephemeral")));
  }

  private static LinkKey linkKey(String hex) throws BadInput {
    return LinkKey.of(SecretBytes.copyOf(Hex.decode(hex), SecretAccess.granted()));
  }

  private static byte[] flip(byte[] message, boolean really, int bit) {
    if (really) {
      message[bit / 8] ^= (byte) (1 << (bit % 8));
    }
    return message;
  }

  static void assertReason(
      BadInput.Reason reason, org.junit.jupiter.api.function.Executable action) {
    assertEquals(reason, assertThrows(BadInput.class, action).reason());
  }
}
