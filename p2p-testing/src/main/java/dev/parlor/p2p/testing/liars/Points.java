package dev.parlor.p2p.testing.liars;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import org.jspecify.annotations.Nullable;

/** Lies that only the real group can tell: points that are right in sum and wrong one by one. */
final class Points {
  private static final int KEY_AT = 4 + 32;
  private static final int SHARES_AT = 9;
  private static final int NAME = 4;

  private Points() {}

  /** X less all keys that the others have shown: with the joint key it alone would open all. */
  static @Nullable Payload rogueKey(Desk desk, Entry mine) {
    byte[] block = mine.payload().bytes().toArray();
    try {
      Point key = Point.decode(block, KEY_AT);
      int others = 0;
      for (int seat = 0; seat < desk.seats(); seat++) {
        int who = seat;
        Entry theirs =
            desk.newest(
                    e ->
                        e.seat() == who
                            && who != desk.me()
                            && Match.verbOf(e).equals("SEED_HASH")
                            && e.payload().bytes().head(4).equals(mine.payload().bytes().head(4)))
                .orElse(null);
        if (theirs != null) {
          others++;
          key = key.minus(Point.decode(theirs.payload().bytes().toArray(), KEY_AT));
        }
      }
      if (others < desk.seats() - 1) {
        return null; // it waits until all others have shown theirs
      }
      key.encode(block, KEY_AT);
      return Payload.block(block);
    } catch (BadInput noKey) {
      return null;
    }
  }

  /** One share more by G, another less by G: a proof of their plain sum would still hold. */
  static @Nullable Payload cancelling(Desk desk, Entry mine) {
    byte[] block = mine.payload().bytes().toArray();
    int count = (block[7] & 0xff) << 8 | (block[8] & 0xff);
    int first = SHARES_AT + NAME * count;
    return count < 2 ? null : Payload.block(moved(block, first, first + Point.BYTES));
  }

  /** The same with the first points of two cards of a shuffle. */
  static byte[] moved(byte[] block) {
    return moved(block, NAME, NAME + 2 * Point.BYTES);
  }

  private static byte[] moved(byte[] block, int one, int other) {
    byte[] changed = block.clone();
    try {
      Point.decode(block, one).plus(Point.G).encode(changed, one);
      Point.decode(block, other).minus(Point.G).encode(changed, other);
    } catch (BadInput noPoint) {
      throw new IllegalStateException("only with real cards", noPoint);
    }
    return changed;
  }
}
