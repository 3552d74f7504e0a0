package dev.parlor.tables.highlow;

import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.ParlorLine;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** How the parlor speaks: its sentences name cards in words. */
public final class Parlance {
  private Parlance() {}

  public static Phrase phrase(ParlorLine line) {
    List<Object> args = new ArrayList<>();
    for (Object arg : line.args()) {
      args.add(arg instanceof Card card ? new Phrase.Named(card) : arg);
    }
    return new Phrase(line.key(), args);
  }

  /** Cards that lie on the table, in words. */
  public static Phrase cards(List<Card> cards) {
    List<Phrase.Named> named = new ArrayList<>();
    cards.forEach(card -> named.add(new Phrase.Named(card)));
    return Phrase.of("highlow.talk.cards", List.copyOf(named));
  }
}
