package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;

/**
 * An encrypted link after its handshake: messages in order, each way with a key of its own that is
 * replaced after every 65,536 messages. A message that does not authenticate ends the link.
 */
public final class Transport implements AutoCloseable {
  public static final int MAX_PLAINTEXT = Handshake.MAX_MESSAGE - CipherState.TAG;
  static final int REKEY_AFTER = 1 << 16;

  private static final byte[] NONE = {};

  private final Role role;
  private final CipherState sending;
  private final CipherState receiving;
  private final byte[] handshakeHash;
  private final byte[] remoteStatic;
  private boolean broken;

  Transport(
      Role role,
      CipherState sending,
      CipherState receiving,
      byte[] handshakeHash,
      byte[] remoteStatic) {
    this.role = role;
    this.sending = sending;
    this.receiving = receiving;
    this.handshakeHash = handshakeHash;
    this.remoteStatic = remoteStatic;
  }

  public byte[] seal(byte[] plaintext) throws BadInput {
    if (plaintext.length > MAX_PLAINTEXT) {
      throw new IllegalArgumentException("a message has at most 65519 bytes");
    }
    requireWhole();
    byte[] out = sending.encrypt(NONE, plaintext);
    rekeyWhenDue(sending);
    return out;
  }

  public byte[] open(byte[] ciphertext) throws BadInput {
    requireWhole();
    try {
      if (ciphertext.length > Handshake.MAX_MESSAGE) {
        throw new BadInput(BadInput.Reason.LENGTH, "a message has at most 65535 bytes");
      }
      byte[] out = receiving.decrypt(NONE, ciphertext);
      rekeyWhenDue(receiving);
      return out;
    } catch (BadInput e) {
      close();
      throw e;
    }
  }

  public Role role() {
    return role;
  }

  /**
   * What both sides saw of the handshake. It is the same on both only if nobody stands between
   * them.
   */
  public byte[] handshakeHash() {
    return handshakeHash.clone();
  }

  public byte[] remoteStatic() {
    return remoteStatic.clone();
  }

  /** Wipes the keys. */
  @Override
  public void close() {
    broken = true;
    sending.wipe();
    receiving.wipe();
  }

  private void requireWhole() throws BadInput {
    if (broken) {
      throw new BadInput(BadInput.Reason.EXHAUSTED, "the link has ended");
    }
  }

  private static void rekeyWhenDue(CipherState state) {
    if (state.counter() % REKEY_AFTER == 0) {
      state.rekey();
    }
  }
}
