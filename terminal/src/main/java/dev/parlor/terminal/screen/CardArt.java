package dev.parlor.terminal.screen;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Suit;
import java.util.List;
import java.util.Optional;

/** Cards of 7 by 5 cells: ivory blocks where there is colour, frames where there is none. */
public final class CardArt {
  public static final int WIDTH = 7;
  public static final int HEIGHT = 5;
  public static final int SMALL = 4;

  private CardArt() {}

  /** A card face up. */
  public static void face(Canvas canvas, int x, int y, Card card, Look look) {
    Style style = ink(card);
    sheet(canvas, x, y, style, look);
    if (card.isJoker()) {
      canvas.put(x + 1, y + 2, "JOKER", style);
      return;
    }
    String rank = look.rank(card);
    String suit = look.suit(card.suit());
    canvas.put(x + 1, y + 1, rank, style);
    canvas.put(x + 3, y + 2, suit, style);
    canvas.putRight(x + 6, y + 3, rank, style);
  }

  /** A card face down: brass lattice on dark green. */
  public static void back(Canvas canvas, int x, int y, Look look) {
    Style style = new Style(Tone.BRASS, Tone.RIM, false);
    sheet(canvas, x, y, style, look);
    String lattice = look.symbols() ? "╳╳╳╳╳" : "#####";
    for (int row = 1; row < HEIGHT - 1; row++) {
      canvas.put(x + 1, y + row, lattice, style);
    }
  }

  /** Cards side by side, overlapping where they must; what is not known lies face down. */
  public static void row(
      Canvas canvas, int x, int y, int width, List<Optional<Card>> cards, Look look) {
    int step = WIDTH + 1;
    if (cards.size() > 1) {
      step = Math.min(step, (width - WIDTH) / (cards.size() - 1));
    }
    for (int i = 0; i < cards.size(); i++) {
      int left = x + i * step;
      if (cards.get(i).isPresent()) {
        face(canvas, left, y, cards.get(i).get(), look);
      } else {
        back(canvas, left, y, look);
      }
    }
  }

  /** Cards of one line and {@link #SMALL} columns each; the column after them. */
  public static int small(Canvas canvas, int x, int y, List<Optional<Card>> cards, Look look) {
    int left = x;
    for (Optional<Card> card : cards) {
      boolean frames = look.depth() == Look.Depth.NONE;
      String name = card.map(look::shortName).orElse(look.symbols() ? "╳╳" : "##");
      Style style = card.map(CardArt::ink).orElse(new Style(Tone.BRASS, Tone.RIM, false));
      String padded = (name.length() < 3 ? " " : "") + name + (frames ? "" : " ");
      canvas.put(left, y, frames ? "[" + name + "]" : padded, style);
      left += SMALL + 1;
    }
    return left;
  }

  /** The style of a card's words: hearts and diamonds red, the others black, all on ivory. */
  public static Style ink(Card card) {
    boolean red = !card.isJoker() && (card.suit() == Suit.HEARTS || card.suit() == Suit.DIAMONDS);
    return new Style(red ? Tone.HEART : Tone.INK, Tone.IVORY, true);
  }

  private static void sheet(Canvas canvas, int x, int y, Style style, Look look) {
    canvas.fill(x, y, WIDTH, HEIGHT, ' ', style);
    if (look.depth() != Look.Depth.NONE) {
      return;
    }
    String edge = look.symbols() ? "│" : "|";
    canvas.put(x, y, look.symbols() ? "╭─────╮" : "+-----+", style);
    canvas.put(x, y + HEIGHT - 1, look.symbols() ? "╰─────╯" : "+-----+", style);
    for (int row = 1; row < HEIGHT - 1; row++) {
      canvas.put(x, y + row, edge, style);
      canvas.put(x + WIDTH - 1, y + row, edge, style);
    }
  }
}
