package dev.parlor.p2p.match;

import java.util.Set;
import java.util.TreeSet;

/** How a match begins and ends, and how it leads on to another one. */
final class Bounds {
  final Ending ending;
  final Rematch rematch;
  final Opening opening;
  final Orderer orderer;

  /**
   * @param least how many phones must be there for another match
   * @param signed whether a seat has signed the result
   */
  Bounds(
      int least,
      Seating seating,
      Setting setting,
      RulesAtWork<?> rules,
      People people,
      Ending.SignatureCheck signed) {
    orderer = people.orderer;
    ending = new Ending(orderer, rules, setting.engine(), people.absences, signed);
    rematch = new Rematch(seating, least, people.attendance, ending, orderer);
    opening = new Opening(setting.tid(), orderer, setting.setup(), rules, ending);
  }

  /**
   * The seats that have yet to say the word that begins the match, or to sign its result at the
   * end.
   */
  Set<Integer> wordMissing(int seats, boolean begun) {
    Set<Integer> missing = new TreeSet<>();
    for (int seat = 0; seat < seats; seat++) {
      if (!(begun ? ending.hasSigned(seat) : opening.agreed().contains(seat))) {
        missing.add(seat);
      }
    }
    return missing;
  }
}
