package dev.parlor.app;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.home.HomeActivity;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.android.controller.ActivityController;

@RunWith(RobolectricTestRunner.class)
public final class HomeActivityTest {
  @Test
  public void theAppIsCalledParlor() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      assertEquals("Parlor", home.get().getTitle().toString());
    }
  }
}
