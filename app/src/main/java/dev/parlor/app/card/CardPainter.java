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

/** Draws every card of every game. Not thread-safe; each view can afford one of its own. */
public final class CardPainter {
  /** The height of a card divided by its width. */
  public static final float RATIO = 1.4f;

  private static final float UNITS = 500;
  private static final float CORNER = 40;
  private static final float TINY_DP = 44;
  private static final float PIPS_DP = 96;
  private static final float FIGURE_DP = 60;

  private final float density;
  private final CardColours colours;
  private final SuitShapes suits = new SuitShapes();
  private final CardShapes shapes = new CardShapes(suits);
  private final CourtFigure court;
  private final CardBack back;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text =
      new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG | Paint.LINEAR_TEXT_FLAG);
  private final Path star = star();
  private final Path studs = studs();
  private final String joker;

  public CardPainter(Resources resources) {
    density = resources.getDisplayMetrics().density;
    colours = new CardColours(resources);
    court = new CourtFigure(colours);
    back = new CardBack(colours);
    joker = resources.getString(dev.parlor.app.R.string.card_joker_mark);
    line.setStyle(Paint.Style.STROKE);
    text.setTypeface(Typeface.create("sans-serif-condensed", Typeface.BOLD));
    text.setTextAlign(Paint.Align.CENTER);
  }

  public void useFourColours(boolean four) {
    colours.useFour(four);
    court.forget();
    prepareFigures();
  }

  /** Makes everything that would otherwise be made when a face is drawn for the first time. */
  public void prepare() {
    shapes.makeAll();
    prepareFigures();
  }

  private void prepareFigures() {
    for (Suit suit : Suit.values()) {
      court.of(Rank.JACK, suit);
      court.of(Rank.QUEEN, suit);
      court.of(Rank.KING, suit);
    }
  }

  /** Draws a card of this width. An unknown face is drawn as a back. */
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

  /** Draws a card of which only the left side can be seen. Small cards have their index there. */
  public void drawCovered(Canvas canvas, @Nullable Card card, float left, float top, float width) {
    if (card == null || width / density >= TINY_DP) {
      draw(canvas, card, left, top, width);
      return;
    }
    begin(canvas, left, top, width);
    if (card.isJoker()) {
      star(canvas, 120, 190, 0.55f);
    } else {
      shape(canvas, CardShapes.Form.CORNER, card);
    }
    canvas.restore();
  }

  /** A joker that stands for a card: the index of that card, and a star. */
  public void drawStandIn(
      Canvas canvas, Card card, float left, float top, float width, boolean covered) {
    begin(canvas, left, top, width);
    fill.setColor(colours.joker);
    canvas.drawRoundRect(14, 14, UNITS - 14, UNITS * RATIO - 14, CORNER, CORNER, fill);
    shape(canvas, CardShapes.Form.CORNER, card);
    star(canvas, covered ? 120 : 340, covered ? 590 : 470, covered ? 0.45f : 0.75f);
    canvas.restore();
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
      shape(canvas, CardShapes.Form.TINY, card);
    } else if (isFull(card.rank(), dp)) {
      full(canvas, card);
    } else {
      shape(canvas, CardShapes.Form.PLAIN, card);
    }
  }

  private static boolean isFull(Rank rank, float dp) {
    return dp >= PIPS_DP || rank == Rank.ACE || (rank.number() > 10 && dp >= FIGURE_DP);
  }

  private void full(Canvas canvas, Card card) {
    if (card.rank() == Rank.ACE) {
      rings(canvas);
    } else if (card.rank().number() > 10) {
      court.draw(canvas, card.rank(), card.suit());
    }
    shape(canvas, CardShapes.Form.FULL, card);
    if (card.rank() == Rank.ACE) {
      ace(canvas, card.suit());
    }
  }

  private void shape(Canvas canvas, CardShapes.Form form, Card card) {
    fill.setColor(colours.of(card.suit()));
    canvas.drawPath(shapes.of(form, card), fill);
  }

  private void rings(Canvas canvas) {
    line.setColor(colours.brass);
    line.setStrokeWidth(7);
    canvas.drawCircle(250, 350, 172, line);
    line.setStrokeWidth(3);
    canvas.drawCircle(250, 350, 158, line);
  }

  private void ace(Canvas canvas, Suit suit) {
    line.setStrokeWidth(3.8f);
    line.setColor(colours.ivory);
    canvas.drawPath(shapes.inlay(suit), line);
    fill.setColor(colours.brass);
    canvas.drawPath(studs, fill);
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

  /** The studs on the ring around the suit of an ace. */
  private static Path studs() {
    Path path = new Path();
    float out = 172 * (float) Math.sqrt(0.5);
    for (int i = 0; i < 4; i++) {
      float x = 250 + (i % 2 == 0 ? out : -out);
      float y = 350 + (i < 2 ? out : -out);
      path.addCircle(x, y, 13, Path.Direction.CW);
    }
    return path;
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
