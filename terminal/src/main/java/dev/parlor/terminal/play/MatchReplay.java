package dev.parlor.terminal.play;

import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.ReplaySitting;
import dev.parlor.tables.sitting.Replays;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Sentences;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Shows a finished match again on the table, from its transcript, which it checks on the way. */
public final class MatchReplay {
  /** The pace for lines: everything is told, and nothing waits. */
  private static final Pace AT_ONCE = new Pace(1);

  private MatchReplay() {}

  /**
   * Shows it. Answers {@code Exit.NO} when somebody lied in it.
   *
   * @param fast whether nothing is held to be seen
   */
  public static int show(Path transcript, Displays.Wanted wanted, boolean fast, Rim rim) {
    Transcript read = Inspection.transcript(rim.games(), transcript);
    Audit audit =
        Progress.during(
            rim, () -> Inspection.audit(rim.games(), read), "audit.begins", read.log().size());
    show(Kits.named(rim, read.roster().invite().game().id()), read, audit, wanted, fast, rim);
    return audit.firstLie().isPresent() ? Exit.NO : Exit.OK;
  }

  private static <S, V> void show(
      TableKit<S, V> kit,
      Transcript transcript,
      Audit audit,
      Displays.Wanted wanted,
      boolean fast,
      Rim rim) {
    ReplaySitting<S, V> sitting = Replays.of(kit, transcript, audit);
    List<String> ended = new ArrayList<>();
    Look look = Look.of(rim.environment());
    String title = GameTitles.words(kit, look.texts()).title();
    try (Display display =
        Displays.open(
            rim, look, title, wanted, new LineReader(rim.in()), System::currentTimeMillis)) {
      Pace pace = display.needsNoTime() ? AT_ONCE : fast ? Pace.NONE : Pace.USUAL;
      Table<V> table = new Table<>(sitting, kit.mapper(), pace);
      Sentences sentences = display.suited(Kits.sentences(kit, look, false));
      sitting.run(true);
      List<String> rules = GameTitles.words(kit, look.texts()).page();
      display.sit(table, sentences, rules);
      display.play(() -> false, Aftermath.ON_ONE_DEVICE);
      table
          .scene()
          .filter(scene -> scene.finale().isPresent() && wanted != Displays.Wanted.JSON)
          .ifPresent(scene -> ended.addAll(Finish.words(scene, sentences)));
    }
    ended.forEach(rim.out()::println);
  }
}
