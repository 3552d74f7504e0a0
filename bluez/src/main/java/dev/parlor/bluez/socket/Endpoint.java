package dev.parlor.bluez.socket;

import dev.parlor.radio.ClassicAddress;
import java.util.Arrays;
import java.util.Optional;

/**
 * Where a device is, as the kernel writes it.
 *
 * @param address as people write it, {@code 01:23:45:67:89:AB}
 * @param kind which of a device's addresses this is
 */
public record Endpoint(String address, Kind kind) {
  private static final int BYTES = 6;
  private static final int L2CAP_LENGTH = 14;
  private static final int RFCOMM_LENGTH = 10;
  private static final int ANY_CHANNEL = 0;

  /** The kinds of addresses, in the kernel's order. */
  public enum Kind {
    CLASSIC,
    LE_PUBLIC,
    LE_RANDOM
  }

  public static Endpoint classic(ClassicAddress address) {
    return new Endpoint(address.text(), Kind.CLASSIC);
  }

  /** This address for classic Bluetooth. */
  Endpoint asClassic() {
    return new Endpoint(address, Kind.CLASSIC);
  }

  /** The type of this address as BlueZ writes it: {@code public} or {@code random}. */
  public static Endpoint lowEnergy(String address, String type) {
    return new Endpoint(address, type.equals("random") ? Kind.LE_RANDOM : Kind.LE_PUBLIC);
  }

  /** The address as a key by which callers are told apart. */
  public Optional<ClassicAddress> mac() {
    return ClassicAddress.read(address);
  }

  byte[] l2cap(int psm, int cid) {
    byte[] made = begin(L2CAP_LENGTH);
    made[2] = (byte) psm;
    made[3] = (byte) (psm >> 8);
    put(made, 4);
    made[10] = (byte) cid;
    made[11] = (byte) (cid >> 8);
    made[12] = (byte) kind.ordinal();
    return made;
  }

  byte[] rfcomm(int channel) {
    byte[] made = begin(RFCOMM_LENGTH);
    put(made, 2);
    made[8] = (byte) channel;
    return made;
  }

  byte[] anyRfcomm() {
    return rfcomm(ANY_CHANNEL);
  }

  private static byte[] begin(int length) {
    byte[] made = new byte[length];
    made[0] = Libc.AF_BLUETOOTH;
    return made;
  }

  private void put(byte[] to, int at) {
    String[] parts = address.split(":", -1);
    for (int i = 0; i < BYTES; i++) {
      to[at + i] = (byte) Integer.parseInt(parts[BYTES - 1 - i], 16);
    }
  }

  static Endpoint ofL2cap(byte[] made) {
    return new Endpoint(text(made, 4), Kind.values()[made[12] % Kind.values().length]);
  }

  static Endpoint ofRfcomm(byte[] made) {
    return new Endpoint(text(made, 2), Kind.CLASSIC);
  }

  static int psm(byte[] l2cap) {
    return (l2cap[2] & 0xff) | (l2cap[3] & 0xff) << 8;
  }

  static int channel(byte[] rfcomm) {
    return rfcomm[8] & 0xff;
  }

  private static String text(byte[] made, int at) {
    String[] parts = new String[BYTES];
    byte[] bytes = Arrays.copyOfRange(made, at, at + BYTES);
    for (int i = 0; i < BYTES; i++) {
      parts[i] = String.format("%02X", bytes[BYTES - 1 - i]);
    }
    return String.join(":", parts);
  }
}
