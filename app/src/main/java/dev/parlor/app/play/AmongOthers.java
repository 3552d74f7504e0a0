package dev.parlor.app.play;

import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import androidx.appcompat.widget.Toolbar;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.company.CompanyBar;
import dev.parlor.app.company.CompanyScreen;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.p2p.table.TableView;

/** What a table of several phones shows and does beyond practice. */
final class AmongOthers<V> {
  private final AppCompatActivity activity;
  private final PhoneSitting<V> sitting;

  AmongOthers(AppCompatActivity activity, PhoneSitting<V> sitting) {
    this.activity = activity;
    this.sitting = sitting;
  }

  void begin() {
    bar().whenLeft(this::leave);
    placeTheBar();
    activity.findViewById(R.id.leave).setVisibility(View.GONE);
    MaterialButton result = activity.findViewById(R.id.play_again);
    result.setText(R.string.result_see);
    result.setOnClickListener(view -> next(screens().result()));
    Nearby.of(activity)
        .sitting()
        .observe(
            activity,
            now -> {
              if (!now.isPresent() && !activity.isFinishing()) {
                next(screens().lobby());
              }
            });
    sitting.view().observe(activity, this::show);
  }

  /** On a low screen it stands in the place of the title, where no row of its own is left. */
  private void placeTheBar() {
    CompanyBar bar = bar();
    if (activity.getResources().getBoolean(R.bool.slim)) {
      MaterialToolbar toolbar = activity.findViewById(R.id.toolbar);
      ((ViewGroup) bar.getParent()).removeView(bar);
      toolbar.setContentInsetStartWithNavigation(0);
      toolbar.addView(
          bar,
          new Toolbar.LayoutParams(
              ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
    }
  }

  private CompanyBar bar() {
    return activity.findViewById(R.id.company);
  }

  private void show(SittingView<V> now) {
    if (now.table().stage() == TableView.Stage.BROKEN) {
      next(screens().lobby());
    } else {
      CompanyBar bar = bar();
      bar.tellsOut(activity.findViewById(R.id.table_out));
      bar.show(CompanyScreen.of(now), sitting::now);
      TextView trouble = activity.findViewById(R.id.middle_trouble);
      trouble.setText(bar.trouble());
      trouble.setVisibility(trouble.length() > 0 ? View.VISIBLE : View.GONE);
    }
  }

  /**
   * Leaves the table. The screen closes first, because a screen that loses its table would explain
   * why.
   */
  void leave() {
    activity.finish();
    sitting.leave();
  }

  private Nearby.Holder screens() {
    return Nearby.Holder.of(activity);
  }

  private void next(Intent screen) {
    activity.startActivity(screen);
    activity.finish();
  }
}
