package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.random.Entropy;
import java.util.List;

/**
 * What a member publishes before the first shuffle: the hash of its seed, its key X = x G for this
 * list, and the proof that it knows x. Without that proof the last member could choose its X so
 * that it alone holds the joint key and reads everything.
 */
public record KeyCommitment(Seat seat, Bytes32 seedHash, Point key, SameLogProof possession) {
  public static final int SIZE = Bytes32.SIZE + Point.BYTES + SameLogProof.SIZE;

  public static KeyCommitment make(
      Bytes32 handId, Seat seat, Bytes32 seedHash, MemberSecret secret, Entropy entropy) {
    FiatShamir transcript = transcript(handId, seat, seedHash, secret.publicKey());
    SameLogProof proof =
        SameLogProof.prove(transcript, List.of(Point.G), secret.scalar(), secret.nonces(entropy));
    return new KeyCommitment(seat, seedHash, secret.publicKey(), proof);
  }

  /** Refuses the commitment unless its author knows the key's secret. */
  public void requirePossession(Bytes32 handId) throws Refused {
    if (!possession.holds(transcript(handId, seat, seedHash, key), key)) {
      throw new Refused(Reason.NO_POSSESSION, seat.number());
    }
  }

  private static FiatShamir transcript(Bytes32 handId, Seat seat, Bytes32 seedHash, Point key) {
    Context context =
        Context.of(handId, Purpose.POSSESSION, 0, seat).withTarget(seedHash.toBytes());
    FiatShamir transcript = new FiatShamir("possession", context);
    transcript.absorb("X", key.encode());
    return transcript;
  }

  /** h, X, c, z: 129 bytes. The seat is the author of the message. */
  public byte[] encode() {
    return new Output().fixed(seedHash).fixed(key.encode()).fixed(possession.encode()).bytes();
  }

  public static KeyCommitment decode(Seat author, byte[] bytes) throws BadInput {
    FieldReader input = new FieldReader(bytes);
    Bytes32 seedHash = input.bytes32();
    Point key = Point.decode(input.fixed(Point.BYTES));
    SameLogProof proof = SameLogProof.decode(input.fixed(SameLogProof.SIZE));
    input.end();
    return new KeyCommitment(author, seedHash, key, proof);
  }
}
