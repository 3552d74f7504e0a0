package dev.parlor.p2p.deal;

import dev.parlor.games.Request;
import dev.parlor.p2p.verdict.Offence;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A deck on its way: commitments, then shuffles with proofs, then seeds. */
final class DeckPrep {
  final int deck;
  final int attempt;
  final Request.Contents contents;
  final Terms terms;

  /** The positions of the vault that are shuffled. */
  final List<Integer> positions;

  final Promises promises;

  /**
   * The vault whose cards are shuffled. A pile has it from the start; a fresh deck gets it with the
   * last commitment.
   */
  @Nullable Vault vault;

  /** The shuffling, which begins when all have committed. */
  @Nullable Shuffling shuffling;

  boolean checked;

  DeckPrep(
      int deck,
      int attempt,
      Request.Contents contents,
      Terms terms,
      List<Integer> positions,
      Promises promises) {
    this.deck = deck;
    this.attempt = attempt;
    this.contents = contents;
    this.terms = terms;
    this.positions = positions;
    this.promises = promises;
  }

  boolean isMember(int seat) {
    return terms.members().contains(seat);
  }

  void take(int seat, int type, byte[] content) throws Lie {
    switch (type) {
      case BlockType.SEED_HASH -> commit(seat, content);
      case BlockType.SHUFFLE -> shuffle(seat, content);
      case BlockType.PROOF -> proof(seat, content);
      default -> reveal(seat, content);
    }
  }

  private void commit(int seat, byte[] commit) throws Lie {
    refuseTwice(promises.has(seat), "commit");
    promises.take(seat, commit);
    if (promises.size() == terms.members().size()) {
      if (vault == null) {
        vault = promises.vault();
      }
      shuffling = vault().shuffle(deck, positions);
    }
  }

  private void shuffle(int seat, byte[] list) throws Lie {
    if (shuffler() != seat) {
      throw new Lie(Offence.SHUFFLE_OUT_OF_TURN, "deck " + deck);
    }
    shuffling().takeList(seat, list);
  }

  private void proof(int seat, byte[] proof) throws Lie {
    Shuffling known = shuffling;
    if (known == null) {
      throw new Lie(Offence.PROOF_WITHOUT_SHUFFLE, "deck " + deck);
    }
    known.takeProof(seat, proof);
  }

  private void reveal(int seat, byte[] seed) throws Lie {
    if (!proven()) {
      throw new Lie(Offence.REVEAL_TOO_EARLY, "deck " + deck);
    }
    refuseTwice(promises.hasRevealed(seat), "seed");
    promises.reveal(seat, seed);
  }

  private static void refuseTwice(boolean given, String what) throws Lie {
    if (given) {
      throw new Lie(Offence.TWICE, what);
    }
  }

  /** What a seat owes to this deck. */
  Optional<Duty> duty(int seat) {
    if (!isMember(seat)) {
      return Optional.empty();
    } else if (!promises.has(seat)) {
      return Optional.of(new Duty.Commit(deck, attempt));
    } else if (shuffler() == seat) {
      return Optional.of(new Duty.Shuffle(deck, attempt));
    } else if (owesProof(seat)) {
      return Optional.of(new Duty.Prove(deck, attempt));
    } else if (proven() && !promises.hasRevealed(seat)) {
      return Optional.of(new Duty.Reveal(deck, attempt));
    }
    return Optional.empty();
  }

  /** Whose turn it is to shuffle; -1 when nobody's. */
  private int shuffler() {
    Shuffling known = shuffling;
    return known == null ? -1 : known.next();
  }

  /** Whether this seat has shuffled, and its proof is missing. */
  private boolean owesProof(int seat) {
    Shuffling known = shuffling;
    return known != null && known.hasShuffled(seat) && !known.hasProof(seat);
  }

  boolean proven() {
    Shuffling known = shuffling;
    return known != null && known.complete();
  }

  boolean revealed() {
    return proven() && promises.revealed() == terms.members().size();
  }

  Vault vault() {
    return Objects.requireNonNull(vault);
  }

  Shuffling shuffling() {
    return Objects.requireNonNull(shuffling);
  }
}
