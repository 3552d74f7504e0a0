package dev.parlor.app.play;

import android.view.HapticFeedbackConstants;
import android.view.View;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;

/** Says that the table waits for this person: a lit edge, a tick for the hand, a chime. */
final class TurnCue {
  private final View edge;
  private final Settings settings;
  private final Chime chime;
  private boolean waited;

  TurnCue(View edge, Settings settings) {
    this.edge = edge;
    this.settings = settings;
    chime = new Chime(edge.getContext());
  }

  /**
   * @param mine whether it is this person's turn
   */
  void show(boolean mine) {
    edge.setVisibility(mine ? View.VISIBLE : View.INVISIBLE);
    if (mine && waited) {
      if (settings.has(Toggle.HAPTICS)) {
        edge.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK);
      }
      if (settings.has(Toggle.SOUND)) {
        chime.ring();
      }
    }
    waited = !mine;
  }

  void rest() {
    chime.rest();
  }
}
