package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A table for programs: it prints an object for everything that happens, and reads a line of input
 * for every {@code ask}.
 */
final class JsonDisplay extends LineDisplay {
  private String asked = "";
  private @Nullable Trust trust;

  JsonDisplay(Rim rim, LineReader lines, LongSupplier clock) {
    super(rim, lines, clock);
  }

  @Override
  public Sentences suited(Sentences all) {
    return all;
  }

  @Override
  protected boolean listens() {
    return false;
  }

  @Override
  protected void askAgain() {
    asked = "";
  }

  @Override
  protected void show(Scene scene, List<String> told) {
    Sentences in = sentences();
    if (!told.isEmpty()) {
      say(event("news").withWords("told", told));
    }
    beside(scene, in);
    if (!scene.refusal().isNone()) {
      say(event("refused").with("why", in.say(scene.refusal(), scene)));
      askAgain();
    }
    if (table().asks()) {
      ask(scene, in);
    }
  }

  /** Prints deck, liars and clocks, each once however often a clock ticks. */
  private void beside(Scene scene, Sentences in) {
    boolean otherClocks = haveClocksChanged(scene);
    boolean changed = otherClocks || !scene.trust().equals(trust);
    trust = scene.trust();
    boolean anything =
        !scene.clocks().isEmpty() || scene.trust().shield() != Trust.Shield.ONE_DEVICE;
    if (changed && anything) {
      String deck = in.texts().text("shield." + scene.trust().shield().name());
      String waiting = String.join("  ", BottomPart.clocks(scene, now(), in));
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
            .with("keys", Typing.keys(table(), scene, in));
    if (!question.toString().equals(asked)) {
      asked = question.toString();
      say(question);
    }
  }

  @Override
  protected Wish wish(String line, boolean asks) {
    return command(line.trim()).orElse(Wish.LINE);
  }

  @Override
  protected void page(List<String> page) {
    say(event("rules").withWords("rules", page));
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
