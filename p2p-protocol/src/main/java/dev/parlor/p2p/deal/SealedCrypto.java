package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.commit.SeedCommitment;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.p2p.log.Hash;
import java.util.function.Supplier;

/** The real cryptography of sealed decks: {@link Sealing} by the package {@code crypto.sealed}. */
public final class SealedCrypto implements Sealing {
  @Override
  public OwnSecrets own(Terms terms, int seat, byte[] tableSecret) {
    byte[] hid = terms.hid().toBytes();
    byte[] seed = Hash.tagged("cardgame/seed/v1", tableSecret, hid);
    for (int attempt = 0; ; attempt++) {
      byte[] key = Hash.tagged("cardgame/key/v1", tableSecret, hid, new byte[] {(byte) attempt});
      try {
        return new OwnSecrets(
            MemberSecret.restore(SecretBytes.copyOf(key, SecretAccess.granted())), Seed.of(seed));
      } catch (BadInput outOfRange) {
        // once in 2^128 times the hash is no valid key, so the next one is taken
      }
    }
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, OwnSecrets own, Entropy entropy) {
    Seat place = new Seat(seat, terms.npub(seat));
    Bytes32 promise = SeedCommitment.of(terms.hid(), seat, place.npub(), own.seed());
    return () -> KeyCommitment.make(terms.hid(), place, promise, own.key(), entropy).encode();
  }

  @Override
  public Promises promises(Terms terms) {
    return new SealedPromises(terms);
  }
}
