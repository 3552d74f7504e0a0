package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Nonces;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Purpose;

/** Both ends of a single step of the argument. */
final class Conversation {
  final SeededEntropy entropy;
  final Party party;
  final ProverChannel prover;
  final Nonces.Series nonces;

  Conversation(String seed) {
    entropy = new SeededEntropy(seed);
    party = new Party(2, seed);
    prover = new ProverChannel(transcript());
    nonces = party.secrets.get(0).nonces(entropy).series(transcript());
  }

  /** The verifier's end. The prover must have finished. */
  VerifierChannel verifier() {
    return new VerifierChannel(transcript(), prover.proof());
  }

  Scalar[] random(int count) {
    Scalar[] scalars = new Scalar[count];
    for (int i = 0; i < count; i++) {
      scalars[i] = Scalar.random(entropy);
    }
    return scalars;
  }

  /** Whether the fast verifier accepts equations that put themselves into a sum. */
  static boolean sumsToNothing(
      Pedersen bases, java.util.function.BiConsumer<Combination, Weighing> equations) {
    SeededEntropy weights = new SeededEntropy("weights");
    Combination sum = new Combination(bases);
    equations.accept(sum, () -> Scalar.random(weights));
    return sum.isNothing();
  }

  private FiatShamir transcript() {
    return new FiatShamir("step", Context.of(party.deckId, Purpose.SHUFFLE, 0, party.seats.get(0)));
  }
}
