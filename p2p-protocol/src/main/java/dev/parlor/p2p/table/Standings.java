package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;

/** Tells the links of a table what somebody has to do there: for nobodies there is little room. */
final class Standings {
  private final Seated<?, ?> session;
  private final Switchboard links;
  private int seated; // the roster of the session for which the links are told who sits

  Standings(Seated<?, ?> session, Switchboard links) {
    this.session = session;
    this.links = links;
  }

  /** The phones of the seats are known by what they show, even before they say who they are. */
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

  /** Something may be different for somebody who came by itself. */
  void note(Bytes npub) {
    if (links.isVisitor(npub)) {
      links.stands(npub, session.standing(npub));
    }
  }
}
