package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;

import android.app.Application;
import android.os.PowerManager;
import dev.parlor.radio.hardware.Awake;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowPowerManager;

/** Android's wake lock is held while a link is open. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = Application.class)
public final class PowerAwakeTest {

  @Test
  public void aHoldKeepsTheProcessorAwakeUntilItIsLetGo() {
    Awake awake = new PowerAwake(RuntimeEnvironment.getApplication());
    Awake.Hold one = awake.hold();
    PowerManager.WakeLock lock = ShadowPowerManager.getLatestWakeLock();
    assertEquals(true, lock.isHeld());
    one.renew();
    one.letGo();
    one.letGo();
    one.renew();
    assertEquals(false, lock.isHeld());
  }
}
