package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Passages;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Paints a felt at one moment: what lies still, what moves, and what a finger carries. */
final class FeltDrawing {
  private final FeltPainter painter;
  private final PlatePainter plates;
  private final LinePainter lines;
  private final ClockPainter clocks;
  private final ScrollCue cue;
  private final StillWords words;
  private final Motion motion = new Motion();
  private final FeltTouch touch;
  private @Nullable Scene shown;
  private boolean open;
  private Box cover = Box.NONE; // something opened that lies above the rest

  FeltDrawing(Context context, FeltTouch touch) {
    painter = new FeltPainter(context);
    plates = new PlatePainter(context, painter.ink);
    lines = new LinePainter(context, painter.ink);
    clocks = new ClockPainter(context);
    cue = new ScrollCue(context);
    words = new StillWords(painter);
    this.touch = touch;
  }

  /** What measures words as they are painted. */
  Ink ink() {
    return painter.ink;
  }

  void useFourColours(boolean four) {
    painter.cards.useFourColours(four);
  }

  void show(List<Clock> running) {
    clocks.show(running);
  }

  /**
   * Moves everything from where it lies to where it shall lie.
   *
   * @param scene what is laid out
   * @param cardsOpen whether the own cards are seen
   * @param moving whether it is seen to go there
   */
  void follow(Laid next, Scene scene, Ground ground, boolean cardsOpen, boolean moving, long time) {
    open = cardsOpen;
    words.lay(next, ground);
    Scene before = shown == null ? scene : shown;
    if (before.key().match() != scene.key().match()) {
      motion.forget();
    }
    shown = scene;
    motion.follow(next, Passages.between(before, scene), this::face, moving, time);
  }

  private @Nullable Card face(Laid.Card card) {
    return card.spot().has(Mark.SEALED) && !open ? null : card.spot().face();
  }

  /** Whether it will look different a moment later. */
  boolean isRunning(long time, long behind) {
    return !motion.isOver(time) || clocks.isRunning(time - behind);
  }

  /**
   * @param behind how much earlier it is by the clock of the table than by that of the phone
   */
  void draw(Canvas canvas, Laid laid, Ground ground, float scroll, long time, long behind) {
    float small = ground.text(12, 15);
    plates.drawFor(ground);
    clocks.window(canvas, ground.width(), time - behind);
    for (int i = 0; i < laid.plates().size(); i++) {
      Laid.PlateAt plate = laid.plates().get(i);
      plates.plate(canvas, plate, clocks.left(plate.plate().seat(), time - behind));
    }
    painter.gaps(canvas, laid.gaps());
    painter.decks(canvas, laid.decks());
    for (int i = 0; i < laid.lines().size(); i++) {
      lines.line(canvas, laid.lines().get(i), small);
    }
    words.draw(canvas, false);
    cover = laid.raised().box();
    scrolled(canvas, laid, scroll, time);
    cards(canvas, false, false, 0, time);
    painter.frames(canvas, laid.frames(), false);
    for (int i = 0; i < laid.coins().size(); i++) {
      plates.coins(canvas, laid.coins().get(i));
    }
    cards(canvas, false, true, 0, time);
    across(canvas, laid, scroll, time);
    cue.draw(canvas, laid, ground, scroll);
    raised(canvas, laid.raised());
    touch.draw(canvas, painter);
  }

  /**
   * Whether an opened sheet covers this box, even in part. Such a card is not drawn, because a
   * corner beside a round one would look like a speck.
   */
  private boolean isCovered(Box box, float scroll) {
    return box.left() < cover.right()
        && box.right() > cover.left()
        && box.top() - scroll < cover.bottom()
        && box.bottom() - scroll > cover.top();
  }

  private void raised(Canvas canvas, Laid.Raised raised) {
    if (raised.cards().isEmpty()) {
      return;
    }
    painter.board(canvas, raised.box());
    painter.words(canvas, raised.words(), false);
    for (int i = 0; i < raised.cards().size(); i++) {
      Laid.Card card = raised.cards().get(i);
      Box box = card.box();
      painter.face(canvas, card, face(card), box.left(), box.top(), box.width(), open);
    }
  }

  private void scrolled(Canvas canvas, Laid laid, float scroll, long time) {
    Box box = laid.scrolled();
    if (box.width() <= 0) {
      return;
    }
    canvas.save();
    canvas.clipRect(box.left() - 8, box.top(), box.right() + 8, box.bottom());
    canvas.translate(0, -scroll);
    words.draw(canvas, true);
    cards(canvas, true, false, scroll, time);
    painter.frames(canvas, laid.frames(), true);
    flights(canvas, box, false, scroll, time);
    canvas.restore();
  }

  /** Draws what flies into the scrolled part and out of it, over everything on its way. */
  private void across(Canvas canvas, Laid laid, float scroll, long time) {
    canvas.save();
    canvas.translate(0, -scroll);
    flights(canvas, laid.scrolled(), true, scroll, time);
    canvas.restore();
  }

  private void flights(Canvas canvas, Box window, boolean inSight, float scroll, long time) {
    List<Motion.Flight> flights = motion.flights();
    for (int i = 0; i < flights.size(); i++) {
      Motion.Flight flight = flights.get(i);
      boolean flies = flight.card.scrolls() && flight.isUnderWay(time);
      if (flies && flight.isInSight(window, scroll) == inSight && isSeen(flight, scroll)) {
        painter.card(canvas, flight, time, open);
      }
    }
  }

  private boolean isSeen(Motion.Flight flight, float scroll) {
    return !touch.carries(flight.card) && !isCovered(flight.card.box(), scroll);
  }

  private void cards(Canvas canvas, boolean scrolling, boolean moving, float scroll, long time) {
    List<Motion.Flight> flights = motion.flights();
    for (int i = 0; i < flights.size(); i++) {
      Motion.Flight flight = flights.get(i);
      boolean flies = flight.isUnderWay(time);
      boolean isThere = flies || flight.way != Motion.Way.LEAVES;
      boolean here = isThere && flight.card.scrolls() == scrolling && flies == moving;
      if (here && isSeen(flight, scroll)) {
        painter.card(canvas, flight, time, open);
      }
    }
  }
}
