package dev.parlor.app.felt;

import android.widget.OverScroller;

/** How far something is scrolled that is too long for its place. A fling slows down by itself. */
final class FeltScroll {
  private final FeltView felt;
  private final OverScroller fling;
  private final Runnable frame = this::goOn;
  private float at;

  FeltScroll(FeltView felt) {
    this.felt = felt;
    fling = new OverScroller(felt.getContext());
  }

  float at() {
    return at;
  }

  /** Scrolls to this place, or as far as there is anything. */
  void to(float wished) {
    at = Math.max(0, Math.min(felt.hidden(), wished));
    felt.invalidate();
  }

  /** A finger has let go at so many pixels a second. The felt scrolls on, if things may move. */
  void fling(float speed) {
    if (felt.isMoving()) {
      fling.fling(0, Math.round(at), 0, Math.round(speed), 0, 0, 0, (int) felt.hidden());
      felt.postOnAnimation(frame);
    }
  }

  /** A finger holds it. */
  void hold() {
    fling.forceFinished(true);
  }

  private void goOn() {
    if (fling.computeScrollOffset()) {
      to(fling.getCurrY());
      felt.postOnAnimation(frame);
    }
  }
}
