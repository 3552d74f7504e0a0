package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.PromisesOf;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import java.util.Arrays;

/** Promises of a deck that hides nothing: seeds alone, and no keys. */
final class TransparentPromises extends PromisesOf<byte[]> {
  private static final TaggedHash.Tag PROMISE = TaggedHash.tag("standin/promise");

  private final Terms terms;

  TransparentPromises(Terms terms) {
    this.terms = terms;
  }

  static byte[] promise(Terms terms, int seat, byte[] seed) {
    return Hash.tagged(PROMISE, terms.hid().toBytes(), new byte[] {(byte) seat}, seed);
  }

  @Override
  public void take(int seat, byte[] commit) throws Lie {
    if (commit.length != 32) {
      throw new Lie(Offence.BAD_COMMIT, "32 bytes are a promise");
    }
    keep(seat, commit);
  }

  @Override
  public void reveal(int seat, byte[] seed) throws Lie {
    if (seed.length != Seed.SIZE || !Arrays.equals(promise(terms, seat, seed), promised(seat))) {
      throw new Lie(Offence.BAD_SEED, "not the seed that was promised");
    }
    shown(seat, Seed.of(seed));
  }

  @Override
  public CombinedSeed combined() {
    return CombinedSeed.of(terms.hid(), seeds());
  }

  @Override
  public Vault vault() {
    return new TransparentVault(terms);
  }
}
