package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import dev.parlor.app.card.CardPainter;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws what lies on the felt. Allocates nothing while it draws. */
final class FeltPainter {
  private static final float CORNER = 0.08f; // of a card's width
  private static final int DIM = 150;
  private static final int LOCKED = 190;

  final CardPainter cards;
  final PaintInk ink = new PaintInk();
  private final FeltColours colours;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float dp;

  FeltPainter(Context context) {
    cards = new CardPainter(context.getResources());
    cards.prepare();
    colours = new FeltColours(context);
    dp = context.getResources().getDisplayMetrics().density;
    line.setStyle(Paint.Style.STROKE);
  }

  void words(Canvas canvas, List<Laid.Words> words, boolean scrolling) {
    for (int i = 0; i < words.size(); i++) {
      Laid.Words each = words.get(i);
      if (each.scrolls() == scrolling) {
        Paint pen = ink.pen(each.size(), each.bold());
        pen.setColor(each.bold() ? colours.ivory : colours.quiet);
        canvas.drawText(each.text(), each.x(), each.base(), pen);
      }
    }
  }

  void frames(Canvas canvas, List<Laid.Frame> frames, boolean scrolling) {
    for (int i = 0; i < frames.size(); i++) {
      Laid.Frame frame = frames.get(i);
      if (frame.scrolls() == scrolling) {
        Box box = frame.box();
        float out = 3 * dp;
        line.setColor(colours.brass);
        line.setAlpha(255);
        line.setStrokeWidth(2.5f * dp);
        canvas.drawRoundRect(
            box.left() - out,
            box.top() - out,
            box.right() + out,
            box.bottom() + out,
            8 * dp,
            8 * dp,
            line);
      }
    }
  }

  void decks(Canvas canvas, List<Laid.Deck> decks) {
    for (int i = 0; i < decks.size(); i++) {
      Laid.Deck deck = decks.get(i);
      Box box = deck.box();
      if (deck.cards() > 0) {
        for (int edge = Math.min(2, deck.cards() - 1); edge > 0; edge--) {
          cards.draw(
              canvas, null, box.left() + edge * dp, box.top() + edge * 1.5f * dp, box.width());
        }
        cards.draw(canvas, null, box.left(), box.top(), box.width());
        if (deck.target()) {
          ring(canvas, box);
        }
      } else {
        gap(canvas, box);
      }
      count(canvas, deck, box);
    }
  }

  private void count(Canvas canvas, Laid.Deck deck, Box box) {
    Paint pen = ink.pen(deck.figures(dp), true);
    pen.setColor(colours.ivory);
    float half = pen.getTextSize() * 0.36f;
    switch (deck.where()) {
      case BESIDE -> {
        float x = box.right() + 6 * dp + pen.measureText(deck.count()) / 2;
        canvas.drawText(deck.count(), x, box.centerY() + half, pen);
      }
      case BEFORE -> {
        float x = box.left() - 6 * dp - pen.measureText(deck.count()) / 2;
        canvas.drawText(deck.count(), x, box.centerY() + half, pen);
      }
      case BELOW ->
          canvas.drawText(
              deck.count(), box.centerX(), box.bottom() + pen.getTextSize() + 4 * dp, pen);
      case UPON -> {
        if (deck.cards() > 0 && !deck.count().isEmpty()) {
          fill.setColor(colours.shade);
          fill.setAlpha(235);
          float round = Math.min(pen.getTextSize() * 0.95f, box.width() * 0.34f);
          canvas.drawCircle(box.centerX(), box.centerY(), round, fill);
          canvas.drawText(deck.count(), box.centerX(), box.centerY() + half, pen);
        }
      }
    }
  }

  void gaps(Canvas canvas, List<Box> gaps) {
    for (int i = 0; i < gaps.size(); i++) {
      gap(canvas, gaps.get(i));
    }
  }

  /** What lies above everything else. */
  void board(Canvas canvas, Box box) {
    fill.setColor(colours.shade);
    fill.setAlpha(255);
    canvas.drawRoundRect(box.left(), box.top(), box.right(), box.bottom(), 20 * dp, 20 * dp, fill);
  }

  private void gap(Canvas canvas, Box box) {
    line.setColor(colours.quiet);
    line.setAlpha(70);
    line.setStrokeWidth(1.5f * dp);
    float corner = box.width() * CORNER;
    canvas.drawRoundRect(box.left(), box.top(), box.right(), box.bottom(), corner, corner, line);
  }

  private void ring(Canvas canvas, Box box) {
    line.setColor(colours.brass);
    line.setAlpha(255);
    line.setStrokeWidth(3 * dp);
    float out = 1.5f * dp;
    float corner = box.width() * CORNER + out;
    canvas.drawRoundRect(
        box.left() - out,
        box.top() - out,
        box.right() + out,
        box.bottom() + out,
        corner,
        corner,
        line);
  }

  /** Draws a card, on its way or where it lies. */
  void card(Canvas canvas, Motion.Flight flight, long now, boolean open) {
    float part = flight.part(now);
    Box from = flight.from;
    Box to = flight.card.box();
    float left = from.left() + (to.left() - from.left()) * part;
    float top = from.top() + (to.top() - from.top()) * part;
    float width = from.width() + (to.width() - from.width()) * part;
    boolean turned = part >= 0.5f || !flight.turns;
    @Nullable Card face = turned ? flight.face : flight.before;
    float squeeze = flight.turns ? Math.abs(1 - 2 * part) : 1;
    if (part >= 1 || !flight.moves()) {
      face(canvas, flight.card, flight.face, to.left(), to.top(), to.width(), open);
      return;
    }
    if (flight.way == Motion.Way.APPEARS) {
      canvas.saveLayerAlpha(
          left - dp, top - dp, left + width + dp, top + width * 1.4f + dp, (int) (255 * part));
    } else {
      canvas.save();
    }
    canvas.scale(squeeze, 1, left + width / 2, top);
    face(canvas, flight.card, face, left, top, width, open);
    canvas.restore();
  }

  /** Draws a card with all its marks. */
  void face(
      Canvas canvas,
      Laid.Card card,
      @Nullable Card face,
      float left,
      float top,
      float width,
      boolean open) {
    Spot spot = card.spot();
    for (int edge = card.under(); edge > 0; edge--) {
      cards.draw(canvas, null, left, top + edge * 2 * dp, width);
    }
    if (face == null && spot.has(Mark.SEALED) && !open) {
      cards.drawSealed(canvas, left, top, width);
    } else if (face != null && spot.standsFor() != null) {
      cards.drawStandIn(canvas, spot.standsFor(), left, top, width, card.covered());
    } else if (card.covered()) {
      cards.drawCovered(canvas, face, left, top, width);
    } else {
      cards.draw(canvas, face, left, top, width);
    }
    float right = left + width;
    float bottom = top + width * CardPainter.RATIO;
    float corner = width * CORNER;
    if (spot.has(Mark.LOCKED)) {
      shade(canvas, left, top, right, bottom + card.under() * 2 * dp, corner, LOCKED);
      lock(canvas, (left + right) / 2, (top + bottom) / 2, width);
    } else if (spot.has(Mark.DIM)) {
      shade(canvas, left, top, right, bottom, corner, DIM);
    }
    rings(canvas, spot, left, top, right, bottom, corner);
  }

  private void rings(
      Canvas canvas, Spot spot, float left, float top, float right, float bottom, float corner) {
    boolean picked = spot.has(Mark.PICKED) || spot.has(Mark.COUNTS);
    boolean watched = spot.has(Mark.WATCHED) || spot.has(Mark.PEEKED) || spot.has(Mark.MUST_USE);
    boolean glows = spot.has(Mark.GLOWING) || (spot.target() && spot.at().kind() != At.Kind.OWN);
    boolean bound = spot.has(Mark.MUST_USE) || spot.has(Mark.TAKEN);
    if (!picked && !watched && !glows && !bound && !spot.has(Mark.UNPROVEN)) {
      return;
    }
    line.setColor(bound || spot.has(Mark.WATCHED) ? colours.warn : colours.brass);
    line.setAlpha(picked || watched ? 255 : 170);
    line.setStrokeWidth((picked ? 3.5f : 2) * dp);
    float in = dp;
    canvas.drawRoundRect(left + in, top + in, right - in, bottom - in, corner, corner, line);
  }

  private void shade(
      Canvas canvas, float left, float top, float right, float bottom, float corner, int alpha) {
    fill.setColor(colours.shade);
    fill.setAlpha(alpha);
    canvas.drawRoundRect(left, top, right, bottom, corner, corner, fill);
  }

  /** Draws a lock over a pile that is closed for good, so that nobody takes it for a deck. */
  private void lock(Canvas canvas, float x, float y, float width) {
    float unit = width / 10;
    line.setColor(colours.quiet);
    line.setAlpha(230);
    line.setStrokeWidth(unit * 0.55f);
    canvas.drawArc(x - unit, y - 2.1f * unit, x + unit, y + 0.5f * unit, 180, 180, false, line);
    canvas.drawLine(x - unit, y - 0.8f * unit, x - unit, y, line);
    canvas.drawLine(x + unit, y - 0.8f * unit, x + unit, y, line);
    fill.setColor(colours.quiet);
    fill.setAlpha(230);
    canvas.drawRoundRect(
        x - 1.6f * unit, y - 0.1f * unit, x + 1.6f * unit, y + 2 * unit, unit / 3, unit / 3, fill);
  }
}
