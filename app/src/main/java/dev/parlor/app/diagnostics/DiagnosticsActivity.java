package dev.parlor.app.diagnostics;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.Titles;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.Note;
import dev.parlor.radio.diary.TestWalk;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What this phone and its radios do, to be read here and sent to somebody who can help. */
public final class DiagnosticsActivity extends AppCompatActivity {
  private static final long EVERY = 2_000;
  private static final int LINES = 12;

  private final Handler main = new Handler(Looper.getMainLooper());
  private final Runnable again = this::refresh;
  private Household household;
  private DiagnosticsModel model;
  private DiagnosticsWords words;

  public static Intent intent(Context context) {
    return new Intent(context, DiagnosticsActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_diagnostics);
    Edges.fit(this);
    household = Household.of(this);
    words = new DiagnosticsWords(getResources());
    model =
        Models.of(
            this,
            DiagnosticsModel.class,
            () ->
                new DiagnosticsModel(
                    new SpeedTest(Entropy.system(), SystemClock::elapsedRealtime),
                    () -> DrawingTest.run(getResources(), SystemClock::elapsedRealtime),
                    household.background()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    findViewById(R.id.diagnostics_measure).setOnClickListener(view -> model.measure());
    findViewById(R.id.diagnostics_share).setOnClickListener(view -> share());
    model.speed().observe(this, this::showSpeed);
  }

  @Override
  protected void onStart() {
    super.onStart();
    refresh();
  }

  @Override
  protected void onStop() {
    main.removeCallbacks(again);
    super.onStop();
  }

  private void refresh() {
    Diary diary = household.diary();
    List<DiagnosticsWords.Row> links = words.links(diary);
    rows(R.id.diagnostics_phone, words.phone(phone()));
    rows(R.id.diagnostics_links, links);
    findViewById(R.id.diagnostics_no_links)
        .setVisibility(links.isEmpty() ? View.VISIBLE : View.GONE);
    rows(R.id.diagnostics_calls, words.calls(diary));
    showWalk(diary.walk());
    showLog(diary);
    main.removeCallbacks(again);
    main.postDelayed(again, EVERY);
  }

  private PhoneFacts phone() {
    return PhoneFacts.of(household.radio().state());
  }

  private void rows(int into, List<DiagnosticsWords.Row> rows) {
    ViewGroup list = findViewById(into);
    for (int i = 0; i < rows.size(); i++) {
      View row = at(list, i, R.layout.diagnostics_row);
      DiagnosticsWords.Row said = rows.get(i);
      row.<TextView>findViewById(R.id.row_name).setText(said.name());
      row.<TextView>findViewById(R.id.row_value).setText(said.value());
      TextView note = row.findViewById(R.id.row_note);
      note.setText(said.note());
      note.setVisibility(said.note().isEmpty() ? View.GONE : View.VISIBLE);
    }
    trim(list, rows.size());
  }

  /** The row at this place. Rows are changed and not replaced, so that TalkBack keeps its place. */
  private static View at(ViewGroup list, int place, int layout) {
    if (place == list.getChildCount()) {
      list.addView(LayoutInflater.from(list.getContext()).inflate(layout, list, false));
    }
    return list.getChildAt(place);
  }

  private static void trim(ViewGroup list, int size) {
    if (list.getChildCount() > size) {
      list.removeViews(size, list.getChildCount() - size);
    }
  }

  private void showWalk(TestWalk walk) {
    this.<TextView>findViewById(R.id.diagnostics_walked).setText(words.walked(walk.walked()));
    ViewGroup list = findViewById(R.id.diagnostics_walk);
    for (TestWalk.Step step : TestWalk.Step.values()) {
      View row = at(list, step.ordinal(), R.layout.diagnostics_step);
      Optional<String> evidence = walk.evidence(step);
      ImageView mark = row.findViewById(R.id.step_mark);
      mark.setImageResource(evidence.isPresent() ? R.drawable.ic_signed : R.drawable.ic_open);
      mark.setContentDescription(
          getString(evidence.isPresent() ? R.string.walk_done : R.string.walk_open));
      row.<TextView>findViewById(R.id.step_name).setText(words.step(step));
      TextView shown = row.findViewById(R.id.step_evidence);
      shown.setText(evidence.orElse(""));
      shown.setVisibility(evidence.isPresent() ? View.VISIBLE : View.GONE);
    }
  }

  private void showLog(Diary diary) {
    List<Note> notes = diary.notes();
    StringBuilder text = new StringBuilder();
    for (Note note : notes.subList(Math.max(0, notes.size() - LINES), notes.size())) {
      text.append(text.length() == 0 ? "" : "\n").append(note.text());
    }
    TextView log = findViewById(R.id.diagnostics_log);
    log.setText(text.length() == 0 ? getString(R.string.diagnostics_log_empty) : text);
  }

  private void showSpeed(DiagnosticsModel.Speed speed) {
    rows(R.id.diagnostics_speed, words.speed(speed));
    MaterialButton measure = findViewById(R.id.diagnostics_measure);
    measure.setEnabled(!speed.running());
    measure.setText(
        speed.running() ? R.string.diagnostics_measuring : R.string.diagnostics_measure);
  }

  private void share() {
    String report = Report.of(phone(), household.diary(), model.now(), version());
    Intent send =
        new Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_SUBJECT, getString(R.string.diagnostics_subject))
            .putExtra(Intent.EXTRA_TEXT, report);
    startActivity(Intent.createChooser(send, null));
  }

  private String version() {
    try {
      String name = getPackageManager().getPackageInfo(getPackageName(), 0).versionName;
      return name == null ? "" : name;
    } catch (android.content.pm.PackageManager.NameNotFoundException itself) {
      return "";
    }
  }
}
