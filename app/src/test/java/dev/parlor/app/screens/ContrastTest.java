package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.graphics.Color;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.TextView;
import dev.parlor.app.look.Contrast;
import dev.parlor.app.look.Png;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The measure of contrast finds what is too pale, and nothing else. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w320dp-h480dp-mdpi")
public final class ContrastTest {

  private static List<String> paleOf(int words, int ground, float size) {
    try (ActivityController<Activity> screen = Robolectric.buildActivity(Activity.class)) {
      screen.setup();
      FrameLayout box = new FrameLayout(screen.get());
      box.setBackgroundColor(ground);
      TextView text = new TextView(screen.get());
      text.setText("words");
      text.setTextSize(size);
      text.setTextColor(words);
      box.addView(text, ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
      screen.get().setContentView(box);
      View root = screen.get().getWindow().getDecorView();
      Png.ofScreen(root);
      return Contrast.tooLittle(root);
    }
  }

  @Test
  public void whatIsTooPaleIsNamed() {
    assertEquals(List.of("words: 2.85"), paleOf(0xff999999, Color.WHITE, 16));
    assertEquals(List.of(), paleOf(0xff666666, Color.WHITE, 16));
    assertEquals("large letters", List.of(), paleOf(0xff888888, Color.WHITE, 30));
    assertEquals(1, paleOf(0xff888888, Color.WHITE, 16).size());
  }
}
