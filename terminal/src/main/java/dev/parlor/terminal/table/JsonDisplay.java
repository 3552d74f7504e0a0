package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Rim;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A table for programs: an object for all that happens, and a line of input for every {@code ask}.
 */
final class JsonDisplay implements Display {
  private final Rim rim;
  private final LineReader lines;
  private final LongSupplier clock;
  private @Nullable Table<?> table;
  private @Nullable Sentences sentences;
  private String asked = "";
  private List<Clock> clocks = List.of();
  private @Nullable Trust trust;
  private String typed = "";

  JsonDisplay(Rim rim, LineReader lines, LongSupplier clock) {
    this.rim = rim;
    this.lines = lines;
    this.clock = clock;
  }

  @Override
  public void sit(Table<?> at, Sentences in) {
    table = at;
    sentences = in;
  }

  @Override
  public Sentences suited(Sentences all) {
    return all;
  }

  @Override
  public boolean needsNoTime() {
    return true;
  }

  @Override
  public void show(Scene scene, List<Phrase> log, List<Phrase> latest) {
    Sentences in = Objects.requireNonNull(sentences);
    List<String> told = new ArrayList<>(in.say(latest, scene));
    scene.beat().map(Beat::said).map(words -> in.say(words, scene)).ifPresent(told::add);
    told.addAll(Spoken.comparison(scene, in));
    if (!told.isEmpty()) {
      say(event("news").withWords("told", told.stream().distinct().toList()));
    }
    beside(scene, in);
    if (!scene.refusal().isNone()) {
      say(event("refused").with("why", in.say(scene.refusal(), scene)));
      asked = "";
    }
    if (Objects.requireNonNull(table).asks()) {
      ask(scene, in);
    }
  }

  /** Deck, liars and clocks: once each, however often a clock ticks. */
  private void beside(Scene scene, Sentences in) {
    boolean changed = !scene.clocks().equals(clocks) || !scene.trust().equals(trust);
    clocks = scene.clocks();
    trust = scene.trust();
    boolean anything =
        !scene.clocks().isEmpty() || scene.trust().shield() != Trust.Shield.ONE_DEVICE;
    if (changed && anything) {
      String deck = in.texts().text("shield." + scene.trust().shield().name());
      String waiting = String.join("  ", BottomPart.clocks(scene, clock.getAsLong(), in));
      say(
          event("table")
              .with("deck", deck)
              .with("waiting", waiting)
              .withWords("lied", in.say(scene.trust().verdicts(), scene)));
    }
  }

  private void ask(Scene scene, Sentences in) {
    JsonLine question =
        event("ask")
            .with("seat", scene.viewer())
            .with("player", in.name(scene.viewer(), scene))
            .withWords("table", Spoken.lines(scene, in))
            .with("keys", Typing.keys(Objects.requireNonNull(table), scene, in));
    if (!question.toString().equals(asked)) {
      asked = question.toString();
      say(question);
    }
  }

  @Override
  public Wish await(long millis) {
    if (!Objects.requireNonNull(table).asks()) {
      pause(millis);
      return Wish.NONE;
    }
    Optional<Optional<String>> line = lines.await(millis);
    if (!line.isPresent()) {
      return Wish.NONE;
    } else if (!line.get().isPresent()) {
      return Wish.GONE;
    }
    asked = "";
    typed = line.get().get();
    String text = typed.trim();
    return text.equalsIgnoreCase("q")
        ? Wish.LEAVE
        : text.equals("?") ? Wish.RULES : text.equals("!") ? Wish.ADVICE : Wish.LINE;
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
    say(event("rules").withWords("rules", page));
    asked = "";
  }

  @Override
  public boolean rest(Scene scene, boolean another) {
    return false;
  }

  private static JsonLine event(String name) {
    return new JsonLine().with("event", name);
  }

  private void say(JsonLine object) {
    rim.out().println(object);
  }

  @Override
  public void close() {
    rim.out().flush();
  }
}
