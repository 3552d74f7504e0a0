package dev.parlor.app.nearby;

import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.rim.table.Strand;
import dev.parlor.rim.table.TableLoop;
import java.util.Optional;

/**
 * A table that this phone sits at, with everything that is open for it.
 *
 * @param invitation the invitation to it, if this phone holds it
 */
record Opened<S, V>(
    GameKit<S, V> kit,
    KeptSeat seat,
    Strand strand,
    TableLoop<S, V> loop,
    Ways ways,
    SideWays sides,
    OpenLinks links,
    AddressBook addresses,
    Optional<Invitation> invitation) {

  /** Lets go of everything without telling anybody. The seat stays where it is. */
  void abandon() {
    ways.close();
    sides.close();
    links.close();
    seat.journal().close();
  }

  boolean hosting() {
    return seat.place().hosting();
  }

  /**
   * Remembers the address of a classic radio, as somebody has said.
   *
   * @param npub whose radio it is; empty for this phone's
   */
  void remember(Optional<Bytes> npub, Bytes address) {
    addresses.remember(npub.orElse(AddressBook.OWN), new ClassicAddress(address));
  }

  /** Remembers the quickest way to somebody for the next time, if this link shows it. */
  void remember(Bytes npub, Link link) {
    if (link instanceof HeldLink held) {
      held.peer().ifPresent(address -> addresses.remember(npub, address));
    }
  }
}
