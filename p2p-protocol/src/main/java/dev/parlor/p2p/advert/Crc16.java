package dev.parlor.p2p.advert;

import java.nio.charset.StandardCharsets;

/**
 * Two bytes for a name, CRC-16/CCITT-FALSE: polynomial 1021, begun with FFFF. Sorts what an inquiry
 * finds, so that the phone whose sign was seen is tried first.
 */
public final class Crc16 {
  private static final int POLYNOMIAL = 0x1021;

  private Crc16() {}

  public static int of(String name) {
    int crc = 0xffff;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      crc ^= (b & 0xff) << 8;
      for (int i = 0; i < 8; i++) {
        crc = (crc & 0x8000) == 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
      }
      crc &= 0xffff;
    }
    return crc;
  }
}
