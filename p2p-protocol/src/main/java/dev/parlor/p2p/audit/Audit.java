package dev.parlor.p2p.audit;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import java.util.List;
import java.util.Optional;

/**
 * What a transcript shows to somebody who was not there. A transcript tells of a table from its
 * beginning; outcome, events and result are those of the last match that began at it.
 *
 * @param entries how many entries continue each other under valid signatures
 * @param lies what is false in the transcript, in the order in which it stands there
 * @param accepted whether nobody's word was cut off: when votes made another seat order before the
 *     match was decided, every player of it was among the voters or has spoken since
 * @param tenures who gave the entries their places, in turn
 * @param result as far as the transcript holds signatures; empty without an end
 */
public record Audit(
    LastMatch match,
    long entries,
    List<Finding> lies,
    boolean accepted,
    List<Tenure> tenures,
    Optional<SignedResult> result) {
  public Audit {
    tenures = List.copyOf(tenures);
    lies = List.copyOf(lies);
  }

  /**
   * The last match that began at the table.
   *
   * @param seating who played that match
   * @param begunAt how many entries of the transcript stood before it
   * @param events all that the rules accepted, for whoever wants to see the match again
   * @param decidedAt the index of the entry that decided the match; -1 when none did
   * @param movesAlone whether nobody was put out, left or stayed away; a player who was called away
   *     and spoke again has accepted the log and does not count
   */
  public record LastMatch(
      Seating seating,
      long begunAt,
      List<Event> events,
      Optional<Outcome> outcome,
      long decidedAt,
      boolean movesAlone) {
    public LastMatch {
      events = List.copyOf(events);
    }
  }

  public Seating seating() {
    return match.seating();
  }

  public long begunAt() {
    return match.begunAt();
  }

  public List<Event> events() {
    return match.events();
  }

  public Optional<Outcome> outcome() {
    return match.outcome();
  }

  public long decidedAt() {
    return match.decidedAt();
  }

  public boolean movesAlone() {
    return match.movesAlone();
  }

  /**
   * Replays a transcript: chain, signatures, rules, and every proof.
   *
   * @param kit of the game that it tells of
   */
  public static Audit of(
      GameKit<?, ?> kit,
      Transcript transcript,
      Signatures signatures,
      Sealing sealing,
      Entropy entropy) {
    return of(kit, transcript, signatures, sealing, entropy, Witness.NONE);
  }

  /** Replays a transcript while a witness looks on. */
  public static Audit of(
      GameKit<?, ?> kit,
      Transcript transcript,
      Signatures signatures,
      Sealing sealing,
      Entropy entropy,
      Witness witness) {
    return new Replay<>(kit, transcript, signatures, sealing, entropy, witness).run();
  }

  /** The first lie, if there is one. */
  public Optional<Finding> firstLie() {
    return lies.stream().findFirst();
  }

  /** Whether the outcome is what the moves of all players lead to, by their own signatures. */
  public boolean provesOutcome() {
    return outcome().isPresent()
        && result.isPresent()
        && movesAlone()
        && accepted
        && lies.stream().noneMatch(lie -> lie.index() >= begunAt() && lie.index() <= decidedAt());
  }

  /** What a result is worth together with this transcript. */
  public Verification judge(Games games, SignedResult file, Signatures signatures) {
    Verification alone = Verification.of(games, file, signatures);
    boolean same = result.filter(own -> own.sheet().equals(file.sheet())).isPresent();
    return same && provesOutcome() && alone.lacksOnlySignatures() ? alone.proven() : alone;
  }

  /** What the result in this transcript is worth; empty without an end. */
  public Optional<Verification> verdict(Games games, Signatures signatures) {
    return result.map(own -> judge(games, own, signatures));
  }
}
