package dev.parlor.radio.testing;

import dev.parlor.p2p.testing.link.LinkContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Screens are tested with the links of the fake. These must be no better than real ones may be. */
final class FakeAirTest {
  @TestFactory
  Stream<DynamicTest> linksKeepTheContract() {
    return LinkContract.checks().stream()
        .map(check -> DynamicTest.dynamicTest(check.name(), () -> run(check)));
  }

  private static void run(LinkContract.Check check) throws Exception {
    try (FakeAirLab lab = new FakeAirLab()) {
      check.body().run(lab);
    }
  }
}
