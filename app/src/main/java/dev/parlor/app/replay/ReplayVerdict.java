package dev.parlor.app.replay;

import android.content.Context;
import android.content.res.ColorStateList;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import java.util.stream.Collectors;

/** What the check of a match has found: who lied, or that nobody did. */
final class ReplayVerdict {
  private ReplayVerdict() {}

  static void show(TextView verdict, TableReplay replay, FeltWords sayer) {
    Context context = verdict.getContext();
    if (replay.entries() == 0) { // practice on one phone, where there was nobody to check
      verdict.setVisibility(replay.chip().isPresent() ? View.VISIBLE : View.GONE);
      replay
          .chip()
          .ifPresent(chip -> verdict.setText(context.getString(R.string.replay_chip, chip)));
      return;
    }
    sayer.to(replay.people(), true);
    boolean clean = replay.lies().isEmpty();
    int many = (int) Math.min(Integer.MAX_VALUE, replay.entries());
    verdict.setText(
        clean
            ? context.getResources().getQuantityString(R.plurals.replay_clean, many, many)
            : replay.lies().stream().map(sayer::shown).collect(Collectors.joining("\n")));
    verdict.setCompoundDrawablesRelativeWithIntrinsicBounds(
        clean ? R.drawable.ic_shield_whole : R.drawable.ic_shield_broken, 0, 0, 0);
    verdict.setCompoundDrawableTintList(
        ColorStateList.valueOf(
            context.getColor(clean ? R.color.shield_whole : R.color.shield_broken)));
  }
}
