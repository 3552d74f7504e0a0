package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.params.KeyParameter;
import org.jspecify.annotations.Nullable;

/** The running hash and chaining key of a handshake, as in the Noise specification. */
final class SymmetricState {
  private static final int HASH = 32;

  private byte[] chainingKey;
  private byte[] hash;
  private @Nullable CipherState cipher;

  SymmetricState(String protocolName) {
    byte[] name = protocolName.getBytes(StandardCharsets.US_ASCII);
    hash = name.length <= HASH ? Arrays.copyOf(name, HASH) : sha256(name);
    chainingKey = hash.clone();
  }

  void mixKey(byte[] input) {
    byte[][] out = hkdf(input);
    Arrays.fill(chainingKey, (byte) 0);
    chainingKey = out[0];
    if (cipher != null) {
      cipher.wipe();
    }
    cipher = new CipherState(out[1]);
    Arrays.fill(out[1], (byte) 0);
  }

  void mixHash(byte[] data) {
    hash = sha256(hash, data);
  }

  byte[] encryptAndHash(byte[] plaintext) throws BadInput {
    byte[] out = cipher == null ? plaintext.clone() : cipher.encrypt(hash, plaintext);
    mixHash(out);
    return out;
  }

  byte[] decryptAndHash(byte[] ciphertext) throws BadInput {
    byte[] out = cipher == null ? ciphertext.clone() : cipher.decrypt(hash, ciphertext);
    mixHash(ciphertext);
    return out;
  }

  byte[] hash() {
    return hash.clone();
  }

  /** The two keys of the transport: initiator's sending one first. Ends this state. */
  CipherState[] split() {
    byte[][] out = hkdf(new byte[0]);
    CipherState[] states = {new CipherState(out[0]), new CipherState(out[1])};
    Arrays.fill(out[0], (byte) 0);
    Arrays.fill(out[1], (byte) 0);
    Arrays.fill(chainingKey, (byte) 0);
    if (cipher != null) {
      cipher.wipe();
    }
    return states;
  }

  private byte[][] hkdf(byte[] input) {
    byte[] temporary = hmac(chainingKey, input);
    byte[] first = hmac(temporary, new byte[] {1});
    byte[] second = hmac(temporary, Arrays.copyOf(first, HASH + 1), (byte) 2);
    Arrays.fill(temporary, (byte) 0);
    return new byte[][] {first, second};
  }

  private static byte[] hmac(byte[] key, byte[] data, byte last) {
    data[data.length - 1] = last;
    return hmac(key, data);
  }

  private static byte[] hmac(byte[] key, byte[] data) {
    HMac mac = new HMac(new SHA256Digest());
    mac.init(new KeyParameter(key));
    mac.update(data, 0, data.length);
    byte[] out = new byte[HASH];
    mac.doFinal(out, 0);
    return out;
  }

  private static byte[] sha256(byte[]... parts) {
    SHA256Digest digest = new SHA256Digest();
    for (byte[] part : parts) {
      digest.update(part, 0, part.length);
    }
    byte[] out = new byte[HASH];
    digest.doFinal(out, 0);
    return out;
  }
}
