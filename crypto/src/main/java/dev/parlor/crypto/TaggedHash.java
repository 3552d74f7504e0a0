package dev.parlor.crypto;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * The tagged hash of BIP-340, TH(tag, data) = SHA-256(SHA-256(tag) || SHA-256(tag) || data), fed
 * piece by piece. A piece of fixed length goes in as it is; a piece of variable length goes in
 * behind its length ({@link #prefixed}), so that two different lists of pieces never look alike.
 *
 * <p>{@link Tag} keeps the state after the tag, so a tag costs its two blocks only once.
 */
public final class TaggedHash {
  /** A tag with its hash state; cheap to start hashes from, safe to share. */
  public static final class Tag {
    private final MessageDigest state;

    private Tag(String name) {
      byte[] half = Sha256.start().digest(name.getBytes(StandardCharsets.UTF_8));
      state = Sha256.start();
      state.update(half);
      state.update(half);
    }

    public TaggedHash start() {
      return new TaggedHash(Sha256.copy(state));
    }
  }

  private final MessageDigest hash;

  private TaggedHash(MessageDigest hash) {
    this.hash = hash;
  }

  public static Tag tag(String name) {
    return new Tag(name);
  }

  /** Bytes whose length the reader knows beforehand. */
  public TaggedHash fixed(byte[] bytes) {
    hash.update(bytes, 0, bytes.length);
    return this;
  }

  /** A part of an array, as it is. */
  public TaggedHash fixed(byte[] bytes, int from, int count) {
    hash.update(bytes, from, count);
    return this;
  }

  /** Bytes of any length, behind that length as u32. */
  public TaggedHash prefixed(byte[] bytes) {
    return u32(bytes.length).fixed(bytes);
  }

  /** UTF-8 text of any length, behind its length in bytes as u32. */
  public TaggedHash text(String text) {
    return prefixed(text.getBytes(StandardCharsets.UTF_8));
  }

  public TaggedHash u8(int value) {
    hash.update((byte) checked(value, 0xff));
    return this;
  }

  public TaggedHash u16(int value) {
    return u8(checked(value, 0xffff) >>> 8).u8(value & 0xff);
  }

  /** Big-endian; a value from 2^31 up is given as the int with the same bits. */
  public TaggedHash u32(int value) {
    return u16(value >>> 16).u16(value & 0xffff);
  }

  /** The 32 bytes; this hash is used up afterwards. */
  public byte[] digest() {
    return hash.digest();
  }

  private static int checked(int value, int max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException("does not fit: " + value);
    }
    return value;
  }
}
