package dev.parlor.app.station;

import android.content.Context;
import android.view.Gravity;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.NumberPicker;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dev.parlor.app.R;

/**
 * Asks a station's owner what it takes to be listed, because three friends want less than a club.
 */
final class ListingQuestion {
  private static final int MOST_GAMES = 50;
  private static final int MOST_OPPONENTS = 20;

  private ListingQuestion() {}

  /** Takes what was chosen. */
  interface Answer {
    void list(int games, int opponents);
  }

  static void ask(Context context, StationView.Listing now, Answer answer) {
    NumberPicker games = picker(context, R.string.station_games_spoken, MOST_GAMES, now.games());
    NumberPicker opponents =
        picker(context, R.string.station_opponents_spoken, MOST_OPPONENTS, now.opponents());
    LinearLayout both = new LinearLayout(context);
    both.setGravity(Gravity.CENTER);
    both.addView(games);
    both.addView(opponents);
    new MaterialAlertDialogBuilder(context)
        .setTitle(R.string.station_listing_title)
        .setMessage(R.string.station_listing_text)
        .setView(both)
        .setPositiveButton(
            android.R.string.ok,
            (dialog, which) -> answer.list(games.getValue(), opponents.getValue()))
        .setNegativeButton(android.R.string.cancel, null)
        .show();
  }

  private static NumberPicker picker(Context context, int spoken, int most, int now) {
    NumberPicker picker = new NumberPicker(context);
    picker.setMinValue(1);
    picker.setMaxValue(Math.max(most, now));
    picker.setValue(now);
    picker.setContentDescription(context.getString(spoken));
    picker.setMinimumWidth(Math.round(96 * context.getResources().getDisplayMetrics().density));
    picker.setLayoutParams(
        new LinearLayout.LayoutParams(
            ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
    return picker;
  }
}
