package dev.parlor.app.lobby;

import dev.parlor.app.R;
import dev.parlor.radio.RadioTrouble;
import java.util.Collection;
import java.util.Optional;

/** What is amiss with the radio, and what to do about it, in a sentence. */
final class RadioWords {
  private RadioWords() {}

  /**
   * The worst trouble that a sentence helps against. That nobody is seen or answers is said by the
   * screens themselves, and so is that a phone can't show its table.
   */
  static Optional<RadioTrouble> worst(Collection<RadioTrouble> troubles) {
    return troubles.stream().sorted().filter(each -> text(each) != 0).findFirst();
  }

  /** The sentence; 0 where there is none. */
  static int text(RadioTrouble trouble) {
    return switch (trouble) {
      case ABSENT -> R.string.trouble_absent;
      case OFF -> R.string.trouble_off;
      case PERMISSION -> R.string.trouble_permission;
      case LOCATION_OFF -> R.string.trouble_location;
      case NO_LOW_ENERGY -> R.string.trouble_no_low_energy;
      case BUSY -> R.string.trouble_busy;
      case NO_ADVERTISER, NOBODY -> 0;
    };
  }
}
