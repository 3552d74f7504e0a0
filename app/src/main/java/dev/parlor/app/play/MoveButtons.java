package dev.parlor.app.play;

import android.util.TypedValue;
import android.view.LayoutInflater;
import android.view.ViewGroup;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.tables.scene.Move;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The buttons of a table's moves. Those that are no longer shown are shown again later, because
 * making one takes longer than a frame has time for several.
 */
final class MoveButtons {
  private final LayoutInflater inflater;
  private final Map<Move.Weight, List<MaterialButton>> made = new EnumMap<>(Move.Weight.class);
  private final Map<Move.Weight, Integer> given = new EnumMap<>(Move.Weight.class);
  private final Map<Move.Weight, Float> letters = new EnumMap<>(Move.Weight.class);

  MoveButtons(LayoutInflater inflater) {
    this.inflater = inflater;
  }

  /** All buttons may be given once more. They stand in no row. */
  void takeBack() {
    given.clear();
  }

  /**
   * A button for this row, with letters as large as its kind has them. One that has to be held is
   * always new: it may have asked a screen reader's user to confirm something else.
   */
  MaterialButton give(ViewGroup row, Move.Weight weight) {
    if (weight == Move.Weight.GRAVE) {
      return make(row, weight);
    }
    List<MaterialButton> known = made.computeIfAbsent(weight, kind -> new ArrayList<>());
    int next = given.merge(weight, 1, Integer::sum) - 1;
    if (next == known.size()) {
      known.add(make(row, weight));
    }
    MaterialButton button = known.get(next);
    float usual = letters.computeIfAbsent(weight, kind -> button.getTextSize());
    button.setTextSize(TypedValue.COMPLEX_UNIT_PX, usual);
    return button;
  }

  private MaterialButton make(ViewGroup row, Move.Weight weight) {
    int layout =
        switch (weight) {
          case USUAL -> R.layout.move_usual;
          case NORMAL -> R.layout.move_normal;
          case GRAVE -> R.layout.move_grave;
          case QUIET -> R.layout.move_quiet;
        };
    return (MaterialButton) inflater.inflate(layout, row, false);
  }
}
