package dev.parlor.terminal.play;

import dev.parlor.games.Dice;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.EndLine;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Sentences;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One seat at a table between processes, from sitting down to the last signed result. */
final class LiveMatch<S, V> {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);
  private static final long HEARING_MILLIS = 3_000;
  private static final long LAST_OUT_MILLIS = 10_000;

  private final TableKit<S, V> kit;
  private final LiveOptions options;
  private final Rim rim;
  private final Texts texts;
  private final Voice voice;
  private final TableLoop<S, V> loop;
  private final LiveSitting<S, V> sitting;
  private final LiveLobby<S, V> lobby;
  private final boolean host;
  private final LiveRematch<S, V> rematch;
  private final GoodBye<S, V> goodBye;
  private final LiveResult<V> ending;
  private volatile Future<?> awaited = CompletableFuture.completedFuture("");
  private final LineReader typed;
  private Optional<Scene> last = Optional.empty(); // of the last match
  private boolean wanted; // whether another match was asked for on the last table
  private boolean getsUp; // whether it was said there that none is wanted
  private boolean onScreen;

  LiveMatch(TableKit<S, V> kit, LiveOptions options, Rim rim, TableLoop<S, V> loop, boolean host) {
    this.kit = kit;
    this.options = options;
    this.rim = rim;
    this.texts = rim.texts();
    this.voice = new Voice(rim, options.table().json());
    this.loop = loop;
    this.host = host;
    this.typed = new LineReader(rim.in());
    this.sitting = new LiveSitting<>(loop, kit.game(), !options.robot());
    this.lobby =
        new LiveLobby<>(
            rim,
            typed,
            voice,
            loop,
            sitting,
            new LiveLobby.Part(host, options.robot(), kit.game().phones().least()),
            this::hear);
    this.rematch =
        new LiveRematch<>(loop, sitting, voice, () -> BrokenTable.of(sitting.broken(), texts));
    this.ending = new LiveResult<>(rim, voice, sitting);
    this.goodBye = new GoodBye<>(rim, loop);
    if (options.robot()) {
      long seed = new SecureRandom().nextLong();
      loop.watch(new Robot<>(loop, kit.computer(), Dice.seeded(seed), 0, options.matches()));
    }
    // whatever ends this process, the others hear good-bye and the journal is closed
    Runtime.getRuntime().addShutdownHook(new Thread(() -> goodBye.say(0)));
  }

  /**
   * Waits for an answer that should be known before anybody is asked anything; for a moment at
   * most.
   */
  void waitFor(Future<?> answer) {
    awaited = answer;
  }

  /** Adds what has to be over before this seat is left. */
  void beforeGoodBye(Runnable task) {
    goodBye.after(task);
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

  private synchronized void onScreen(boolean open) {
    onScreen = open;
  }

  /** Plays. Answers {@code Exit.NO} when the codes differ or the person left before the end. */
  int run(Home home) {
    try {
      return match(home);
    } finally {
      goodBye.say(0);
    }
  }

  private int match(Home home) {
    loop.start();
    if (!lobby.gather()) {
      return Exit.NO;
    }
    String again = texts.text("live.resume", host ? "host" : "join");
    do {
      if (!LastWords.during(rim, () -> toTheEnd(home), again)) {
        voice.say("left", "live.resume", host ? "host" : "join");
        return Exit.NO;
      }
      goodBye.keeps(sitting.table().match());
    } while (playAgain(home));
    goodBye.say(host ? LAST_OUT_MILLIS : 0);
    return Exit.OK;
  }

  /** Plays one match to its signed result; false when the person leaves it. */
  private boolean toTheEnd(Home home) {
    voice.say("shuffling", kit.game().hiding() ? "live.shuffling" : "live.coins");
    sitting.await(view -> view.game() != null, FOR_EVER);
    Played played = play(home);
    if (played.end() == Display.End.LEFT) {
      return false;
    }
    wanted = played.end() == Display.End.AGAIN;
    getsUp = played.end() == Display.End.GETS_UP;
    last = played.last();
    ending.sign(home, last, played.said());
    return true;
  }

  /** Whether there is another match. Everybody who is still there must want it. */
  private boolean playAgain(Home home) {
    TableView<V> over = sitting.table();
    if (!over.rematch().possible() || getsUp || !wantsMore(over.match(), home)) {
      return false;
    }
    boolean again = rematch.ask();
    if (!again) {
      ending.sayWhyBroken();
      voice.say("noRematch", "live.noRematch");
    }
    return again;
  }

  private boolean wantsMore(int played, Home home) {
    if (options.robot() || wanted) {
      return wanted || played < options.matches();
    }
    Aftermath over = ending.shownIn(home);
    while (true) {
      String line = EndLine.of(last.orElseThrow(), over, texts, "live.getUp");
      if (rim.person()) {
        typed.drain();
      }
      voice.say("more", "live.more", line);
      String word = typed.await(FOR_EVER).orElse(Optional.empty()).orElse("").trim();
      if (!word.equalsIgnoreCase("v")) {
        return word.equalsIgnoreCase("r");
      }
      over.proof().forEach(rim.out()::println);
    }
  }

  private void hear() {
    try {
      awaited.get(HEARING_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException silent) {
      // it will be told when it comes
    }
  }

  /** How a match was left, its last scene and how it was said. */
  private record Played(Display.End end, Optional<Scene> last, Sentences said) {}

  /** Shows the match on a screen, played by a person or by a computer player that is watched. */
  private Played play(Home home) {
    Look look = Look.of(rim.environment());
    String title = GameTitles.words(kit, texts).title();
    Displays.Wanted wanted = options.table().wanted();
    boolean lines = options.robot() && wanted == Displays.Wanted.WHATEVER_FITS;
    sitting.seat().begin(sitting.table().match());
    onScreen(true);
    try (Display display =
        Displays.open(
            rim,
            look,
            title,
            lines ? Displays.Wanted.PLAIN : wanted,
            typed,
            System::currentTimeMillis)) {
      Table<V> table =
          new Table<>(
              sitting.seat(), kit.mapper(), options.table().fast() ? Pace.NONE : Pace.USUAL);
      Sentences sentences = display.suited(Kits.sentences(kit, look, false));
      List<String> rules = GameTitles.words(kit, texts).page();
      display.sit(table, sentences, rules);
      Display.End end = display.play(sitting::isBroken, ending.shownIn(home));
      if (end == Display.End.LEFT && sitting.isBroken()) {
        throw BrokenTable.of(sitting.broken(), texts);
      }
      return new Played(end, table.scene(), sentences);
    } finally {
      onScreen(false);
    }
  }

  /** Says good-bye, once, and waits until that is done. */
  void leave(long patience) {
    goodBye.say(patience);
  }
}
