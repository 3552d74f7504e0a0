package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether two proofs of knowing a key were made with one nonce, from which anybody could work out
 * the key. A restored phone is the likeliest to do that.
 */
final class NonceCheck {
  private static final int PROOF = 64;
  private static final int KEY_AT = 4 + 32;
  private static final int SHORTEST_SHARES = 7 + 2 + 4 + Point.BYTES + PROOF;

  /** Finds the deck of a number that a seat of the table holds. */
  interface Decks {
    @Nullable HeardDeck of(int root, TableSeat seat);
  }

  private final Decks decks;
  private final Map<Bytes, Bytes> challenges = new HashMap<>();

  NonceCheck(Decks decks) {
    this.decks = decks;
  }

  /** Looks at a block that a seat has signed. */
  boolean repeats(TableSeat seat, byte[] block) {
    try {
      Point key = keyOf(seat, block);
      return key != null
          && repeats(key, Arrays.copyOfRange(block, block.length - PROOF, block.length));
    } catch (BadInput noProof) {
      return false; // a liar's
    }
  }

  private @Nullable Point keyOf(TableSeat seat, byte[] block) throws BadInput {
    int type = block.length == 0 ? 0 : block[0];
    if (type == BlockType.SEED_HASH && block.length == KEY_AT + Point.BYTES + PROOF) {
      return Point.decode(block, KEY_AT);
    }
    if ((type == BlockType.UNLOCK || type == BlockType.HAND_OVER)
        && block.length >= SHORTEST_SHARES) {
      int root = (block[1] & 0xff) << 8 | (block[2] & 0xff);
      HeardDeck deck = decks.of(root, seat);
      OpenDeck real = deck == null ? null : deck.real();
      return deck == null || real == null
          ? null
          : real.publicKey(deck.seating().seatOf(seat).index());
    }
    return null;
  }

  /**
   * Whether a nonce was used before. A proof c, z for a key X was made with the nonce of the point
   * zG - cX.
   */
  boolean repeats(Point key, byte[] proof) throws BadInput {
    Scalar challenge = Scalar.decode(proof, 0);
    Scalar answer = Scalar.decode(proof, 32);
    Point commitment = MultiScalar.sum(List.of(Point.G, key), List.of(answer, challenge.negate()));
    if (commitment.isInfinity()) {
      return false;
    }
    Bytes mine = Bytes.of(challenge.encode());
    Bytes before = challenges.putIfAbsent(Bytes.of(commitment.encode()), mine);
    return before != null && !before.equals(mine);
  }
}
