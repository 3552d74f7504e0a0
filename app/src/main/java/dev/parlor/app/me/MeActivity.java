package dev.parlor.app.me;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.Snackbar;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.backup.BackupActivity;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.qr.QrView;
import dev.parlor.app.table.HoldButton;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.Titles;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Who this phone's owner is at every table. */
public final class MeActivity extends AppCompatActivity {
  private MeModel model;
  private Household household;

  public static Intent intent(Context context) {
    return new Intent(context, MeActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_me);
    Edges.fit(this);
    household = Household.of(this);
    model =
        Models.of(
            this, MeModel.class, () -> new MeModel(household.identity(), household.background()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    findViewById(R.id.me_rename).setOnClickListener(view -> rename());
    findViewById(R.id.me_copy).setOnClickListener(view -> copy());
    findViewById(R.id.me_secret).setOnClickListener(view -> askForSecret());
    findViewById(R.id.me_restore).setOnClickListener(view -> restore());
    findViewById(R.id.me_backup)
        .setOnClickListener(view -> startActivity(BackupActivity.intent(this)));
    findViewById(R.id.me_diagnostics)
        .setOnClickListener(view -> startActivity(DiagnosticsActivity.intent(this)));
    model.identity().observe(this, this::show);
    findViewById(R.id.me_again).setOnClickListener(view -> model.tryAgain());
    this.<HoldButton>findViewById(R.id.me_anew).whenHeld(this::startAnew);
    model.lost().observe(this, this::lost);
  }

  /** Reads the key again, because a file may have brought another one. */
  @Override
  protected void onRestart() {
    super.onRestart();
    model.tryAgain();
  }

  /**
   * Shows whether the key is lost. Without its key this phone is nobody: there is nothing to show,
   * to copy or to write down.
   */
  private void lost(boolean lost) {
    findViewById(R.id.me_trouble).setVisibility(lost ? View.VISIBLE : View.GONE);
    for (int id : new int[] {R.id.me_who, R.id.me_secret}) {
      findViewById(id).setVisibility(lost ? View.GONE : View.VISIBLE);
    }
  }

  private void show(Identity identity) {
    this.<TextView>findViewById(R.id.me_callsign).setText(identity.callsign());
    this.<TextView>findViewById(R.id.me_npub).setText(identity.npub());
    this.<QrView>findViewById(R.id.me_code).show(identity.npub());
  }

  private void copy() {
    Identity identity = model.identity().getValue();
    if (identity != null) {
      getSystemService(ClipboardManager.class)
          .setPrimaryClip(ClipData.newPlainText(getString(R.string.me_npub), identity.npub()));
      tell(R.string.me_copied);
    }
  }

  private void rename() {
    ask(
        R.string.me_rename,
        R.string.me_rename_text,
        R.string.me_name,
        18,
        model::rename,
        R.string.welcome_callsign_wrong,
        R.string.me_keep);
  }

  /**
   * Whether this phone sits at a table. A player is known by the key, so it can't change before the
   * match is over.
   */
  private boolean isSeated() {
    var sitting = household.nearby().sitting().getValue();
    boolean seated = sitting != null && sitting.isPresent();
    if (seated) {
      tell(R.string.me_seated);
    }
    return seated;
  }

  private void startAnew() {
    if (!isSeated()) {
      model.startAnew();
    }
  }

  private void restore() {
    if (!isSeated()) {
      ask(
          R.string.me_restore,
          R.string.me_restore_text,
          R.string.me_nsec,
          80,
          model::restore,
          R.string.me_nsec_wrong,
          R.string.backup_do);
    }
  }

  /** Asks a question with one field. It stays open until the answer is valid. */
  private void ask(
      int title, int text, int hint, int length, Predicate<String> taken, int wrong, int done) {
    View content = View.inflate(this, R.layout.me_field, null);
    TextInputLayout field = content.findViewById(R.id.me_field);
    TextView typed = content.findViewById(R.id.me_typed);
    typed.setFilters(
        new android.text.InputFilter[] {new android.text.InputFilter.LengthFilter(length)});
    field.setHint(hint);
    AlertDialog dialog =
        new MaterialAlertDialogBuilder(this)
            .setTitle(title)
            .setMessage(text)
            .setView(content)
            .setNegativeButton(R.string.me_cancel, null)
            .setPositiveButton(done, null)
            .create();
    protect(dialog);
    dialog.show();
    dialog
        .getButton(AlertDialog.BUTTON_POSITIVE)
        .setOnClickListener(
            view -> {
              if (taken.test(typed.getText().toString())) {
                dialog.dismiss();
              } else {
                field.setError(getString(wrong));
              }
            });
  }

  private void askForSecret() {
    new MaterialAlertDialogBuilder(this)
        .setTitle(R.string.me_secret)
        .setMessage(R.string.me_secret_text)
        .setNegativeButton(R.string.me_cancel, null)
        .setPositiveButton(R.string.me_secret_show, (dialog, which) -> showSecret())
        .show();
  }

  /** Shows the secret key. It appears on no screenshot and in no list of open apps. */
  private void showSecret() {
    Identity identity = model.identity().getValue();
    if (identity == null) {
      return;
    }
    View content = View.inflate(this, R.layout.me_secret, null);
    content.<TextView>findViewById(R.id.me_nsec).setText(identity.nsec());
    AlertDialog dialog =
        new MaterialAlertDialogBuilder(this)
            .setTitle(R.string.me_nsec)
            .setView(content)
            .setPositiveButton(R.string.me_secret_hide, null)
            .create();
    protect(dialog);
    dialog.show();
  }

  private static void protect(AlertDialog dialog) {
    if (dialog.getWindow() != null) {
      dialog
          .getWindow()
          .setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE);
    }
  }

  private void tell(int text) {
    Snackbar.make(findViewById(R.id.me), text, Snackbar.LENGTH_LONG).show();
  }
}
