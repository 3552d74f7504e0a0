package dev.parlor.app.replay;

import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import java.nio.file.Path;
import java.util.Optional;

/** Where a match comes from that is to be seen again. */
interface ReplaySource {
  /** Reads and checks the match. This is slow. */
  TableReplay read(TableKits kits, Progress progress) throws Malformed;

  /** Hears how much was checked. */
  interface Progress {
    void checked(long many, long all);
  }

  /** A match between phones, signed move by move. */
  static ReplaySource transcript(Path file) {
    return (kits, progress) -> {
      Transcript transcript = Inspection.transcript(kits.games(), file);
      long all = transcript.log().size();
      long[] checked = {0};
      Audit audit =
          Inspection.audit(
              kits.games(), transcript, (ordered, match) -> progress.checked(++checked[0], all));
      return TableReplay.of(kits.of(transcript.roster().invite().game()), transcript, audit);
    };
  }

  /** A hand that was played elsewhere. */
  static ReplaySource hand(BroughtHand hand) {
    return (kits, progress) -> hand.replay(kits.of(hand.game()));
  }

  /** A match of this phone alone. */
  static ReplaySource practice(Path file) {
    return (kits, progress) -> {
      PlayedAlone.Match match = PlayedAlone.read(file);
      Optional<TableKit<?, ?>> kit = kits.named(match.record().game());
      if (!kit.isPresent()) {
        throw new Malformed("a game that is not played here: " + match.record().game());
      }
      return TableReplay.practice(kit.get(), match);
    };
  }
}
