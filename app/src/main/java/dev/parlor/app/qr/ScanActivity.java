package dev.parlor.app.qr;

import android.Manifest;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.graphics.SurfaceTexture;
import android.net.Uri;
import android.os.Bundle;
import android.provider.Settings;
import android.view.TextureView;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.notice.Notice;
import dev.parlor.app.notice.NoticeView;
import dev.parlor.app.table.Titles;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Looks for one code through the camera; asks for the camera only here. */
public final class ScanActivity extends AppCompatActivity {
  private static final String BEGINS = "begins";
  private static final String OTHERWISE = "otherwise";
  private static final String TEXT = "text";
  private static final String REFUSED = "refused";

  private final QrReader reader = new QrReader();
  private final ActivityResultLauncher<String> permission =
      registerForActivityResult(
          new ActivityResultContracts.RequestPermission(), granted -> answered(granted));
  private boolean refused;
  private @Nullable Camera camera;

  /**
   * What to look for.
   *
   * @param begins how the text begins; another code is not taken
   * @param otherwise what a person is told about another code, in resources
   */
  public record Wanted(String begins, int otherwise) {}

  /** Starts scanning and hands over what was read, or nothing. */
  public static final class Scan extends ActivityResultContract<Wanted, Optional<String>> {
    @Override
    public Intent createIntent(Context context, Wanted wanted) {
      return new Intent(context, ScanActivity.class)
          .putExtra(BEGINS, wanted.begins())
          .putExtra(OTHERWISE, wanted.otherwise());
    }

    @Override
    public Optional<String> parseResult(int result, @Nullable Intent data) {
      return data == null ? Optional.empty() : Optional.ofNullable(data.getStringExtra(TEXT));
    }
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_scan);
    Edges.fit(this, findViewById(R.id.scan_inside));
    refused = saved != null && saved.getBoolean(REFUSED);
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    this.<TextureView>findViewById(R.id.scan_preview).setSurfaceTextureListener(new Preview());
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putBoolean(REFUSED, refused);
  }

  @Override
  protected void onResume() {
    super.onResume();
    begin();
  }

  private void begin() {
    if (checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED) {
      look();
    } else if (refused) {
      tell(
          Notice.of(
              R.drawable.ic_camera,
              R.string.scan_refused_title,
              R.string.scan_refused_text,
              R.string.scan_refused_button),
          this::openSettings);
    } else {
      tell(
          Notice.of(
              R.drawable.ic_camera,
              R.string.scan_ask_title,
              R.string.scan_ask_text,
              R.string.scan_ask_button),
          () -> permission.launch(Manifest.permission.CAMERA));
    }
  }

  @Override
  protected void onPause() {
    stop();
    super.onPause();
  }

  /** Takes the answer. Android reports a refusal for good by not even wanting an explanation. */
  private void answered(boolean granted) {
    refused = !granted && !shouldShowRequestPermissionRationale(Manifest.permission.CAMERA);
  }

  private void openSettings() {
    startActivity(
        new Intent(
            Settings.ACTION_APPLICATION_DETAILS_SETTINGS,
            Uri.fromParts("package", getPackageName(), null)));
  }

  private void tell(Notice notice, Runnable action) {
    this.<NoticeView>findViewById(R.id.scan_notice).show(notice, action);
    scanning(false);
  }

  private void scanning(boolean on) {
    findViewById(R.id.scan_notice).setVisibility(on ? View.GONE : View.VISIBLE);
    findViewById(R.id.scan_preview).setVisibility(on ? View.VISIBLE : View.GONE);
    findViewById(R.id.scan_frame).setVisibility(on ? View.VISIBLE : View.GONE);
    findViewById(R.id.scan_hint).setVisibility(on ? View.VISIBLE : View.GONE);
  }

  private void look() {
    Optional<Lens> lens = Lens.find(this);
    if (!lens.isPresent()) {
      noCamera();
      return;
    }
    scanning(true);
    this.<TextView>findViewById(R.id.scan_hint).setText(R.string.scan_hint);
    TextureView preview = findViewById(R.id.scan_preview);
    SurfaceTexture texture = preview.getSurfaceTexture();
    if (texture != null && camera == null) {
      fit(preview, lens.get());
      camera = Camera.open(this, lens.get(), texture, new Reading());
    }
  }

  @SuppressWarnings("deprecation") // its replacement is missing on Android 8 to 10
  private void fit(TextureView preview, Lens lens) {
    int rotation = getWindowManager().getDefaultDisplay().getRotation();
    preview.setTransform(
        PreviewFit.of(preview.getWidth(), preview.getHeight(), lens.preview(), rotation));
  }

  private void noCamera() {
    stop();
    tell(
        Notice.of(R.drawable.ic_camera, R.string.scan_none_title, R.string.scan_none_text),
        () -> {});
  }

  private void stop() {
    if (camera != null) {
      camera.close();
      camera = null;
    }
  }

  /**
   * Takes what a code says. The code that is wanted ends the search; the person is told of another
   * one.
   */
  void read(String text) {
    String begins = getIntent().getStringExtra(BEGINS);
    if (begins == null || text.startsWith(begins)) {
      setResult(RESULT_OK, new Intent().putExtra(TEXT, text));
      finish();
    } else {
      this.<TextView>findViewById(R.id.scan_hint)
          .setText(getIntent().getIntExtra(OTHERWISE, R.string.scan_hint));
    }
  }

  private final class Reading implements Camera.Pictures {
    @Override
    public void taken(Luminance picture) {
      picture.read(reader).ifPresent(text -> runOnUiThread(() -> read(text)));
    }

    @Override
    public void failed() {
      runOnUiThread(ScanActivity.this::noCamera);
    }
  }

  private final class Preview implements TextureView.SurfaceTextureListener {
    @Override
    public void onSurfaceTextureAvailable(SurfaceTexture texture, int width, int height) {
      begin();
    }

    @Override
    public void onSurfaceTextureSizeChanged(SurfaceTexture texture, int width, int height) {
      Lens.find(ScanActivity.this).ifPresent(lens -> fit(findViewById(R.id.scan_preview), lens));
    }

    @Override
    public boolean onSurfaceTextureDestroyed(SurfaceTexture texture) {
      stop();
      return true;
    }

    @Override
    public void onSurfaceTextureUpdated(SurfaceTexture texture) {}
  }
}
