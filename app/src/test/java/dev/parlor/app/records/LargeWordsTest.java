package dev.parlor.app.records;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.text.Layout;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.TestScreen;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** In the largest text the headings stay whole words, and what is told in passing is told whole. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class LargeWordsTest {
  private static final Uri FILE = Uri.parse("content://somebody/notes.txt");

  @Test
  public void inEnglish() throws Exception {
    assertWhole("en");
  }

  @Test
  public void inGerman() throws Exception {
    assertWhole("de");
  }

  @Test
  public void inPortuguese() throws Exception {
    assertWhole("pt");
  }

  @Test
  public void inSpanish() throws Exception {
    assertWhole("es");
  }

  /** Brings a file that is no result, in this language. */
  private static void assertWhole(String language) throws Exception {
    RuntimeEnvironment.setQualifiers("+" + language + "-w360dp-h640dp-port-mdpi");
    RuntimeEnvironment.setFontScale(2);
    Shadows.shadowOf(RuntimeEnvironment.getApplication().getContentResolver())
        .registerInputStreamSupplier(FILE, () -> new ByteArrayInputStream(new byte[] {'a', '\n'}));
    Intent sent = new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, FILE);
    try (ActivityController<RecordsActivity> screen =
        Robolectric.buildActivity(RecordsActivity.class, sent).setup()) {
      RecordsActivityTest.settle(screen.get());
      for (int tab :
          new int[] {
            R.string.records_matches, R.string.records_boards, R.string.records_statistics
          }) {
        assertEquals(1, layout(screen.get(), tab).getLineCount());
      }
      Layout told = layout(screen.get(), R.string.records_not_ours);
      assertEquals(0, told.getEllipsisCount(told.getLineCount() - 1));
    }
  }

  /** The lines of the only view that says this. */
  private static Layout layout(Activity activity, int words) {
    List<TextView> found = new ArrayList<>();
    for (View view : TestScreen.all(activity.getWindow().getDecorView())) {
      if (view instanceof TextView text
          && text.getText().toString().equals(activity.getString(words))) {
        found.add(text);
      }
    }
    assertTrue(activity.getString(words), found.size() == 1);
    return Objects.requireNonNull(found.get(0).getLayout());
  }
}
