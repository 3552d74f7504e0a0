package dev.parlor.app.lobby;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.LiveData;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.records.SharedFiles;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.table.NameList;
import dev.parlor.app.table.Rows;
import dev.parlor.app.table.TextCap;
import dev.parlor.app.table.Titles;
import dev.parlor.app.table.VerdictTexts;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.TableKit;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sheet that everybody signs, what can be done with it, and the offer of another match. */
public final class ResultActivity extends AppCompatActivity {
  public static Intent intent(Context context) {
    return new Intent(context, ResultActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_result);
    Edges.fit(this);
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    TextCap.atMost(findViewById(R.id.result_share), 22);
    TextCap.atMost(findViewById(R.id.result_again), 22);
    Household.of(this)
        .nearby()
        .sitting()
        .observe(
            this,
            table -> {
              if (!table.isPresent()) {
                finish();
              }
            });
    sitting().ifPresent(this::watch);
  }

  private Optional<PhoneSitting<?>> sitting() {
    Optional<PhoneSitting<?>> now = Household.of(this).nearby().sitting().getValue();
    return now == null ? Optional.empty() : now;
  }

  private <V> void watch(PhoneSitting<V> table) {
    this.<TextView>findViewById(R.id.result_game).setText(GameNames.of(this, table.game()));
    findViewById(R.id.result_again).setOnClickListener(view -> table.rematch());
    findViewById(R.id.result_leave)
        .setOnClickListener(
            view -> {
              table.leave();
              finish();
            });
    LiveData<SittingView<V>> view = table.view();
    view.observe(
        this,
        now -> {
          if (now.table().stage() == TableView.Stage.BROKEN) {
            go(LobbyActivity.intent(this));
          } else {
            show(ResultScreen.of(now, isForOne(table)), table);
            TextView won = findViewById(R.id.result_won);
            won.setText(
                new FinalWords(getResources())
                    .won(Household.of(this).kits().of(table.game()), table)
                    .orElse(""));
            showLies(new VerdictTexts(getResources()).lies(now.table()));
          }
        });
  }

  /** Whether each player wins or loses alone; some games are won or lost by all together. */
  private boolean isForOne(PhoneSitting<?> table) {
    TableKit<?, ?> kit = Household.of(this).kits().of(table.game());
    return !kit.game().sheet().score().isEmpty();
  }

  private void show(ResultScreen screen, PhoneSitting<?> table) {
    if (screen.next()) {
      go(TableActivity.nearby(this, table.game()));
      return;
    }
    ImageView mark = findViewById(R.id.result_mark);
    mark.setImageResource(screen.complete() ? R.drawable.ic_shield_whole : R.drawable.ic_shield);
    SigningWords words = new SigningWords(getResources(), screen);
    this.<TextView>findViewById(R.id.result_state).setText(words.state());
    this.<TextView>findViewById(R.id.result_line).setText(words.line());
    TextView ranking = findViewById(R.id.result_ranking);
    ranking.setText(RankingWords.of(getResources(), screen.ranking()));
    ranking.setVisibility(ranking.length() > 0 ? View.VISIBLE : View.GONE);
    Rows.show(findViewById(R.id.result_rows), R.layout.result_row, screen.rows(), this::fill);
    MaterialButton share = findViewById(R.id.result_share);
    share.setEnabled(screen.file().isPresent());
    share.setOnClickListener(
        view -> screen.file().ifPresent(file -> SharedFiles.share(this, List.of(file))));
    Optional<Path> transcript = screen.file().flatMap(ResultActivity::transcript);
    View check = findViewById(R.id.result_check);
    check.setVisibility(transcript.isPresent() ? View.VISIBLE : View.GONE);
    check.setOnClickListener(
        view -> transcript.ifPresent(known -> startActivity(ReplayActivity.intent(this, known))));
    showAgain(screen);
  }

  /** The transcript that proves the result; it has the same name. */
  private static Optional<Path> transcript(Path file) {
    String name = file.toFile().getName();
    return Inspection.transcriptOf(file, name.substring(0, Math.max(0, name.lastIndexOf('.'))));
  }

  /** Shows who has lied. The lie may be about the result itself. */
  private void showLies(List<String> lies) {
    if (!lies.isEmpty()) {
      this.<ImageView>findViewById(R.id.result_mark).setImageResource(R.drawable.ic_shield_broken);
      this.<TextView>findViewById(R.id.result_line).setText(String.join("\n", lies));
    }
  }

  private void fill(View line, ResultScreen.Row row) {
    String name = row.me() ? getString(R.string.seat_me) : row.callsign();
    Locale locale = getResources().getConfiguration().getLocales().get(0);
    String score = row.alone() ? NumberFormat.getIntegerInstance(locale).format(row.score()) : "";
    String signed =
        getString(row.signed() ? R.string.result_has_signed : R.string.result_not_signed);
    line.<TextView>findViewById(R.id.row_name)
        .setText(row.alone() ? getString(R.string.result_place, row.place(), name) : name);
    line.<TextView>findViewById(R.id.row_signed).setText(signed);
    line.<ImageView>findViewById(R.id.row_pen)
        .setVisibility(row.signed() ? View.VISIBLE : View.INVISIBLE);
    line.<TextView>findViewById(R.id.row_score).setText(score);
    line.setContentDescription(
        row.alone()
            ? getString(R.string.result_row_spoken, row.place(), name, score, signed)
            : name + ", " + signed);
  }

  private void showAgain(ResultScreen screen) {
    MaterialButton again = findViewById(R.id.result_again);
    again.setEnabled(screen.again() == ResultScreen.Again.POSSIBLE);
    again.setText(
        screen.again() == ResultScreen.Again.ASKED
            ? getString(
                R.string.result_again_asked, NameList.of(getResources(), screen.againWaitingFor()))
            : getString(R.string.result_again));
  }

  private void go(Intent next) {
    startActivity(next);
    finish();
  }
}
