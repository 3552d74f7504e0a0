package dev.parlor.terminal.screen;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Suit;

/** Cards in three sizes: ivory blocks where there is colour, frames where there is none. */
public final class CardPicture {
  private final Canvas canvas;
  private final Look look;

  public CardPicture(Canvas canvas, Look look) {
    this.canvas = canvas;
    this.look = look;
  }

  /** Where and how large a card is drawn. */
  public record Place(int x, int y, CardSize size) {
    int right() {
      return x + size.width() - 1;
    }

    int bottom() {
      return y + size.height() - 1;
    }
  }

  /**
   * A card face up.
   *
   * @param dim whether the card does not count
   */
  public void face(Place at, Card card, boolean dim) {
    Style style = dim ? new Style(Tone.RIM, Tone.MIST, false) : ink(card);
    String rank = card.isJoker() ? joker() : look.rank(card);
    String suit = card.isJoker() ? joker() : look.suit(card.suit());
    if (at.size == CardSize.SMALL) {
      small(at, card.isJoker() ? rank : rank + suit, style);
      return;
    }
    sheet(at, style);
    canvas.put(at.x + 1, at.y + 1, rank, style);
    canvas.put(at.x + at.size.width() / 2, at.y + at.size.height() / 2, suit, style);
    canvas.putRight(at.right(), at.bottom() - 1, rank, style);
    if (at.size == CardSize.LARGE && !card.isJoker()) {
      canvas.put(at.x + 1, at.y + 2, suit, style);
      canvas.putRight(at.right(), at.bottom() - 2, suit, style);
    }
  }

  /** A card face down: brass lattice on dark green; pale if it is out of play. */
  public void back(Place at, boolean dim) {
    Style style = new Style(dim ? Tone.MIST : Tone.BRASS, Tone.RIM, false);
    String stitch = dim ? (look.symbols() ? "░" : ".") : (look.symbols() ? "╳" : "#");
    if (at.size == CardSize.SMALL) {
      small(at, stitch.repeat(2), style);
      return;
    }
    sheet(at, style);
    for (int row = 1; row < at.size.height() - 1; row++) {
      canvas.put(at.x + 1, at.y + row, stitch.repeat(at.size.width() - 2), style);
    }
  }

  /** A place where a card could lie. */
  public void gap(Place at) {
    String corner = look.symbols() ? "·" : ".";
    if (at.size == CardSize.SMALL) {
      canvas.put(at.x + 1, at.y, corner.repeat(2), Style.QUIET);
      return;
    }
    canvas.put(at.x, at.y, corner, Style.QUIET);
    canvas.put(at.right(), at.y, corner, Style.QUIET);
    canvas.put(at.x, at.bottom(), corner, Style.QUIET);
    canvas.put(at.right(), at.bottom(), corner, Style.QUIET);
  }

  /** The style of a card's words: hearts and diamonds red, the others black, all on ivory. */
  private static Style ink(Card card) {
    boolean red = !card.isJoker() && (card.suit() == Suit.HEARTS || card.suit() == Suit.DIAMONDS);
    return new Style(red ? Tone.HEART : Tone.INK, Tone.IVORY, true);
  }

  private String joker() {
    return look.symbols() ? "★" : "*";
  }

  private void small(Place at, String words, Style style) {
    boolean frames = look.depth() == Look.Depth.NONE;
    String padded = words.length() < 3 && !frames ? " " + words : words;
    canvas.put(at.x, at.y, frames ? "[" + padded + "]" : (padded + "  ").substring(0, 4), style);
  }

  private void sheet(Place at, Style style) {
    int width = at.size.width();
    int height = at.size.height();
    canvas.fill(at.x, at.y, width, height, ' ', style);
    if (look.depth() != Look.Depth.NONE) {
      return;
    }
    boolean lines = look.symbols();
    String edge = (lines ? "─" : "-").repeat(width - 2);
    String side = lines ? "│" : "|";
    canvas.put(at.x, at.y, (lines ? "╭" : "+") + edge + (lines ? "╮" : "+"), style);
    canvas.put(at.x, at.bottom(), (lines ? "╰" : "+") + edge + (lines ? "╯" : "+"), style);
    for (int row = 1; row < height - 1; row++) {
      canvas.put(at.x, at.y + row, side, style);
      canvas.put(at.right(), at.y + row, side, style);
    }
  }
}
