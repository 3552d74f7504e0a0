package dev.parlor.app.records;

import dev.parlor.app.replay.BroughtHand;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Archive;
import dev.parlor.tables.kit.RecordedHand;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Hands that were played elsewhere, in files that somebody has brought. All methods are slow. */
final class HandShelf {
  private static final int NAME_BYTES = 8;

  private final TableKits kits;
  private final Archive archive;

  HandShelf(TableKits kits, Archive archive) {
    this.kits = kits;
    this.archive = archive;
  }

  /** Files of hands with the same text have the same name. */
  static String name(byte[] file) {
    return Bytes.of(Hash.tagged("parlor/hands", file)).head(NAME_BYTES).hex();
  }

  /**
   * Plays the hands of a file by the rules, one after the other, and keeps the file if it has any.
   */
  Brought bring(byte[] bytes) {
    int[] many = new int[RecordedHand.Worth.values().length];
    List<Brought.Flaw> flaws = new ArrayList<>();
    for (TableKit<?, ?> kit : kits.all()) {
      BroughtHand.each(
          kit,
          bytes,
          hand -> {
            many[hand.worth().ordinal()]++;
            if (hand.worth() == RecordedHand.Worth.DIFFERS) {
              flaws.add(new Brought.Flaw(kit.game().id(), hand.number(), hand.flaw()));
            }
          });
    }
    Brought.Hands hands =
        new Brought.Hands(
            many[RecordedHand.Worth.AGREES.ordinal()],
            many[RecordedHand.Worth.DIFFERS.ordinal()],
            many[RecordedHand.Worth.OTHER_GAME.ordinal()],
            flaws.stream().findFirst());
    if (hands.isEmpty()) {
      return new Brought.NotOurs();
    }
    Archive.write(archive.hands(name(bytes)), bytes);
    return hands;
  }

  /** All files of hands, the newest first. */
  List<HandFile> all() {
    List<HandFile> files = new ArrayList<>();
    for (TableKit<?, ?> kit : kits.all()) {
      if (kit.hands().isPresent()) {
        for (Path file : archive.hands()) {
          files.add(new HandFile(kit.game().id(), file, file.toFile().lastModified()));
        }
      }
    }
    files.sort((one, other) -> Long.compare(other.time(), one.time()));
    return files;
  }

  /** The hands of a file that are of games of this house. */
  HandFile.Opened open(HandFile file) {
    List<HandFile.Line> lines = new ArrayList<>();
    int[] place = {0};
    BroughtHand.each(
        kits.of(file.game()),
        BroughtHand.bytes(file.file()),
        hand -> {
          if (hand.worth() != RecordedHand.Worth.OTHER_GAME) {
            lines.add(
                new HandFile.Line(
                    place[0], hand.number(), hand.people(), hand.ended(), hand.flaw()));
          }
          place[0]++;
        });
    return new HandFile.Opened(file, lines);
  }
}
