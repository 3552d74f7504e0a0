package dev.parlor.terminal.play;

import dev.parlor.games.Choice;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.screen.Look;
import java.util.List;

/**
 * All that a screen needs to draw a table once.
 *
 * @param names what the seats are called, in seat order
 * @param choices what the person may do now; empty while others are awaited
 * @param news what happened so far in sentences, the latest last
 */
public record Scene<V>(
    V view, int seat, List<String> names, List<Choice> choices, List<String> news, Look look) {
  public Scene {
    names = List.copyOf(names);
    choices = List.copyOf(choices);
    news = List.copyOf(news);
  }

  public Texts texts() {
    return look.texts();
  }

  public String name(int seat) {
    return names.get(seat);
  }

  /** A sentence of the rules or the terminal; cards among its arguments are spoken. */
  public String say(String key, Object... args) {
    return look.sentence(key, List.of(args));
  }

  /** Whose turn it is, in a sentence. */
  public String turn(int next) {
    String you = texts().text("play.you");
    if (name(next).equals(you)) {
      return texts().text("play.turn.yours");
    }
    String key = next == seat && !choices.isEmpty() ? "play.turn.person" : "play.turn.other";
    return texts().text(key, name(next));
  }
}
