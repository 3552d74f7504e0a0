package dev.parlor.app.table;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import java.util.List;
import java.util.function.BiConsumer;

/** A row for each thing that a screen lists, one below the other. */
public final class Rows {
  private Rows() {}

  /**
   * Shows these things. Existing rows are kept, so that a finger or a screen reader on one is not
   * disturbed.
   */
  public static <T> void show(
      ViewGroup parent, int layout, List<T> things, BiConsumer<View, T> fill) {
    while (parent.getChildCount() > things.size()) {
      parent.removeViewAt(parent.getChildCount() - 1);
    }
    while (parent.getChildCount() < things.size()) {
      LayoutInflater.from(parent.getContext()).inflate(layout, parent, true);
    }
    for (int i = 0; i < things.size(); i++) {
      fill.accept(parent.getChildAt(i), things.get(i));
    }
  }
}
