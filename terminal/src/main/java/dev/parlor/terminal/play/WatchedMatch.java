package dev.parlor.terminal.play;

import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Sentences;
import dev.parlor.terminal.table.SignedBy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The matches of a table for a person who only watches. */
final class WatchedMatch<S, V> {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);

  /** How long the players may think about another match, and a little more. */
  private static final long ANOTHER_MILLIS = 70_000;

  /**
   * How long a host that was killed may take to come back; {@code watch.lost} names the same time.
   */
  private static final long SILENT_MILLIS = 120_000;

  private static final long GLANCE_MILLIS = 250;

  private final TableKit<S, V> kit;
  private final DisplayOptions options;
  private final Rim rim;
  private final Voice voice;
  private final LineReader typed;
  private final TableLoop<S, V> loop;
  private final LiveSitting<S, V> sitting;
  private final LiveLobby<S, V> lobby;
  private final GoodBye<S, V> goodBye;
  private final String where;
  private final Unanswered silence =
      new Unanswered(SILENT_MILLIS, () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
  private boolean onScreen;

  /**
   * @param where the table is, as a person would type it
   */
  WatchedMatch(
      TableKit<S, V> kit, DisplayOptions options, Rim rim, TableLoop<S, V> loop, String where) {
    this.kit = kit;
    this.where = where;
    this.options = options;
    this.rim = rim;
    this.loop = loop;
    this.voice = new Voice(rim, options.json());
    this.typed = new LineReader(rim.in());
    this.sitting = new LiveSitting<>(loop, kit.game(), false);
    int fewest = kit.game().phones().least();
    LiveLobby.Part part = new LiveLobby.Part(false, true, fewest);
    this.lobby = new LiveLobby<>(rim, typed, voice, loop, sitting, part, () -> {});
    this.goodBye = new GoodBye<>(rim, loop);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> goodBye.say(0)));
  }

  /**
   * Tells something beside the game, from any thread. It appears on the screen where one is open.
   */
  synchronized void tell(String sentence) {
    if (onScreen) {
      sitting.seat().notice(Phrase.of("told.said", sentence));
    } else {
      rim.err().println(sentence);
    }
  }

  /**
   * Notes whether somebody answers where the table is. If nobody does, the host is called again.
   */
  void answers(boolean somebody) {
    silence.answers(somebody);
  }

  private synchronized void onScreen(boolean open) {
    onScreen = open;
  }

  /** Shows one match after the other. Answers {@code Exit.NO} when one is left before its end. */
  int run() {
    try {
      loop.start();
      if (!lobby.gather()) {
        return Exit.NO;
      }
      do {
        if (!watch()) {
          return Exit.NO;
        }
      } while (another());
      return Exit.OK;
    } finally {
      goodBye.say(0);
    }
  }

  /** Whether the players go on with another match. They do not when nobody is there any more. */
  private boolean another() {
    int seen = sitting.table().match();
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ANOTHER_MILLIS);
    while (!sitting.await(view -> view.match() != seen, GLANCE_MILLIS).isPresent()) {
      if (silence.reigns() || sitting.isBroken() || System.nanoTime() > until) {
        return false;
      }
    }
    return true;
  }

  /** Shows one match to its end; false when it is left. */
  private boolean watch() {
    sitting.await(view -> view.game() != null, FOR_EVER);
    Look look = Look.of(rim.environment());
    sitting.seat().begin(sitting.table().match());
    onScreen(true);
    try (Display display =
        Displays.open(
            rim,
            look,
            GameTitles.words(kit, rim.texts()).title(),
            options.wanted(),
            typed,
            System::currentTimeMillis)) {
      Table<V> table =
          new Table<>(sitting.seat(), kit.mapper(), options.fast() ? Pace.NONE : Pace.USUAL);
      Sentences sentences = display.suited(Kits.sentences(kit, look, false));
      display.sit(table, sentences, GameTitles.words(kit, rim.texts()).page());
      Display.End end = display.play(this::isLost, new Ending(sitting.table().match()));
      if (end == Display.End.LEFT && sitting.isBroken()) {
        throw BrokenTable.of(sitting.broken(), rim.texts());
      } else if (end == Display.End.LEFT && silence.isTooLong()) {
        throw new Problem("watch.lost", where);
      }
      table
          .scene()
          .filter(last -> end != Display.End.LEFT)
          .ifPresent(last -> over(last, sentences));
      return end != Display.End.LEFT;
    } finally {
      onScreen(false);
    }
  }

  /** Whether nothing more of this match will be seen. */
  private boolean isLost() {
    return sitting.isBroken() || silence.isTooLong();
  }

  private void over(Scene scene, Sentences sentences) {
    sitting.await(view -> false, 0); // the latest
    if (!voice.forMachines()) {
      Finish.words(scene, sentences).forEach(rim.out()::println);
      return;
    }
    sitting
        .table()
        .outcome()
        .ifPresent(end -> rim.out().println(Finish.json(end, scene, sentences)));
  }

  /**
   * The end of a match for a watcher, who keeps no result and asks for no other match, but sees one
   * when it begins.
   */
  private final class Ending implements Aftermath {
    private final int match;

    Ending(int match) {
      this.match = match;
    }

    @Override
    public Optional<SignedBy> signed() {
      return Optional.empty();
    }

    @Override
    public boolean another() {
      return false;
    }

    @Override
    public boolean isPast() {
      sitting.await(view -> false, 0); // the latest
      return sitting.table().match() != match;
    }

    @Override
    public List<String> proof() {
      return List.of();
    }
  }
}
