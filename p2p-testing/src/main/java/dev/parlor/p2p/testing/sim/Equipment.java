package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.testing.standin.TransparentTunnel;
import java.util.function.UnaryOperator;

/** What a phone keeps over restarts beside its journal: its keys. */
final class Equipment {
  private final long seed;
  private final boolean real;
  private final String callsign;
  private final byte[] secret;
  private final SigningKey key;
  private final byte[] linkSecret;
  private final LinkKey linkKey;
  private final FastSignatures standIn = new FastSignatures();
  private final UnaryOperator<Signatures> signing;
  private final UnaryOperator<Sealing> dealing;

  Equipment(
      long seed,
      int number,
      boolean real,
      UnaryOperator<Signatures> signing,
      UnaryOperator<Sealing> dealing) {
    this.seed = seed * 31 + number;
    this.real = real;
    this.signing = signing;
    this.dealing = dealing;
    this.callsign = "X1P" + (number + 1);
    Entropy entropy = new SeededEntropy("keys " + this.seed);
    secret = entropy.bytes(32);
    key = key(secret);
    standIn.know(secret, key);
    linkSecret = entropy.bytes(32);
    linkKey = LinkKey.of(SecretBytes.copyOf(linkSecret, SecretAccess.granted()));
  }

  /** The randomness of one life of the process. After a restart it is different. */
  Entropy entropy(int life) {
    return new SeededEntropy("life " + seed + " " + life);
  }

  Phone phone(Entropy entropy) {
    Signatures signatures = signing.apply(real ? new Bip340(entropy) : standIn);
    Sealing sealing = real ? new SealedCrypto() : new TransparentSealing();
    return new Phone(signatures.key(secret), callsign, entropy, signatures, dealing.apply(sealing));
  }

  byte[] secret() {
    return secret.clone();
  }

  byte[] linkSecret() {
    return linkSecret.clone();
  }

  byte[] linkKey() {
    return linkKey.publicKey();
  }

  /** Who it is on its links in one life. What links draw does not change what is played. */
  LinkIdentity link(int life) {
    Entropy entropy = new SeededEntropy("links " + seed + " " + life);
    return real
        ? new LinkIdentity(key, callsign, linkKey, entropy)
        : new LinkIdentity(key, callsign, linkKey, entropy, TransparentTunnel::new);
  }

  private static SigningKey key(byte[] secret) {
    try {
      return SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
    } catch (dev.parlor.crypto.BadInput impossible) {
      throw new IllegalStateException("hashes are keys", impossible);
    }
  }
}
