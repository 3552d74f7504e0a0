package dev.parlor.app.backup;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.view.WindowManager;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.records.RecordBook;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.Titles;
import dev.parlor.crypto.sign.SigningKey;
import org.jspecify.annotations.Nullable;

/** The key and the results of this phone saved to a file, or brought back from one. */
public final class BackupActivity extends AppCompatActivity {
  private static final String NAME = "parlor-backup.zip";

  private BackupModel model;
  private Household household;
  private final ActivityResultLauncher<String> save =
      registerForActivityResult(
          new ActivityResultContracts.CreateDocument(BackupFile.TYPE), this::saveTo);
  private final ActivityResultLauncher<String[]> bring =
      registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::bringFrom);

  public static Intent intent(Context context) {
    return new Intent(context, BackupActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    setContentView(R.layout.activity_backup);
    Edges.fit(this);
    household = Household.of(this);
    model =
        Models.of(
            this,
            BackupModel.class,
            () ->
                new BackupModel(
                    household.identity(),
                    new RecordBook(Household.of(this).kits(), getFilesDir().toPath()),
                    household.background()));
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    findViewById(R.id.backup_save)
        .setOnClickListener(view -> withPassword(() -> save.launch(NAME)));
    findViewById(R.id.backup_bring)
        .setOnClickListener(view -> withPassword(() -> bring.launch(new String[] {"*/*"})));
    model.state().observe(this, this::show);
  }

  private String password() {
    return this.<EditText>findViewById(R.id.backup_password).getText().toString();
  }

  private void withPassword(Runnable next) {
    boolean enough = password().length() >= BackupModel.SHORTEST_PASSWORD;
    this.<TextInputLayout>findViewById(R.id.backup_field)
        .setError(enough ? null : getString(R.string.backup_short));
    if (enough) {
      next.run();
    }
  }

  private void saveTo(@Nullable Uri file) {
    if (file != null) {
      model.save(password(), () -> getContentResolver().openOutputStream(file));
    }
  }

  private void bringFrom(@Nullable Uri file) {
    if (file != null) {
      model.read(password(), () -> getContentResolver().openInputStream(file));
    }
  }

  private void show(BackupModel.State state) {
    boolean working = state.kind() == BackupModel.Kind.WORKING;
    findViewById(R.id.backup_progress).setVisibility(working ? View.VISIBLE : View.GONE);
    findViewById(R.id.backup_save).setEnabled(!working);
    findViewById(R.id.backup_bring).setEnabled(!working);
    TextView told = findViewById(R.id.backup_told);
    int text = text(state.kind());
    if (text != 0) {
      told.setText(text);
    }
    told.setVisibility(text == 0 && told.length() == 0 ? View.GONE : View.VISIBLE);
    SigningKey key = state.key();
    if (state.kind() == BackupModel.Kind.READ && key != null) {
      model.told();
      told.setText(
          getResources()
              .getQuantityString(R.plurals.backup_read, state.matches(), state.matches()));
      told.setVisibility(View.VISIBLE);
      ask(key);
    }
  }

  private static int text(BackupModel.Kind kind) {
    return switch (kind) {
      case IDLE, READ -> 0;
      case WORKING -> R.string.backup_working;
      case SAVED -> R.string.backup_saved;
      case RESTORED -> R.string.backup_restored;
      case WRONG_PASSWORD -> R.string.backup_wrong;
      case NOT_OURS -> R.string.backup_not_ours;
      case FAILED -> R.string.backup_failed;
    };
  }

  /**
   * Asks whether to take another key. A player at a table is known by the key, so it can't change
   * before the match is over.
   */
  private void ask(SigningKey key) {
    var sitting = household.nearby().sitting().getValue();
    if (sitting != null && sitting.isPresent()) {
      this.<TextView>findViewById(R.id.backup_told).setText(R.string.me_seated);
      return;
    }
    String who = Identity.of(key).callsign();
    new MaterialAlertDialogBuilder(this)
        .setTitle(getString(R.string.backup_ask, who))
        .setMessage(R.string.me_restore_text)
        .setNegativeButton(R.string.me_cancel, null)
        .setPositiveButton(R.string.backup_do, (dialog, which) -> model.restore(key))
        .show();
  }
}
