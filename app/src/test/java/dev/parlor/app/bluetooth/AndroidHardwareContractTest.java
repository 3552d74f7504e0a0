package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import android.app.Application;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.testing.HardwareContract;
import dev.parlor.radio.testing.HardwareLab;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Android's hardware is held against the same contract as BlueZ's. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {
      JoinedAdvertiser.class,
      JoinedAdvertisingSet.class,
      JoinedGatt.class,
      JoinedGattServer.class,
      JoinedScanner.class,
      JoinedServerSocket.class,
      JoinedSocket.class
    })
public final class AndroidHardwareContractTest {
  private final Optional<Way> way;
  private final HardwareContract.Check check;

  public AndroidHardwareContractTest(String name, Optional<Way> way, HardwareContract.Check check) {
    this.way = way;
    this.check = check;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> checks() {
    List<Object[]> checks = new ArrayList<>();
    for (HardwareContract.Check check : HardwareContract.checks()) {
      checks.add(new Object[] {check.name(), Optional.empty(), check});
    }
    for (Way way : Way.values()) {
      for (HardwareContract.Check check : HardwareContract.checks(way)) {
        checks.add(new Object[] {way + ": " + check.name(), Optional.of(way), check});
      }
    }
    return checks;
  }

  @Test
  public void androidKeepsTheContract() throws Exception {
    try (HardwareLab lab = new AndroidLab(RuntimeEnvironment.getApplication())) {
      if (way.isPresent() && !lab.ways().contains(way.get())) {
        RadioRefused refused =
            assertThrows(RadioRefused.class, () -> lab.host().listen(way.get(), Signs.NONCE));
        assertEquals(RadioTrouble.NO_LOW_ENERGY, refused.trouble());
      } else {
        check.body().run(lab);
      }
    }
  }
}
