package dev.parlor.p2p.audit;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.table.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.Optional;

/** The {@code session:} record of the original design, as YAML: which seeds made the cards. */
public final class SessionRecord {
  private static final int SEED_BYTES = 32;

  private SessionRecord() {}

  /** Of a finished match: every seed (of a coin deck: every head) in the order it was shown. */
  public static String yaml(Transcript transcript, ResultSheet sheet) {
    Roster roster = transcript.roster();
    StringBuilder out = new StringBuilder("session:\n");
    out.append("  id: ").append(sheet.id()).append('\n');
    out.append("  game: ").append(sheet.game().id()).append('\n');
    out.append("  player_count: ").append(sheet.players().size()).append('\n');
    out.append("  seeds:\n");
    boolean coins = transcript.log().stream().noneMatch(one -> isBlock(one, BlockType.SEED_REVEAL));
    int type = coins ? BlockType.SEED_HASH : BlockType.SEED_REVEAL;
    for (Ordered ordered : transcript.log()) {
      if (isBlock(ordered, type)) {
        String callsign = roster.seats().get(ordered.entry().seat()).callsign();
        seed(ordered.entry())
            .ifPresent(
                seed ->
                    out.append("    - {player: ")
                        .append(callsign)
                        .append(", seed: ")
                        .append(seed.hex())
                        .append("}\n"));
      }
    }
    out.append("  combined_seed: ").append(sheet.seed()).append('\n');
    out.append("  started: ").append(Utc.iso(started(transcript))).append('\n');
    return out.toString();
  }

  private static boolean isBlock(Ordered ordered, int type) {
    byte[] block = ordered.entry().payload().bytes().toArray();
    return !ordered.entry().payload().isText() && block.length > 0 && block[0] == type;
  }

  private static Optional<Bytes> seed(Entry entry) {
    Reader block = new Reader(entry.payload().bytes());
    try {
      block.u8();
      block.u16();
      block.u8();
      return Optional.of(block.fixed(SEED_BYTES));
    } catch (Malformed tooShort) {
      return Optional.empty();
    }
  }

  private static long started(Transcript transcript) {
    for (Ordered ordered : transcript.log()) {
      try {
        Entry entry = ordered.entry();
        if (entry.seat() == 0 && entry.payload().isText()) {
          Line line = entry.payload().line();
          if (line.verb().equals("START_GAME")) {
            return line.number(1, 0, Integer.MAX_VALUE);
          }
        }
      } catch (Malformed other) {
        // not the line that is looked for
      }
    }
    return 0;
  }
}
