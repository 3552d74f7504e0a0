package dev.parlor.app.settings;

import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.snackbar.Snackbar;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.table.Titles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Scanner;
import org.jspecify.annotations.Nullable;

/** What this app is made of, what it keeps to itself, and how to pass it on to a friend. */
public final class AboutActivity extends AppCompatActivity {
  public static Intent intent(Context context) {
    return new Intent(context, AboutActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_about);
    Edges.fit(this);
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    this.<TextView>findViewById(R.id.about_version)
        .setText(getString(R.string.about_version, version()));
    findViewById(R.id.about_share).setOnClickListener(view -> share());
    View licences = findViewById(R.id.about_licences);
    TextView text = findViewById(R.id.about_licence_text);
    licences.setOnClickListener(
        view -> {
          text.setText(raw());
          text.setVisibility(View.VISIBLE);
          licences.setVisibility(View.GONE);
        });
  }

  private String version() {
    try {
      String name = getPackageManager().getPackageInfo(getPackageName(), 0).versionName;
      return name == null ? "" : name;
    } catch (PackageManager.NameNotFoundException gone) {
      return "";
    }
  }

  /** Shares a copy. Making it takes a moment. */
  private void share() {
    Path from = Paths.get(getApplicationInfo().sourceDir);
    Path folder = getCacheDir().toPath().resolve("shared");
    String name = "parlor-" + version() + ".apk";
    Household.of(this)
        .background()
        .execute(
            () -> {
              try {
                Path copy = OwnPackage.copy(from, folder, name);
                runOnUiThread(() -> startActivity(OwnPackage.share(this, copy)));
              } catch (IOException full) {
                runOnUiThread(
                    () ->
                        Snackbar.make(
                                findViewById(R.id.about),
                                R.string.about_share_failed,
                                Snackbar.LENGTH_LONG)
                            .show());
              }
            });
  }

  private String raw() {
    try (InputStream in = getResources().openRawResource(R.raw.licences);
        Scanner all = new Scanner(in, "UTF-8").useDelimiter("\\A")) {
      return all.hasNext() ? all.next() : "";
    } catch (IOException unreadable) {
      return "";
    }
  }
}
