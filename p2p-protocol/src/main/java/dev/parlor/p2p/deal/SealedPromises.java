package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.commit.SeedCommitment;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.Values;
import dev.parlor.p2p.verdict.Offence;
import java.util.List;
import java.util.Objects;

/** Promises of a real sealed deck: {@link Promises} by the package {@code crypto.sealed}. */
final class SealedPromises extends PromisesOf<KeyCommitment> {
  private final Terms terms;

  SealedPromises(Terms terms) {
    this.terms = terms;
  }

  @Override
  public void take(int seat, byte[] commit) throws Lie {
    try {
      KeyCommitment fresh = KeyCommitment.decode(new Seat(seat, terms.npub(seat)), commit);
      fresh.requirePossession(terms.hid());
      List<KeyCommitment> all = commitments();
      all.add(fresh);
      Members.ofPossessed(all);
      keep(seat, fresh);
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_COMMIT, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public void reveal(int seat, byte[] seed) throws Lie {
    try {
      Bytes32 promise = Objects.requireNonNull(promised(seat)).seedHash();
      Seed revealed = Seed.decode(seed);
      if (!promise.equals(SeedCommitment.of(terms.hid(), seat, terms.npub(seat), revealed))) {
        throw new Lie(Offence.BAD_SEED, "not the seed that was promised");
      }
      shown(seat, revealed);
    } catch (BadInput wrong) {
      throw new Lie(Offence.BAD_SEED, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public CombinedSeed combined() {
    return CombinedSeed.of(deckId(), seeds());
  }

  @Override
  public Vault vault() throws Lie {
    try {
      // each proof of possession was checked when its commitment was taken
      Members members = Members.ofPossessed(commitments());
      return new SealedVault(deckId(), Values.of(terms.values()), members);
    } catch (Refused wrong) {
      throw new Lie(Offence.BAD_COMMIT, String.valueOf(wrong.getMessage()));
    }
  }

  private Bytes32 deckId() {
    return Members.deckId(terms.hid(), commitments());
  }
}
