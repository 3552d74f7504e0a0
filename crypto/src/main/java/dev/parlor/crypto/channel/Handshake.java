package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.random.Entropy;
import java.util.Arrays;

/**
 * Noise_XX_25519_ChaChaPoly_SHA256: three messages, after which both sides hold fresh keys and know
 * each other's static key.
 *
 * <pre>
 *   -> e
 *   <- e, ee, s, es
 *   -> s, se
 * </pre>
 *
 * {@link #write} and {@link #read} take turns; when {@link #isComplete}, {@link #finish} gives the
 * {@link Transport}. After a refusal the handshake is over.
 */
public final class Handshake {
  private static final String NAME = "Noise_XX_25519_ChaChaPoly_SHA256";
  static final int MAX_MESSAGE = 65_535;
  private static final int MESSAGES = 3;

  private final Role role;
  private final LinkKey own;
  private final LinkKey ephemeral;
  private final SymmetricState state = new SymmetricState(NAME);
  private byte[] remoteEphemeral = {};
  private byte[] remoteStatic = {};
  private int done;
  private boolean failed;

  private Handshake(Role role, LinkKey own, byte[] prologue, LinkKey ephemeral) {
    this.role = role;
    this.own = own;
    this.ephemeral = ephemeral;
    state.mixHash(prologue);
  }

  /**
   * Starts a handshake. Both sides must know the same prologue, or the second message is refused.
   */
  public static Handshake start(Role role, LinkKey own, byte[] prologue, Entropy entropy) {
    return new Handshake(role, own, prologue, LinkKey.generate(entropy));
  }

  static Handshake start(Role role, LinkKey own, byte[] prologue, LinkKey ephemeral) {
    return new Handshake(role, own, prologue, ephemeral);
  }

  public boolean isComplete() {
    return done == MESSAGES && !failed;
  }

  /** Whether the next message is this side's. */
  public boolean isToWrite() {
    return done < MESSAGES && !failed && (done % 2 == 0) == (role == Role.INITIATOR);
  }

  /** The next message, with a payload inside; the first one is not encrypted. */
  public byte[] write(byte[] payload) throws BadInput {
    if (!isToWrite()) {
      throw new IllegalStateException("not this side's turn");
    }
    byte[] out = {};
    try {
      if (done < 2) {
        out = append(out, ephemeral.publicKey());
        state.mixHash(ephemeral.publicKey());
      }
      if (done == 1) {
        agree(ephemeral, remoteEphemeral);
      }
      if (done > 0) {
        out = append(out, state.encryptAndHash(own.publicKey()));
        agree(own, remoteEphemeral);
      }
      out = append(out, state.encryptAndHash(payload));
      if (out.length > MAX_MESSAGE) {
        throw new IllegalArgumentException("a message has at most 65535 bytes");
      }
      done++;
      return out;
    } catch (BadInput e) {
      failed = true;
      throw e;
    }
  }

  /** Takes the peer's next message and gives its payload. */
  public byte[] read(byte[] message) throws BadInput {
    if (failed || done == MESSAGES || isToWrite()) {
      failed = true;
      throw new BadInput(BadInput.Reason.UNEXPECTED, "no handshake message is due");
    }
    try {
      byte[] payload = readParts(message);
      done++;
      return payload;
    } catch (BadInput e) {
      failed = true;
      throw e;
    }
  }

  private byte[] readParts(byte[] message) throws BadInput {
    int sealedKey = LinkKey.BYTES + CipherState.TAG;
    int least =
        done == 0 ? LinkKey.BYTES : (done == 1 ? LinkKey.BYTES : 0) + sealedKey + CipherState.TAG;
    if (message.length < least || message.length > MAX_MESSAGE) {
      throw new BadInput(BadInput.Reason.LENGTH, "not the length of a handshake message");
    }
    int at = 0;
    if (done < 2) {
      remoteEphemeral = Arrays.copyOf(message, LinkKey.BYTES);
      at = LinkKey.BYTES;
      state.mixHash(remoteEphemeral);
    }
    if (done == 1) {
      agree(ephemeral, remoteEphemeral);
    }
    if (done > 0) {
      remoteStatic = state.decryptAndHash(Arrays.copyOfRange(message, at, at + sealedKey));
      at += sealedKey;
      agree(ephemeral, remoteStatic);
    }
    return state.decryptAndHash(Arrays.copyOfRange(message, at, message.length));
  }

  /** The transport. It can be taken only once. */
  public Transport finish() {
    if (!isComplete()) {
      throw new IllegalStateException("the handshake is not complete");
    }
    failed = true;
    byte[] hash = state.hash();
    CipherState[] keys = state.split();
    ephemeral.close();
    int sending = role == Role.INITIATOR ? 0 : 1;
    return new Transport(role, keys[sending], keys[1 - sending], hash, remoteStatic.clone());
  }

  private void agree(LinkKey key, byte[] other) throws BadInput {
    byte[] shared = new byte[LinkKey.BYTES];
    if (!key.agree(other, shared)) {
      throw new BadInput(BadInput.Reason.RANGE, "a key that makes the shared secret zero");
    }
    state.mixKey(shared);
    Arrays.fill(shared, (byte) 0);
  }

  private static byte[] append(byte[] start, byte[] end) {
    byte[] out = Arrays.copyOf(start, start.length + end.length);
    System.arraycopy(end, 0, out, start.length, end.length);
    return out;
  }
}
