package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.TwoHands;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks proofs of shuffles: all equations of all proofs in one sum, each with a weight of its own.
 * If the sum is not zero, the proofs are checked one by one to name the author.
 */
public final class ShuffleVerifier {
  private static final TaggedHash.Tag BATCH = TaggedHash.tag("CARDGAME/v1/batch");

  private ShuffleVerifier() {}

  /** A statement and the bytes that are to prove it. */
  public static final class Claim {
    private final ShuffleStatement statement;
    private final byte[] proof;

    public Claim(ShuffleStatement statement, byte[] proof) {
      this.statement = statement;
      this.proof = proof;
    }

    public ShuffleStatement statement() {
      return statement;
    }

    public byte[] proof() {
      return proof;
    }
  }

  /** Accepts all claims, or refuses and names the author of the first wrong one. */
  public static void check(List<Claim> claims, Entropy entropy) throws Refused {
    List<ShuffleProof> proofs = new ArrayList<>();
    int half = claims.size() / 2;
    for (List<Optional<ShuffleProof>> part :
        TwoHands.both(
            () -> read(claims.subList(0, half)), () -> read(claims.subList(half, claims.size())))) {
      for (Optional<ShuffleProof> proof : part) {
        Claim claim = claims.get(proofs.size());
        proofs.add(
            proof.orElseThrow(() -> new Refused(Reason.MALFORMED, claim.statement().author())));
      }
    }
    if (holdTogether(proofs, entropy)) {
      return;
    }
    for (ShuffleProof proof : proofs) {
      if (!holdTogether(List.of(proof), entropy)) {
        throw new Refused(Reason.SHUFFLE_NOT_PROVEN, proof.statement().author());
      }
    }
    throw new IllegalStateException("proofs that hold one by one hold together");
  }

  /** Each proof, or nothing in the place of one that is malformed. */
  private static List<Optional<ShuffleProof>> read(List<Claim> claims) {
    List<Optional<ShuffleProof>> proofs = new ArrayList<>(claims.size());
    for (Claim claim : claims) {
      try {
        proofs.add(Optional.of(ShuffleProof.read(claim.statement(), claim.proof())));
      } catch (BadInput malformed) {
        proofs.add(Optional.empty());
      }
    }
    return proofs;
  }

  static boolean holdTogether(List<ShuffleProof> proofs, Entropy entropy) {
    TaggedHash said = BATCH.start().u32(proofs.size());
    int columns = 0;
    for (ShuffleProof proof : proofs) {
      said.fixed(proof.said().toBytes());
      columns = Math.max(columns, proof.statement().size().n());
    }
    Weights weights = new Weights(entropy, Bytes32.of(said.digest()));
    Combination sum = new Combination(Pedersen.of(columns));
    for (ShuffleProof proof : proofs) {
      proof.addTo(sum, weights::next);
    }
    return sum.isNothing();
  }
}
