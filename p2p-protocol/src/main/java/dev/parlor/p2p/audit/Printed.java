package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A transcript for reading: one line an entry, with the verbs of the original design. */
public final class Printed {
  /** Longer blocks are lists and proofs that nobody reads. */
  private static final int SHOWN = 64;

  private Printed() {}

  /** {@code <index> <callsign> <VERB:...>}. */
  public static List<String> lines(Transcript transcript) {
    List<String> lines = new ArrayList<>();
    for (Ordered ordered : transcript.log()) {
      Entry entry = ordered.entry();
      TableSeat seat = entry.seat();
      String who =
          seat.index() < transcript.roster().seats().size()
              ? transcript.roster().at(seat).callsign()
              : "?";
      String text = handing(entry, transcript.roster().seats().size()).orElse(text(entry));
      lines.add(ordered.order().index() + " " + who + " " + text);
    }
    return lines;
  }

  /** {@code SUCCESSION:<epoch>:<player>}, behind it who has voted for it. */
  private static Optional<String> handing(Entry entry, int seats) {
    return Succession.in(entry)
        .map(
            next -> {
              String holder = ":" + (next.epoch() % seats + 1);
              String voters =
                  next.votes().stream()
                      .map(vote -> String.valueOf(vote.voter().number()))
                      .collect(Collectors.joining(","));
              return Match.verbOf(entry)
                  + ":"
                  + next.epoch()
                  + holder
                  + (voters.isEmpty() ? "" : ":" + voters);
            });
  }

  private static String text(Entry entry) {
    try {
      if (entry.payload().isText()) {
        return entry.payload().line().toString();
      }
    } catch (Malformed unreadable) {
      return "?";
    }
    byte[] block = entry.payload().bytes().toArray();
    byte[] body = Arrays.copyOfRange(block, Math.min(1, block.length), block.length);
    String verb = Match.verbOf(entry) + ":" + entry.seat().number() + ":";
    return body.length <= SHOWN
        ? verb + Bytes.of(body).hex()
        : verb + Bytes.of(body).head(SHOWN / 2).hex() + "...:" + body.length;
  }
}
