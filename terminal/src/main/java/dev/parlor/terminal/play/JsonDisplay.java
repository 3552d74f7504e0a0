package dev.parlor.terminal.play;

import dev.parlor.games.Outcome;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.json.JsonLine;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A table for programs: an object for all that happens, and a line of input for every {@code ask}.
 */
final class JsonDisplay implements Display {
  private final Rim rim;
  private Supplier<Optional<Pulse>> pulse = Optional::empty;
  private String beside = "";

  JsonDisplay(Rim rim) {
    this.rim = rim;
  }

  @Override
  public <V> void show(GameScreen<V> screen, Scene<V> scene, List<String> latest) {
    if (!latest.isEmpty()) {
      say(Voice.event("news").withWords("told", latest));
    }
  }

  @Override
  public void follow(Supplier<Optional<Pulse>> from) {
    pulse = from;
  }

  @Override
  public <V> Optional<String> idle(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    pulse.get().ifPresent(this::tell);
    return Optional.of("");
  }

  /** Each thing once, however often its clock ticks. */
  private void tell(Pulse now) {
    String words = now.shield() + now.waitingFor();
    if (!words.equals(beside)) {
      beside = words;
      say(Voice.event("table").with("deck", now.shield()).with("waiting", now.waiting()));
    }
  }

  @Override
  public <V> Optional<String> ask(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    pulse.get().ifPresent(this::tell);
    List<String> table = screen.describe(scene).stream().filter(line -> !line.isBlank()).toList();
    say(
        Voice.event("ask")
            .with("seat", scene.seat())
            .with("player", scene.name(scene.seat()))
            .withWords("table", table)
            .with("keys", screen.keys(scene)));
    return Keyboard.line(rim.in());
  }

  @Override
  public void refuse(String sentence) {
    say(Voice.event("refused").with("why", sentence));
  }

  @Override
  public void page(List<String> lines) {
    say(Voice.event("rules").withWords("rules", lines));
  }

  /** How it ended, seat by seat. */
  static JsonLine over(Outcome outcome, List<String> names) {
    return Voice.event("over")
        .with(
            "players",
            outcome.standings().stream()
                .map(
                    standing ->
                        new JsonLine()
                            .with("seat", standing.seat())
                            .with("player", names.get(standing.seat()))
                            .with("place", standing.place())
                            .with("score", standing.score()))
                .toList());
  }

  private void say(JsonLine object) {
    rim.out().println(object);
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
