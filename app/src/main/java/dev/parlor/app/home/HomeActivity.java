package dev.parlor.app.home;

import android.content.Intent;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.GridLayout;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import dev.parlor.app.R;
import dev.parlor.app.card.FanView;
import dev.parlor.app.records.RecordsActivity;
import dev.parlor.app.settings.Settings;
import org.jspecify.annotations.Nullable;

/** The first screen: a tile for every game that can be played. */
public final class HomeActivity extends AppCompatActivity {
  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_home);
    findViewById(R.id.home_results)
        .setOnClickListener(view -> startActivity(new Intent(this, RecordsActivity.class)));
    GridLayout tiles = findViewById(R.id.tiles);
    boolean fourColours = new Settings(this).fourColours();
    for (Catalogue.Entry entry : Catalogue.GAMES) {
      tiles.addView(tile(tiles, entry, fourColours));
    }
  }

  private View tile(ViewGroup parent, Catalogue.Entry entry, boolean fourColours) {
    View tile = LayoutInflater.from(this).inflate(R.layout.game_tile, parent, false);
    tile.<FanView>findViewById(R.id.tile_art).show(entry.art(), fourColours);
    tile.<TextView>findViewById(R.id.tile_title).setText(entry.title());
    tile.<TextView>findViewById(R.id.tile_line).setText(entry.line());
    tile.<TextView>findViewById(R.id.tile_meta)
        .setText(
            getString(
                R.string.home_meta,
                entry.game().minPhones(),
                entry.game().maxPhones(),
                entry.minutes()));
    tile.setOnClickListener(view -> new StartSheet(this, entry).show());
    return tile;
  }
}
