package dev.parlor.p2p.audit;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match of poker at which all three fold all three hands. Before anybody hears how it ends, its
 * host is lost. When it is back, the second seat holds the table, and the host raises instead.
 */
public final class Forked {
  private static final ComputerPlayer<HoldemState> FOLDS =
      (state, seat, knowledge, dice) -> PokerAction.Word.FOLD;

  public final PlayedMatch played;

  /** The index in the log from which the two ends differ. */
  public final int parting;

  private final int finish;

  public Forked(Signatures signatures, @Nullable Function<Bytes, Input> ticket) {
    played = play(3, signatures, ticket);
    finish = played.find(entry -> Match.verbOf(entry).equals("FINISH"));
    parting = finish - 2; // between them the third seat folds, then the host
  }

  /** The log of the host when it was lost: the end is there, ordered by the host alone. */
  public Transcript cut() {
    return new Transcript(
        played.transcript.roster(), played.transcript.log().subList(0, finish + 2));
  }

  /** The log in which all know the host's end. Each of them has signed it. */
  public Transcript known() {
    return played.transcript;
  }

  /** The log after the second seat has begun to order. The third folds by its earlier entry. */
  public Transcript begun() {
    return played.more(
        played.succeeded(parting, 1, 1, 2), played.transcript.log().get(parting).entry());
  }

  /**
   * The log in which the host is back and raises, and the second folds. The match ends otherwise
   * here.
   */
  public Transcript succeeded() {
    Transcript raised = played.more(begun(), 0, text("ACTION:1:raise:60"));
    Transcript folded = played.more(raised, 1, text("ACTION:2:fold:0"));
    return played.more(folded, 1, played.transcript.log().get(finish).entry().payload());
  }

  /** The log in which the host is back and folds again. The end is the same under another head. */
  public Transcript repeated() {
    Transcript folded = played.more(begun(), 0, text("ACTION:1:fold:0"));
    return played.more(folded, 1, played.transcript.log().get(finish).entry().payload());
  }

  /** The log of a match in which all is over when the host is lost. */
  public Transcript lostAtTheEnd() {
    return played.more(
        played.succeeded(finish, 1, 1, 2),
        1,
        played.transcript.log().get(finish).entry().payload());
  }

  /**
   * The log of a match of two hands. The host is lost when it has folded, and the second ends the
   * match.
   */
  public static Transcript notHeard(Signatures signatures) {
    PlayedMatch two = play(2, signatures, null);
    int finish = two.find(entry -> Match.verbOf(entry).equals("FINISH"));
    List<Ordered> log = two.transcript.log();
    Transcript folded = two.more(two.succeeded(finish - 1, 1, 1, 2), log.get(finish - 1).entry());
    return two.more(folded, 1, log.get(finish).entry().payload());
  }

  private static PlayedMatch play(
      int hands, Signatures signatures, @Nullable Function<Bytes, Input> ticket) {
    Map<String, String> options = Map.of("handLimit", Integer.toString(hands));
    return PlayedMatch.match(PokerKit.KIT, FOLDS, 3, 43, options, signatures, ticket);
  }

  private static Payload text(String line) {
    try {
      return Payload.text(Line.parse(line));
    } catch (Malformed wrong) {
      throw new AssertionError(wrong);
    }
  }
}
