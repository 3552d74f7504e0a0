package dev.parlor.terminal.net;

import dev.parlor.p2p.testing.link.LinkContract;
import dev.parlor.p2p.testing.link.LinkLab;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TcpLinksTest {
  @TestFactory
  Stream<DynamicTest> tcpLinksKeepTheContract() {
    return against(TcpLab::new);
  }

  private static Stream<DynamicTest> against(Supplier<LinkLab> labs) {
    return LinkContract.checks().stream()
        .map(check -> DynamicTest.dynamicTest(check.name(), () -> run(check, labs)));
  }

  private static void run(LinkContract.Check check, Supplier<LinkLab> labs) throws Exception {
    try (LinkLab lab = labs.get()) {
      check.body().run(lab);
    }
  }
}
