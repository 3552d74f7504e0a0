package dev.parlor.terminal.play;

import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.terminal.screen.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Lets one person play one game to its end. */
final class PlayLoop<V> {
  private final Sitting<V> sitting;
  private final GameScreen<V> screen;
  private final Display display;
  private final Look look;
  private final List<String> rules;
  private final List<String> news = new ArrayList<>();
  private V before;

  PlayLoop(
      Sitting<V> sitting, GameScreen<V> screen, Display display, Look look, List<String> rules) {
    this.sitting = sitting;
    this.screen = screen;
    this.display = display;
    this.look = display.suited(look);
    this.rules = List.copyOf(rules);
    this.before = sitting.view();
    display.follow(sitting::pulse);
  }

  /** True when the game was played to its end, false when the person left. */
  boolean run() {
    display.show(screen, scene(), List.of());
    while (!sitting.outcome().isPresent()) {
      if (sitting.choices().isEmpty()) {
        if (!idles()) {
          return false;
        }
        if (!sitting.advance()) {
          throw new IllegalStateException("the table waits for nobody");
        }
        if (happened()) {
          display.pause();
        }
      } else if (!personActs()) {
        return false;
      }
    }
    ended(sitting.outcome().get());
    display.rest();
    return true;
  }

  /** Until somebody else has done something; false when the person leaves. */
  private boolean idles() {
    Optional<String> typed = display.idle(screen, scene(), sitting::isOutdated);
    while (typed.isPresent() && typed.get().equals("?")) {
      display.page(rules);
      typed = display.idle(screen, scene(), sitting::isOutdated);
    }
    return typed.isPresent() && !typed.get().equals("q");
  }

  private boolean personActs() {
    Optional<String> typed = display.ask(screen, scene(), sitting::isOutdated);
    if (typed.isPresent() && typed.get().isEmpty() && sitting.isOutdated()) {
      sitting.advance();
      happened();
      return true;
    }
    if (!typed.isPresent()) {
      return false;
    }
    String text = typed.get().trim().toLowerCase(Locale.ROOT);
    if (text.equals("q")) {
      return false;
    } else if (text.equals("?")) {
      display.page(rules);
      display.show(screen, scene(), List.of());
    } else if (text.isEmpty() && !sitting.awaited() && sitting.advance()) {
      happened();
    } else {
      move(text);
    }
    return true;
  }

  private void move(String text) {
    Typed meant = screen.read(text, scene());
    if (meant instanceof Typed.Move move) {
      Optional<Refusal> refusal = sitting.act(move.action());
      if (refusal.isPresent()) {
        display.refuse(sentence(refusal.get()));
      } else {
        happened();
      }
    } else if (meant instanceof Typed.NotYet notYet) {
      display.refuse(sentence(notYet.reason()));
    }
  }

  private void ended(Outcome outcome) {
    String end = Ending.of(outcome, sitting.names(), look.texts());
    news.add(end);
    display.show(screen, scene(), List.of(end));
  }

  /** Whether there was anything to tell. */
  private boolean happened() {
    List<String> latest = new ArrayList<>(sitting.news());
    latest.addAll(screen.tell(before, scene()));
    news.addAll(latest);
    before = sitting.view();
    display.show(screen, scene(), latest);
    return !latest.isEmpty();
  }

  private Scene<V> scene() {
    return new Scene<>(
        sitting.view(), sitting.seat(), sitting.names(), sitting.choices(), news, look);
  }

  private String sentence(Refusal refusal) {
    return look.sentence(refusal.key(), refusal.args());
  }
}
