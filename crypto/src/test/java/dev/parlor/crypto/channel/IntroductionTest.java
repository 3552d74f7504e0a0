package dev.parlor.crypto.channel;

import static dev.parlor.crypto.channel.HandshakeTest.assertReason;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class IntroductionTest {
  private static final byte[] NONCE = {1, 2, 3, 4};

  private final SeededEntropy entropy = new SeededEntropy(11);
  private final SigningKey key = SigningKey.generate(entropy);

  @Test
  void theOtherSideLearnsWhoIsThere() throws BadInput {
    Transport[] link = HandshakeTest.link();
    byte[] message = write(link[0]);
    assertEquals(
        new Introduction(key.publicKey(), "X1ABCD"), Introduction.read(message, link[1], NONCE));
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    byte[] secret = new byte[32];
    secret[31] = 3;
    SigningKey three = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
    assertEquals(
        "f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9"
            + "4d6222629dfddbe4b4dad691fbb8ed647802ebad8606ef508f9578964f4a4cc3"
            + "3becb9b5299133603d7c377adf78fe3be397e2b2feb9bdcd93728229b48158db"
            + "06583141424344",
        Hex.encode(
            Introduction.write(
                three,
                "X1ABCD",
                HandshakeTest.link()[0],
                NONCE,
                out -> Arrays.fill(out, (byte) 0))));
  }

  @Test
  void itHoldsForThisLinkRoleAndTableOnly() throws BadInput {
    Transport[] link = HandshakeTest.link();
    byte[] message = write(link[0]);
    assertReason(BadInput.Reason.SIGNATURE, () -> Introduction.read(message, link[0], NONCE));
    assertReason(BadInput.Reason.SIGNATURE, () -> Introduction.read(message, link[1], new byte[4]));
    Transport[] other = HandshakeTest.freshLink(5);
    assertReason(BadInput.Reason.SIGNATURE, () -> Introduction.read(message, other[1], NONCE));
  }

  @Test
  void itIsRefusedWithAnotherKeyOrName() throws BadInput {
    Transport[] link = HandshakeTest.link();
    byte[] message = write(link[0]);
    byte[] stolen = message.clone();
    byte[] other = SigningKey.generate(entropy).publicKey().bytes();
    System.arraycopy(other, 0, stolen, 0, 32);
    assertReason(BadInput.Reason.SIGNATURE, () -> Introduction.read(stolen, link[1], NONCE));
    byte[] lower = message.clone();
    lower[97] = 'x';
    assertReason(BadInput.Reason.CHARACTER, () -> Introduction.read(lower, link[1], NONCE));
    byte[] noKey = message.clone();
    Arrays.fill(noKey, 0, 32, (byte) 0xff);
    assertReason(BadInput.Reason.RANGE, () -> Introduction.read(noKey, link[1], NONCE));
  }

  @Test
  void itsLengthIsExact() throws BadInput {
    Transport[] link = HandshakeTest.link();
    byte[] message = write(link[0]);
    for (int length : new int[] {0, 96, 99, message.length - 1, message.length + 1, 200}) {
      assertReason(
          BadInput.Reason.LENGTH,
          () -> Introduction.read(Arrays.copyOf(message, length), link[1], NONCE));
    }
  }

  @Test
  void callsignsOfOurOwnAreCheckedToo() throws BadInput {
    Transport[] link = HandshakeTest.link();
    for (String wrong : new String[] {"AB", "abc", "A B C", "ABCDEFGHIJKLMNOPQRS", "\u00c4BC"}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> Introduction.write(key, wrong, link[0], NONCE, entropy));
    }
  }

  private byte[] write(Transport link) {
    return Introduction.write(key, "X1ABCD", link, NONCE, entropy);
  }
}
