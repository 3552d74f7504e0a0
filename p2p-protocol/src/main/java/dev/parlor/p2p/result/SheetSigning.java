package dev.parlor.p2p.result;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Closing;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.ResultCheck;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the seats of a table sign when one of its matches is over, and whether they did. They always
 * sign the sheet that their own replay gives, never a text that somebody sent.
 */
public final class SheetSigning implements ResultCheck {
  /** How far the host's clock may be off the signer's, in seconds. */
  private static final long TOLERANCE = 600;

  /**
   * A clock that shows less than this (2020) was never set, so its owner can't judge the host's.
   */
  private static final long PLAUSIBLE = 1_577_836_800;

  private final Bytes tid;
  private final List<Player> players;
  private final Signatures signatures;
  private Map<Bytes, byte[]> eventIds = Map.of(); // the ids by npub, for the closing below
  private @Nullable Closing closing;

  /**
   * The signing of one table's matches.
   *
   * @param players in seat order
   */
  public SheetSigning(Bytes tid, List<Player> players, Signatures signatures) {
    this.tid = tid;
    this.players = List.copyOf(players);
    this.signatures = signatures;
  }

  /** Whether a signer may sign the end that the host names. */
  public static boolean believes(Closing closing, long now) {
    return now < PLAUSIBLE || Math.abs(closing.time() - now) <= TOLERANCE;
  }

  /** The id of the event that this seat signs. It exists only when the match is over and closed. */
  public byte[] eventId(Match<?, ?> match, int seat) {
    Closing now = match.ending().closing().orElse(null);
    if (closing != now) { // the sheet of a closed match does not change any more
      closing = now;
      eventIds = MatchSheet.of(tid, players, match).map(ResultEvent::ids).orElse(Map.of());
    }
    byte[] known = eventIds.get(npub(match, seat));
    if (known == null) {
      throw new IllegalStateException("not over, or a seat without a key");
    }
    return known.clone();
  }

  private Bytes npub(Match<?, ?> match, int seat) {
    return players.get(match.seating().tableSeat(new MatchSeat(seat)).index()).npub();
  }

  @Override
  public boolean signed(Match<?, ?> match, int seat, Bytes signature) {
    return signatures.valid(npub(match, seat), eventId(match, seat), signature.toArray());
  }

  /** The result with the signatures that are in by now; empty before the end. */
  public Optional<SignedResult> result(Match<?, ?> match) {
    return MatchSheet.of(tid, players, match).map(sheet -> signed(sheet, match));
  }

  private SignedResult signed(ResultSheet sheet, Match<?, ?> match) {
    Map<Integer, String> byLine = new TreeMap<>();
    match
        .ending()
        .closing()
        .ifPresent(
            closing ->
                closing
                    .signatures()
                    .forEach(
                        (seat, signature) ->
                            byLine.put(lineOf(sheet, npub(match, seat)), signature.hex())));
    return new SignedResult(sheet, byLine);
  }

  /** The number of a player in the sheet, from 1. */
  private static int lineOf(ResultSheet sheet, Bytes key) {
    String npub = Keys.npub(key);
    int line = 0;
    while (!sheet.players().get(line).npub().equals(npub)) {
      line++;
    }
    return line + 1;
  }
}
