package dev.parlor.app.visit;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.bluetooth.RadioPurpose;
import dev.parlor.app.doorstep.Doorstep;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.Rows;
import dev.parlor.app.table.Titles;
import dev.parlor.p2p.advert.TableSign;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stations in range: results are handed in there, and leaderboards fetched. */
public final class VisitActivity extends AppCompatActivity {
  private VisitModel model;
  private Doorstep doorstep;

  public static Intent intent(Context context) {
    return new Intent(context, VisitActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_visit);
    Edges.fit(this);
    Household household = Household.of(this);
    model = Models.of(this, VisitModel.class, () -> new VisitModel(Visitor.of(this).visits()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    model.stations().observe(this, stations -> redraw());
    model.visiting().observe(this, visiting -> redraw());
    model.report().observe(this, report -> redraw());
    doorstep = new Doorstep(this, RadioPurpose.JOIN, household.radio(), this::redraw);
  }

  @Override
  protected void onStop() {
    model.stop();
    super.onStop();
  }

  private void redraw() {
    Optional<Notice> missing = doorstep.notice();
    NoticeView notice = findViewById(R.id.visit_notice);
    List<TableSign> stations = VisitModel.now(model.stations(), List.of());
    boolean empty = missing.isPresent() || stations.isEmpty();
    notice.setVisibility(empty ? View.VISIBLE : View.GONE);
    findViewById(R.id.visit_what).setVisibility(empty ? View.GONE : View.VISIBLE);
    if (missing.isPresent()) {
      notice.show(missing.get(), doorstep::mend);
      model.stop();
    } else {
      notice.show(
          Notice.of(R.drawable.ic_station, R.string.visit_empty, R.string.visit_empty_text),
          () -> {});
      model.search();
    }
    Optional<String> visiting = VisitModel.now(model.visiting(), Optional.empty());
    Rows.show(
        findViewById(R.id.visit_stations),
        R.layout.station_row,
        missing.isPresent() ? List.<TableSign>of() : stations,
        (row, station) -> fill(row, station, visiting));
    showReport(VisitModel.now(model.report(), Optional.empty()));
  }

  private void fill(View row, TableSign station, Optional<String> visiting) {
    row.<TextView>findViewById(R.id.row_name).setText(station.callsign());
    Button hand = row.findViewById(R.id.row_do);
    boolean here = visiting.equals(Optional.of(station.callsign()));
    hand.setText(here ? R.string.visit_going : R.string.visit_hand_in);
    hand.setEnabled(!visiting.isPresent());
    hand.setContentDescription(getString(R.string.visit_hand_in_spoken, station.callsign()));
    hand.setOnClickListener(view -> model.visit(station));
  }

  private void showReport(Optional<VisitReport> report) {
    TextView text = findViewById(R.id.visit_report);
    text.setVisibility(report.isPresent() ? View.VISIBLE : View.GONE);
    report.ifPresent(one -> text.setText(words(one)));
  }

  private String words(VisitReport report) {
    return switch (report.end()) {
      case NEEDS_ADMISSION -> getString(R.string.visit_needs_admission, report.station());
      case FAILED -> getString(R.string.visit_failed, report.station());
      case DONE -> {
        String done =
            getResources()
                .getQuantityString(
                    R.plurals.visit_done,
                    report.taken(),
                    report.station(),
                    report.taken(),
                    report.known());
        yield report.refused().isEmpty() ? done : done + "\n" + getString(R.string.visit_refused);
      }
    };
  }
}
