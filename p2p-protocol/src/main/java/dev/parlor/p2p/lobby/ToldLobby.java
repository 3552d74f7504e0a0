package dev.parlor.p2p.lobby;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.Optional;

/** The lobby of a phone that holds no table: it knows what it is told, and no more. */
abstract class ToldLobby extends Lobby {
  ToldLobby(Phone phone, GameKit<?, ?> kit, Bytes linkKey, Deque<Effect> out) {
    super(phone, kit, linkKey, out);
  }

  final Invite invitation(Line line) throws Malformed {
    Invite told = Invite.read(line);
    if (!told.fits(kit)) {
      throw new Malformed("an invitation to no table of this game: " + told.rules());
    }
    return told;
  }

  @Override
  final void join(Bytes from, Line line) throws Malformed {
    throw new Malformed("a seat asked for of somebody who holds no table");
  }

  @Override
  final void rosterTold(Line line, boolean closed) throws Malformed {
    Optional<Invite> table = invite();
    if (!table.isPresent()) {
      throw new Malformed("a roster that nobody waits for");
    }
    Roster told = Roster.read(line, table.get(), phone.signatures());
    Roster known = comparison.roster();
    if (known == null || !known.equals(told) || !(closed || hasBegun())) {
      if (known != null && hasBegun()) {
        throw new Malformed("another roster than before");
      }
      took(told, closed, known != null);
    }
  }

  /**
   * A roster came that this phone has not heard of, or that is open again.
   *
   * @param again whether one was closed before it
   */
  abstract void took(Roster told, boolean closed, boolean again) throws Malformed;
}
