package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import java.util.Map;
import java.util.TreeMap;

/** Promises whose bytes are kept as they came over the air. */
final class WatchedPromises implements Promises {
  private final Promises promises;
  private final Terms terms;
  private final Secrecy secrecy;
  private final Made made;
  private final Map<Integer, byte[]> commits = new TreeMap<>();

  WatchedPromises(Promises promises, Terms terms, Secrecy secrecy, Made made) {
    this.promises = promises;
    this.terms = terms;
    this.secrecy = secrecy;
    this.made = made;
  }

  @Override
  public void take(int seat, byte[] commit) throws Lie {
    promises.take(seat, commit);
    commits.put(seat, commit);
  }

  @Override
  public boolean has(int seat) {
    return promises.has(seat);
  }

  @Override
  public int size() {
    return promises.size();
  }

  @Override
  public void reveal(int seat, byte[] seed) throws Lie {
    promises.reveal(seat, seed);
  }

  @Override
  public boolean hasRevealed(int seat) {
    return promises.hasRevealed(seat);
  }

  @Override
  public int revealed() {
    return promises.revealed();
  }

  @Override
  public CombinedSeed combined() {
    return promises.combined();
  }

  @Override
  public Vault vault() throws Lie {
    Vault vault = promises.vault();
    secrecy.committed(terms, commits);
    return new WatchedVault(vault, secrecy.deck(terms), made, terms.values().size());
  }
}
