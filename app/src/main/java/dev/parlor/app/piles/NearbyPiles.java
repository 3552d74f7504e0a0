package dev.parlor.app.piles;

import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.company.CompanyBar;
import dev.parlor.app.company.CompanyScreen;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.Sitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.GameId;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;

/** What the table of High/Low Piles shows and does beyond practice when several phones play. */
final class NearbyPiles {
  private final AppCompatActivity activity;
  private final Nearby nearby;
  private final Sitting<PilesView> sitting;
  private final PilesViewModel table;

  NearbyPiles(AppCompatActivity activity, Sitting<PilesView> sitting, PilesViewModel table) {
    this.activity = activity;
    this.nearby = Nearby.of(activity);
    this.sitting = sitting;
    this.table = table;
  }

  /** The table of this game at which this phone sits. */
  static Optional<Sitting<PilesView>> sitting(AppCompatActivity activity) {
    Optional<Sitting<?>> now = Nearby.of(activity).sitting().getValue();
    return (now == null ? Optional.<Sitting<?>>empty() : now)
        .filter(sitting -> sitting.game() == GameId.PILES)
        .map(sitting -> sitting.of(GameKits.PILES));
  }

  void begin() {
    activity.getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
    bar().whenLeft(this::leave);
    activity.findViewById(R.id.leave).setVisibility(View.GONE);
    MaterialButton result = activity.findViewById(R.id.play_again);
    result.setText(R.string.result_see);
    ((ViewGroup.MarginLayoutParams) result.getLayoutParams()).setMarginStart(0);
    result.setOnClickListener(view -> next(ResultActivity.class));
    nearby
        .sitting()
        .observe(
            activity,
            now -> {
              if (!now.isPresent() && !activity.isFinishing()) {
                toLobby();
              }
            });
    sitting.view().observe(activity, this::show);
  }

  private CompanyBar bar() {
    return activity.findViewById(R.id.company);
  }

  private void show(SittingView<PilesView> now) {
    if (now.table().stage() == TableView.Stage.BROKEN) {
      toLobby();
      return;
    }
    CompanyScreen company = CompanyScreen.of(now, sitting.hosting());
    bar().show(company);
    table.company(company.callsigns(), now.table().pending());
  }

  private void leave() {
    sitting.leave();
    activity.finish();
  }

  private void toLobby() {
    next(LobbyActivity.class);
  }

  private void next(Class<?> screen) {
    activity.startActivity(new android.content.Intent(activity, screen));
    activity.finish();
  }
}
