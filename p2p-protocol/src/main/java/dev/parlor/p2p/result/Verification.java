package dev.parlor.p2p.result;

import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.Flaw.Kind;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a result is worth by itself.
 *
 * @param signers the numbers of the players who have signed exactly this text
 * @param flaws everything that is wrong or missing; empty only when it is complete
 */
public record Verification(State state, Set<Integer> signers, List<Flaw> flaws) {
  /** How much a result convinces somebody who was not there. */
  public enum State {
    /** All players have signed it. */
    COMPLETE,
    /** Not all have signed it, but the transcript shows that moves alone led to it. */
    PROVEN,
    /**
     * A player was called away and never came back, and all others have signed. It is nobody's win
     * or loss, even if that player signs later.
     */
    UNFINISHED,
    /** The result is none of these. It is kept and shown, and counts nowhere. */
    PARTIAL
  }

  public Verification {
    signers = java.util.Collections.unmodifiableSet(new TreeSet<>(signers));
    flaws = List.copyOf(flaws);
  }

  public boolean counts() {
    return state == State.COMPLETE || state == State.PROVEN;
  }

  /**
   * Whether the result stands: only a transcript could contradict it. It counts, or it says itself
   * that nothing does.
   */
  public boolean stands() {
    return state != State.PARTIAL;
  }

  /** Whether missing signatures are the only flaws, so that a transcript can prove the result. */
  public boolean lacksOnlySignatures() {
    return !signers.isEmpty() && flaws.stream().allMatch(Verification::isOfSignature);
  }

  private static boolean isOfSignature(Flaw flaw) {
    return switch (flaw.kind()) {
      case SIGNATURE_MISSING, SIGNATURE_FORM, SIGNATURE_WRONG, SIGNATURE_OF_ANOTHER -> true;
      case UUID,
          SEED,
          GAME,
          LINE_MISSING,
          NO_TRANSCRIPT,
          PLAYERS,
          SCORE,
          ABSENT,
          NPUB,
          NPUB_TWICE ->
          false;
    };
  }

  /** What the result is worth once a transcript has proven that it came about by moves alone. */
  public Verification proven() {
    return stands() ? this : new Verification(State.PROVEN, signers, flaws);
  }

  /** Checks form, keys and signatures. */
  public static Verification of(Games games, SignedResult result, Signatures signatures) {
    List<Flaw> flaws = new ArrayList<>();
    ResultSheet sheet = result.sheet();
    SheetForm.check(games, sheet, flaws);
    List<Optional<PublicKey>> keys = keys(sheet, flaws);
    Set<Integer> signers = new TreeSet<>();
    for (int number = 1; number <= sheet.players().size(); number++) {
      String text = result.signatures().get(number);
      if (text == null) {
        flaws.add(new Flaw(Kind.SIGNATURE_MISSING, number, ""));
      } else {
        Optional<Flaw> flaw = signature(sheet, keys, number, text, signatures);
        flaw.ifPresent(flaws::add);
        if (!flaw.isPresent()) {
          signers.add(number);
        }
      }
    }
    return new Verification(state(sheet, signers, flaws), signers, flaws);
  }

  private static State state(ResultSheet sheet, Set<Integer> signers, List<Flaw> flaws) {
    Set<Integer> out = new TreeSet<>();
    for (int number = 1; number <= sheet.players().size(); number++) {
      if (sheet.isOut(sheet.players().get(number - 1))) {
        out.add(number);
      }
    }
    if (out.isEmpty()) {
      return flaws.isEmpty() ? State.COMPLETE : State.PARTIAL;
    }
    boolean byAllOthers =
        flaws.stream().allMatch(flaw -> isOfSignature(flaw) && out.contains(flaw.player()));
    return byAllOthers && !signers.isEmpty() ? State.UNFINISHED : State.PARTIAL;
  }

  private static List<Optional<PublicKey>> keys(ResultSheet sheet, List<Flaw> flaws) {
    List<Optional<PublicKey>> keys = new ArrayList<>();
    for (PlayerLine player : sheet.players()) {
      int number = keys.size() + 1;
      Optional<PublicKey> key = Keys.read(player.npub());
      if (!key.isPresent()) {
        flaws.add(new Flaw(Kind.NPUB, number, player.npub()));
      } else if (keys.contains(key)) {
        flaws.add(new Flaw(Kind.NPUB_TWICE, number, String.valueOf(keys.indexOf(key) + 1)));
      }
      keys.add(key);
    }
    return keys;
  }

  private static Optional<Flaw> signature(
      ResultSheet sheet,
      List<Optional<PublicKey>> keys,
      int number,
      String text,
      Signatures signatures) {
    byte[] signature;
    try {
      signature = Bytes.parseHex(text, Signatures.LENGTH).toArray();
    } catch (Malformed notHex) {
      return Optional.of(new Flaw(Kind.SIGNATURE_FORM, number, text));
    }
    if (holds(sheet, keys, number, signature, signatures)) {
      return Optional.empty();
    }
    for (int other = 1; other <= keys.size(); other++) {
      if (other != number && holds(sheet, keys, other, signature, signatures)) {
        return Optional.of(new Flaw(Kind.SIGNATURE_OF_ANOTHER, number, String.valueOf(other)));
      }
    }
    return Optional.of(new Flaw(Kind.SIGNATURE_WRONG, number, ""));
  }

  private static boolean holds(
      ResultSheet sheet,
      List<Optional<PublicKey>> keys,
      int number,
      byte[] signature,
      Signatures signatures) {
    Optional<PublicKey> key = keys.get(number - 1);
    Optional<Draft> event = ResultEvent.of(sheet, number - 1);
    return key.isPresent()
        && event.isPresent()
        && signatures.valid(Bytes.of(key.get().bytes()), event.get().id(key.get()), signature);
  }
}
