package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.SEALED;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeBlock;
import static dev.parlor.p2p.testing.liars.Tricks.changeWhenReady;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lies that only the real group can tell: points whose sum is right though each is wrong, and bytes
 * that are no point or no scalar.
 */
final class PointLies {
  private static final int KEY_AT = 4 + 32;
  private static final int SHARES_AT = 9;
  private static final int NAME = 4;

  private static final int SCALAR = 32;

  private PointLies() {}

  static List<Liar> all() {
    return List.of(
        real("rogue-key", () -> changeWhenReady("SEED_HASH", PointLies::rogueKey)),
        real("key-off-the-curve", () -> changeBlock("SEED_HASH", b -> first(b, KEY_AT, 4))),
        real("key-beyond-the-field", () -> changeBlock("SEED_HASH", b -> highest(b, KEY_AT + 1))),
        real("key-proof-beyond-the-order", () -> changeBlock("SEED_HASH", PointLies::lastHighest)),
        real("shuffle-that-cancels", () -> changeBlock("SHUFFLE", PointLies::moved)),
        real("card-off-the-curve", () -> changeBlock("SHUFFLE", b -> first(b, NAME, 4))),
        real("card-beyond-the-field", () -> changeBlock("SHUFFLE", b -> highest(b, NAME + 1))),
        real("shares-that-cancel", () -> change("UNLOCK", PointLies::cancelling)),
        real("swapped-shares", () -> change("UNLOCK", PointLies::swapped)),
        real("share-at-infinity", () -> changeBlock("UNLOCK", b -> first(b, shares(b), 0))),
        real("share-off-the-curve", () -> changeBlock("UNLOCK", b -> first(b, shares(b), 4))),
        real("share-beyond-the-field", () -> changeBlock("UNLOCK", b -> highest(b, shares(b) + 1))),
        real("share-proof-beyond-the-order", () -> changeBlock("UNLOCK", PointLies::lastHighest)));
  }

  private static Liar real(String name, Supplier<Trick> trick) {
    return Liar.guest(name, SEALED, NAMED, trick).onlyReal();
  }

  /** The place of the first share. */
  private static int shares(byte[] block) {
    return SHARES_AT + NAME * count(block);
  }

  private static int count(byte[] block) {
    return (block[7] & 0xff) << 8 | (block[8] & 0xff);
  }

  private static byte[] first(byte[] block, int at, int prefix) {
    byte[] changed = block.clone();
    changed[at] = (byte) prefix;
    return changed;
  }

  /** The largest number of 32 bytes, which is larger than any may be. */
  private static byte[] highest(byte[] block, int at) {
    byte[] changed = block.clone();
    Arrays.fill(changed, at, at + SCALAR, (byte) 0xff);
    return changed;
  }

  private static byte[] lastHighest(byte[] block) {
    return highest(block, block.length - SCALAR);
  }

  /** The shares of two cards in each other's place. */
  private static @Nullable Payload swapped(LiarsDesk desk, Entry mine) {
    byte[] block = mine.payload().bytes().toArray();
    if (count(block) < 2) {
      return null;
    }
    int one = shares(block);
    byte[] changed = block.clone();
    System.arraycopy(block, one, changed, one + Point.BYTES, Point.BYTES);
    System.arraycopy(block, one + Point.BYTES, changed, one, Point.BYTES);
    return Payload.block(changed);
  }

  /**
   * The key X less all keys that the others have shown. With such a joint key its author alone
   * would open everything.
   */
  private static @Nullable Payload rogueKey(LiarsDesk desk, Entry mine) {
    byte[] block = mine.payload().bytes().toArray();
    try {
      Point key = Point.decode(block, KEY_AT);
      int others = 0;
      for (TableSeat who : TableSeat.all(desk.seats())) {
        Entry theirs =
            desk.newest(
                    e ->
                        e.seat().equals(who)
                            && !desk.isMine(e)
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

  /**
   * Adds G to one share and subtracts it from another. A proof of their plain sum would still hold.
   */
  private static @Nullable Payload cancelling(LiarsDesk desk, Entry mine) {
    byte[] block = mine.payload().bytes().toArray();
    int first = shares(block);
    return count(block) < 2 ? null : Payload.block(moved(block, first, first + Point.BYTES));
  }

  /** Adds G to the first point of one card of a shuffle and subtracts it from that of another. */
  private static byte[] moved(byte[] block) {
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
