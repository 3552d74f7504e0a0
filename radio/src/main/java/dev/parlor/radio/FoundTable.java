package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;

/**
 * A sign that was seen.
 *
 * @param strength of its signal, see {@link Strength}
 */
public record FoundTable(TableSign sign, int strength) {
  /** Calls this table. */
  public TableTarget target() {
    return TableTarget.of(sign);
  }
}
