package dev.parlor.terminal.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Addresses to which nobody is sent by the word of somebody else. */
class IpWayTest {
  private static Optional<InetSocketAddress> read(String hex, boolean here) throws Malformed {
    return IpWay.read(Bytes.parseHex(hex, hex.length() / 2), here);
  }

  @Test
  void anAddressIsReadAsItWasTold() throws Malformed {
    InetSocketAddress four = new InetSocketAddress("192.168.1.7", 40_000);
    InetSocketAddress six = new InetSocketAddress("2001:db8::7", 40_000);
    assertEquals("c0a801079c40", IpWay.of(four).hex());
    assertEquals("20010db80000000000000000000000079c40", IpWay.of(six).hex());
    assertEquals(Optional.of(four), read("c0a801079c40", false));
    assertEquals(Optional.of(six), read("20010db80000000000000000000000079c40", false));
  }

  @Test
  void thisComputerIsCalledOnlyWhereTheTableIsOnIt() throws Malformed {
    assertEquals(
        Optional.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 40_000)),
        read("7f0000019c40", true));
    assertEquals(Optional.empty(), read("7f0000019c40", false));
    assertEquals(Optional.empty(), read("000000000000000000000000000000019c40", false), "::1");
    assertEquals(Optional.empty(), read("00000000000000000000ffff7f0000019c40", false), "mapped");
  }

  @Test
  void whatIsNoGuestsDoorIsNotCalled() throws Malformed {
    for (String nowhere :
        new String[] {
          "c0a801070016", // port 22
          "c0a8010703ff", // the last port that needs a right of its own
          "c0a801070000",
          "000000009c40", // any address
          "ffffffff9c40", // all addresses
          "e00000fb9c40", // the address of a group
          "a9fe00019c40", // an address of this cable alone
          "00000000000000000000ffffe00000fb9c40",
          "ff0200000000000000000000000000fb9c40",
          "fe8000000000000000000000000000019c40",
          "c0a801079c",
          "c0",
          "",
          "c0a801079c40".repeat(2)
        }) {
      assertEquals(Optional.empty(), read(nowhere, true), nowhere);
    }
  }
}
