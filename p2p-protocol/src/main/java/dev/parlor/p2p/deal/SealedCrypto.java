package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.commit.SeedCommitment;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.Values;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** {@link Sealing} by {@code crypto.sealed}. */
public final class SealedCrypto implements Sealing {
  /** A seat's secrets: its part of the key, and its seed. */
  record OwnSecrets(MemberSecret member, Seed own) implements Own {
    @Override
    public byte[] seed() {
      return own.revealBytes();
    }
  }

  @Override
  public Own own(Terms terms, int seat, byte[] tableSecret) {
    byte[] hid = terms.hid().toArray();
    byte[] seed = Hash.tagged("cardgame/seed/v1", tableSecret, hid);
    for (int attempt = 0; ; attempt++) {
      byte[] key = Hash.tagged("cardgame/key/v1", tableSecret, hid, new byte[] {(byte) attempt});
      try {
        return new OwnSecrets(
            MemberSecret.restore(SecretBytes.copyOf(key, SecretAccess.granted())), Seed.of(seed));
      } catch (BadInput outOfRange) {
        // once in 2^128 times the hash is no key: the next one is
      }
    }
  }

  @Override
  public Supplier<byte[]> commit(Terms terms, int seat, Own own, Entropy entropy) {
    OwnSecrets secrets = (OwnSecrets) own;
    Seat place = new Seat(seat, terms.npub32(seat));
    Bytes32 promise = SeedCommitment.of(terms.hid32(), seat, place.npub(), secrets.own());
    return () ->
        KeyCommitment.make(terms.hid32(), place, promise, secrets.member(), entropy).encode();
  }

  @Override
  public void checkCommit(Terms terms, int seat, byte[] commit, Map<Integer, byte[]> others)
      throws Lie {
    try {
      KeyCommitment fresh = decode(terms, seat, commit);
      List<KeyCommitment> all = decode(terms, others);
      fresh.requirePossession(terms.hid32());
      all.add(fresh);
      Members.ofPossessed(all);
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_COMMIT, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public void checkSeed(Terms terms, int seat, byte[] commit, byte[] seed) throws Lie {
    try {
      Bytes32 promise = decode(terms, seat, commit).seedHash();
      Seed revealed = Seed.decode(seed);
      if (!promise.equals(SeedCommitment.of(terms.hid32(), seat, terms.npub32(seat), revealed))) {
        throw new Lie(Offence.BAD_SEED, "not the seed that was promised");
      }
    } catch (BadInput wrong) {
      throw new Lie(Offence.BAD_SEED, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public CombinedSeed combined(
      Terms terms, Map<Integer, byte[]> commits, Map<Integer, byte[]> seeds) {
    try {
      List<Seed> inOrder = new ArrayList<>();
      for (byte[] seed : new TreeMap<>(seeds).values()) {
        inOrder.add(Seed.decode(seed));
      }
      return CombinedSeed.of(Members.deckId(terms.hid32(), decode(terms, commits)), inOrder);
    } catch (BadInput checkedBefore) {
      throw new IllegalStateException(checkedBefore);
    }
  }

  @Override
  public Vault vault(Terms terms, Map<Integer, byte[]> commits) throws Lie {
    try {
      List<KeyCommitment> keys = decode(terms, commits);
      Members members = Members.ofPossessed(keys); // checkCommit has asked for every proof
      Bytes32 deckId = Members.deckId(terms.hid32(), keys);
      return new SealedVault(deckId, Values.of(terms.values()), members);
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_COMMIT, String.valueOf(wrong.getMessage()));
    }
  }

  private static List<KeyCommitment> decode(Terms terms, Map<Integer, byte[]> commits)
      throws BadInput {
    List<KeyCommitment> keys = new ArrayList<>();
    for (Map.Entry<Integer, byte[]> commit : new TreeMap<>(commits).entrySet()) {
      keys.add(decode(terms, commit.getKey(), commit.getValue()));
    }
    return keys;
  }

  private static KeyCommitment decode(Terms terms, int seat, byte[] commit) throws BadInput {
    return KeyCommitment.decode(new Seat(seat, terms.npub32(seat)), commit);
  }
}
