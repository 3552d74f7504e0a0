package dev.parlor.terminal.table;

import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardPicture;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.screen.Style;

/** The tools with which everything on a table is painted: the canvas, the scene, the sentences. */
record Brush(Canvas canvas, Scene scene, Sentences sentences) {

  Look look() {
    return sentences.look();
  }

  String say(Phrase phrase) {
    return sentences.say(phrase, scene);
  }

  void put(int x, int y, String words, Style style) {
    canvas.put(x, y, words, style);
  }

  /** Puts words that end where the room ends. */
  void putWithin(int x, int y, int width, String words, Style style) {
    canvas.put(x, y, shortened(words, width), style);
  }

  String shortened(String words, int width) {
    String end = look().symbols() ? "…" : ".";
    return words.length() <= width ? words : words.substring(0, Math.max(0, width - 1)) + end;
  }

  /** Draws a card's place with its card, as far as it can be seen. */
  void card(int x, int y, CardSize size, Spot spot) {
    CardPicture picture = new CardPicture(canvas, look());
    CardPicture.Place at = new CardPicture.Place(x, y, size);
    Card face = spot.face();
    boolean dim = spot.has(Mark.DIM);
    if (spot.isGap()) {
      picture.gap(at);
    } else if (face == null) {
      picture.back(at, dim || spot.has(Mark.LOCKED));
    } else {
      Card standsFor = spot.standsFor();
      picture.face(at, standsFor == null ? face : standsFor, dim);
      if (standsFor != null) {
        put(x + (size == CardSize.SMALL ? 0 : 1), y, look().symbols() ? "★" : "*", Style.TURN);
      }
    }
  }
}
