package dev.parlor.app.card;

import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import org.jspecify.annotations.Nullable;

/**
 * What stands on a card in the colour of its suit - index and pips - as one outline. A phone then
 * draws one thing for a face instead of twenty, and no text.
 */
final class CardShapes {
  /** How much of a face can be seen. */
  enum Form {
    /** One large index above one suit. */
    TINY,
    /** One large index above one suit, in the upper left corner. */
    CORNER,
    /** Large indices in two corners, one suit between them. */
    PLAIN,
    /** Small indices in two corners and every pip; two beside jacks, queens and kings. */
    FULL
  }

  private static final String[] INDEX = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"
  };
  private static final int FACES = Card.JOKER.code(); // all but the joker's
  private static final float SMALL_INDEX = 134;
  private static final float LARGE_INDEX = 190;

  private final SuitShapes suits;
  private final Paint text =
      new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG | Paint.LINEAR_TEXT_FLAG);
  private final Matrix place = new Matrix();
  private final @Nullable Path[] made = new Path[Form.values().length * FACES];
  private final @Nullable Path[] inlays = new Path[Suit.values().length];

  CardShapes(SuitShapes suits) {
    this.suits = suits;
    text.setTypeface(Typeface.create("sans-serif-condensed", Typeface.BOLD));
    text.setTextAlign(Paint.Align.CENTER);
  }

  /** Makes all outlines, so that none is made while something is drawn. */
  void makeAll() {
    for (Form form : Form.values()) {
      for (int code = 0; code < FACES; code++) {
        of(form, Card.of(code));
      }
    }
    for (Suit suit : Suit.values()) {
      inlay(suit);
    }
  }

  /** A line within the large suit of an ace. */
  Path inlay(Suit suit) {
    Path path = inlays[suit.ordinal()];
    if (path == null) {
      path = new Path();
      suit(path, suit, 250, 352, 172, false);
      inlays[suit.ordinal()] = path;
    }
    return path;
  }

  Path of(Form form, Card card) {
    int at = form.ordinal() * FACES + card.code();
    Path path = made[at];
    if (path == null) {
      path = make(form, card);
      made[at] = path;
    }
    return path;
  }

  private Path make(Form form, Card card) {
    Path path = new Path();
    switch (form) {
      case TINY -> {
        word(path, card, 330, 1, 0, 250, 300);
        suit(path, card.suit(), 250, 500, 290, false);
      }
      case CORNER -> {
        word(path, card, 230, 0.72f, 0, 120, 210);
        suit(path, card.suit(), 120, 350, 190, false);
      }
      case PLAIN -> {
        indices(path, card, LARGE_INDEX);
        suit(path, card.suit(), 250, 360, 250, false);
      }
      case FULL -> {
        indices(path, card, SMALL_INDEX);
        pips(path, card);
      }
    }
    return path;
  }

  private void indices(Path path, Card card, float size) {
    float x = 24 + 0.27f * size;
    word(path, card, size, 0.78f, -0.06f, x, 22 + 0.75f * size);
    suit(path, card.suit(), x, 34 + 1.08f * size, 0.5f * size, false);
    place.setRotate(180, 250, 350);
    path.addPath(new Path(path), place);
  }

  private void pips(Path path, Card card) {
    int number = card.rank().number();
    if (number == 1) {
      suit(path, card.suit(), 250, 352, 230, false);
    } else if (number <= 10) {
      float[] places = Pips.of(number);
      for (int i = 0; i < places.length; i += 2) {
        suit(path, card.suit(), places[i], places[i + 1], 104, Pips.upsideDown(places[i + 1]));
      }
    } else {
      suit(path, card.suit(), 155, 128, 62, false);
      suit(path, card.suit(), 345, 572, 62, true);
    }
  }

  /**
   * The index as an outline.
   *
   * @param narrow how much narrower two figures are than one
   * @param nearer how much nearer to each other they stand
   */
  private void word(
      Path path, Card card, float size, float narrow, float nearer, float x, float base) {
    boolean wide = card.rank() == Rank.TEN;
    String word = INDEX[card.rank().number() - 1];
    text.setTextSize(size);
    text.setTextScaleX(wide ? narrow : 1);
    text.setLetterSpacing(wide ? nearer : 0);
    Path letters = new Path();
    text.getTextPath(word, 0, word.length(), x, base, letters);
    path.addPath(letters);
  }

  private void suit(Path path, Suit suit, float x, float y, float height, boolean upsideDown) {
    float scale = height / 100 * (upsideDown ? -1 : 1);
    place.setScale(scale, scale);
    place.postTranslate(x, y);
    path.addPath(suits.of(suit), place);
  }
}
