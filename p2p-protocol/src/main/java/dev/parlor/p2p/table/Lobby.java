package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
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
import org.jspecify.annotations.Nullable;

/**
 * A table before its first signed entry: who sits down, and whether all screens show the same. The
 * host gathers and relays; what it tells is believed only as far as the seats have certified it.
 */
final class Lobby {
  private static final int MAX_JOINS_PER_NPUB = 5;

  private final Phone phone;
  private final boolean host;
  private final Bytes linkKey;
  private final Deque<Effect> out;
  private final Map<Bytes, Join> joins = new LinkedHashMap<>();
  private final Map<Bytes, Integer> attempts = new HashMap<>();
  private @Nullable Invite invite;
  private @Nullable Secrets secrets;
  private @Nullable Roster roster;
  private @Nullable Sas sas;
  private List<Join> shown = List.of();

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
  Lobby(Phone phone, Bytes linkKey, Deque<Effect> out, Roster roster, Secrets secrets) {
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
    if (host && open != null) {
      send(npub, open.line());
    }
    Roster closed = roster;
    if (closed == null || closed.seatOf(npub) < 0) {
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

  void linkDown(Bytes npub) {
    if (host && roster == null && joins.remove(npub) != null) {
      tellRoster();
    }
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
    return Join.sign(
        phone.identity(),
        phone.callsign(),
        drawn.random("join", 0, "").head(16),
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
      send(from, Line.of("ERROR", "FULL"));
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
    if (!host || open == null || roster != null || joins.size() < open.game().minPhones()) {
      return false;
    }
    Roster closed = new Roster(open, new ArrayList<>(joins.values()));
    broadcast(closed.line("GAME_READY"));
    close(closed);
    return true;
  }

  private void rosterTold(Line line, boolean closed) throws Malformed {
    Invite open = invite;
    if (host || open == null) {
      throw new Malformed("a roster that nobody waits for");
    }
    Roster told = Roster.read(line, open, phone.signatures());
    Roster known = roster;
    if (known != null) {
      if (!known.equals(told)) {
        throw new Malformed("another roster than before");
      }
      return;
    }
    shown = told.seats();
    if (closed) {
      if (!told.seats().contains(requireMine())) {
        throw new Malformed("a roster without me");
      }
      close(told);
    }
    out.add(new Effect.Show());
  }

  private void close(Roster closed) throws Malformed {
    roster = closed;
    shown = closed.seats();
    int me = closed.seatOf(me());
    out.add(new Effect.Save(JournalRecord.roster(closed, me)));
    if (closed.seats().size() == 1) {
      return; // alone there is nobody to compare with
    }
    Sas mine = new Sas(closed, me, phone.entropy());
    sas = mine;
    for (Line line : mine.said()) {
      broadcast(line);
    }
    reveal(mine);
  }

  private void sasLine(Bytes from, Line line) throws Malformed {
    Roster closed = roster;
    Sas known = sas;
    if (closed == null) {
      throw new Malformed("too early: " + line.verb());
    }
    int seat = line.number(0, 1, closed.seats().size()) - 1;
    if (host && closed.seatOf(from) != seat) {
      throw new Malformed(line.verb() + " for somebody else");
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
