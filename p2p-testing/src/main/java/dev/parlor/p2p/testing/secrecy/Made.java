package dev.parlor.p2p.testing.secrecy;

import java.util.ArrayList;
import java.util.List;

/**
 * Shares that one phone has worked out. They count as out as soon as the phone has written down
 * what it signed: what dies with its process nobody ever sees.
 */
final class Made {
  private record Shares(HeardDeck deck, int seat, List<Spot> spots, boolean leaving) {}

  private final int phone;
  private final List<Shares> made = new ArrayList<>();

  Made(int phone) {
    this.phone = phone;
  }

  int phone() {
    return phone;
  }

  void shares(HeardDeck deck, int seat, List<Spot> spots, boolean leaving) {
    made.add(new Shares(deck, seat, spots, leaving));
  }

  /** What this phone has signed is written down. */
  void saved() {
    for (Shares out : made) {
      if (out.leaving()) {
        out.deck().left(phone, out.seat()); // from now on the others hold the deck without it
      }
      out.spots().forEach(spot -> out.deck().share(phone, out.seat(), spot));
    }
    made.clear();
  }
}
