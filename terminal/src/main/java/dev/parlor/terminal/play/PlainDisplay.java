package dev.parlor.terminal.play;

import dev.parlor.terminal.Rim;
import dev.parlor.terminal.screen.Look;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Lines of text, one after the other: for pipes, simple terminals and screen readers. */
final class PlainDisplay implements Display {
  private final Rim rim;
  private final BufferedReader typed;
  private Supplier<Optional<Pulse>> pulse = Optional::empty;
  private String shield = "";
  private String waiting = "";

  PlainDisplay(Rim rim) {
    this.rim = rim;
    this.typed = new BufferedReader(new InputStreamReader(rim.in(), StandardCharsets.UTF_8));
  }

  @Override
  public <V> void show(GameScreen<V> screen, Scene<V> scene, List<String> latest) {
    latest.forEach(rim.out()::println);
  }

  @Override
  public void follow(Supplier<Optional<Pulse>> beside) {
    pulse = beside;
  }

  @Override
  public <V> Optional<String> idle(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    pulse.get().ifPresent(this::tell);
    return Optional.of("");
  }

  /** Each thing once: the seconds are for those who can see them run. */
  private void tell(Pulse beside) {
    if (!beside.shield().equals(shield)) {
      shield = beside.shield();
      rim.out().println(beside.alarm() ? shield : rim.texts().text("live.deck", shield));
    }
    String words = beside.waitingFor();
    if (!words.equals(waiting) && !words.isEmpty()) {
      rim.out().println(beside.waiting());
    }
    waiting = words;
  }

  @Override
  public <V> Optional<String> ask(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    screen.describe(scene).forEach(rim.out()::println);
    waiting = "";
    pulse.get().ifPresent(this::tell);
    rim.out().println(screen.keys(scene) + "  " + scene.texts().text("play.keys.always"));
    rim.out().print("> ");
    rim.out().flush();
    try {
      Optional<String> line = Optional.ofNullable(typed.readLine());
      if (!rim.person()) {
        rim.out().println(line.orElse(""));
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Look suited(Look look) {
    return look.readAloud();
  }

  @Override
  public void refuse(String sentence) {
    rim.out().println(sentence);
  }

  @Override
  public void page(List<String> lines) {
    lines.forEach(rim.out()::println);
  }

  @Override
  public void pause() {}

  @Override
  public void rest() {}

  @Override
  public void close() {
    rim.out().flush();
  }
}
