package dev.parlor.terminal.results;

import dev.parlor.p2p.audit.Narrative;
import dev.parlor.p2p.audit.Printed;
import dev.parlor.p2p.audit.Told;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.tables.words.GameWords;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.shell.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A transcript for reading: every entry in words, and what came of it. */
final class EntryWords {
  private static final String INDENT = "     ";

  private final Texts texts;
  private final Optional<GameWords> game;

  /**
   * @param game the words of the game that was played; nothing if nobody here knows it
   */
  EntryWords(Texts texts, Optional<GameWords> game) {
    this.texts = texts;
    this.game = game;
  }

  List<String> of(Transcript transcript, Narrative narrative) {
    List<String> printed = Printed.lines(transcript);
    List<List<String>> known = narrative.known();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < printed.size(); i++) {
      lines.add(Visible.of(printed.get(i)));
      Entry entry = transcript.log().get(i).entry();
      boolean isTold = i < narrative.told().size();
      lines.add(INDENT + (isTold ? words(narrative.told().get(i), entry, transcript) : lost()));
      if (i < known.size()) {
        known.get(i).forEach(line -> lines.add(INDENT + line));
      }
    }
    return lines;
  }

  private String words(Told told, Entry entry, Transcript transcript) {
    int seats = transcript.roster().seats().size();
    return Succession.in(entry)
        .map(next -> transcript.roster().at(new TableSeat(next.epoch() % seats)).callsign())
        .map(holder -> texts.text("entry." + told.verb(), holder))
        .orElseGet(() -> words(told));
  }

  private String words(Told told) {
    String key = "entry." + told.verb();
    Object[] args = told.args().stream().map(Visible::of).toArray();
    String words =
        texts.has(key)
            ? texts.text(key, args)
            : game.flatMap(known -> known.told(told.verb(), args))
                .orElseGet(() -> texts.text("entry.unknown"));
    return told.follows().isEmpty()
        ? words
        : words + " → " + Visible.of(String.join(" ", told.follows()));
  }

  /** The line for an entry that does not continue what stands before it. */
  private String lost() {
    return texts.text("entry.outside");
  }
}
