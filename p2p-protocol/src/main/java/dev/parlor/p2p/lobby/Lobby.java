package dev.parlor.p2p.lobby;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table before its match: who sits down, and whether all screens show the same. What the host
 * tells is believed only as far as the seats have certified it. When a guest is lost while the
 * codes are compared, the host opens the table again. The next roster has fresh secrets and another
 * code.
 */
public abstract class Lobby {
  final Phone phone;
  final GameKit<?, ?> kit;
  final Bytes linkKey;
  final Deque<Effect> out;
  final Comparison comparison;
  private final BreakUp breakUp = new BreakUp(this);
  private final LobbyTalk talk = new LobbyTalk(this);
  private List<Join> shown = List.of();
  private boolean begun;

  Lobby(Phone phone, GameKit<?, ?> kit, Bytes linkKey, Deque<Effect> out) {
    this.kit = kit;
    this.phone = phone;
    this.linkKey = linkKey;
    this.out = out;
    this.comparison = new Comparison(phone, out, this::broadcast);
  }

  /**
   * A lobby that a journal remembers: the roster is closed, and this seat has agreed to it.
   *
   * @param closings how often it was closed
   */
  public static Lobby restored(
      Phone phone,
      GameKit<?, ?> kit,
      Bytes linkKey,
      Deque<Effect> out,
      Roster roster,
      int closings,
      Secrets secrets) {
    Bytes me = phone.identity().publicKey();
    OwnPlace place = OwnPlace.in(roster, secrets, me);
    Lobby lobby =
        roster.invite().host().equals(me)
            ? new HostLobby(phone, kit, linkKey, out, place, roster)
            : new GuestLobby(phone, kit, linkKey, out, place);
    lobby.comparison.restore(roster, closings);
    lobby.shown = roster.seats();
    return lobby;
  }

  /**
   * The effects that the lobby wants, in this order. Later parts of the same table add theirs to
   * this queue.
   */
  public final Deque<Effect> out() {
    return out;
  }

  /** The invitation that this phone has; empty before it was invited. */
  public abstract Optional<Invite> invite();

  /** What this phone has drawn for its place. */
  public abstract Optional<Secrets> secrets();

  /** Whether this phone only watches. */
  public boolean onlooks() {
    return false;
  }

  /** Whether somebody without a seat may watch here, through this phone. */
  public boolean mayBeWatchedBy(Bytes npub) {
    return comparison.roster() != null && isOpenToOnlookers();
  }

  /** Whether others may watch at this table; every seat has signed so with its place. */
  public final boolean isOpenToOnlookers() {
    return !onlooks() && invite().map(Invite::isOpenToOnlookers).orElse(false);
  }

  /** Whether lines of the lobby may come from this peer. */
  public abstract boolean mayTell(Bytes npub);

  /**
   * Whether a peer may speak of a log that this phone does not have: it spoke before it heard that
   * the table was opened again.
   */
  public abstract boolean mayBeLate();

  /** What somebody has to do here. At a guest's door only the host and the other seats have. */
  public Standing standing(Bytes npub) {
    return comparison.seatOf(npub).isNone() ? Standing.NOBODY : Standing.SEATED;
  }

  /** The seats that a host misses now; none on other phones. */
  public Set<Integer> missing() {
    return Set.of();
  }

  /** A host invites whoever comes; others do nothing. */
  void welcome(Bytes npub) {}

  /** A host notes that somebody is out of reach; others do nothing. */
  public void linkDown(Bytes npub, long now) {}

  /** A host goes on without those who are lost. Answers when to look again. */
  public long tick(long now) {
    return Long.MAX_VALUE;
  }

  /** A host notes that a player got up without whom the table goes on; others do nothing. */
  void gone(Bytes npub) {}

  /**
   * The seat for which this phone repeats the lines of the code; none when it repeats those of all.
   */
  abstract TableSeat speaksFor();

  /** A host closes the roster. Answers the key of the sentence that says why it can't. */
  public abstract Optional<String> ready() throws Malformed;

  /**
   * A host takes a guest's seat away for good. Answers the key of the sentence that says why it
   * can't.
   */
  public Optional<String> remove(Bytes npub) {
    return Optional.of("table.cannotRemove");
  }

  abstract void invited(Bytes from, Line line) throws Malformed;

  abstract void join(Bytes from, Line line) throws Malformed;

  abstract void rosterTold(Line line, boolean closed) throws Malformed;

  abstract void sasLine(Bytes from, Line line) throws Malformed;

  abstract void error(String word) throws Malformed;

  /** Sends a line: as host to all seats, as guest to the host. */
  abstract void broadcast(Line line);

  public final Comparison comparison() {
    return comparison;
  }

  /** The match has begun: from now on nothing is changed here. */
  public void begin() {
    begun = true;
  }

  final boolean hasBegun() {
    return begun;
  }

  /** How this phone ends what can come of this table before its match. */
  public final BreakUp breakUp() {
    return breakUp;
  }

  public final boolean hasEnded() {
    return breakUp.why().isPresent();
  }

  final boolean isOpen() {
    return comparison.roster() == null;
  }

  public final List<Join> shown() {
    return shown;
  }

  final void show(List<Join> seats) {
    shown = seats;
  }

  /** The own seat among them; -1 before there is one. */
  public final int shownSeat() {
    for (int seat = 0; seat < shown.size(); seat++) {
      if (shown.get(seat).npub().equals(me())) {
        return seat;
      }
    }
    return -1;
  }

  /** What is said to another phone that comes with the key of a seat. */
  public static Line sitsElsewhere() {
    return NoSeat.ELSEWHERE.line();
  }

  /**
   * Why a peer has no business here, in a word to it; empty if it has. A guest speaks with its host
   * and, once the roster is closed, with the other seats. A seat is the one phone with which it
   * joined.
   */
  public final Optional<Line> whyNot(Bytes npub, Bytes staticKey) {
    Roster closed = comparison.roster();
    TableSeat seat = comparison.seatOf(npub);
    if (closed != null && !seat.isNone()) {
      return closed.at(seat).linkKey().equals(staticKey)
          ? Optional.empty()
          : Optional.of(sitsElsewhere());
    }
    return mayTell(npub) || mayBeWatchedBy(npub)
        ? Optional.empty()
        : Optional.of(NoSeat.BEGUN.line());
  }

  /** A link stands. Both sides repeat what the other may have missed. */
  public final void linkUp(Bytes npub) throws Malformed {
    if (!mayTell(npub) || hasEnded()) {
      return; // another guest: all lines of the lobby go through the host
    }
    welcome(npub);
    if (!comparison.seatOf(npub).isNone()) {
      for (Line line : comparison.said(speaksFor())) {
        send(npub, line);
      }
    }
  }

  /** Takes a line; false when it is none of the lobby's. */
  public final boolean take(Bytes from, Line line) throws Malformed {
    return talk.take(from, line);
  }

  /** Somebody goes before the match. */
  void parted(Bytes from, Parting parting) throws Malformed {
    breakUp.parted(parting);
  }

  /** Ends what could have come of this table for this phone, because somebody has gone. */
  void brokenOff(Parting parting, Join who) {
    breakUp.by(new Refusal(parting.why().key(), List.of(who.callsign())));
  }

  final void close(Roster closed) throws Malformed {
    shown = closed.seats();
    comparison.close(closed);
  }

  final Bytes me() {
    return phone.identity().publicKey();
  }

  final void tell(Refusal refusal) {
    out.add(new Effect.Tell(refusal));
    out.add(new Effect.Show());
  }

  final void send(Bytes npub, Line line) {
    out.add(new Effect.Send(npub, new Message.Text(line).encode()));
  }
}
