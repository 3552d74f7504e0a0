package dev.parlor.app.look;

import java.util.List;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Screens in every look of {@link ScreenLook#ALL}, as the newest Androids draw them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public abstract class InEveryLook {
  public final int number;
  public final ScreenLook look;

  public InEveryLook(int number) {
    this.number = number;
    this.look = ScreenLook.ALL.get(number - 1);
  }

  @Parameters
  public static List<Object[]> looks() {
    return ScreenLook.numbers();
  }

  @Before
  public final void dress() {
    look.take();
  }
}
