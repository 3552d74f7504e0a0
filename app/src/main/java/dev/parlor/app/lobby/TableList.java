package dev.parlor.app.lobby;

import android.content.Context;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.app.table.Rows;
import dev.parlor.app.table.TextCap;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The tables in range, one card each. */
public final class TableList extends LinearLayout {
  private static final float LARGE_TEXT = 1.5f;

  private Consumer<JoinScreen.Row> chosen = row -> {};
  private Consumer<JoinScreen.Row> watched = row -> {};

  public TableList(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void whenChosen(Consumer<JoinScreen.Row> action) {
    chosen = action;
  }

  void whenWatched(Consumer<JoinScreen.Row> action) {
    watched = action;
  }

  void show(List<JoinScreen.Row> rows) {
    Rows.show(this, R.layout.table_row, rows, this::bind);
  }

  private void bind(View card, JoinScreen.Row row) {
    TableInRange table = row.table();
    String game =
        Household.of(getContext())
            .kits()
            .find(table.game())
            .map(kit -> GameNames.words(getContext(), kit).title())
            .orElse(getResources().getString(R.string.join_unknown_game));
    String seats = seats(table);
    String distance = getResources().getStringArray(R.array.join_strength)[table.strength()];
    card.<TextView>findViewById(R.id.row_callsign).setText(table.callsign());
    TextCap.atMost(card.findViewById(R.id.row_callsign), 24);
    TextCap.atMost(card.findViewById(R.id.row_code), 30);
    card.<TextView>findViewById(R.id.row_game).setText(game);
    card.<TextView>findViewById(R.id.row_seats).setText(seats);
    card.<TextView>findViewById(R.id.row_code).setText(table.code());
    card.<TextView>findViewById(R.id.row_distance).setText(distance);
    if (getResources().getConfiguration().fontScale >= LARGE_TEXT) {
      giveLinesToEach(card.findViewById(R.id.row_low));
    }
    card.<StrengthView>findViewById(R.id.row_strength).show(table.strength());
    View watch = card.findViewById(R.id.row_watch);
    watch.setVisibility(row.watchable() ? View.VISIBLE : View.GONE);
    watch.setOnClickListener(view -> watched.accept(row));
    watch.setContentDescription(
        getResources().getString(R.string.join_watch_spoken, table.callsign()));
    card.setEnabled(row.playable());
    card.findViewById(R.id.row_words).setAlpha(row.playable() ? 1 : 0.6f);
    card.setOnClickListener(view -> chosen.accept(row));
    card.setClickable(row.playable());
    card.setContentDescription(
        getResources()
            .getString(
                R.string.join_row_spoken,
                table.callsign(),
                game,
                seats,
                distance,
                LobbyWords.spoken(table.code())));
  }

  /**
   * Gives each button a line of its own where large words beside each other would break in the
   * middle.
   */
  private static void giveLinesToEach(LinearLayout low) {
    low.setOrientation(VERTICAL);
    low.setGravity(Gravity.START);
    low.getChildAt(0)
        .setLayoutParams(new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
  }

  private String seats(TableInRange table) {
    return table.full()
        ? getResources().getString(R.string.join_full)
        : getResources().getString(R.string.join_seats, table.taken(), table.seats());
  }
}
