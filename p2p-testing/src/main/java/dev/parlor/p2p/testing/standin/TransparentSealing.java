package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.log.Hash;
import java.util.function.Supplier;

/**
 * A sealed deck that hides nothing. It has the same duties and messages, with a hash where a proof
 * would be.
 */
public final class TransparentSealing implements Sealing {
  private static final TaggedHash.Tag SEED = TaggedHash.tag("standin/seed");

  /** The one key that everybody has. It protects nothing. */
  private static final MemberSecret KEY = MemberSecret.fresh(new SeededEntropy("standin/key"));

  @Override
  public OwnSecrets own(Terms terms, int seat, byte[] tableSecret) {
    return new OwnSecrets(KEY, Seed.of(Hash.tagged(SEED, tableSecret, terms.hid().toBytes())));
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, OwnSecrets own, Entropy entropy) {
    return () -> TransparentPromises.promise(terms, seat, own.seed().revealBytes());
  }

  @Override
  public Promises promises(Terms terms) {
    return new TransparentPromises(terms);
  }
}
