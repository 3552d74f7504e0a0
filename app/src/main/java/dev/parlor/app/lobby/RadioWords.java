package dev.parlor.app.lobby;

import dev.parlor.app.R;
import dev.parlor.radio.RadioTrouble;
import java.util.Collection;
import java.util.Optional;

/** A sentence about a trouble of the radio and what to do about it. */
final class RadioWords {
  private RadioWords() {}

  /**
   * The worst trouble for which there is a sentence. The screens themselves say that nobody is seen
   * or answers, and that a phone can't show its table.
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
