package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import java.util.Map;
import java.util.function.Supplier;

/** A phone's cryptography, unchanged, with somebody looking over its shoulder. */
final class WatchedSealing implements Sealing {
  private final Sealing sealing;
  private final Secrecy secrecy;
  private final Made made;

  WatchedSealing(Sealing sealing, Secrecy secrecy, Made made) {
    this.sealing = sealing;
    this.secrecy = secrecy;
    this.made = made;
  }

  @Override
  public Own own(Terms terms, int seat, byte[] tableSecret) {
    Own own = sealing.own(terms, seat, tableSecret);
    secrecy.owns(terms, seat, tableSecret, own.seed());
    return own;
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, Own own, Entropy entropy) {
    return sealing.commit(terms, seat, own, entropy);
  }

  @Override
  public void checkCommit(Terms terms, int seat, byte[] commit, Map<Integer, byte[]> others)
      throws Lie {
    sealing.checkCommit(terms, seat, commit, others);
  }

  @Override
  public void checkSeed(Terms terms, int seat, byte[] commit, byte[] seed) throws Lie {
    sealing.checkSeed(terms, seat, commit, seed);
  }

  @Override
  public CombinedSeed combined(
      Terms terms, Map<Integer, byte[]> commits, Map<Integer, byte[]> seeds) {
    return sealing.combined(terms, commits, seeds);
  }

  @Override
  public Vault vault(Terms terms, Map<Integer, byte[]> commits) throws Lie {
    Vault vault = sealing.vault(terms, commits);
    secrecy.committed(terms, commits);
    return new WatchedVault(vault, secrecy.deck(terms), made, terms.values().size());
  }
}
