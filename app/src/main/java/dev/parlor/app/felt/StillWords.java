package dev.parlor.app.felt;

import android.graphics.Canvas;
import android.graphics.Picture;

/**
 * The words that stand on the felt until something else is laid on it. Setting words is the slowest
 * thing on the screen of a table, so it is done once for each layout and not in every frame.
 */
final class StillWords {
  private final FeltPainter painter;
  private final Picture fixed = new Picture();
  private final Picture scrolled = new Picture();
  private boolean anyFixed;
  private boolean anyScrolled;

  StillWords(FeltPainter painter) {
    this.painter = painter;
  }

  void lay(Laid laid, Ground ground) {
    anyFixed = laid.words().stream().anyMatch(each -> !each.scrolls());
    anyScrolled = laid.words().stream().anyMatch(Laid.Words::scrolls);
    tell(fixed, laid, ground, false);
    tell(scrolled, laid, ground, true);
  }

  private void tell(Picture picture, Laid laid, Ground ground, boolean scrolling) {
    int wide = (int) Math.ceil(ground.width());
    int high = (int) Math.ceil(ground.height() + laid.hidden());
    painter.words(picture.beginRecording(wide, high), laid.words(), scrolling);
    picture.endRecording();
  }

  void draw(Canvas canvas, boolean scrolling) {
    if (scrolling ? anyScrolled : anyFixed) {
      canvas.drawPicture(scrolling ? scrolled : fixed);
    }
  }
}
