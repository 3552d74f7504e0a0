package dev.parlor.terminal.net;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

class DialerTest {
  /** A host that was killed and is back is found within three seconds, however long it was away. */
  @Test
  void nobodyWaitsLongerThanTwoSecondsToTryAgain() {
    InetSocketAddress nowhere = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    try (HostDialer dialer = new HostDialer(nowhere, link -> {}, failure -> {})) {
      for (int attempt = 0; attempt < 20; attempt++) {
        long pause = dialer.pause();
        assertTrue(pause > 0 && pause <= 2000, "pause " + pause);
      }
    }
  }

  @Test
  void whatOnlyThisComputerReachesIsNoAddressForOthers() throws java.io.IOException {
    assertTrue(Reachable.of(InetAddress.getLoopbackAddress()).isEmpty());
    assertTrue(Reachable.of(InetAddress.getByName("10.1.2.3")).contains("10.1.2.3"));
    for (String address : Reachable.of(InetAddress.getByName("0.0.0.0"))) {
      assertFalse(address.startsWith("127.") || address.equals("0.0.0.0"), address);
    }
  }
}
