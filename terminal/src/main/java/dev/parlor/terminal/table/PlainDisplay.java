package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Scene;
import dev.parlor.terminal.shell.Rim;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** Lines of text, one after the other: for pipes, simple terminals and screen readers. */
final class PlainDisplay extends LineDisplay {
  private List<String> asked = List.of();
  private String shield = "";
  private boolean prompts;

  PlainDisplay(Rim rim, LineReader lines, LongSupplier clock) {
    super(rim, lines, clock);
  }

  @Override
  public Sentences suited(Sentences all) {
    return new Sentences(all.words(), all.look().readAloud(), all.shared(), all.naming());
  }

  @Override
  protected boolean listens() {
    return rim.person();
  }

  @Override
  protected void askAgain() {
    asked = List.of();
  }

  @Override
  protected void show(Scene scene, List<String> told) {
    Sentences in = sentences();
    told.forEach(this::say);
    shield(scene, in);
    if (haveClocksChanged(scene)) { // only somebody who can see seconds run needs them
      BottomPart.clocks(scene, now(), in).forEach(this::say);
    }
    if (!scene.refusal().isNone()) {
      say(in.say(scene.refusal(), scene));
      askAgain();
    }
    if (table().asks()) {
      ask(scene, in);
    }
  }

  /**
   * Asks a question, with the table once for each question. Changes elsewhere at a table that goes
   * on are not shown again.
   */
  private void ask(Scene scene, Sentences in) {
    List<String> question = new ArrayList<>(Spoken.lines(scene, in));
    String keys = Typing.keys(table(), scene, in);
    String more = table().isHeard() ? "play.keys.among" : "play.keys.plain";
    question.add(keys + "  " + in.texts().text(more));
    if (!question.equals(asked)) {
      asked = question;
      if (rim.person()) {
        drain();
      }
      question.forEach(this::say);
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

  private void say(String line) {
    if (prompts) {
      rim.out().println();
      prompts = false;
    }
    rim.out().println(line);
  }

  /** What a line wants that is no move. Between questions any other line means to go on. */
  @Override
  protected Wish wish(String line, boolean asks) {
    prompts = false;
    if (!rim.person()) {
      rim.out().println(line);
    }
    return command(line.trim()).orElse(asks ? Wish.LINE : Wish.HURRY);
  }

  @Override
  protected void page(List<String> page) {
    page.forEach(this::say);
  }

  @Override
  public void close() {
    if (prompts) {
      rim.out().println();
    }
    rim.out().flush();
  }
}
