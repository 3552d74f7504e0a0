package dev.parlor.app.phone;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertSame;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.TableService;
import dev.parlor.games.piles.Piles;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;

/** The objects of a real phone are made and joined. */
@RunWith(RobolectricTestRunner.class)
public final class ParlorApplicationTest {
  private static ParlorApplication app() {
    return (ParlorApplication) RuntimeEnvironment.getApplication();
  }

  @Test
  public void thereIsOneNeighbourhoodAProcess() {
    assertSame(app().nearby(), Nearby.of(app()));
  }

  @Test
  public void sittingDownStartsTheService() {
    Nearby.of(app()).host(Piles.ID, 2, Map.of());
    Intent started = shadowOf(app()).getNextStartedService();
    assertNotNull(started);
    assertEquals(
        TableService.class.getName(),
        java.util.Objects.requireNonNull(started.getComponent()).getClassName());
  }
}
