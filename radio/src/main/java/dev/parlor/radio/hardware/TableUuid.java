package dev.parlor.radio.hardware;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import java.util.UUID;

/**
 * The 128-bit names under which a table is reached: {@code NNNNNNNN-PPPP-4d5b-9c43-5041524c4f52}
 * with the table's nonce N and a part P. The nonce keeps a station, or another table on the same
 * phone, from answering in its place. RFCOMM and GATT have different parts, because Android lists a
 * GATT service where RFCOMM looks for its channel.
 */
public final class TableUuid {
  /** Stands for whatever table is held there. Only RFCOMM is reached in this way. */
  public static final Bytes ANY = Bytes.of(new byte[TableSign.NONCE]);

  /** How many guests a host carries over GATT at once. Lanes are counted from 1. */
  public static final int LANES = 8;

  private static final long LOW = 0x9c43_5041_524c_4f52L;
  private static final long SHAPE = 0x4d5bL;
  private static final int RFCOMM = 0x0001;
  private static final int SERVICE = 0x0002;
  private static final int LANE = 0x0003;
  private static final int UP = 0x0100;
  private static final int DOWN = 0x0200;

  private TableUuid() {}

  /** The service of RFCOMM. */
  public static UUID rfcomm(Bytes nonce) {
    return of(nonce, RFCOMM);
  }

  /** The service of GATT. */
  public static UUID service(Bytes nonce) {
    return of(nonce, SERVICE);
  }

  /** The characteristic that tells whoever reads it which lane is its own. */
  public static UUID lane(Bytes nonce) {
    return of(nonce, LANE);
  }

  /** The characteristic that the guest of this lane writes to. */
  public static UUID up(Bytes nonce, int lane) {
    return of(nonce, UP + lane);
  }

  /** The characteristic on which the guest of this lane is notified. */
  public static UUID down(Bytes nonce, int lane) {
    return of(nonce, DOWN + lane);
  }

  private static UUID of(Bytes nonce, int part) {
    long table = Long.parseLong(nonce.head(TableSign.NONCE).hex(), 16);
    return new UUID(table << 32 | (long) part << 16 | SHAPE, LOW);
  }
}
