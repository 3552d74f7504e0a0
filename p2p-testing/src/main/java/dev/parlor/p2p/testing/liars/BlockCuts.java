package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Tricks.cut;
import static dev.parlor.p2p.testing.liars.Tricks.longer;

import java.util.Arrays;

/** Blocks of a deck with something left out, added or put elsewhere. */
final class BlockCuts {
  private static final int HEAD = 4; // type, deck, attempt
  private static final int UNLOCK_HEAD = 7; // type, deck, number

  private BlockCuts() {}

  static byte[] firstTwice(byte[] block) {
    byte[] changed = block.clone();
    int card = cardBytes(block);
    System.arraycopy(block, HEAD, changed, HEAD + card, card);
    return changed;
  }

  static byte[] swap(byte[] block) {
    byte[] changed = block.clone();
    int card = cardBytes(block);
    System.arraycopy(block, HEAD, changed, HEAD + card, card);
    System.arraycopy(block, HEAD + card, changed, HEAD, card);
    return changed;
  }

  static byte[] lessOne(byte[] block) {
    return cut(block, cardBytes(block));
  }

  static byte[] oneMore(byte[] block) {
    return longer(block, cardBytes(block));
  }

  /** A real card is two points of 33 bytes, a stand-in's is a number. */
  static int cardBytes(byte[] block) {
    return block.length > 1000 ? 66 : 2;
  }

  static byte[] headOnly(byte[] block) {
    return Arrays.copyOf(block, UNLOCK_HEAD);
  }

  static byte[] attemptHeadOnly(byte[] block) {
    return Arrays.copyOf(block, HEAD);
  }
}
