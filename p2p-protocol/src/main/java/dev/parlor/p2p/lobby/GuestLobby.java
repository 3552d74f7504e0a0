package dev.parlor.p2p.lobby;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The lobby as a guest knows it: by what its host tells. */
public final class GuestLobby extends Lobby {
  private @Nullable OwnPlace place;
  private boolean late; // the roster was closed with a place of mine that I have lost

  /**
   * Before or after an invitation.
   *
   * @param place that a journal remembers
   */
  public GuestLobby(
      Phone phone, GameKit<?, ?> kit, Bytes linkKey, Deque<Effect> out, @Nullable OwnPlace place) {
    super(phone, kit, linkKey, out);
    this.place = place;
  }

  @Override
  public Optional<Invite> invite() {
    return Optional.ofNullable(place).map(OwnPlace::invite);
  }

  @Override
  public Optional<Secrets> secrets() {
    return Optional.ofNullable(place).map(OwnPlace::secrets);
  }

  @Override
  public boolean mayTell(Bytes npub) {
    OwnPlace known = place;
    return known == null || known.invite().host().equals(npub);
  }

  @Override
  public boolean mayBeLate() {
    return late || comparison.closings() > 0;
  }

  @Override
  TableSeat speaksFor() {
    return comparison.seatOf(me());
  }

  @Override
  public Optional<String> ready() {
    return Optional.of("table.cannotClose");
  }

  @Override
  void invited(Bytes from, Line line) throws Malformed {
    Invite told = Invite.read(line);
    if (!told.fits(kit)) {
      throw new Malformed("an invitation to another game: " + told.rules());
    }
    if (!told.host().equals(from)) {
      throw new Malformed("an invitation in somebody else's name");
    }
    OwnPlace mine = place;
    if (mine == null) {
      mine = OwnPlace.take(phone, linkKey, told, out);
      place = mine;
      send(from, mine.join().line());
    } else if (isOpen() && mine.invite().equals(told)) {
      send(from, mine.join().line());
    }
  }

  @Override
  void join(Bytes from, Line line) throws Malformed {
    throw new Malformed("a seat asked for of a guest");
  }

  @Override
  void rosterTold(Line line, boolean closed) throws Malformed {
    OwnPlace mine = place;
    if (mine == null) {
      throw new Malformed("a roster that nobody waits for");
    }
    Roster told = Roster.read(line, mine.invite(), phone.signatures());
    Roster known = comparison.roster();
    if (known != null && (closed || hasBegun()) && known.equals(told)) {
      return;
    }
    boolean seated = told.seats().contains(mine.join());
    if (known != null) {
      if (hasBegun()) {
        throw new Malformed("another roster than before");
      }
      comparison.forget();
      if (!seated) {
        broadcast(mine.join().line());
      }
    }
    show(told.seats());
    if (closed && seated) {
      if (comparison.isExhausted()) {
        giveUp();
        return;
      }
      close(told);
    }
    late |= closed && !seated; // the host has not heard yet that my phone knows of no seat here
    out.add(new Effect.Show());
  }

  @Override
  void sasLine(Bytes from, Line line) throws Malformed {
    comparison.take(TableSeat.NONE, line);
  }

  @Override
  void error(String word) {
    if (NoSeat.isFinal(word) && isOpen()) {
      endBy(NoSeat.sentence(word));
    } else {
      tell(NoSeat.sentence(word));
    }
  }

  @Override
  void broadcast(Line line) {
    OwnPlace known = place;
    if (known != null) {
      send(known.invite().host(), line);
    }
  }
}
