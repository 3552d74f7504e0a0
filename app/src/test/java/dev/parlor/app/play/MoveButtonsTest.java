package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertSame;

import android.content.Context;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.widget.FrameLayout;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Move;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;

/** Buttons are made once and shown again, but nothing of what they offered before is left. */
@RunWith(RobolectricTestRunner.class)
public final class MoveButtonsTest {
  private final Context context =
      new ContextThemeWrapper(RuntimeEnvironment.getApplication(), R.style.Theme_Parlor);
  private final MoveButtons buttons = new MoveButtons(LayoutInflater.from(context));
  private final FrameLayout row = new FrameLayout(context);

  @Test
  public void aButtonIsShownAgainWithLettersOfTheUsualSize() {
    MaterialButton first = buttons.give(row, Move.Weight.NORMAL);
    float usual = first.getTextSize();
    TextCap.atMost(first, 4);
    assertNotSame(first, buttons.give(row, Move.Weight.NORMAL));
    buttons.takeBack();
    assertNotSame(first, buttons.give(row, Move.Weight.USUAL));
    assertSame(first, buttons.give(row, Move.Weight.NORMAL));
    assertEquals(usual, first.getTextSize(), 0);
  }

  @Test
  public void aButtonThatIsHeldIsNew() {
    MaterialButton first = buttons.give(row, Move.Weight.GRAVE);
    buttons.takeBack();
    assertNotSame(first, buttons.give(row, Move.Weight.GRAVE));
  }
}
