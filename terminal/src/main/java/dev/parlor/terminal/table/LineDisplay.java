package dev.parlor.terminal.table;

import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.shell.Rim;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A table told line by line. Lines that were told stay readable, so nothing needs time. */
abstract class LineDisplay implements Display {
  private static final int GLANCE_MILLIS = 250;

  private final LineReader lines;
  private final LongSupplier clock;
  protected final Rim rim;
  private @Nullable Table<?> table;
  private @Nullable Sentences sentences;
  private @Nullable Tidings tidings;
  private List<String> rules = List.of();
  private List<Clock> clocks = List.of();
  private String typed = "";

  LineDisplay(Rim rim, LineReader lines, LongSupplier clock) {
    this.rim = rim;
    this.lines = lines;
    this.clock = clock;
  }

  /** Shows a table, with the sentences that it has told. */
  protected abstract void show(Scene scene, List<String> told);

  /** Shows a page of text. */
  protected abstract void page(List<String> page);

  /** What a line means that may be no move. */
  protected abstract Wish wish(String line, boolean asks);

  /** Whether lines are read even while nothing is asked. */
  protected abstract boolean listens();

  /** The table was shown for the first time, or an answer came. A question is asked again then. */
  protected abstract void askAgain();

  @Override
  public void sit(Table<?> at, Sentences in, List<String> page) {
    table = at;
    sentences = in;
    tidings = new Tidings(at);
    rules = List.copyOf(page);
    askAgain();
  }

  @Override
  public boolean needsNoTime() {
    return true;
  }

  @Override
  public End play(BooleanSupplier broken, Aftermath ending) {
    while (!broken.getAsBoolean()) {
      look();
      if (table().scene().filter(Tidings::isOver).isPresent()) {
        return End.OVER;
      }
      long patience = table().wakeAt() - now();
      Wish wish = await(Math.max(0, Math.min(GLANCE_MILLIS, patience)));
      if (wish.leaves()) {
        return End.LEFT;
      }
      fulfil(wish);
    }
    return End.LEFT;
  }

  private void fulfil(Wish wish) {
    if (wish == Wish.LINE && table().asks()) {
      table().touched(new Typing(table()).read(Typing.clean(typed)));
    } else if (wish == Wish.RULES) {
      page(rules);
      askAgain();
    } else if (wish != Wish.LINE && !tidings().fulfil(wish, now())) {
      return;
    }
    show();
  }

  @Override
  public boolean watch(long millis) {
    look();
    return true;
  }

  @Override
  public void rest(long millis) {}

  /** Shows all that has happened, one thing after the other. */
  private void look() {
    boolean changed = table().tick(now());
    while (changed) {
      show();
      changed = table().scene().filter(Tidings::isHolding).isPresent();
      if (changed) {
        table().skip(now());
      }
    }
  }

  private void show() {
    Optional<Scene> scene = table().scene();
    if (scene.isPresent()) {
      List<Phrase> latest = tidings().take();
      List<String> told = new ArrayList<>(sentences().say(latest, scene.get()));
      scene
          .get()
          .beat()
          .map(Beat::said)
          .map(words -> sentences().say(words, scene.get()))
          .ifPresent(told::add);
      told.addAll(Spoken.comparison(scene.get(), sentences()));
      show(scene.get(), told.stream().distinct().toList());
    }
  }

  private Wish await(long millis) {
    boolean asks = table().asks();
    if (!asks && !listens()) {
      pause(millis);
      return Wish.NONE; // lines of a pipe answer questions, in their order
    }
    Optional<Optional<String>> line = lines.await(millis);
    if (!line.isPresent()) {
      return Wish.NONE;
    } else if (!line.get().isPresent()) {
      return Wish.GONE;
    }
    typed = line.get().get();
    askAgain();
    return wish(typed, asks);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The wish for which people type this in place of a move; empty if it is none. */
  protected Optional<Wish> command(String text) {
    Optional<Emote> emote = Saying.of(text);
    if (emote.isPresent()) {
      table().say(emote.get());
      return Optional.of(Wish.SAID);
    } else if (text.equals(String.valueOf(Saying.SIGN)) && table().isHeard()) {
      table().scene().ifPresent(scene -> page(List.of(Saying.choices(sentences(), scene))));
      return Optional.of(Wish.NONE);
    }
    return text.equalsIgnoreCase("q")
        ? Optional.of(Wish.LEAVE)
        : text.equals("?")
            ? Optional.of(Wish.RULES)
            : text.equals("!") || isHelp(text) ? Optional.of(Wish.ADVICE) : Optional.empty();
  }

  /** Whether this asks for help. In a game with a hit, or a higher guess, it means that instead. */
  private boolean isHelp(String text) {
    return text.equals("h") && table().asks() && new Typing(table()).isDead(text);
  }

  /** Whether other clocks run than when this was asked before. */
  protected boolean haveClocksChanged(Scene scene) {
    boolean changed = !scene.clocks().equals(clocks);
    clocks = scene.clocks();
    return changed;
  }

  /** Forgets what was typed ahead. */
  protected void drain() {
    lines.drain();
  }

  protected long now() {
    return clock.getAsLong();
  }

  protected Table<?> table() {
    return Objects.requireNonNull(table);
  }

  protected Sentences sentences() {
    return Objects.requireNonNull(sentences);
  }

  private Tidings tidings() {
    return Objects.requireNonNull(tidings);
  }
}
