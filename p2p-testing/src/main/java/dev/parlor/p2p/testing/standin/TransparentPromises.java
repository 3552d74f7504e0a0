package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Promises of seeds, and no keys. */
final class TransparentPromises implements Promises {
  private static final TaggedHash.Tag PROMISE = TaggedHash.tag("standin/promise");

  private final Terms terms;
  private final Map<Integer, byte[]> commits = new TreeMap<>();
  private final Map<Integer, Seed> seeds = new TreeMap<>();

  TransparentPromises(Terms terms) {
    this.terms = terms;
  }

  static byte[] promise(Terms terms, int seat, byte[] seed) {
    return Hash.tagged(PROMISE, terms.hid().toArray(), new byte[] {(byte) seat}, seed);
  }

  @Override
  public void take(int seat, byte[] commit) throws Lie {
    if (commit.length != 32) {
      throw new Lie(Offence.BAD_COMMIT, "32 bytes are a promise");
    }
    commits.put(seat, commit);
  }

  @Override
  public boolean has(int seat) {
    return commits.containsKey(seat);
  }

  @Override
  public int size() {
    return commits.size();
  }

  @Override
  public void reveal(int seat, byte[] seed) throws Lie {
    if (seed.length != Seed.SIZE || !Arrays.equals(promise(terms, seat, seed), commits.get(seat))) {
      throw new Lie(Offence.BAD_SEED, "not the seed that was promised");
    }
    seeds.put(seat, Seed.of(seed));
  }

  @Override
  public boolean hasRevealed(int seat) {
    return seeds.containsKey(seat);
  }

  @Override
  public int revealed() {
    return seeds.size();
  }

  @Override
  public CombinedSeed combined() {
    return CombinedSeed.of(Bytes32.of(terms.hid().toArray()), new ArrayList<>(seeds.values()));
  }

  @Override
  public Vault vault() {
    return new TransparentVault(terms);
  }
}
