package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Nonces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bayer and Groth's shuffle argument, its four steps in order: {@link PermutationCommitments},
 * {@link HadamardArgument} (which ends in a {@link ZeroArgument}), {@link ProductArgument}, {@link
 * MultiExponentiation}.
 *
 * @param said the transcript after the last item: it stands for the whole statement and proof
 */
record ShuffleProof(
    ShuffleStatement statement,
    PermutationCommitments permutation,
    Optional<HadamardArgument> hadamard,
    ProductArgument product,
    MultiExponentiation multi,
    Bytes32 said) {

  /** The bytes of a proof for the one who knows order and randomness of the shuffle. */
  static byte[] prove(
      ShuffleStatement statement, int[] order, Scalar[] rho, FixedBase jointKey, Nonces nonces) {
    Dimensions size = statement.size();
    Pedersen bases = Pedersen.of(size.n());
    FiatShamir transcript = statement.transcript();
    Nonces.Series series = nonces.series(transcript);
    ProverChannel channel = new ProverChannel(transcript);

    PermutationCommitments.Witness step1 =
        PermutationCommitments.prove(size, order, bases, series, channel);
    Decommitment column =
        size.m() == 1
            ? step1.d().decommitment(0)
            : HadamardArgument.prove(size, step1.d(), bases, series, channel);
    ProductArgument.prove(column, bases, series, channel);
    MultiExponentiation.prove(
        size, jointKey, statement.out(), step1.b(), rho, bases, series, channel);
    return channel.proof();
  }

  static ShuffleProof read(ShuffleStatement statement, byte[] bytes) throws BadInput {
    Dimensions size = statement.size();
    if (bytes.length != size.proofBytes()) {
      throw new BadInput(
          BadInput.Reason.LENGTH, "a proof of " + size.proofBytes() + " bytes for " + size);
    }
    VerifierChannel channel = new VerifierChannel(statement.transcript(), bytes);
    PermutationCommitments permutation = PermutationCommitments.read(size, channel);
    Optional<HadamardArgument> hadamard =
        size.m() > 1 ? Optional.of(HadamardArgument.read(size, channel)) : Optional.empty();
    ProductArgument product = ProductArgument.read(size, permutation.product(), channel);
    MultiExponentiation multi = MultiExponentiation.read(size, channel);
    return new ShuffleProof(statement, permutation, hadamard, product, multi, channel.end());
  }

  /** The plain verifier: every equation of the description on its own, without weights. */
  boolean holds() {
    Dimensions size = statement.size();
    Pedersen bases = Pedersen.of(size.n());
    List<CommitmentSource> d = columns(size, bases);
    return (!hadamard.isPresent() || hadamard.get().holds(size, d, bases))
        && product.holds(lastColumn(d), bases)
        && multi.holds(size, statement, permutation.x(), permutation.cB(), bases);
  }

  /** Adds all equations, each with a weight, to one sum. */
  void addTo(Combination sum, Weighing weights) {
    Dimensions size = statement.size();
    Pedersen bases = Pedersen.of(size.n());
    List<CommitmentSource> d = columns(size, bases);
    hadamard.ifPresent(step -> step.addTo(sum, weights, size, d, bases));
    product.addTo(sum, weights, lastColumn(d));
    multi.addTo(sum, weights, size, statement, permutation.x(), permutation.cB());
  }

  private List<CommitmentSource> columns(Dimensions size, Pedersen bases) {
    List<CommitmentSource> d = new ArrayList<>();
    for (int k = 0; k < size.m(); k++) {
      d.add(permutation.d(k, bases));
    }
    return d;
  }

  private CommitmentSource lastColumn(List<CommitmentSource> d) {
    return hadamard.map(HadamardArgument::last).orElse(d.get(0));
  }
}
