package dev.parlor.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import nostr.crypto.bech32.Bech32;
import nostr.crypto.bech32.Bech32Prefix;
import nostr.util.NostrUtil;
import org.junit.jupiter.api.Test;

/** nostr-java accepts our keys, signatures and events, and we accept its. */
class NostrJavaTest {
  private static final long SEED = 19L;
  private static final int ROUNDS = 40;

  private final Entropy entropy = new SeededEntropy(SEED);

  NostrJavaTest() {
    System.out.println("NostrJavaTest seed " + SEED);
  }

  @Test
  void itAcceptsOurSignaturesAndRefusesSpoiltOnes() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      SigningKey key = SigningKey.generate(entropy);
      byte[] message = entropy.bytes(32);
      byte[] signature = Schnorr.sign(key, message, entropy);
      assertTrue(nostr.crypto.schnorr.Schnorr.verify(message, key.publicKey().bytes(), signature));
      signature[40] ^= 1;
      assertFalse(nostr.crypto.schnorr.Schnorr.verify(message, key.publicKey().bytes(), signature));
    }
  }

  @Test
  void weAcceptItsKeysAndSignatures() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      byte[] secret = nostr.crypto.schnorr.Schnorr.generatePrivateKey();
      byte[] message = entropy.bytes(32);
      byte[] auxiliary = entropy.bytes(32);
      byte[] signature = nostr.crypto.schnorr.Schnorr.sign(message, secret, auxiliary);
      SigningKey key = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
      PublicKey theirs = PublicKey.decode(nostr.crypto.schnorr.Schnorr.genPubKey(secret));
      assertEquals(theirs, key.publicKey());
      assertTrue(Schnorr.verify(theirs, message, signature));
      assertArrayEquals(signature, Schnorr.sign(key, message, auxiliary));
    }
  }

  @Test
  void keysAsTextAreTheSameText() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      SigningKey key = SigningKey.generate(entropy);
      byte[] secret = key.secret().reveal(SecretAccess.granted());
      String npub = Bech32.toBech32(Bech32Prefix.NPUB, key.publicKey().bytes());
      assertEquals(npub, Nip19.npub(key.publicKey()));
      assertEquals(key.publicKey(), Nip19.readNpub(npub));
      assertEquals(key.publicKey().hex(), Bech32.fromBech32(Nip19.npub(key.publicKey())));
      String nsec = Bech32.toBech32(Bech32Prefix.NSEC, secret);
      assertEquals(nsec, Nip19.nsec(key, SecretAccess.granted()));
      assertEquals(key.publicKey(), Nip19.readNsec(nsec).publicKey());
    }
  }

  @Test
  void itFindsTheIdsAndSignaturesOfOurEvents() throws Exception {
    SigningKey key = SigningKey.generate(entropy);
    String content = "# RESULT: x\nNAME: \"\u00fc\"\n--> end";
    Draft draft = new Draft(1_750_000_000L, 30_078, List.of(List.of("d", "a/b")), content);
    NostrEvent event = NostrEvent.sign(key, draft, entropy);
    String text =
        "[0,\""
            + key.publicKey().hex()
            + "\",1750000000,30078,[[\"d\",\"a/b\"]],\""
            + NostrUtil.escapeJsonString(content)
            + "\"]";
    byte[] id = NostrUtil.sha256(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(NostrUtil.bytesToHex(id), Hex.encode(event.id()));
    assertTrue(nostr.crypto.schnorr.Schnorr.verify(id, key.publicKey().bytes(), event.signature()));
    byte[] theirs =
        nostr.crypto.schnorr.Schnorr.sign(
            id, key.secret().reveal(SecretAccess.granted()), new byte[32]);
    assertEquals(draft, NostrEvent.verified(key.publicKey(), draft, theirs).draft());
    assertThrows(
        BadInput.class,
        () -> NostrEvent.verified(key.publicKey(), new Draft(1, 1, List.of(), ""), theirs));
  }

  @Test
  void speedIsReported() throws Exception {
    SigningKey key = SigningKey.generate(entropy);
    byte[] secret = key.secret().reveal(SecretAccess.granted());
    byte[] message = entropy.bytes(32);
    byte[] signature = Schnorr.sign(key, message, message);
    byte[] own = key.publicKey().bytes();
    double theirSign =
        micros(50, () -> nostr.crypto.schnorr.Schnorr.sign(message, secret, message));
    double theirVerify =
        micros(50, () -> nostr.crypto.schnorr.Schnorr.verify(message, own, signature));
    double ourSign = micros(4_000, () -> Schnorr.sign(key, message, message));
    double ourVerify = micros(4_000, () -> Schnorr.verify(key.publicKey(), message, signature));
    System.out.printf(
        "processor time: sign %.0f us (nostr-java %.0f us), verify %.0f us (nostr-java %.0f us)%n",
        ourSign, theirSign, ourVerify, theirVerify);
    assertTrue(ourSign < theirSign && ourVerify < theirVerify);
  }

  private static double micros(int times, Callable<?> work) throws Exception {
    double best = Double.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      for (int i = 0; i < times; i++) {
        work.call();
      }
      long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
      best = Math.min(best, used / 1e3 / times);
    }
    return best;
  }
}
