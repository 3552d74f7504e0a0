package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Something that is said at a table under a signature. The hash of what was signed is kept, because
 * it is asked for again and again; each kind has its own tag in it. Two are equal when they say the
 * same under the same signature.
 */
abstract class Signed {
  private final Bytes tid;
  private final Bytes signature;
  private @Nullable Bytes digest;

  Signed(Bytes tid, Bytes signature) {
    this.tid = tid;
    this.signature = signature;
  }

  /** What is signed, hashed. */
  abstract byte[] hashed();

  abstract void write(Writer out);

  /** How many bytes it is written as. */
  public abstract int length();

  /** Sets the hash that whoever has just signed this knows already. */
  final void known(byte[] hashed) {
    digest = Bytes.of(hashed);
  }

  final Bytes digest() {
    Bytes known = digest;
    if (known == null) {
      known = Bytes.of(hashed());
      digest = known;
    }
    return known;
  }

  public Bytes tid() {
    return tid;
  }

  public Bytes signature() {
    return signature;
  }

  public boolean signedBy(Bytes key, Signatures signatures) {
    return signatures.valid(key, digest().toArray(), signature.toArray());
  }

  public byte[] encode() {
    Writer out = new Writer(length());
    write(out);
    return out.toArray();
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof Signed signed
        && digest().equals(signed.digest())
        && signature.equals(signed.signature);
  }

  @Override
  public final int hashCode() {
    return digest().hashCode();
  }
}
