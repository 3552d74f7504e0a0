package dev.parlor.p2p.lobby;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.LobbyVerb;
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

/**
 * The lobby as a phone knows it that only watches. It asks to watch on every link, and believes
 * only what the seats have certified of themselves. It has no place in the roster and compares no
 * code.
 */
public final class OnlookerLobby extends ToldLobby {
  private final Secrets unused;
  private @Nullable Invite invite;

  public OnlookerLobby(Phone phone, GameKit<?, ?> kit, Bytes linkKey, Deque<Effect> out) {
    super(phone, kit, linkKey, out);
    this.unused = Secrets.draw(phone.entropy());
  }

  @Override
  public Optional<Invite> invite() {
    return Optional.ofNullable(invite);
  }

  @Override
  public Optional<Secrets> secrets() {
    return Optional.of(unused);
  }

  @Override
  public boolean onlooks() {
    return true;
  }

  /**
   * Whether this is the host, or a seat that it knows: another phone than the host may hold the
   * table by now.
   */
  @Override
  public boolean mayTell(Bytes npub) {
    Invite known = invite;
    return known == null || known.host().equals(npub) || !comparison.seatOf(npub).isNone();
  }

  @Override
  public boolean mayBeLate() {
    return true;
  }

  @Override
  TableSeat speaksFor() {
    return TableSeat.NONE;
  }

  @Override
  void welcome(Bytes npub) {
    send(npub, Line.of(LobbyVerb.CARD_GAME_WATCH.name()));
  }

  @Override
  public Optional<String> ready() {
    return Optional.of("table.onlooks");
  }

  /**
   * An invitation by the host, or by a phone that holds the table since. The seats have certified
   * whose table it is.
   */
  @Override
  void invited(Bytes from, Line line) throws Malformed {
    Invite told = invitation(line);
    Invite known = invite;
    if (known == null) {
      invite = told;
      out.add(new Effect.Save(JournalRecord.drawn(unused, told, false)));
    } else if (!known.equals(told)) {
      throw new Malformed("an invitation to another table");
    }
  }

  @Override
  void took(Roster told, boolean closed, boolean again) {
    if (again) {
      comparison.forget();
    }
    show(told.seats());
    if (closed) {
      comparison.watch(told);
    }
    out.add(new Effect.Show());
  }

  @Override
  void sasLine(Bytes from, Line line) {
    // a watcher compares nothing
  }

  @Override
  void error(String word) {
    if (NoSeat.endsWatching(word) && !hasBegun()) {
      breakUp().by(NoSeat.sentence(word));
    } else {
      tell(NoSeat.sentence(word));
    }
  }

  @Override
  void brokenOff(Parting parting, Join who) {
    // a watcher is told of this by a line of its own
  }

  @Override
  void broadcast(Line line) {
    // a watcher has nothing to say
  }
}
