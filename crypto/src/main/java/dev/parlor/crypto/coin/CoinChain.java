package dev.parlor.crypto.coin;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;

/**
 * My own hash chain: its last link is random and secret, its head is public before the first draw.
 * For the journal, that secret and the length are enough to make it again.
 */
public final class CoinChain {
  private final SecretBytes last;
  private final int length;
  private final ChainLink links;

  private CoinChain(SecretBytes last, int length, ChainLink links) {
    this.last = last;
    this.length = length;
    this.links = links;
  }

  /** Enough links for every value, for failed draws and for some more. */
  public static int lengthFor(int values, int seats) {
    return values + 8 * seats + 16;
  }

  public static CoinChain restore(
      Bytes32 handId, int seat, Bytes32 npub, int length, SecretBytes secret) {
    if (secret.size() != Bytes32.SIZE || length < 1) {
      throw new IllegalArgumentException("a chain of " + length + " links");
    }
    return new CoinChain(secret, length, new ChainLink(handId, seat, npub));
  }

  /** c_0: published before anything is drawn. */
  public Bytes32 head() {
    return link(0);
  }

  public int seat() {
    return links.seat();
  }

  /**
   * One link. Only the draw under way may call this: a link that is shown early decides the draw
   * for others.
   */
  Bytes32 link(int index) {
    if (index > length) {
      throw new IllegalStateException("the chain has only " + length + " links");
    }
    Bytes32 end = Bytes32.of(last.reveal(SecretAccess.granted()));
    return links.down(length, end, index);
  }

  @Override
  public String toString() {
    return "Chain(seat " + links.seat() + ")";
  }
}
