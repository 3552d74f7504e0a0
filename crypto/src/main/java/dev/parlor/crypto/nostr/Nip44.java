package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;

/**
 * Encrypted messages between two keys: NIP-44, version 2. There is one object for each pair of
 * keys.
 */
public final class Nip44 implements AutoCloseable {
  private static final byte VERSION = 2;
  private static final int NONCE = 32;
  private static final int MAC = 32;
  private static final int MIN_PAYLOAD = 132;
  private static final int MAX_PAYLOAD = 87_472;
  private static final int MIN_BYTES = 99;
  private static final int MAX_BYTES = 65_603;
  static final int MAX_PLAINTEXT = 65_535;

  private final SecretBytes conversationKey;

  private Nip44(SecretBytes conversationKey) {
    this.conversationKey = conversationKey;
  }

  /** The conversation between two keys. Both sides come to the same one. */
  public static Nip44 between(SigningKey own, PublicKey other) {
    byte[] shared = SecretMul.times(other.point(), own.scalar(SecretAccess.granted())).x();
    byte[] salt = "nip44-v2".getBytes(StandardCharsets.UTF_8);
    byte[] key = Nip44Keys.hmac(salt, shared);
    Arrays.fill(shared, (byte) 0);
    return withKey(SecretBytes.copyOf(key, SecretAccess.granted()));
  }

  /** The conversation with a key of 32 bytes that was worked out before. */
  public static Nip44 withKey(SecretBytes conversationKey) {
    if (conversationKey.size() != 32) {
      throw new IllegalArgumentException("a conversation key has 32 bytes");
    }
    return new Nip44(conversationKey);
  }

  public SecretBytes conversationKey() {
    return conversationKey;
  }

  /** Encrypts 1 to 65,535 bytes of text. */
  public String encrypt(String plaintext, Entropy entropy) {
    return encrypt(plaintext, entropy.bytes(NONCE));
  }

  String encrypt(String plaintext, byte[] nonce) {
    byte[] padded = Nip44Padding.pad(plaintext.getBytes(StandardCharsets.UTF_8));
    Nip44Keys keys = Nip44Keys.of(conversationKey, nonce);
    byte[] ciphertext = keys.cipher(padded);
    byte[] mac = keys.mac(nonce, ciphertext);
    return Base64.getEncoder()
        .encodeToString(
            ByteBuffer.allocate(1 + NONCE + ciphertext.length + MAC)
                .put(VERSION)
                .put(nonce)
                .put(ciphertext)
                .put(mac)
                .array());
  }

  public String decrypt(String payload) throws BadInput {
    byte[] bytes = bytes(payload);
    byte[] nonce = Arrays.copyOfRange(bytes, 1, 1 + NONCE);
    byte[] ciphertext = Arrays.copyOfRange(bytes, 1 + NONCE, bytes.length - MAC);
    byte[] mac = Arrays.copyOfRange(bytes, bytes.length - MAC, bytes.length);
    Nip44Keys keys = Nip44Keys.of(conversationKey, nonce);
    if (!MessageDigest.isEqual(keys.mac(nonce, ciphertext), mac)) {
      throw new BadInput(BadInput.Reason.FORGED, "the message was altered or is not for this key");
    }
    byte[] plaintext = Nip44Padding.unpad(keys.cipher(ciphertext));
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(plaintext)).toString();
    } catch (CharacterCodingException e) {
      throw new BadInput(BadInput.Reason.CHARACTER, "the message is not UTF-8");
    }
  }

  private static byte[] bytes(String payload) throws BadInput {
    if (!payload.isEmpty() && payload.charAt(0) == '#') {
      throw new BadInput(BadInput.Reason.VERSION, "a version to come");
    }
    if (payload.length() < MIN_PAYLOAD || payload.length() > MAX_PAYLOAD) {
      throw new BadInput(BadInput.Reason.LENGTH, "132 to 87472 characters");
    }
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(payload);
    } catch (IllegalArgumentException e) {
      throw new BadInput(BadInput.Reason.CHARACTER, "not base64");
    }
    if (!Base64.getEncoder().encodeToString(bytes).equals(payload)) {
      throw new BadInput(BadInput.Reason.CHARACTER, "not the one base64 form of its bytes");
    }
    if (bytes[0] != VERSION) {
      throw new BadInput(BadInput.Reason.VERSION, "not version 2");
    }
    if (bytes.length < MIN_BYTES || bytes.length > MAX_BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "99 to 65603 bytes");
    }
    return bytes;
  }

  @Override
  public void close() {
    conversationKey.close();
  }
}
