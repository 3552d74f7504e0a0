package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Terms;
import java.util.function.Supplier;

/** A phone's cryptography, unchanged, whose every share and secret is told to the watch. */
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
  public OwnSecrets own(Terms terms, int seat, byte[] tableSecret) {
    OwnSecrets own = sealing.own(terms, seat, tableSecret);
    secrecy.owns(terms, seat, tableSecret, own.seed().revealBytes());
    return own;
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, OwnSecrets own, Entropy entropy) {
    return sealing.commit(terms, seat, own, entropy);
  }

  @Override
  public Promises promises(Terms terms) {
    return new WatchedPromises(sealing.promises(terms), terms, secrecy, made);
  }
}
