package dev.parlor.app.bluetooth;

import dev.parlor.p2p.testing.link.LinkContract;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** The links of the fake that screens are tested with are no better than real ones may be. */
@RunWith(Parameterized.class)
public final class FakeAirTest {
  private final LinkContract.Check check;

  public FakeAirTest(String name, LinkContract.Check check) {
    this.check = check;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> checks() {
    return LinkContract.checks().stream()
        .map(check -> new Object[] {check.name(), check})
        .collect(java.util.stream.Collectors.toList());
  }

  @Test
  public void linksKeepTheContract() throws Exception {
    try (FakeAirLab lab = new FakeAirLab()) {
      check.body().run(lab);
    }
  }
}
