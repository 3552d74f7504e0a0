package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A sealed deck that hides nothing: the same duties and messages, a hash where a proof would be.
 */
public final class TransparentSealing implements Sealing {
  private static final TaggedHash.Tag SEED = TaggedHash.tag("standin/seed");
  private static final TaggedHash.Tag PROMISE = TaggedHash.tag("standin/promise");

  private record OwnSeed(Bytes own) implements Own {
    @Override
    public byte[] seed() {
      return own.toArray();
    }
  }

  @Override
  public Own own(Terms terms, int seat, byte[] tableSecret) {
    return new OwnSeed(Bytes.of(Hash.tagged(SEED, tableSecret, terms.hid().toArray())));
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, Own own, Entropy entropy) {
    return () -> promise(terms, seat, own.seed());
  }

  private static byte[] promise(Terms terms, int seat, byte[] seed) {
    return Hash.tagged(PROMISE, terms.hid().toArray(), new byte[] {(byte) seat}, seed);
  }

  @Override
  public void checkCommit(Terms terms, int seat, byte[] commit, Map<Integer, byte[]> others)
      throws Lie {
    if (commit.length != 32) {
      throw new Lie(Offence.BAD_COMMIT, "32 bytes are a promise");
    }
  }

  @Override
  public void checkSeed(Terms terms, int seat, byte[] commit, byte[] seed) throws Lie {
    if (seed.length != Seed.SIZE || !Arrays.equals(promise(terms, seat, seed), commit)) {
      throw new Lie(Offence.BAD_SEED, "not the seed that was promised");
    }
  }

  @Override
  public CombinedSeed combined(
      Terms terms, Map<Integer, byte[]> commits, Map<Integer, byte[]> seeds) {
    List<Seed> inOrder = new ArrayList<>();
    new TreeMap<>(seeds).values().forEach(seed -> inOrder.add(Seed.of(seed)));
    return CombinedSeed.of(Bytes32.of(terms.hid().toArray()), inOrder);
  }

  @Override
  public Vault vault(Terms terms, Map<Integer, byte[]> commits) {
    return new TransparentVault(terms);
  }
}
