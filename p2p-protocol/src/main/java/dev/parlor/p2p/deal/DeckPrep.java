package dev.parlor.p2p.deal;

import dev.parlor.games.Request;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A deck on its way: commitments, then shuffles with proofs, then seeds. */
final class DeckPrep {
  final int deck;
  final int attempt;
  final Request.Contents contents;
  final Terms terms;

  /** The positions of the vault that are shuffled. */
  final List<Integer> positions;

  final Map<Integer, byte[]> commits = new TreeMap<>();
  final Map<Integer, byte[]> seeds = new TreeMap<>();

  /** For a pile the vault that it comes from; for a fresh deck known with the last commitment. */
  @Nullable Vault vault;

  /** Under way once all have committed. */
  @Nullable Shuffling shuffling;

  boolean checked;

  DeckPrep(int deck, int attempt, Request.Contents contents, Terms terms, List<Integer> positions) {
    this.deck = deck;
    this.attempt = attempt;
    this.contents = contents;
    this.terms = terms;
    this.positions = positions;
  }

  boolean isMember(int seat) {
    return terms.members().contains(seat);
  }

  boolean committed() {
    return commits.size() == terms.members().size();
  }

  /** Whose turn it is to shuffle; -1 when nobody's. */
  int shuffler() {
    Shuffling known = shuffling;
    return known == null ? -1 : known.next();
  }

  /** Whether this seat has shuffled, and its proof is missing. */
  boolean owesProof(int seat) {
    Shuffling known = shuffling;
    return known != null && known.hasShuffled(seat) && !known.hasProof(seat);
  }

  boolean proven() {
    Shuffling known = shuffling;
    return known != null && known.complete();
  }

  boolean revealed() {
    return proven() && seeds.size() == terms.members().size();
  }

  Vault vault() {
    return Objects.requireNonNull(vault);
  }

  Shuffling shuffling() {
    return Objects.requireNonNull(shuffling);
  }
}
