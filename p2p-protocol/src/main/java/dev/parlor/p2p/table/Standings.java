package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;

/**
 * Tells the links of a table what each caller has to do there, because there is little room for
 * those who have nothing to do.
 */
final class Standings {
  private final Seated<?, ?> session;
  private final Switchboard links;
  private int seated; // the roster for which the links know who sits

  Standings(Seated<?, ?> session, Switchboard links) {
    this.session = session;
    this.links = links;
  }

  /** Lets the links know the phones of the seats, even before they say who they are. */
  void noteSeats() {
    if (seated != session.rosterChanges()) {
      seated = session.rosterChanges();
      links.unseat();
      session.roster().ifPresent(this::seat);
    }
  }

  private void seat(Roster roster) {
    roster.seats().forEach(join -> links.seat(join.npub(), join.linkKey()));
  }

  /** The standing of a caller that came by itself may have changed. */
  void note(Bytes npub) {
    if (links.isVisitor(npub)) {
      links.stands(npub, session.standing(npub));
    }
  }
}
