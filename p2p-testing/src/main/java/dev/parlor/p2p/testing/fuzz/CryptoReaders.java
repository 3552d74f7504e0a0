package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Handshake;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.nostr.Nip44;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.Arrays;
import java.util.List;

/** Keys, events, encrypted texts and the first messages of links. */
final class CryptoReaders {
  private static final SigningKey KEY = SigningKey.generate(new SeededEntropy("fuzz key"));
  private static final byte[] MESSAGE = new byte[32];

  private CryptoReaders() {}

  static List<FuzzTarget> all() {
    return List.of(
        new FuzzTarget(
            "public-key", () -> List.of(KEY.publicKey().bytes()), CryptoReaders::publicKey),
        new FuzzTarget(
            "npub",
            () -> List.of(Fuzz.utf8(Nip19.npub(KEY.publicKey()))),
            in -> Nip19.readNpub(TextReaders.latin(in))),
        new FuzzTarget("event", CryptoReaders::events, CryptoReaders::event),
        new FuzzTarget(
            "nip44",
            () -> List.of(Fuzz.utf8(conversation().encrypt("cards", new SeededEntropy("nip44")))),
            in -> conversation().decrypt(TextReaders.latin(in))),
        new FuzzTarget(
            "signature",
            () -> List.of(Schnorr.sign(KEY, MESSAGE, new SeededEntropy("signature"))),
            in -> Schnorr.check(KEY.publicKey(), MESSAGE, in)),
        new FuzzTarget("handshake", CryptoReaders::handshakes, CryptoReaders::handshake));
  }

  private static void publicKey(byte[] in) throws BadInput {
    if (!Arrays.equals(PublicKey.decode(in).bytes(), in)) {
      throw new IllegalStateException("another key than was read");
    }
  }

  private static List<byte[]> events() {
    Draft draft = new Draft(1, 2, List.of(List.of("d", "x\u00fc")), "a\n\"b\"");
    return List.of(Fuzz.utf8(NostrEvent.sign(KEY, draft, new SeededEntropy("event")).json()));
  }

  /** Reads an event. Written and read again it must mean the same. */
  private static void event(byte[] in) throws BadInput, Malformed {
    NostrEvent event = NostrEvent.parse(Reader.utf8(in));
    if (!NostrEvent.parse(event.json()).json().equals(event.json())) {
      throw new IllegalStateException("an event that does not survive being written");
    }
  }

  private static Nip44 conversation() {
    return Nip44.withKey(SecretBytes.random(32, new SeededEntropy("conversation")));
  }

  private static List<byte[]> handshakes() {
    try {
      Handshake first = start(Role.INITIATOR);
      byte[] one = first.write(new byte[0]);
      Handshake second = start(Role.RESPONDER);
      second.read(one);
      return List.of(joined(0, one), joined(1, second.write(new byte[0])));
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] joined(int role, byte[] message) {
    byte[] out = new byte[1 + message.length];
    out[0] = (byte) role;
    System.arraycopy(message, 0, out, 1, message.length);
    return out;
  }

  /** Reads a message of a handshake. The first byte says which side's handshake takes it. */
  private static void handshake(byte[] in) throws BadInput {
    if (in.length == 0) {
      return;
    }
    Handshake mine = start(in[0] == 0 ? Role.RESPONDER : Role.INITIATOR);
    if (mine.isToWrite()) {
      mine.write(new byte[0]);
    }
    mine.read(Arrays.copyOfRange(in, 1, in.length));
  }

  private static Handshake start(Role role) {
    SeededEntropy entropy = new SeededEntropy("handshake " + role);
    return Handshake.start(role, LinkKey.generate(entropy), new byte[0], entropy);
  }
}
