package dev.parlor.app.records;

import dev.parlor.games.poker.history.BrokenRecord;
import dev.parlor.games.poker.history.HandHistory;
import dev.parlor.games.poker.history.PhhReader;
import dev.parlor.games.poker.history.Replay;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Hand histories (PHH) that somebody brings: played again by the rules, one after the other. */
final class BroughtHands {
  private static final int NAME_BYTES = 8;

  private int agree;
  private int differ;
  private int others;

  private BroughtHands() {}

  /** Files of hands with the same text have the same name. */
  static String name(byte[] file) {
    return Bytes.of(Hash.tagged("parlor/hands", file)).head(NAME_BYTES).hex();
  }

  static Brought.Hands read(byte[] file) {
    BroughtHands hands = new BroughtHands();
    String text = new String(file, StandardCharsets.UTF_8);
    PhhReader records = new PhhReader(Arrays.asList(text.split("\\r?\\n", -1)).iterator());
    while (records.hasNext()) {
      hands.play(records.next());
    }
    return new Brought.Hands(hands.agree, hands.differ, hands.others);
  }

  private void play(PhhReader.Fields fields) {
    if (!(fields.values().get("variant") instanceof String variant)) {
      return; // no hand at all
    }
    try {
      if (!variant.equals(HandHistory.NO_LIMIT_HOLDEM)) {
        others++;
      } else if (Replay.of(HandHistory.of(fields)).difference().isPresent()) {
        differ++;
      } else {
        agree++;
      }
    } catch (BrokenRecord broken) {
      differ++;
    }
  }
}
