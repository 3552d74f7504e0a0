package dev.parlor.app.home;

import android.content.Intent;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.GridLayout;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.LiveData;
import dev.parlor.app.R;
import dev.parlor.app.card.FanView;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.records.RecordsActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.station.StationActivity;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The first screen: a tile for every game that can be played, and the way back to a table. */
public final class HomeActivity extends AppCompatActivity {
  private static final float LARGE_TEXT = 1.7f;

  /** A space without a width. */
  private static final char BREAK = '\u200b';

  private static final String SHEET = "sheet";
  private static final String SHEET_OF = "sheet of";

  /** What was opened last; it may be closed. */
  private @Nullable StartSheet sheet;

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_home);
    Edges.fit(this);
    opens(R.id.home_results, new Intent(this, RecordsActivity.class));
    opens(R.id.home_station, StationActivity.intent(this));
    opens(R.id.home_me, MeActivity.intent(this));
    opens(R.id.home_settings, SettingsActivity.intent(this));
    opens(R.id.home_join, JoinActivity.intent(this));
    opens(R.id.home_scan, JoinActivity.scan(this));
    GridLayout tiles = findViewById(R.id.tiles);
    if (getResources().getConfiguration().fontScale >= LARGE_TEXT) {
      tiles.setColumnCount(Math.max(1, tiles.getColumnCount() / 2));
    }
    for (TableKit<?, ?> kit : Household.of(this).kits().all()) {
      tiles.addView(tile(tiles, kit));
    }
    Nearby nearby = Household.of(this).nearby();
    nearby.sitting().observe(this, sitting -> showWayBack(nearby));
    nearby.left().observe(this, left -> showWayBack(nearby));
    if (saved != null) {
      openAgain(saved);
    }
    if (saved == null && !new Settings(this).has(Toggle.WELCOMED)) {
      startActivity(WelcomeActivity.intent(this));
    }
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    if (sheet != null && sheet.isShowing()) {
      state.putString(SHEET_OF, sheet.kit().game().id().id());
      state.putBundle(SHEET, sheet.onSaveInstanceState());
    }
  }

  /** A phone that is turned keeps the sheet that is open. */
  private void openAgain(Bundle saved) {
    Bundle chosen = saved.getBundle(SHEET);
    if (chosen != null) {
      Household.of(this)
          .kits()
          .named(saved.getString(SHEET_OF, ""))
          .ifPresent(kit -> open(kit).onRestoreInstanceState(chosen));
    }
  }

  private StartSheet open(TableKit<?, ?> kit) {
    StartSheet opened = new StartSheet(this, kit);
    sheet = opened;
    return opened;
  }

  @Override
  protected void onDestroy() {
    if (sheet != null) {
      sheet.dismiss();
    }
    super.onDestroy();
  }

  private void opens(int button, Intent screen) {
    findViewById(button).setOnClickListener(view -> startActivity(screen));
  }

  /** The cards on the tiles have the colours that were chosen last. */
  @Override
  protected void onStart() {
    super.onStart();
    boolean fourColours = new Settings(this).has(Toggle.FOUR_COLOURS);
    GridLayout tiles = findViewById(R.id.tiles);
    List<? extends TableKit<?, ?>> kits = Household.of(this).kits().all();
    for (int i = 0; i < kits.size(); i++) {
      FanView art = tiles.getChildAt(i).findViewById(R.id.tile_art);
      art.show(kits.get(i).tile().art(), fourColours);
    }
  }

  private View tile(ViewGroup parent, TableKit<?, ?> kit) {
    View tile = LayoutInflater.from(this).inflate(R.layout.game_tile, parent, false);
    tile.<TextView>findViewById(R.id.tile_title).setText(breakable(kit));
    tile.<TextView>findViewById(R.id.tile_meta)
        .setText(getString(R.string.home_meta, players(kit), kit.tile().minutes()));
    tile.setOnClickListener(view -> open(kit).show());
    return tile;
  }

  /**
   * The name of a game with places where its line may break. Android does not break a line at a
   * hyphen, but inside a word that is too long.
   */
  private String breakable(TableKit<?, ?> kit) {
    return GameNames.of(this, kit.game().id()).replace("-", "-" + BREAK);
  }

  private String players(TableKit<?, ?> kit) {
    int least = kit.game().game().seats().least();
    int most = kit.game().phones().most();
    return least == most
        ? getString(R.string.home_players_exactly, most)
        : getString(R.string.home_players, least, most);
  }

  /**
   * Shows the way back to a table at which this phone sits, or to a seat that was left when the
   * process ended.
   */
  private void showWayBack(Nearby nearby) {
    Optional<PhoneSitting<?>> sitting = now(nearby.sitting());
    Optional<LeftSeat> left = now(nearby.left());
    boolean seated = sitting.isPresent();
    findViewById(R.id.way_back)
        .setVisibility(seated || left.isPresent() ? View.VISIBLE : View.GONE);
    this.<TextView>findViewById(R.id.way_back_line)
        .setText(sitting.map(HomeActivity::isAt).orElse(R.string.home_left));
    findViewById(R.id.way_back_forget).setVisibility(seated ? View.GONE : View.VISIBLE);
    findViewById(R.id.way_back_forget).setOnClickListener(view -> left.ifPresent(nearby::forget));
    findViewById(R.id.way_back_go)
        .setOnClickListener(
            view -> {
              if (!seated) {
                left.ifPresent(nearby::resume);
              }
              startActivity(LobbyActivity.intent(this));
            });
  }

  private static int isAt(PhoneSitting<?> table) {
    SittingView<?> view = table.view().getValue();
    return view != null && !table.hosting() && view.onlooks()
        ? R.string.home_watching
        : R.string.home_seated;
  }

  private static <T> Optional<T> now(LiveData<Optional<T>> data) {
    Optional<T> known = data.getValue();
    return known == null ? Optional.empty() : known;
  }
}
