package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The cursor of a line under a sliding finger. It follows from stop to stop, even when the finger
 * is above or below the line. Looking back is no move, so it applies to the scene that is shown by
 * then.
 */
final class SlidCursor {
  private final FeltView felt;

  SlidCursor(FeltView felt) {
    this.felt = felt;
  }

  /** A place on a line along which the cursor can be moved. */
  static boolean isStop(Laid.@Nullable Node node) {
    return node != null && node.target() && node.at().kind() == At.Kind.GAUGE;
  }

  /**
   * The finger is here now.
   *
   * @param down where it came down
   */
  void to(float x, Laid.@Nullable Node down, FeltTouch.@Nullable Hands person) {
    Scene scene = felt.scene();
    Laid laid = felt.laid();
    if (down == null || person == null || scene == null || laid == null) {
      return;
    }
    Laid.Node stop = laid.under(x, down.box().centerY(), 0, SlidCursor::isStop).orElse(down);
    if (!isShown(scene, stop.at())) {
      person.tap(scene, stop.at());
    }
  }

  private static boolean isShown(Scene scene, At stop) {
    return scene.gauges().stream()
        .anyMatch(
            gauge ->
                gauge.at().equals(stop.whole())
                    && gauge.cursor().equals(OptionalInt.of(stop.index())));
  }
}
