package dev.parlor.radio;

/**
 * A phone that answered an inquiry. Only a call shows whether a table is held there.
 *
 * @param strength of its signal, see {@link Strength}
 */
public record FoundPhone(String name, ClassicAddress address, int strength) {
  /** Calls this phone, whatever table it holds. */
  public TableTarget target() {
    return TableTarget.at(address);
  }
}
