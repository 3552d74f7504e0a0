package dev.parlor.crypto.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.channel.Handshake;
import dev.parlor.crypto.channel.Introduction;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.Links;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.channel.Transport;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.nostr.Nip44;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every decoder is given mutated input: 20,000 pieces, or as many as {@code -Dparlor.fuzz.inputs}
 * says in the nightly build. It either reads the input or throws {@link BadInput}. Nothing else may
 * escape, and it may not allocate more than a multiple of the input.
 */
class DecoderFuzzTest {
  private static final int COUNT = Integer.getInteger("parlor.fuzz.inputs", 20_000);
  private static final long SEED = Long.getLong("parlor.fuzz.seed", 3L);

  /** The most bytes that decoding may allocate, beside those for each byte of input. */
  private static final long ALLOCATION = 40_000;

  private static final long ALLOCATION_A_BYTE = 400;

  /** Reads input, or refuses it. */
  @FunctionalInterface
  private interface Decoder {
    void decode(byte[] input) throws BadInput;
  }

  private static final SeededEntropy ENTROPY = new SeededEntropy(SEED);
  private static final SigningKey KEY = SigningKey.generate(ENTROPY);
  private static final byte[] MESSAGE = new byte[32];
  private static final byte[] NONCE = new byte[4];
  private static final Links LINKS = new Links();

  @TestFactory
  Stream<DynamicTest> everyDecoderReadsOrRefuses() throws BadInput {
    System.out.println("DecoderFuzzTest seed " + SEED + ", " + COUNT + " inputs a decoder");
    NostrEvent event =
        NostrEvent.sign(KEY, new Draft(1, 2, List.of(List.of("d", "x")), "a\n\u00fc"), ENTROPY);
    Nip44 conversation = Nip44.withKey(SecretBytes.random(32, ENTROPY));
    Transport[] link = link();
    byte[] introduction = Introduction.write(KEY, "X1ABCD", link[0], NONCE, ENTROPY);
    return Stream.of(
        fuzz("point", FixedBase.g().times(Scalar.of(7)).encode(), Point::decode),
        fuzz("scalar", Scalar.of(-1).encode(), Scalar::decode),
        fuzz("public key", KEY.publicKey().bytes(), PublicKey::decode),
        fuzz(
            "secret key",
            KEY.secret().reveal(SecretAccess.granted()),
            in -> SigningKey.of(SecretBytes.copyOf(in, SecretAccess.granted()))),
        fuzz(
            "signature",
            Schnorr.sign(KEY, MESSAGE, ENTROPY),
            in -> Schnorr.check(KEY.publicKey(), MESSAGE, in)),
        fuzz("hex", ascii("00ffA9"), in -> Hex.decode(text(in))),
        fuzz("npub", ascii(Nip19.npub(KEY.publicKey())), in -> Nip19.readNpub(text(in))),
        fuzz(
            "nsec", ascii(Nip19.nsec(KEY, SecretAccess.granted())), in -> Nip19.readNsec(text(in))),
        fuzz(
            "event",
            event.json().getBytes(StandardCharsets.UTF_8),
            in -> NostrEvent.parse(text(in))),
        fuzz(
            "nip44",
            ascii(conversation.encrypt("a", ENTROPY)),
            in -> conversation.decrypt(text(in))),
        fuzz("introduction", introduction, in -> Introduction.read(in, link[1], NONCE)),
        fuzz("handshake 1", LINKS.message(1), in -> LINKS.responder().read(in)),
        fuzz("handshake 2", LINKS.message(2), in -> LINKS.initiator().read(in)),
        fuzz("handshake 3", LINKS.message(3), in -> LINKS.answered().read(in)),
        fuzz(
            "transport",
            Links.link(Role.INITIATOR).seal(MESSAGE),
            in -> {
              try (Transport fresh = Links.link(Role.RESPONDER)) {
                fresh.open(in);
              }
            }));
  }

  private static DynamicTest fuzz(String name, byte[] good, Decoder decoder) {
    return DynamicTest.dynamicTest(name, () -> run(name, good, decoder, COUNT));
  }

  private static void run(String name, byte[] good, Decoder decoder, int count) {
    Mutator mutator = new Mutator(SEED);
    int refused = 0;
    for (int i = 0; i < count; i++) {
      byte[] input = mutator.spoil(good);
      long used = Long.MAX_VALUE;
      // Loading classes and compiling methods happens once. Only what every decoding takes counts.
      for (int again = 0; again < 3 && used > allowed(name, input); again++) {
        long before = allocated();
        refused += decode(name, input, decoder) ? 0 : 1;
        used = allocated() - before;
      }
      long measured = used;
      assertTrue(
          measured <= allowed(name, input),
          () -> name + " allocated " + measured + " for " + Hex.encode(input));
    }
    assertTrue(refused > 0, name);
  }

  private static boolean decode(String name, byte[] input, Decoder decoder) {
    try {
      decoder.decode(input);
      return true;
    } catch (BadInput expected) {
      return false;
    } catch (RuntimeException escaped) {
      throw new AssertionError(name + " of " + Hex.encode(input), escaped);
    }
  }

  private static long allowed(String name, byte[] input) {
    // A handshake and a link have to be made anew for every input.
    boolean made = name.startsWith("handshake") || name.equals("transport");
    return ALLOCATION * (made ? 20 : 1) + ALLOCATION_A_BYTE * input.length;
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static Transport[] link() throws BadInput {
    LinkKey own = LinkKey.generate(ENTROPY);
    Handshake one = Handshake.start(Role.INITIATOR, own, NONCE, new SeededEntropy(1));
    Handshake two = Handshake.start(Role.RESPONDER, own, NONCE, new SeededEntropy(2));
    two.read(one.write(new byte[0]));
    one.read(two.write(new byte[0]));
    two.read(one.write(new byte[0]));
    return new Transport[] {one.finish(), two.finish()};
  }
}
