package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.deal.Shuffling;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a liar may send about a real sealed deck: commitments, lists, proofs, shares. */
final class DeckReaders {
  private static final int CARDS = 4;

  private DeckReaders() {}

  static List<FuzzTarget> all() {
    return List.of(
        new FuzzTarget("deck-commit", () -> List.of(Deck.DECK.commits.get(1)), DeckReaders::commit),
        new FuzzTarget("deck-list", () -> List.of(Deck.DECK.list), DeckReaders::list),
        new FuzzTarget("deck-proof", () -> List.of(Deck.DECK.proof), DeckReaders::proof),
        new FuzzTarget("deck-shares", () -> List.of(Deck.DECK.shares), DeckReaders::shares));
  }

  private static void commit(byte[] in) throws Lie {
    Deck.SEALING.promises(Deck.DECK.terms).take(1, in);
  }

  private static void list(byte[] in) throws Lie {
    Deck.DECK.vault().shuffle(0, Deck.DECK.positions).takeList(0, in);
  }

  /** Reads a proof. If another proof than the good one is believed, that is a finding. */
  private static void proof(byte[] in) throws Lie {
    Shuffling shuffling = Deck.DECK.vault().shuffle(0, Deck.DECK.positions);
    shuffling.takeList(0, Deck.DECK.list);
    shuffling.takeList(1, Deck.DECK.secondList);
    shuffling.takeProof(0, in);
    shuffling.takeProof(1, Deck.DECK.secondProof);
    List<Integer> liars = shuffling.check(Set.of(1), Deck.entropy("check")).get();
    boolean good = Bytes.of(in).equals(Bytes.of(Deck.DECK.proof));
    if (liars.isEmpty() != good) {
      throw new IllegalStateException("judged wrongly: " + liars);
    }
  }

  private static void shares(byte[] in) throws Lie {
    Deck.DECK.opening().takeShares(0, in);
  }

  /** A deck of four cards between two seats, and what an honest seat says about it. */
  private static final class Deck {
    static final SealedCrypto SEALING = new SealedCrypto();
    static final Deck DECK = new Deck();

    final Terms terms;
    final List<Integer> positions = new ArrayList<>();
    final Map<Integer, byte[]> commits = new TreeMap<>();
    final byte[] list;
    final byte[] proof;
    final byte[] secondList;
    final byte[] secondProof;
    final byte[] shares;
    private final List<OwnSecrets> own = new ArrayList<>();

    private Deck() {
      List<Bytes32> npubs = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        npubs.add(Bytes32.of(SigningKey.generate(entropy("npub " + seat)).publicKey().bytes()));
      }
      for (int card = 0; card < CARDS; card++) {
        positions.add(card);
      }
      terms = new Terms(Bytes32.of(entropy("hid").bytes(32)), List.of(0, 1), npubs, positions);
      for (int seat = 0; seat < 2; seat++) {
        own.add(SEALING.own(terms, seat, entropy("table " + seat).bytes(32)));
        commits.put(seat, SEALING.commit(terms, seat, own.get(seat), entropy("commit")).get());
      }
      try {
        Shuffling shuffling = vault().shuffle(0, positions);
        Shuffling.Shuffled first = shuffling.shuffle(0, own.get(0), entropy("shuffle")).get();
        list = first.list().toArray();
        proof = first.proof().toArray();
        shuffling.takeList(0, list);
        Shuffling.Shuffled second = shuffling.shuffle(1, own.get(1), entropy("shuffle")).get();
        secondList = second.list().toArray();
        secondProof = second.proof().toArray();
        shares = opening().shares(0, own.get(0), entropy("shares")).get();
      } catch (Lie impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    static Entropy entropy(String what) {
      return new SeededEntropy("fuzz deck " + what);
    }

    Vault vault() throws Lie {
      Promises promises = SEALING.promises(terms);
      for (Map.Entry<Integer, byte[]> commit : commits.entrySet()) {
        promises.take(commit.getKey(), commit.getValue());
      }
      return promises.vault();
    }

    /** The deck when one card of it is dealt to the second seat, and another turned for all. */
    Vault opening() throws Lie {
      Vault vault = vault();
      Shuffling shuffling = vault.shuffle(0, positions);
      shuffling.takeList(0, list);
      shuffling.takeList(1, secondList);
      shuffling.takeProof(0, proof);
      shuffling.takeProof(1, secondProof);
      shuffling.settle(new int[] {0, 1, 2, 3});
      vault.open(List.of(new Vault.Want(0, 1), new Vault.Want(1, Vault.EVERYBODY)), 1);
      return vault;
    }
  }
}
