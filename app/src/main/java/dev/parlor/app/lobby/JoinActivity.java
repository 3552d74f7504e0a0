package dev.parlor.app.lobby;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.snackbar.Snackbar;
import dev.parlor.app.R;
import dev.parlor.app.bluetooth.RadioPurpose;
import dev.parlor.app.doorstep.Doorstep;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.qr.ScanActivity;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.TextCap;
import dev.parlor.app.table.Titles;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tables in range, to be chosen by hand, by four digits or by a code. None is chosen by itself. */
public final class JoinActivity extends AppCompatActivity {
  private static final String SCAN = "scan";
  private static final String CODES_OF_TABLES = "CG01:";

  private final ActivityResultLauncher<ScanActivity.Wanted> scan =
      registerForActivityResult(new ScanActivity.Scan(), text -> text.ifPresent(this::scanned));
  private JoinModel join;
  private Doorstep doorstep;

  public static Intent intent(Context context) {
    return new Intent(context, JoinActivity.class);
  }

  /** Opens the camera at once. */
  public static Intent scan(Context context) {
    return intent(context).putExtra(SCAN, true);
  }

  private void openCamera() {
    scan.launch(new ScanActivity.Wanted(CODES_OF_TABLES, R.string.join_scan_other));
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_join);
    Edges.fit(this);
    Household household = Household.of(this);
    join =
        Models.of(this, JoinModel.class, () -> new JoinModel(household.nearby(), household.kits()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    findViewById(R.id.join_scan).setOnClickListener(view -> openCamera());
    if (saved == null && getIntent().getBooleanExtra(SCAN, false)) {
      openCamera();
    }
    EditText code = findViewById(R.id.join_code);
    TextCap.atMost(code, 17);
    code.addTextChangedListener(new Typing());
    code.setOnEditorActionListener(
        (view, action, event) -> {
          join.enter();
          return true;
        });
    TableList tables = findViewById(R.id.join_tables);
    tables.whenChosen(row -> join.choose(row.table()));
    tables.whenWatched(row -> join.watch(row.table()));
    findViewById(R.id.join_harder).setOnClickListener(view -> lookHarder());
    this.<PhoneList>findViewById(R.id.join_phones).whenAsked(join::ask);
    join.screen().observe(this, this::show);
    join.sitting().observe(this, this::seated);
    doorstep = new Doorstep(this, RadioPurpose.JOIN, household.radio(), this::checkDoorstep);
  }

  @Override
  protected void onStop() {
    join.stop();
    super.onStop();
  }

  /** What the camera has read. */
  void scanned(String text) {
    join.scanned(text);
  }

  private void seated(Optional<PhoneSitting<?>> sitting) {
    if (sitting.isPresent() && !isFinishing()) {
      startActivity(LobbyActivity.intent(this));
      finish();
    }
  }

  private void checkDoorstep() {
    Optional<Notice> missing = doorstep.notice();
    visible(R.id.join_missing, missing.isPresent());
    visible(R.id.join_content, !missing.isPresent());
    missing.ifPresent(
        notice -> this.<NoticeView>findViewById(R.id.join_missing).show(notice, doorstep::mend));
    if (missing.isPresent()) {
      join.stop();
    } else {
      join.search();
    }
  }

  private void lookHarder() {
    join.lookHarder();
    Snackbar.make(findViewById(R.id.join_content), R.string.join_harder_now, Snackbar.LENGTH_LONG)
        .show();
  }

  private void show(JoinScreen screen) {
    this.<PhoneList>findViewById(R.id.join_phones).show(screen.phones());
    visible(R.id.join_phones_title, !screen.phones().isEmpty());
    visible(R.id.join_phones_line, !screen.phones().isEmpty());
    this.<TableList>findViewById(R.id.join_tables).show(screen.rows());
    visible(R.id.join_trouble, screen.trouble().isPresent());
    screen
        .trouble()
        .ifPresent(
            why -> this.<TextView>findViewById(R.id.join_trouble).setText(RadioWords.text(why)));
    boolean empty = screen.hint() == JoinScreen.Hint.EMPTY;
    visible(R.id.join_empty, empty && screen.phones().isEmpty());
    visible(R.id.join_hint, !empty);
    this.<NoticeView>findViewById(R.id.join_empty)
        .show(
            Notice.of(R.drawable.ic_search, R.string.join_empty, R.string.join_empty_text),
            () -> {});
    this.<TextView>findViewById(R.id.join_hint).setText(hint(screen.hint()));
  }

  private static int hint(JoinScreen.Hint hint) {
    return switch (hint) {
      case EMPTY, CHOOSE -> R.string.join_choose;
      case NO_SUCH_CODE -> R.string.join_no_such_code;
      case AWAITING_SCANNED -> R.string.join_awaiting_scanned;
      case SCANNED_FULL -> R.string.join_scanned_full;
      case SCANNED_UNKNOWN -> R.string.join_scanned_unknown;
      case NO_TABLE -> R.string.join_scan_other;
    };
  }

  private void visible(int id, boolean on) {
    findViewById(id).setVisibility(on ? View.VISIBLE : View.GONE);
  }

  private final class Typing implements TextWatcher {
    @Override
    public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

    @Override
    public void onTextChanged(CharSequence text, int start, int before, int count) {
      join.type(text.toString());
    }

    @Override
    public void afterTextChanged(Editable text) {}
  }
}
