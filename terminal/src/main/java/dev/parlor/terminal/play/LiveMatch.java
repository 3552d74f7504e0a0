package dev.parlor.terminal.play;

import dev.parlor.games.Dice;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Player;
import dev.parlor.terminal.table.Sentences;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One seat at a table between processes, from sitting down to the last signed result. */
final class LiveMatch<S, V> {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);
  private static final long SIGNING_MILLIS = 30_000;
  private static final long HEARING_MILLIS = 3_000;
  private static final long CLOSING_MILLIS = 5_000;
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
  private final AtomicBoolean left = new AtomicBoolean();
  private volatile int kept; // the number of the match whose result is on disk
  private volatile Future<?> awaited = CompletableFuture.completedFuture("");
  private final LineReader typed;
  private @Nullable Scene last; // of the match that is over
  private @Nullable Sentences said; // how it was said
  private @Nullable Path result;
  private boolean wanted; // whether another match was asked for on the last table
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
            host,
            options.robot(),
            kit.game().phones().least(),
            this::hear);
    if (options.robot()) {
      long seed = new SecureRandom().nextLong();
      loop.watch(new Robot<>(loop, kit.computer(), Dice.seeded(seed), 0, options.matches()));
    }
    // Whatever ends this process, the others hear good-bye and the journal is closed.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(0)));
  }

  /** Whose answer should be known before anybody is asked anything; for a moment at most. */
  void waitFor(Future<?> answer) {
    awaited = answer;
  }

  /** Something beside the game, from any thread: where a screen is open it appears there. */
  synchronized void tell(String sentence) {
    if (onScreen) {
      sitting.notice(sentence);
    } else {
      rim.err().println(sentence);
    }
  }

  private synchronized void onScreen(boolean open) {
    onScreen = open;
  }

  /** Plays; {@code Exit.NO} when the codes differ or the person left before the end. */
  int run(Home home) {
    try {
      return match(home);
    } finally {
      leave(0);
    }
  }

  private int match(Home home) {
    loop.start();
    if (!lobby.gather()) {
      return Exit.NO;
    }
    String again = texts.text("live.resume", host ? "host" : "join");
    do {
      if (!Parting.during(rim, () -> toTheEnd(home), again)) {
        voice.say("left", "live.resume", host ? "host" : "join");
        return Exit.NO;
      }
      kept = sitting.table().match();
    } while (playAgain());
    leave(host ? LAST_OUT_MILLIS : 0);
    return Exit.OK;
  }

  /** One match to its signed result; false when the person leaves it. */
  private boolean toTheEnd(Home home) {
    voice.say("shuffling", kit.game().hiding() ? "live.shuffling" : "live.coins");
    sitting.await(view -> view.game() != null, FOR_EVER);
    Player.End end = play();
    if (end == Player.End.LEFT) {
      return false;
    }
    wanted = end == Player.End.AGAIN;
    sign(home);
    return true;
  }

  /** Whether there is another match: everybody who is still there must want it. */
  private boolean playAgain() {
    TableView<V> over = sitting.table();
    if (!over.rematch().possible() || !wantsMore(over.match())) {
      return false;
    }
    loop.input(new Input.Rematch());
    Set<Integer> shown = Set.of();
    TableView<V> view = over;
    while (view.match() == over.match() && canStill(view)) {
      if (!view.rematch().asked().equals(shown)) {
        shown = view.rematch().asked();
        voice.say(
            Voice.event("asked").withWords("by", LiveLobby.callsigns(view, shown)),
            "live.asked",
            String.join(", ", LiveLobby.callsigns(view, shown)));
      }
      Set<Integer> known = shown;
      view =
          sitting
              .await(
                  next ->
                      next.match() != over.match()
                          || !canStill(next)
                          || !next.rematch().asked().equals(known),
                  FOR_EVER)
              .orElseThrow(() -> BrokenTable.of(sitting.broken(), texts));
    }
    if (view.match() == over.match()) {
      sayWhyBroken();
      voice.say("noRematch", "live.noRematch");
    }
    return view.match() != over.match();
  }

  private static boolean canStill(TableView<?> view) {
    return view.rematch().possible() && view.stage() != TableView.Stage.BROKEN;
  }

  private boolean wantsMore(int played) {
    if (options.robot() || wanted) {
      return wanted || played < options.matches();
    }
    while (true) {
      voice.say("more", "live.more");
      if (rim.person()) {
        typed.drain();
      }
      String word = typed.await(FOR_EVER).orElse(Optional.empty()).orElse("").trim();
      if (!word.equalsIgnoreCase("v") || result == null) {
        return word.equalsIgnoreCase("r");
      }
      Proof.show(result, rim);
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

  /** The match on a screen, by a person or by a computer player that is watched. */
  private Player.End play() {
    Look look = Look.of(rim.environment());
    String title = GameTitles.words(kit, texts).title();
    Displays.Wanted wanted = options.table().wanted();
    boolean lines = options.robot() && wanted == Displays.Wanted.WHATEVER_FITS;
    sitting.begin(sitting.table().match());
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
          new Table<>(sitting, kit.mapper(), options.table().fast() ? Pace.NONE : Pace.USUAL);
      Sentences sentences = display.suited(Kits.sentences(kit, look, false));
      List<String> rules = GameTitles.words(kit, texts).page();
      Player.End end =
          new Player(table, sentences, display, System::currentTimeMillis, rules)
              .run(sitting::isBroken);
      if (end == Player.End.LEFT && sitting.isBroken()) {
        throw BrokenTable.of(sitting.broken(), texts);
      }
      last = table.scene().orElse(null);
      said = sentences;
      return end;
    } finally {
      onScreen(false);
    }
  }

  private void sign(Home home) {
    boolean all =
        sitting.await(view -> view.stage() == TableView.Stage.FINISHED, SIGNING_MILLIS).isPresent();
    sayWhyBroken();
    Path file =
        sitting.save(Archive.in(home.folder())).orElseThrow(() -> new Problem("live.noResult"));
    boolean ranked = sitting.isRanked();
    over();
    if (!voice.forMachines() && !ranked) {
      rim.out().println(texts.text("verify.unranked"));
    }
    result = file;
    voice.say(
        Voice.event("result")
            .with("file", file.toString())
            .with("signedByAll", all)
            .with("ranked", ranked),
        all ? "live.complete" : "live.incomplete",
        file);
  }

  /** A table may break when the cards are over: the result stands, and everybody hears why. */
  private void sayWhyBroken() {
    sitting
        .broken()
        .flatMap(view -> BrokenTable.why(view, texts))
        .ifPresent(why -> voice.say(Voice.event("broken").with("why", why), "live.broken", why));
  }

  /** Who has won, in words or for machines. */
  private void over() {
    Scene scene = last;
    Sentences sentences = said;
    if (scene == null || sentences == null) {
      return;
    }
    if (voice.forMachines()) {
      sitting
          .table()
          .outcome()
          .ifPresent(end -> rim.out().println(Finish.json(end, scene, sentences)));
    } else {
      Finish.words(scene, sentences).forEach(rim.out()::println);
    }
  }

  /** Says good-bye, once, and waits until that is done. */
  void leave(long patience) {
    if (left.getAndSet(true)) {
      return;
    }
    loop.later(0, this::lastWord);
    CountDownLatch closed = new CountDownLatch(1);
    loop.closeLast(patience, closed::countDown);
    try {
      if (!closed.await(patience + CLOSING_MILLIS, TimeUnit.MILLISECONDS)) {
        rim.err().println(texts.text("live.noGoodBye"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Who goes before the cards, or when the result is kept, gets up: nobody waits for them. In
   * between they are away, and may come back.
   */
  private Optional<Input> lastWord(TableSession<S, V> session) {
    boolean getsUp =
        switch (session.stage()) {
          case LOBBY, COMPARING -> true;
          case SIGNING, FINISHED -> kept == session.view().match();
          case PLAYING, BROKEN -> false;
        };
    return getsUp ? Optional.of(new Input.Leave()) : Optional.empty();
  }
}
