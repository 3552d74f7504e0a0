package dev.parlor.crypto.sealed;

/** The rules want this slot seen: by one seat alone, or by all. */
public record Ask(int slot, int viewer) {
  /** The viewer of a slot that everybody is to see. */
  public static final int EVERYBODY = -1;

  /** No viewer yet. This can't be asked for. */
  static final int NOBODY = -2;

  public Ask {
    if (slot < 0 || viewer < EVERYBODY) {
      throw new IllegalArgumentException("slot " + slot + ", viewer " + viewer);
    }
  }

  public static Ask toAll(int slot) {
    return new Ask(slot, EVERYBODY);
  }

  public static Ask to(int seat, int slot) {
    return new Ask(slot, seat);
  }
}
