package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import android.app.Application;
import android.os.Build;
import dev.parlor.p2p.testing.link.LinkContract;
import dev.parlor.p2p.testing.link.LinkLab;
import dev.parlor.radio.Way;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The links of every radio are held against the one contract. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {
      JoinedServerSocket.class,
      JoinedSocket.class,
      JoinedGatt.class,
      JoinedGattServer.class
    })
public final class RadioLinksTest {
  private final Way way;
  private final LinkContract.Check check;

  public RadioLinksTest(String name, Way way, LinkContract.Check check) {
    this.way = way;
    this.check = check;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> checks() {
    List<Object[]> checks = new ArrayList<>();
    for (Way way : Way.values()) {
      for (LinkContract.Check check : LinkContract.checks()) {
        checks.add(new Object[] {way + ": " + check.name(), way, check});
      }
    }
    return checks;
  }

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
  }

  @Test
  public void linksKeepTheContract() throws Exception {
    try (LinkLab lab = new RadioLab(RuntimeEnvironment.getApplication(), way)) {
      if (way == Way.L2CAP && Build.VERSION.SDK_INT < 29) {
        IOException refused = assertThrows(IOException.class, () -> lab.open(link -> {}));
        assertEquals("NO_LOW_ENERGY", refused.getMessage());
      } else {
        check.body().run(lab);
      }
    }
  }
}
