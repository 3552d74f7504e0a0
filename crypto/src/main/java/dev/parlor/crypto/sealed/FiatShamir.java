package dev.parlor.crypto.sealed;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.curve.Scalar;

/**
 * Fiat and Shamir: the verifier's coins are hashes of everything said before. The state is 32
 * bytes:
 *
 * <ul>
 *   <li>start: st = TH("CARDGAME/FS/v1", sized proto, u8 0, sized ctx)
 *   <li>absorb: st = TH("CARDGAME/FS/v1", st, u8 1, sized label, sized data)
 *   <li>challenge: TH(.., st, u8 2, sized label, u8 0) and the same with u8 1, together 512 bits
 *       mod q, zero becoming one; then st = TH(.., st, u8 3)
 * </ul>
 */
public final class FiatShamir {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/FS/v1");

  private byte[] state;

  public FiatShamir(String proto, Context context) {
    this(proto, context.encode());
  }

  FiatShamir(String proto, byte[] context) {
    state = TAG.start().text(proto).u8(0).prefixed(context).digest();
  }

  private FiatShamir(byte[] state) {
    this.state = state;
  }

  public void absorb(String label, byte[] data) {
    state = TAG.start().fixed(state).u8(1).text(label).prefixed(data).digest();
  }

  public Scalar challenge(String label) {
    byte[] wide = new byte[64];
    System.arraycopy(challengeHalf(label, 0), 0, wide, 0, 32);
    System.arraycopy(challengeHalf(label, 1), 0, wide, 32, 32);
    state = TAG.start().fixed(state).u8(3).digest();
    Scalar challenge = Scalar.reduce(wide);
    return challenge.isZero() ? Scalar.ONE : challenge;
  }

  /** A 128-bit weight: the first half of TH(.., st, u8 4, u32 index); the state stays. */
  Scalar weight(int index) {
    return Weights.short128(TAG.start().fixed(state).u8(4).u32(index).digest());
  }

  /** The state that stands for everything said so far. */
  public Bytes32 state() {
    return Bytes32.of(state);
  }

  /** A state of its own for the index-th nonce: TH(.., st, u8 5, u32 index). */
  byte[] fork(int index) {
    return TAG.start().fixed(state).u8(5).u32(index).digest();
  }

  FiatShamir copy() {
    return new FiatShamir(state);
  }

  private byte[] challengeHalf(String label, int half) {
    return TAG.start().fixed(state).u8(2).text(label).u8(half).digest();
  }
}
