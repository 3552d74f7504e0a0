package dev.parlor.p2p.lobby;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The lobby as a guest knows it, from what its host tells. */
public final class GuestLobby extends ToldLobby {
  private @Nullable OwnPlace place;
  private boolean late; // the roster was closed with a place of mine that I have lost

  /**
   * Before or after an invitation.
   *
   * @param place the place that a journal remembers; null for none
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
    Invite told = invitation(line);
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
  void took(Roster told, boolean closed, boolean again) throws Malformed {
    Join mine = Objects.requireNonNull(place).join();
    boolean seated = told.seats().contains(mine);
    if (again) {
      comparison.forget();
      if (!seated) {
        broadcast(mine.line());
      }
    }
    show(told.seats());
    if (closed && seated) {
      if (comparison.isExhausted()) {
        breakUp().giveUp();
        return;
      }
      close(told);
    }
    late |= closed && !seated; // the host has not heard yet that this phone knows of no seat here
    out.add(new Effect.Show());
  }

  @Override
  void sasLine(Bytes from, Line line) throws Malformed {
    comparison.take(TableSeat.NONE, line);
  }

  @Override
  void error(String word) {
    if (NoSeat.isFinal(word) && isOpen()) {
      breakUp().by(NoSeat.sentence(word));
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
