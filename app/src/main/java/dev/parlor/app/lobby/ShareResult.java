package dev.parlor.app.lobby;

import android.content.Intent;
import androidx.appcompat.app.AppCompatActivity;
import dev.parlor.app.R;
import dev.parlor.app.nearby.Household;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Hands the text of a signed result to whatever app the person chooses. */
final class ShareResult {
  private final AppCompatActivity activity;

  ShareResult(AppCompatActivity activity) {
    this.activity = activity;
  }

  void share(Path file) {
    Household.of(activity)
        .background()
        .execute(
            () -> {
              try {
                String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                activity.runOnUiThread(() -> send(text));
              } catch (IOException gone) {
                // The button is shown again as soon as the table has written the file anew.
                activity.runOnUiThread(
                    () -> activity.findViewById(R.id.result_share).setEnabled(false));
              }
            });
  }

  private void send(String text) {
    Intent send =
        new Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(
                Intent.EXTRA_SUBJECT, activity.getString(R.string.result_share_title))
            .putExtra(Intent.EXTRA_TEXT, text);
    activity.startActivity(
        Intent.createChooser(send, activity.getString(R.string.result_share)));
  }
}
