package dev.parlor.p2p.testing.sim;

import java.util.ArrayList;
import java.util.List;

/** Faults by what they happen to, so that each is carried out by whoever looks after that. */
final class Grouped {
  final List<Fault.OnLink> onLinks = new ArrayList<>();
  final List<Fault.OfDial> ofDials = new ArrayList<>();
  final List<Fault.AtMoment> atMoments = new ArrayList<>();
  final List<Fault.OfJournal> ofJournals = new ArrayList<>();
  final List<Fault.Behind> behind = new ArrayList<>();

  Grouped(List<Fault> faults) {
    Fault.Cases<Boolean> groups =
        new Fault.Cases<>(onLinks::add, ofDials::add, atMoments::add, ofJournals::add, behind::add);
    faults.forEach(fault -> fault.match(groups));
  }
}
