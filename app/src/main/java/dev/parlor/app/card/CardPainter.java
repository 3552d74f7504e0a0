package dev.parlor.app.card;

import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import org.jspecify.annotations.Nullable;

/** Draws every card of every game. Not thread-safe; one for each view is cheap enough. */
public final class CardPainter {
  /** Height by width. */
  public static final float RATIO = 1.4f;

  private static final float UNITS = 500;
  private static final float CORNER = 40;
  private static final float TINY_DP = 44;
  private static final float PIPS_DP = 96;
  private static final float FIGURE_DP = 60;
  private static final String[] INDEX = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"
  };

  private final float density;
  private final CardColours colours;
  private final SuitShapes suits = new SuitShapes();
  private final CourtFigure court;
  private final CardBack back;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text =
      new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG | Paint.LINEAR_TEXT_FLAG);
  private final Path star = star();
  private final String joker;

  public CardPainter(Resources resources) {
    density = resources.getDisplayMetrics().density;
    colours = new CardColours(resources);
    court = new CourtFigure(colours, suits);
    back = new CardBack(colours);
    joker = resources.getString(dev.parlor.app.R.string.card_joker_mark);
    line.setStyle(Paint.Style.STROKE);
    text.setTypeface(Typeface.create("sans-serif-condensed", Typeface.BOLD));
    text.setTextAlign(Paint.Align.CENTER);
  }

  public void useFourColours(boolean four) {
    colours.useFour(four);
  }

  /** Draws a card of this width; a face that is not known is a back. */
  public void draw(Canvas canvas, @Nullable Card card, float left, float top, float width) {
    float dp = width / density;
    begin(canvas, left, top, width);
    if (card == null) {
      back.draw(canvas, dp < TINY_DP);
    } else {
      face(canvas, card, dp);
    }
    canvas.restore();
  }

  /** A card of which only the left side is to be seen: small ones have their index there. */
  public void drawCovered(Canvas canvas, @Nullable Card card, float left, float top, float width) {
    if (card == null || width / density >= TINY_DP) {
      draw(canvas, card, left, top, width);
      return;
    }
    begin(canvas, left, top, width);
    if (card.isJoker()) {
      star(canvas, 120, 190, 0.55f);
    } else {
      corner(canvas, card);
    }
    canvas.restore();
  }

  /** A joker that stands for a card: the index of that card, and a star. */
  public void drawStandIn(
      Canvas canvas, Card card, float left, float top, float width, boolean covered) {
    begin(canvas, left, top, width);
    fill.setColor(colours.joker);
    canvas.drawRoundRect(14, 14, UNITS - 14, UNITS * RATIO - 14, CORNER, CORNER, fill);
    corner(canvas, card);
    star(canvas, covered ? 120 : 340, covered ? 590 : 470, covered ? 0.45f : 0.75f);
    canvas.restore();
  }

  private void corner(Canvas canvas, Card card) {
    text.setColor(colours.of(card.suit()));
    text.setTextSize(230);
    boolean wide = card.rank() == Rank.TEN;
    text.setTextScaleX(wide ? 0.72f : 1);
    canvas.drawText(INDEX[card.rank().number() - 1], 120, 210, text);
    text.setTextScaleX(1);
    drawSuit(canvas, card.suit(), 120, 350, 190);
  }

  private void star(Canvas canvas, float x, float y, float scale) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(scale, scale);
    fill.setColor(colours.joker());
    canvas.drawPath(star, fill);
    canvas.restore();
  }

  /** A back with the mark that this card is sealed for the one who looks at it. */
  public void drawSealed(Canvas canvas, float left, float top, float width) {
    begin(canvas, left, top, width);
    back.draw(canvas, width / density < TINY_DP);
    back.lock(canvas);
    canvas.restore();
  }

  /** One suit, this high, around a point. */
  public void drawSuit(Canvas canvas, Suit suit, float x, float y, float height) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(height / 100, height / 100);
    fill.setColor(colours.of(suit));
    canvas.drawPath(suits.of(suit), fill);
    canvas.restore();
  }

  private void begin(Canvas canvas, float left, float top, float width) {
    float scale = width / UNITS;
    canvas.save();
    canvas.translate(left, top);
    canvas.scale(scale, scale);
    fill.setColor(colours.ivory);
    canvas.drawRoundRect(0, 0, UNITS, UNITS * RATIO, CORNER, CORNER, fill);
    float hair = Math.max(density, 1) / scale;
    line.setStrokeWidth(hair);
    line.setColor(colours.edge);
    canvas.drawRoundRect(
        hair / 2, hair / 2, UNITS - hair / 2, UNITS * RATIO - hair / 2, CORNER, CORNER, line);
  }

  private void face(Canvas canvas, Card card, float dp) {
    if (card.isJoker()) {
      jokerFace(canvas, dp);
    } else if (dp < TINY_DP) {
      tiny(canvas, card.rank(), card.suit());
    } else {
      boolean full = dp >= PIPS_DP || card.rank() == Rank.ACE || isFigure(card.rank(), dp);
      float size = full ? 134 : 190;
      index(canvas, card, size);
      canvas.save();
      canvas.rotate(180, 250, 350);
      index(canvas, card, size);
      canvas.restore();
      middle(canvas, card.rank(), card.suit(), dp);
    }
  }

  private void tiny(Canvas canvas, Rank rank, Suit suit) {
    text.setColor(colours.of(suit));
    text.setTextSize(330);
    canvas.drawText(INDEX[rank.number() - 1], 250, 300, text);
    drawSuit(canvas, suit, 250, 500, 290);
  }

  private void index(Canvas canvas, Card card, float size) {
    text.setColor(colours.of(card.suit()));
    text.setTextSize(size);
    boolean wide = card.rank() == Rank.TEN;
    text.setTextScaleX(wide ? 0.78f : 1);
    text.setLetterSpacing(wide ? -0.06f : 0);
    float x = 24 + 0.27f * size;
    canvas.drawText(INDEX[card.rank().number() - 1], x, 22 + 0.75f * size, text);
    text.setTextScaleX(1);
    text.setLetterSpacing(0);
    drawSuit(canvas, card.suit(), x, 34 + 1.08f * size, 0.5f * size);
  }

  private static boolean isFigure(Rank rank, float dp) {
    return rank.number() > 10 && dp >= FIGURE_DP;
  }

  private void middle(Canvas canvas, Rank rank, Suit suit, float dp) {
    int number = rank.number();
    if (isFigure(rank, dp)) {
      court.draw(canvas, rank, suit);
    } else if (number == 1) {
      ace(canvas, suit);
    } else if (number <= 10 && dp >= PIPS_DP) {
      pips(canvas, Pips.of(number), suit);
    } else {
      drawSuit(canvas, suit, 250, 360, 250);
    }
  }

  private void pips(Canvas canvas, float[] places, Suit suit) {
    for (int i = 0; i < places.length; i += 2) {
      canvas.save();
      if (Pips.upsideDown(places[i + 1])) {
        canvas.rotate(180, places[i], places[i + 1]);
      }
      drawSuit(canvas, suit, places[i], places[i + 1], 104);
      canvas.restore();
    }
  }

  private void ace(Canvas canvas, Suit suit) {
    line.setColor(colours.brass);
    line.setStrokeWidth(7);
    canvas.drawCircle(250, 350, 172, line);
    line.setStrokeWidth(3);
    canvas.drawCircle(250, 350, 158, line);
    drawSuit(canvas, suit, 250, 352, 230);
    canvas.save();
    canvas.translate(250, 352);
    canvas.scale(1.72f, 1.72f);
    line.setStrokeWidth(2.2f);
    line.setColor(colours.ivory);
    canvas.drawPath(suits.of(suit), line);
    canvas.restore();
    fill.setColor(colours.brass);
    for (int i = 0; i < 4; i++) {
      canvas.save();
      canvas.rotate(45 + 90 * i, 250, 350);
      canvas.drawCircle(250, 178, 13, fill);
      canvas.restore();
    }
  }

  private void jokerFace(Canvas canvas, float dp) {
    fill.setColor(colours.joker());
    canvas.save();
    canvas.translate(250, dp < TINY_DP ? 350 : 330);
    canvas.drawPath(star, fill);
    line.setColor(colours.brass);
    line.setStrokeWidth(9);
    canvas.drawPath(star, line);
    canvas.restore();
    if (dp >= TINY_DP) {
      text.setColor(colours.ink);
      text.setTextSize(92);
      canvas.drawText(joker, 250, 620, text);
    }
  }

  private static Path star() {
    Path path = new Path();
    for (int i = 0; i < 10; i++) {
      double angle = Math.PI * i / 5 - Math.PI / 2;
      double radius = i % 2 == 0 ? 190 : 82;
      float x = (float) (radius * Math.cos(angle));
      float y = (float) (radius * Math.sin(angle));
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.close();
    return path;
  }
}
