package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Crc16;
import dev.parlor.radio.FoundPhone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The phones that answered an inquiry and may be the host of a table, in the order of calling. */
final class Suspects {
  private static final int TRIES = 3;
  private static final int STRANGERS = 4;

  private Suspects() {}

  /**
   * The phones to be called. With a sign these are the phones with the name in that sign, three
   * times each, and no others. Without a sign they are the nearest phones, whoever they are.
   *
   * @param round the round of the call; in each another stranger comes first, because the first one
   *     may hold another table
   */
  static List<FoundPhone> of(List<FoundPhone> phones, Optional<Sighting> sign, int round) {
    List<FoundPhone> sorted = new ArrayList<>(phones);
    sorted.sort(Comparator.comparingInt(FoundPhone::strength).reversed());
    if (sign.isPresent()) {
      sorted.removeIf(phone -> Crc16.of(phone.name()) != sign.get().beacon().nameCrc());
      List<FoundPhone> named = new ArrayList<>();
      for (int i = 0; i < TRIES; i++) {
        named.addAll(sorted);
      }
      return named;
    }
    List<FoundPhone> tried = sorted.subList(0, Math.min(STRANGERS, sorted.size()));
    Collections.rotate(tried, 1 - round);
    return tried;
  }
}
