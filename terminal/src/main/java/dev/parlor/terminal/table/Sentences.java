package dev.parlor.terminal.table;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Suit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.shell.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Phrases as this terminal can show them: spoken in plain lines, and without symbols where it has
 * none.
 *
 * @param shared whether several people sit at this keyboard, so that nobody is "you"
 * @param naming how the name that a device gives is shown
 */
public record Sentences(Words words, Look look, boolean shared, UnaryOperator<String> naming) {
  private static final String TEXT_STYLE = "\uFE0E"; // a sign that takes no cell

  public Sentences(Words words, Look look, boolean shared) {
    this(words, look, shared, UnaryOperator.identity());
  }

  public Texts texts() {
    return look.texts();
  }

  public String say(Phrase phrase, Scene scene) {
    return fitted(said(phrase, scene));
  }

  /** A phrase that has several lines, line by line. */
  public List<String> lines(Phrase phrase, Scene scene) {
    List<String> lines = new ArrayList<>();
    for (String line : said(phrase, scene).split("\n", -1)) {
      lines.add(fitted(line));
    }
    return lines;
  }

  private String said(Phrase phrase, Scene scene) {
    Speaker speaker = speaker(scene);
    return look.aloud() ? words.spoken(phrase, speaker) : words.shown(phrase, speaker);
  }

  public List<String> say(List<Phrase> phrases, Scene scene) {
    List<String> said = new ArrayList<>();
    phrases.forEach(phrase -> said.add(say(phrase, scene)));
    return said;
  }

  /** A card as a word; in full words where it is read aloud. */
  public String card(Card card) {
    return look.aloud() ? words.name(card) : fitted(words.sign(card));
  }

  public String name(int seat, Scene scene) {
    boolean you = seat == scene.viewer() && !shared;
    return you ? texts().text("play.you") : naming.apply(scene.name(seat));
  }

  private Speaker speaker(Scene scene) {
    List<String> names = new ArrayList<>();
    scene.plates().forEach(plate -> names.add(naming.apply(plate.person().name())));
    return new Speaker(names, shared ? Scene.ONLOOKER : scene.viewer());
  }

  private String fitted(String said) {
    String fitted = Visible.of(said.replace(TEXT_STYLE, ""));
    if (!look.symbols()) {
      fitted = fitted.replace('★', '*');
      for (Suit suit : Suit.values()) {
        fitted = fitted.replace(suit.symbol(), suit.letter());
      }
    }
    return fitted;
  }
}
