package dev.parlor.terminal.table;

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
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Lines of text, one after the other: for pipes, simple terminals and screen readers. */
final class PlainDisplay implements Display {
  private final Rim rim;
  private final LineReader lines;
  private final LongSupplier clock;
  private @Nullable Table<?> table;
  private @Nullable Sentences sentences;
  private List<String> asked = List.of();
  private List<Clock> clocks = List.of();
  private String shield = "";
  private boolean prompts;
  private String typed = "";

  PlainDisplay(Rim rim, LineReader lines, LongSupplier clock) {
    this.rim = rim;
    this.lines = lines;
    this.clock = clock;
  }

  @Override
  public void sit(Table<?> at, Sentences in) {
    table = at;
    sentences = in;
    asked = List.of();
  }

  @Override
  public Sentences suited(Sentences all) {
    return new Sentences(all.words(), all.look().readAloud(), all.shared(), all.naming());
  }

  /** What was told stays to be read. */
  @Override
  public boolean needsNoTime() {
    return true;
  }

  @Override
  public void show(Scene scene, List<Phrase> log, List<Phrase> latest) {
    Sentences in = Objects.requireNonNull(sentences);
    List<String> said = new ArrayList<>(in.say(latest, scene));
    scene.beat().map(Beat::said).map(words -> in.say(words, scene)).ifPresent(said::add);
    said.addAll(Spoken.comparison(scene, in));
    said.stream().distinct().forEach(this::say);
    shield(scene, in);
    clocks(scene, in);
    if (!scene.refusal().isNone()) {
      say(in.say(scene.refusal(), scene));
      asked = List.of();
    }
    if (Objects.requireNonNull(table).asks()) {
      ask(scene, in);
    }
  }

  /** The table once for every question; the rest of a table that goes on changes nothing. */
  private void ask(Scene scene, Sentences in) {
    List<String> question = new ArrayList<>(Spoken.lines(scene, in));
    String keys = Typing.keys(Objects.requireNonNull(table), scene, in);
    question.add(keys + "  " + in.texts().text("play.keys.plain"));
    if (!question.equals(asked)) {
      asked = question;
      question.forEach(this::say);
      if (rim.person()) {
        lines.drain();
      }
      rim.out().print("> ");
      rim.out().flush();
      prompts = true;
    }
  }

  private void shield(Scene scene, Sentences in) {
    String now = in.texts().text("shield." + scene.trust().shield().name());
    if (!now.equals(shield) && !now.isEmpty()) {
      say(in.texts().text("live.deck", now));
    }
    shield = now;
  }

  /** Each clock once: the seconds are for those who can see them run. */
  private void clocks(Scene scene, Sentences in) {
    boolean changed = !scene.clocks().equals(clocks);
    clocks = scene.clocks();
    if (changed) {
      BottomPart.clocks(scene, clock.getAsLong(), in).forEach(this::say);
    }
  }

  private void say(String line) {
    if (prompts) {
      rim.out().println();
      prompts = false;
    }
    rim.out().println(line);
  }

  @Override
  public Wish await(long millis) {
    boolean asks = Objects.requireNonNull(table).asks();
    if (!asks && !rim.person()) {
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
    prompts = false;
    if (!rim.person()) {
      rim.out().println(typed);
    }
    asked = List.of();
    return wish(typed.trim(), asks);
  }

  private static Wish wish(String text, boolean asks) {
    if (text.equalsIgnoreCase("q")) {
      return Wish.LEAVE;
    } else if (text.equals("?")) {
      return Wish.RULES;
    } else if (text.equals("!")) {
      return Wish.ADVICE;
    }
    return asks ? Wish.LINE : Wish.HURRY;
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public String typed() {
    return typed;
  }

  @Override
  public void page(List<String> page) {
    page.forEach(this::say);
    asked = List.of();
  }

  @Override
  public boolean rest(Scene scene, boolean another) {
    return false;
  }

  @Override
  public void close() {
    if (prompts) {
      rim.out().println();
    }
    rim.out().flush();
  }
}
