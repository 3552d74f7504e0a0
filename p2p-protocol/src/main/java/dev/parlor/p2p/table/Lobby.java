package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortAuthentication;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A table before its match: who sits down, and whether all screens show the same. The host gathers
 * and relays; what it tells is believed only as far as the seats have certified it. When somebody
 * is lost while the codes are compared, the host opens the table again, and with the next roster
 * everybody draws and compares anew.
 */
final class Lobby {
  private static final int MAX_JOINS_PER_NPUB = 5;

  /** So long a seat may be without a link before the table goes on without it. */
  static final long LOST = 15_000;

  private final Phone phone;
  private final boolean host;
  private final Bytes linkKey;
  private final Deque<Effect> out;
  private final Map<Bytes, Join> joins = new LinkedHashMap<>();
  private final Map<Bytes, Integer> attempts = new HashMap<>();
  private final Map<Bytes, Long> missing = new LinkedHashMap<>(); // since when
  private @Nullable Invite invite;
  private @Nullable Secrets secrets;
  private @Nullable Roster roster;
  private @Nullable Sas sas;
  private List<Join> shown = List.of();
  private int closings; // how often the roster was closed
  private int changes; // how often it was closed or opened
  private boolean begun;
  private boolean over;

  Lobby(Phone phone, @Nullable Invite invite, Bytes linkKey, Deque<Effect> out) {
    this.phone = phone;
    this.host = invite != null;
    this.linkKey = linkKey;
    this.out = out;
    if (invite != null) {
      Join mine = sitDown(invite);
      joins.put(mine.npub(), mine);
      shown = List.of(mine);
    }
  }

  /** A lobby that a journal remembers: the roster is closed, the comparing is over. */
  Lobby(
      Phone phone, Bytes linkKey, Deque<Effect> out, Roster roster, int closings, Secrets secrets) {
    this.closings = closings;
    this.changes = 1;
    roster.seats().forEach(join -> joins.put(join.npub(), join));
    this.phone = phone;
    this.host = roster.invite().host().equals(phone.identity().publicKey());
    this.linkKey = linkKey;
    this.out = out;
    this.invite = roster.invite();
    this.roster = roster;
    this.secrets = secrets;
    this.shown = roster.seats();
  }

  Optional<Invite> invite() {
    return Optional.ofNullable(invite);
  }

  /** The closed roster; the table is played by exactly these seats. */
  Optional<Roster> roster() {
    return Optional.ofNullable(roster);
  }

  /** Another number whenever {@link #roster} is another. */
  int changes() {
    return changes;
  }

  /** How often the roster was closed, so many codes were compared. */
  int closings() {
    return closings;
  }

  /** Whether there was a roster that is no more, or there is one. */
  boolean wasClosed() {
    return closings > 0;
  }

  /** The seats that the host misses now. */
  Set<Integer> missing() {
    Set<Integer> seats = new TreeSet<>();
    for (int seat = 0; seat < shown.size(); seat++) {
      if (missing.containsKey(shown.get(seat).npub())) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** The match has begun: from now on nothing is changed here. */
  void begin() {
    begun = true;
  }

  /** Whether nothing can come of this table any more. */
  boolean isOver() {
    return over;
  }

  Optional<Secrets> secrets() {
    return Optional.ofNullable(secrets);
  }

  List<Join> shown() {
    return shown;
  }

  /** The own seat among them; -1 before there is one. */
  int shownSeat() {
    for (int seat = 0; seat < shown.size(); seat++) {
      if (shown.get(seat).npub().equals(me())) {
        return seat;
      }
    }
    return -1;
  }

  Optional<ShortCode> sas() {
    Sas known = sas;
    return known == null ? Optional.empty() : known.code();
  }

  /** Whether there is something to compare, or nobody to compare it with. */
  boolean comparable() {
    Roster closed = roster;
    return closed != null && (closed.seats().size() == 1 || sas().isPresent());
  }

  /**
   * Why a peer has no business here: a guest speaks with its host and, once the roster is closed,
   * with the other seats; and a seat is the phone that it joined with.
   */
  Optional<String> whyNot(Bytes npub, Bytes staticKey) {
    Roster closed = roster;
    int seat = closed == null ? -1 : closed.seatOf(npub);
    if (closed != null && seat >= 0) {
      return closed.seats().get(seat).linkKey().equals(staticKey)
          ? Optional.empty()
          : Optional.of("another phone with this key sits here");
    }
    return mayTell(npub) ? Optional.empty() : Optional.of("no seat at this table");
  }

  /** Whether lines of the lobby may come from this peer: from everybody to the host. */
  boolean mayTell(Bytes npub) {
    Invite known = invite;
    return host || known == null || known.host().equals(npub);
  }

  /** A link stands: the host invites, and both repeat what the other may have missed. */
  void linkUp(Bytes npub) throws Malformed {
    Invite open = invite;
    if (!mayTell(npub)) {
      return; // another guest: all lines of the lobby go through the host
    }
    missing.remove(npub);
    if (host && open != null) {
      send(npub, open.line());
    }
    Roster closed = roster;
    if (closed == null || closed.seatOf(npub) < 0) {
      if (host && open != null) {
        // who comes back from a roster that is no more must hear of it
        send(npub, closed == null ? new Roster(open, shown).line("ROSTER") : full());
      }
      return;
    }
    if (host) {
      send(npub, closed.line("GAME_READY"));
    }
    Sas known = sas;
    if (known != null) {
      for (Line line : known.said()) {
        if (host || line.arg(0).equals(Integer.toString(closed.seatOf(me()) + 1))) {
          send(npub, line);
        }
      }
    }
  }

  void linkDown(Bytes npub, long now) {
    Roster closed = roster;
    if (!host || begun) {
      return;
    } else if (closed == null && joins.remove(npub) != null) {
      tellRoster();
    } else if (closed != null && closed.seatOf(npub) >= 0) {
      missing.put(npub, now);
      out.add(new Effect.Show());
    }
  }

  /** As host: opens the table again when somebody is lost; answers when to look again. */
  long tick(long now) {
    if (begun) {
      missing.clear();
    }
    long next = Long.MAX_VALUE;
    for (long since : missing.values()) {
      next = Math.min(next, since + LOST);
    }
    if (next > now) {
      return next;
    }
    openAgain();
    return Long.MAX_VALUE;
  }

  /** As host: without those who are missing. */
  private void openAgain() {
    joins.keySet().removeAll(missing.keySet());
    missing.clear();
    forgetRoster();
    Invite open = invite;
    Secrets drawn = secrets;
    if (open != null && drawn != null) {
      // the same seats once more are another table: nobody signs twice under one name
      joins.put(me(), mine(open, drawn, closings));
    }
    tellRoster();
  }

  private void forgetRoster() {
    roster = null;
    sas = null;
    changes++;
    out.add(new Effect.Save(JournalRecord.opened()));
  }

  private static Line full() {
    return Line.of("ERROR", "FULL");
  }

  /** The host has no place for this phone; true when it had one here before. */
  boolean refused() {
    over |= !host && roster != null && !begun;
    return over;
  }

  /** Takes a line; false when it is none of the lobby's. */
  boolean take(Bytes from, Line line) throws Malformed {
    Optional<LobbyVerb> verb = LobbyVerb.of(line.verb());
    if (!verb.isPresent()) {
      return false;
    }
    switch (verb.get()) {
      case CARD_GAME_INVITE -> invited(from, line);
      case CARD_GAME_JOIN -> join(from, line);
      case ROSTER -> rosterTold(line, false);
      case GAME_READY -> rosterTold(line, true);
      case SAS_COMMIT, SAS_REVEAL -> sasLine(from, line);
      case ERROR, CARD_GAME_ADDRESS -> {
        return false;
      }
    }
    return true;
  }

  private void invited(Bytes from, Line line) throws Malformed {
    Invite told = Invite.read(line);
    if (host || !told.host().equals(from)) {
      throw new Malformed("an invitation in somebody else's name");
    }
    if (invite == null) {
      Join mine = sitDown(told);
      joins.put(mine.npub(), mine);
      send(from, mine.line());
    } else if (roster == null && invite.equals(told)) {
      send(from, requireMine().line());
    }
  }

  private Join sitDown(Invite table) {
    Secrets drawn = Secrets.draw(phone.entropy());
    invite = table;
    secrets = drawn;
    out.add(new Effect.Save(JournalRecord.drawn(drawn, table, host)));
    return mine(table, drawn, 0);
  }

  /** My place at the table; with another number it makes another table of the same seats. */
  private Join mine(Invite table, Secrets drawn, int number) {
    return Join.sign(
        phone.identity(),
        phone.callsign(),
        drawn.random("join", number, "").head(16),
        phone.signatures().key(drawn.sessionSecret()).publicKey(),
        linkKey,
        table);
  }

  private Join requireMine() {
    return java.util.Objects.requireNonNull(joins.get(phone.identity().publicKey()));
  }

  private void join(Bytes from, Line line) throws Malformed {
    Invite open = invite;
    Join join = Join.read(line);
    if (!host
        || open == null
        || !join.npub().equals(from)
        || !join.valid(open, phone.signatures())) {
      throw new Malformed("a seat that its owner did not certify");
    }
    int tries = attempts.merge(from, 1, Integer::sum);
    if (roster != null || (joins.size() >= open.seats() && !joins.containsKey(from))) {
      send(from, full());
    } else if (tries > MAX_JOINS_PER_NPUB) {
      throw new Malformed("joined and left too often");
    } else {
      joins.put(from, distinct(join));
      tellRoster();
    }
  }

  private Join distinct(Join join) throws Malformed {
    for (Join other : joins.values()) {
      if (!other.npub().equals(join.npub()) && other.sessionKey().equals(join.sessionKey())) {
        throw new Malformed("a session key that is taken");
      }
    }
    return join;
  }

  private void tellRoster() {
    shown = new ArrayList<>(joins.values());
    broadcast(new Roster(java.util.Objects.requireNonNull(invite), shown).line("ROSTER"));
    out.add(new Effect.Show());
  }

  /** As host: closes the roster; false while there are too few seats. */
  boolean ready() throws Malformed {
    Invite open = invite;
    if (!host || open == null || over) {
      return false;
    } else if (roster != null && !missing.isEmpty()) {
      openAgain();
      return true;
    } else if (roster != null || joins.size() < open.game().minPhones()) {
      return false;
    } else if (closings == ShortAuthentication.MAX_ATTEMPTS) {
      giveUp();
      return true;
    }
    Roster closed = new Roster(open, new ArrayList<>(joins.values()));
    broadcast(closed.line("GAME_READY"));
    close(closed);
    return true;
  }

  /** Whoever sits between two phones gets no fourth guess. */
  private void giveUp() {
    over = true;
    if (host) {
      broadcast(Line.of("ERROR", "ATTEMPTS"));
    }
    out.add(new Effect.Tell(new Refusal("table.tooManyAttempts", List.of())));
    out.add(new Effect.Show());
  }

  private void rosterTold(Line line, boolean closed) throws Malformed {
    Invite open = invite;
    if (host || open == null) {
      throw new Malformed("a roster that nobody waits for");
    }
    Roster told = Roster.read(line, open, phone.signatures());
    Roster known = roster;
    if (known != null && ((closed && known.equals(told)) || over)) {
      return;
    }
    if (known != null) {
      if (begun) {
        throw new Malformed("another roster than before");
      }
      forgetRoster();
      if (!closed && !told.seats().contains(requireMine())) {
        send(open.host(), requireMine().line());
      }
    }
    shown = told.seats();
    if (closed) {
      if (!told.seats().contains(requireMine())) {
        throw new Malformed("a roster without me");
      }
      if (closings == ShortAuthentication.MAX_ATTEMPTS) {
        giveUp();
        return;
      }
      close(told);
    }
    out.add(new Effect.Show());
  }

  private void close(Roster closed) throws Malformed {
    roster = closed;
    closings++;
    changes++;
    shown = closed.seats();
    int me = closed.seatOf(me());
    out.add(new Effect.Save(JournalRecord.roster(closed, me)));
    if (closed.seats().size() == 1) {
      return; // alone there is nobody to compare with
    }
    Sas mine = new Sas(closed, me, closings, phone.entropy());
    sas = mine;
    for (Line line : mine.said()) {
      broadcast(line);
    }
    reveal(mine);
  }

  private void sasLine(Bytes from, Line line) throws Malformed {
    Roster closed = roster;
    Sas known = sas;
    if (closed == null && host && wasClosed()) {
      return; // sent before its author knew that the table is open again
    } else if (closed == null) {
      throw new Malformed("too early: " + line.verb());
    }
    int seat = line.number(0, 1, closed.seats().size()) - 1;
    if (host && closed.seatOf(from) != seat) {
      throw new Malformed(line.verb() + " for somebody else");
    }
    if (known != null && known.isOld(line)) {
      return; // sent before its author knew that all begin anew
    }
    if (known != null && seat != closed.seatOf(me()) && known.take(seat, line)) {
      if (host) {
        broadcast(line);
      }
      reveal(known);
    }
  }

  private void reveal(Sas known) throws Malformed {
    Line line = known.reveal().orElse(null);
    if (line != null) {
      broadcast(line);
    }
    if (known.code().isPresent()) {
      out.add(new Effect.Show());
    }
  }

  private Bytes me() {
    return phone.identity().publicKey();
  }

  private void broadcast(Line line) {
    if (host) {
      for (Bytes npub : joins.keySet()) {
        if (!npub.equals(me())) {
          send(npub, line);
        }
      }
    } else {
      send(java.util.Objects.requireNonNull(invite).host(), line);
    }
  }

  private void send(Bytes npub, Line line) {
    out.add(new Effect.Send(npub, new Message.Text(line).encode()));
  }
}
