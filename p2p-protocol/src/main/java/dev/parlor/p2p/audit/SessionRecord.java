package dev.parlor.p2p.audit;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.List;
import java.util.Optional;

/** The {@code session:} record of the original design, as YAML: which seeds made the cards. */
public final class SessionRecord {
  private static final int SEED_BYTES = 32;
  private static final String REMATCH = "REMATCH";

  private SessionRecord() {}

  /**
   * The record of a finished match, with every seed in the order in which it was shown; a coin deck
   * has heads instead of seeds.
   */
  public static String yaml(Transcript transcript, ResultSheet sheet) {
    Roster roster = transcript.roster();
    StringBuilder out = new StringBuilder("session:\n");
    out.append("  id: ").append(sheet.id()).append('\n');
    out.append("  game: ").append(sheet.game().id()).append('\n');
    out.append("  player_count: ").append(sheet.players().size()).append('\n');
    out.append("  seeds:\n");
    List<Ordered> log = ofMatch(transcript, sheet);
    boolean coins = log.stream().noneMatch(one -> isBlock(one, BlockType.SEED_REVEAL));
    int type = coins ? BlockType.SEED_HASH : BlockType.SEED_REVEAL;
    for (Ordered ordered : log) {
      if (isBlock(ordered, type)) {
        String callsign = roster.at(ordered.entry().seat()).callsign();
        seed(ordered.entry())
            .ifPresent(
                seed ->
                    out.append("    - {player: ")
                        .append(callsign)
                        .append(", seed: ")
                        .append(seed)
                        .append("}\n"));
      }
    }
    out.append("  combined_seed: ").append(sheet.seed()).append('\n');
    out.append("  started: ").append(Utc.iso(started(log, roster.seats().size()))).append('\n');
    return out.toString();
  }

  private static boolean isBlock(Ordered ordered, int type) {
    byte[] block = ordered.entry().payload().bytes().toArray();
    return ordered.entry().payload().isBlock() && block.length > 0 && block[0] == type;
  }

  /** What was shown and for which deck of the match, from 1: at poker every hand has its own. */
  private static Optional<String> seed(Entry entry) {
    Reader block = new Reader(entry.payload().bytes());
    try {
      block.u8();
      int deck = block.u16() + 1;
      block.u8();
      return Optional.of(block.fixed(SEED_BYTES).hex() + ", deck: " + deck);
    } catch (Malformed tooShort) {
      return Optional.empty();
    }
  }

  /**
   * The part of the log that belongs to this match. It begins with the word by which whoever
   * ordered then agreed to play the match.
   */
  private static List<Ordered> ofMatch(Transcript transcript, ResultSheet sheet) {
    List<Ordered> log = transcript.log();
    int seats = transcript.roster().seats().size();
    int start = 0;
    for (int index = 0; index < log.size(); index++) {
      Optional<Line> line = agreement(log.get(index), seats);
      if (line.isPresent()
          && line.get().verb().equals(REMATCH)
          && MatchSheet.id(transcript.roster().tid(), Integer.parseInt(line.get().args().get(0)))
              .equals(sheet.id())) {
        start = index;
      }
    }
    return log.subList(start, log.size());
  }

  /** The word of whoever orders that it plays: {@code START_GAME} or {@code REMATCH}. */
  private static Optional<Line> agreement(Ordered ordered, int seats) {
    Entry entry = ordered.entry();
    TableSeat holder = new TableSeat(ordered.order().epoch() % seats);
    try {
      if (entry.seat().equals(holder) && entry.payload().isText()) {
        Line line = entry.payload().line();
        boolean rematch = line.verb().equals(REMATCH);
        if (rematch) {
          line.number(0, 1, Integer.MAX_VALUE);
        }
        if (rematch || line.verb().equals("START_GAME")) {
          line.number(1, 0, Integer.MAX_VALUE);
          return Optional.of(line);
        }
      }
    } catch (Malformed other) {
      // not the line that is looked for
    }
    return Optional.empty();
  }

  private static long started(List<Ordered> log, int seats) {
    for (Ordered ordered : log) {
      Optional<Line> line = agreement(ordered, seats);
      if (line.isPresent()) {
        return Long.parseLong(line.get().args().get(1));
      }
    }
    return 0;
  }
}
