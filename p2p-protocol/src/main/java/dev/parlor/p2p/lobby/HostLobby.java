package dev.parlor.p2p.lobby;

import dev.parlor.p2p.link.Standing;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The lobby as its host keeps it: it gathers the guests and relays what they say of the code. */
public final class HostLobby extends Lobby {
  /** How long a seat may be without a link before the table goes on without it. */
  public static final long LOST = 15_000;

  /**
   * How long a host that was restarted waits for its guests, who may not have noticed that it was
   * gone.
   */
  public static final long BACK = 3 * LOST;

  private final Arrivals arrivals = new Arrivals();
  private OwnPlace place;
  private final WaitForGuests waiting;

  /** An open table. */
  public HostLobby(
      Phone phone, GameKit<?, ?> kit, Bytes linkKey, Deque<Effect> out, Invite invite) {
    super(phone, kit, linkKey, out);
    this.waiting = new WaitForGuests(arrivals, false);
    this.place = OwnPlace.take(phone, linkKey, invite, out);
    arrivals.seat(place.join());
    show(List.of(place.join()));
  }

  /** A table with a closed roster that a journal remembers. */
  public HostLobby(
      Phone phone,
      GameKit<?, ?> kit,
      Bytes linkKey,
      Deque<Effect> out,
      OwnPlace place,
      Roster roster) {
    super(phone, kit, linkKey, out);
    this.place = place;
    this.waiting = new WaitForGuests(arrivals, true);
    roster.seats().forEach(arrivals::seat);
  }

  @Override
  public Optional<Invite> invite() {
    return Optional.of(place.invite());
  }

  @Override
  public Optional<Secrets> secrets() {
    return Optional.of(place.secrets());
  }

  @Override
  public boolean mayBeWatchedBy(Bytes npub) {
    return isOpenToOnlookers() && !arrivals.isBarred(npub);
  }

  @Override
  public boolean mayTell(Bytes npub) {
    return true;
  }

  @Override
  public Standing standing(Bytes npub) {
    return arrivals.standing(npub);
  }

  @Override
  public boolean mayBeLate() {
    return true;
  }

  @Override
  public Set<Integer> missing() {
    return arrivals.missing(shown());
  }

  @Override
  public void begin() {
    super.begin();
    arrivals.missNobody();
  }

  @Override
  void welcome(Bytes npub) {
    arrivals.up(npub);
    if (arrivals.isBarred(npub)) {
      send(npub, NoSeat.REMOVED.line());
      return;
    }
    send(npub, place.invite().line());
    // whoever comes back from a roster that was opened again must hear of it
    boolean seated = !comparison.seatOf(npub).isNone();
    send(npub, new Roster(place.invite(), shown()).line(seated ? "GAME_READY" : "ROSTER"));
  }

  @Override
  TableSeat speaksFor() {
    return TableSeat.NONE;
  }

  @Override
  public void linkDown(Bytes npub, long now) {
    arrivals.down(npub);
    if (hasBegun() || hasEnded()) {
      return;
    } else if (isOpen() && arrivals.remove(npub)) {
      tellRoster();
    } else if (!comparison.seatOf(npub).isNone()) {
      arrivals.miss(npub, now);
      out.add(new Effect.Show());
    }
  }

  /** Opens the table again when somebody is lost. */
  @Override
  public long tick(long now) {
    if (hasBegun() || isOpen()) {
      waiting.ends();
      return Long.MAX_VALUE;
    }
    long next = waiting.until(me(), now);
    if (next > now) {
      return next;
    }
    openAgain();
    return Long.MAX_VALUE;
  }

  /** Opens the table again without those who are missing. */
  private void openAgain() {
    waiting.ends();
    arrivals.removeMissing();
    comparison.forget();
    // the same seats once more are a table of another name, because nobody signs twice under one
    // name
    place = place.again(phone, linkKey, comparison.closings());
    arrivals.seat(place.join());
    tellRoster();
  }

  @Override
  void invited(Bytes from, Line line) throws Malformed {
    throw new Malformed("an invitation in somebody else's name");
  }

  @Override
  void join(Bytes from, Line line) throws Malformed {
    Join join = Join.read(line);
    if (!join.npub().equals(from) || !join.valid(place.invite(), phone.signatures())) {
      throw new Malformed("a seat that its owner did not certify");
    }
    boolean sits = !comparison.seatOf(from).isNone();
    if (sits && arrivals.has(join)) {
      return; // an older JOIN of a seat, sent before its phone heard of the roster
    }
    boolean may = arrivals.knock(from);
    if (arrivals.isBarred(from)) {
      send(from, NoSeat.REMOVED.line());
    } else if (!may) {
      send(from, NoSeat.OFTEN.line());
    } else if (hasBegun() || (!isOpen() && !sits)) {
      send(from, NoSeat.CLOSED.line());
    } else if (arrivals.size() >= place.invite().seats() && !arrivals.has(from)) {
      send(from, NoSeat.FULL.line());
    } else {
      arrivals.seat(arrivals.distinct(join));
      if (sits) {
        openAgain(); // the phone has lost the seat that it had
      } else {
        tellRoster();
      }
    }
  }

  private void tellRoster() {
    show(arrivals.seats());
    broadcast(new Roster(place.invite(), shown()).line("ROSTER"));
    if (shown().size() < place.invite().seats()) {
      // a seat is free again
      arrivals.outside().forEach(npub -> send(npub, place.invite().line()));
    }
    out.add(new Effect.Show());
  }

  @Override
  public Optional<String> ready() throws Malformed {
    if (hasEnded() || !isOpen()) {
      return Optional.of("table.cannotClose");
    } else if (arrivals.size() < kit.phones().least()) {
      return Optional.of("table.tooFew");
    } else if (comparison.isExhausted()) {
      breakUp().giveUp();
      return Optional.empty();
    }
    Roster closed = new Roster(place.invite(), arrivals.seats());
    broadcast(closed.line("GAME_READY"));
    close(closed);
    return Optional.empty();
  }

  @Override
  public Optional<String> remove(Bytes npub) {
    if (hasEnded() || !isOpen() || npub.equals(me()) || !arrivals.has(npub)) {
      return Optional.of("table.cannotRemove");
    }
    arrivals.bar(npub);
    send(npub, NoSeat.REMOVED.line());
    tellRoster();
    return Optional.empty();
  }

  @Override
  void rosterTold(Line line, boolean closed) throws Malformed {
    throw new Malformed("a roster that nobody waits for");
  }

  @Override
  void sasLine(Bytes from, Line line) throws Malformed {
    TableSeat seat = comparison.seatOf(from);
    if (!seat.isNone()) {
      comparison.take(seat, line);
    }
  }

  /** Only a host sends errors: no guest chooses what a host reads on its screen. */
  @Override
  void error(String word) throws Malformed {
    throw new Malformed("an error that a host is told");
  }

  @Override
  void parted(Bytes from, Parting parting) throws Malformed {
    if (!parting.npub().equals(from)) {
      throw new Malformed("good-bye in somebody else's name");
    }
    super.parted(from, parting);
  }

  @Override
  void brokenOff(Parting parting, Join who) {
    broadcast(parting.line());
    super.brokenOff(parting, who);
  }

  @Override
  void gone(Bytes npub) {
    arrivals.remove(npub);
    if (isOpen()) {
      tellRoster();
    } else {
      openAgain();
    }
  }

  @Override
  void broadcast(Line line) {
    for (Join join : arrivals.seats()) {
      if (!join.npub().equals(me())) {
        send(join.npub(), line);
      }
    }
  }
}
