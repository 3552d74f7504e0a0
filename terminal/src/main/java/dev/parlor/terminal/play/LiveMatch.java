package dev.parlor.terminal.play;

import dev.parlor.games.Dice;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.screen.Look;
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

/** One seat at a table between processes, from sitting down to the last signed result. */
final class LiveMatch<S, V> {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);
  private static final long SIGNING_MILLIS = 30_000;
  private static final long HEARING_MILLIS = 3_000;
  private static final long CLOSING_MILLIS = 5_000;
  private static final long LAST_OUT_MILLIS = 10_000;

  private final Offer<S, V> offer;
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
  private boolean onScreen;

  LiveMatch(Offer<S, V> offer, LiveOptions options, Rim rim, TableLoop<S, V> loop, boolean host) {
    this.offer = offer;
    this.options = options;
    this.rim = rim;
    this.texts = rim.texts();
    this.voice = new Voice(rim, options.table().json());
    this.loop = loop;
    this.host = host;
    this.sitting = new LiveSitting<>(loop, texts);
    this.lobby =
        new LiveLobby<>(
            rim,
            voice,
            loop,
            sitting,
            host,
            options.robot(),
            offer.game().id().minPhones(),
            this::hear);
    if (options.robot()) {
      long seed = new SecureRandom().nextLong();
      loop.watch(new Robot<>(loop, offer.computer(), Dice.seeded(seed), 0, options.matches()));
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
    if (!open) {
      sitting.notices().forEach(rim.err()::println);
    }
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
    voice.say("shuffling", "live.shuffling");
    sitting.await(view -> view.game() != null, FOR_EVER);
    if (!play()) {
      return false;
    }
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
              .orElseThrow(() -> new Problem("live.broken"));
    }
    if (view.match() == over.match()) {
      voice.say("noRematch", "live.noRematch");
    }
    return view.match() != over.match();
  }

  private static boolean canStill(TableView<?> view) {
    return view.rematch().possible() && view.stage() != TableView.Stage.BROKEN;
  }

  private boolean wantsMore(int played) {
    if (options.robot()) {
      return played < options.matches();
    }
    voice.say("more", "live.more");
    return Keyboard.line(rim.in()).orElse("").trim().equalsIgnoreCase("r");
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

  private boolean play() {
    Look look = Look.of(rim.environment());
    String title = texts.text("game." + offer.game().id().id());
    if (options.robot()) {
      return watch(look);
    }
    List<String> rules = RulesCommand.lines(offer.game().id(), texts);
    onScreen(true);
    try (Display display = Displays.open(rim, look, title, options.table())) {
      return new PlayLoop<>(sitting, offer.screen(), display, look, rules).run();
    } finally {
      onScreen(false);
    }
  }

  private boolean watch(Look look) {
    try (Display display = options.table().json() ? new JsonDisplay(rim) : new PlainDisplay(rim)) {
      Narration<V> narration = new Narration<>(offer.screen(), display, look);
      narration.show(sitting.view(), sitting.seat(), sitting.names());
      while (!sitting.outcome().isPresent() && sitting.advance()) {
        narration.show(sitting.view(), sitting.seat(), sitting.names());
      }
      sitting
          .outcome()
          .ifPresent(end -> narration.end(end, sitting.view(), sitting.seat(), sitting.names()));
    }
    return true;
  }

  private void sign(Home home) {
    if (voice.forMachines()) {
      sitting.outcome().ifPresent(end -> rim.out().println(JsonDisplay.over(end, sitting.names())));
    }
    boolean all =
        sitting.await(view -> view.stage() == TableView.Stage.FINISHED, SIGNING_MILLIS).isPresent();
    Path file =
        sitting.save(Archive.in(home.folder())).orElseThrow(() -> new Problem("live.noResult"));
    boolean ranked = sitting.isRanked();
    if (!voice.forMachines()) {
      Proof.show(file, rim);
      if (!ranked) {
        rim.out().println(texts.text("verify.unranked"));
      }
    }
    voice.say(
        Voice.event("result")
            .with("file", file.toString())
            .with("signedByAll", all)
            .with("ranked", ranked),
        all ? "live.complete" : "live.incomplete",
        file);
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
