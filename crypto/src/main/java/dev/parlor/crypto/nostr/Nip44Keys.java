package dev.parlor.crypto.nostr;

import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.engines.ChaCha7539Engine;
import org.bouncycastle.crypto.generators.HKDFBytesGenerator;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.params.HKDFParameters;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;

/** The keys of one message: HKDF-Expand(conversation key, nonce, 76). */
final class Nip44Keys {
  private final byte[] key;
  private final byte[] nonce;
  private final byte[] macKey;

  private Nip44Keys(byte[] bytes) {
    this.key = Arrays.copyOfRange(bytes, 0, 32);
    this.nonce = Arrays.copyOfRange(bytes, 32, 44);
    this.macKey = Arrays.copyOfRange(bytes, 44, 76);
  }

  static Nip44Keys of(SecretBytes conversationKey, byte[] messageNonce) {
    HKDFBytesGenerator hkdf = new HKDFBytesGenerator(new SHA256Digest());
    byte[] secret = conversationKey.reveal(SecretAccess.granted());
    hkdf.init(HKDFParameters.skipExtractParameters(secret, messageNonce));
    byte[] bytes = new byte[76];
    hkdf.generateBytes(bytes, 0, bytes.length);
    Arrays.fill(secret, (byte) 0);
    return new Nip44Keys(bytes);
  }

  /** Key, nonce and authentication key, 76 bytes. */
  byte[] bytes() {
    return ByteBuffer.allocate(76).put(key).put(nonce).put(macKey).array();
  }

  /** Encrypts or decrypts with ChaCha20. */
  byte[] cipher(byte[] in) {
    ChaCha7539Engine engine = new ChaCha7539Engine();
    engine.init(true, new ParametersWithIV(new KeyParameter(key), nonce));
    byte[] out = new byte[in.length];
    engine.processBytes(in, 0, in.length, out, 0);
    return out;
  }

  byte[] mac(byte[] messageNonce, byte[] ciphertext) {
    HMac mac = new HMac(new SHA256Digest());
    mac.init(new KeyParameter(macKey));
    mac.update(messageNonce, 0, messageNonce.length);
    mac.update(ciphertext, 0, ciphertext.length);
    byte[] out = new byte[32];
    mac.doFinal(out, 0);
    return out;
  }

  static byte[] hmac(byte[] key, byte[] data) {
    HMac mac = new HMac(new SHA256Digest());
    mac.init(new KeyParameter(key));
    mac.update(data, 0, data.length);
    byte[] out = new byte[32];
    mac.doFinal(out, 0);
    return out;
  }
}
