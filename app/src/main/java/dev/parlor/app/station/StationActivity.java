package dev.parlor.app.station;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.snackbar.Snackbar;
import dev.parlor.app.R;
import dev.parlor.app.bluetooth.RadioPurpose;
import dev.parlor.app.doorstep.Doorstep;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.qr.ScanActivity;
import dev.parlor.app.records.BoardCards;
import dev.parlor.app.table.Rows;
import dev.parlor.app.table.Titles;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The station on this phone, as its owner runs it. */
public final class StationActivity extends AppCompatActivity {
  private final ActivityResultLauncher<ScanActivity.Wanted> scan =
      registerForActivityResult(new ScanActivity.Scan(), text -> text.ifPresent(this::scanned));
  private OwnStation station;
  private Doorstep doorstep;

  public static Intent intent(Context context) {
    return new Intent(context, StationActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_station);
    Edges.fit(this);
    Household household = Household.of(this);
    station = Stations.of(this).station();
    doorstep = new Doorstep(this, RadioPurpose.HOST, household.radio(), this::redraw);
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    findViewById(R.id.station_scan)
        .setOnClickListener(
            view -> scan.launch(new ScanActivity.Wanted("npub1", R.string.station_scan_other)));
    findViewById(R.id.station_listing).setOnClickListener(view -> askListing());
    findViewById(R.id.station_close).setOnClickListener(view -> station.close());
    station.view().observe(this, this::show);
  }

  private void redraw() {
    StationView now = station.view().getValue();
    show(now == null ? StationView.CLOSED : now);
  }

  private void scanned(String npub) {
    Optional<Bytes> player = Keys.read(npub.trim()).map(key -> Bytes.of(key.bytes()));
    player.ifPresent(station::admit);
    tell(player.isPresent() ? R.string.station_admitted : R.string.station_scan_other);
  }

  private void show(StationView now) {
    boolean open = now.state() == StationView.State.OPEN;
    visible(R.id.station_notice, !open);
    visible(R.id.station_content, open);
    if (open) {
      showOpen(now);
    } else {
      Notice notice = doorstep.notice().orElseGet(() -> closed(now.state()));
      boolean ready = !doorstep.notice().isPresent();
      this.<NoticeView>findViewById(R.id.station_notice)
          .show(notice, ready ? station::open : doorstep::mend);
    }
  }

  private static Notice closed(StationView.State state) {
    return switch (state) {
      case CLOSED, OPEN ->
          Notice.of(
              R.drawable.ic_station,
              R.string.station_what,
              R.string.station_what_text,
              R.string.station_open);
      case OPENING ->
          Notice.of(R.drawable.ic_station, R.string.station_opening, R.string.station_what_text);
      case BROKEN ->
          Notice.of(
              R.drawable.ic_damaged,
              R.string.station_broken,
              R.string.station_broken_text,
              R.string.station_open);
    };
  }

  private void showOpen(StationView now) {
    this.<TextView>findViewById(R.id.station_callsign).setText(now.callsign());
    this.<TextView>findViewById(R.id.station_counts)
        .setText(getString(R.string.station_counts, now.admitted(), now.results()));
    TextView trouble = findViewById(R.id.station_trouble);
    Optional<RadioTrouble> first = now.troubles().stream().sorted().findFirst();
    trouble.setVisibility(first.isPresent() ? View.VISIBLE : View.GONE);
    boolean signless = now.troubles().contains(RadioTrouble.NO_ADVERTISER);
    first.ifPresent(
        why -> trouble.setText(signless ? R.string.station_signless : R.string.station_unseen));
    Rows.show(findViewById(R.id.station_asking), R.layout.station_row, now.asking(), this::fill);
    visible(R.id.station_nobody, now.asking().isEmpty());
    this.<TextView>findViewById(R.id.station_listing).setText(listing(now.listing()));
    BoardCards.show(findViewById(R.id.station_boards), now.boards());
    visible(R.id.station_unranked, !now.unranked().isEmpty());
    this.<TextView>findViewById(R.id.station_unranked).setText(unranked(now.unranked()));
  }

  private String listing(StationView.Listing now) {
    String games =
        getResources().getQuantityString(R.plurals.station_games, now.games(), now.games());
    String opponents =
        getResources()
            .getQuantityString(R.plurals.station_opponents, now.opponents(), now.opponents());
    return getString(R.string.station_listing, games, opponents);
  }

  private void askListing() {
    StationView now = station.view().getValue();
    if (now != null && now.state() == StationView.State.OPEN) {
      ListingQuestion.ask(this, now.listing(), station::list);
    }
  }

  /** A line for each game that has no leaderboard. */
  private String unranked(List<StationView.Unranked> played) {
    StringBuilder lines = new StringBuilder();
    played.forEach(
        one ->
            lines
                .append(lines.length() == 0 ? "" : "\n")
                .append(
                    getResources()
                        .getQuantityString(
                            R.plurals.station_unranked,
                            one.matches(),
                            GameNames.of(this, one.game()),
                            one.matches())));
    return lines.toString();
  }

  private void fill(View row, Asking one) {
    row.<TextView>findViewById(R.id.row_name).setText(one.callsign());
    View admit = row.findViewById(R.id.row_do);
    admit.setContentDescription(getString(R.string.station_admit_spoken, one.callsign()));
    admit.setOnClickListener(view -> station.admit(one.npub()));
  }

  private void visible(int id, boolean on) {
    findViewById(id).setVisibility(on ? View.VISIBLE : View.GONE);
  }

  private void tell(int text) {
    Snackbar.make(findViewById(R.id.station), text, Snackbar.LENGTH_LONG).show();
  }
}
