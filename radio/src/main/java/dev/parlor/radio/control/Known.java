package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Crc16;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.TableTarget;
import java.util.ArrayList;
import java.util.List;

/** Where a table's classic radio is, as far as this phone knows without asking others. */
record Known(Desks desks, TableTarget target) {
  /** Addresses that can be called without anybody being seen. */
  List<ClassicAddress> addresses() {
    List<ClassicAddress> known = new ArrayList<>();
    target.address().ifPresent(known::add);
    target
        .npub()
        .flatMap(desks.book()::find)
        .filter(each -> !known.contains(each))
        .ifPresent(known::add);
    return known;
  }

  /** Phones that are paired with this one and have the name that the sign tells. */
  List<FoundPhone> paired(Sighting each) {
    List<FoundPhone> paired = new ArrayList<>(desks.hardware().bonded());
    paired.removeIf(phone -> Crc16.of(phone.name()) != each.beacon().nameCrc());
    return paired;
  }
}
