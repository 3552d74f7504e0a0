package dev.parlor.bluez.socket;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/**
 * Addresses are written as in the kernel's headers. The machine's byte order is the little one
 * wherever the program runs.
 */
class EndpointTest {
  private static final Endpoint RANDOM = Endpoint.lowEnergy("01:23:45:67:89:AB", "random");

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }

  @Test
  void addressesAreWrittenBackwardsAndWithTheirKind() {
    assertArrayEquals(hex("1f008500ab89674523010000" + "0200"), RANDOM.l2cap(0x85, 0));
    assertArrayEquals(hex("1f000000ab89674523010400" + "0200"), RANDOM.l2cap(0, 4));
    assertArrayEquals(hex("1f00ab896745230107" + "00"), RANDOM.rfcomm(7));
  }

  @Test
  void whatWasWrittenIsRead() {
    byte[] made = RANDOM.l2cap(0x85, 0);
    assertEquals(RANDOM, Endpoint.ofL2cap(made));
    assertEquals(0x85, Endpoint.psm(made));
    byte[] classic = RANDOM.rfcomm(7);
    assertEquals(RANDOM.asClassic(), Endpoint.ofRfcomm(classic));
    assertEquals(7, Endpoint.channel(classic));
  }

  @Test
  void anAdvertForTheKernelIsConnectableAndCarriesBothParts() {
    byte[] made = Management.add(5, new byte[] {2, 1, 6}, new byte[] {1, 9});
    assertArrayEquals(
        hex("05" + "01000000" + "0000" + "0000" + "03" + "02" + "020106" + "0109"), made);
  }
}
