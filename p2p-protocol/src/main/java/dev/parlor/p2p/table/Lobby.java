package dev.parlor.p2p.table;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table before its match: who sits down, and whether all screens show the same. The host gathers
 * and relays; what it tells is believed only as far as the seats have certified it. When somebody
 * is lost while the codes are compared, the host opens the table again, and with the next roster
 * everybody draws and compares anew.
 *
 * <p>Longer than most: every line of the lobby depends on the same few facts (open, closed, begun,
 * over), and each may come in each of them.
 */
final class Lobby {
  /** So long a seat may be without a link before the table goes on without it. */
  static final long LOST = 15_000;

  /** So long a host that was restarted waits for guests, who may not have noticed yet. */
  static final long BACK = 3 * LOST;

  private final Phone phone;
  private final boolean host;
  private final Bytes linkKey;
  private final Deque<Effect> out;
  private final Arrivals arrivals = new Arrivals();
  private final Comparison comparison;
  private @Nullable Invite invite;
  private @Nullable Secrets secrets;
  private @Nullable Join mine;
  private @Nullable Refusal ended;
  private List<Join> shown = List.of();
  private boolean begun;
  private boolean restored;
  private boolean looked; // who has no link to the host that was restarted
  private boolean late; // the roster was closed with a place of mine that I have lost
  private long opensAt = Long.MAX_VALUE;

  Lobby(Phone phone, @Nullable Invite invite, Bytes linkKey, Deque<Effect> out) {
    this.phone = phone;
    this.host = invite != null;
    this.linkKey = linkKey;
    this.out = out;
    this.comparison = new Comparison(phone, out, this::broadcast);
    if (invite != null) {
      Join first = sitDown(invite);
      arrivals.seat(first);
      shown = List.of(first);
    }
  }

  /**
   * A lobby that a journal remembers: the roster is closed, this seat has agreed to it.
   *
   * @param closings how often it was closed
   */
  Lobby(
      Phone phone, Bytes linkKey, Deque<Effect> out, Roster roster, int closings, Secrets secrets) {
    this.phone = phone;
    this.host = roster.invite().host().equals(phone.identity().publicKey());
    this.linkKey = linkKey;
    this.out = out;
    this.comparison = new Comparison(phone, out, this::broadcast);
    comparison.restore(roster, closings);
    this.invite = roster.invite();
    this.restored = true;
    this.secrets = secrets;
    this.shown = roster.seats();
    roster.seats().forEach(arrivals::seat);
    this.mine = roster.seats().get(roster.seatOf(me()));
  }

  Optional<Invite> invite() {
    return Optional.ofNullable(invite);
  }

  Comparison comparison() {
    return comparison;
  }

  /** The seats that the host misses now. */
  Set<Integer> missing() {
    return arrivals.missing(shown);
  }

  /** The match has begun: from now on nothing is changed here. */
  void begin() {
    begun = true;
    arrivals.missNobody();
  }

  /** Why nothing can come of this table any more. */
  Optional<Refusal> ended() {
    return Optional.ofNullable(ended);
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

  /**
   * Why a peer has no business here: a guest speaks with its host and, once the roster is closed,
   * with the other seats; and a seat is the phone that it joined with.
   */
  Optional<String> whyNot(Bytes npub, Bytes staticKey) {
    Roster closed = comparison.roster();
    int seat = comparison.seatOf(npub);
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

  /** Whether a peer may say things of a log that is none here: said before it heard of the news. */
  boolean mayBeLate() {
    return host || late || comparison.closings() > 0;
  }

  /** A link stands: the host invites, and both repeat what the other may have missed. */
  void linkUp(Bytes npub) throws Malformed {
    if (!mayTell(npub) || ended != null) {
      return; // another guest: all lines of the lobby go through the host
    }
    arrivals.up(npub);
    Invite open = invite;
    boolean seated = comparison.seatOf(npub) >= 0;
    if (host && open != null) {
      send(npub, open.line());
      // who comes back from a roster that is no more must hear of it
      send(npub, new Roster(open, shown).line(seated ? "GAME_READY" : "ROSTER"));
    }
    if (seated) {
      for (Line line : comparison.said(host ? -1 : comparison.seatOf(me()))) {
        send(npub, line);
      }
    }
  }

  void linkDown(Bytes npub, long now) {
    arrivals.down(npub);
    if (!host || begun || ended != null) {
      return;
    } else if (isOpen() && arrivals.remove(npub)) {
      tellRoster();
    } else if (comparison.seatOf(npub) >= 0) {
      arrivals.miss(npub, now);
      out.add(new Effect.Show());
    }
  }

  /** As host: opens the table again when somebody is lost; answers when to look again. */
  long tick(long now) {
    if (!host || begun || isOpen()) {
      restored = false;
      return Long.MAX_VALUE;
    }
    if (restored && !looked) {
      looked = true;
      arrivals.missUnlinked(me(), now);
    }
    long since = arrivals.missingSince();
    boolean missing = since < Long.MAX_VALUE;
    if (restored) {
      // what was said of the code is forgotten: unless all have confirmed it, another is needed
      opensAt = missing ? Long.MAX_VALUE : Math.min(opensAt, now + LOST);
    }
    long next = missing ? since + (restored ? BACK : LOST) : opensAt;
    if (next > now) {
      return next;
    }
    openAgain();
    return Long.MAX_VALUE;
  }

  /** As host: without those who are missing. */
  private void openAgain() {
    restored = false;
    opensAt = Long.MAX_VALUE;
    arrivals.removeMissing();
    comparison.forget();
    Invite open = invite;
    Secrets drawn = secrets;
    if (open != null && drawn != null) {
      // the same seats once more are another table: nobody signs twice under one name
      arrivals.seat(certified(open, drawn, comparison.closings()));
    }
    tellRoster();
  }

  private boolean isOpen() {
    return comparison.roster() == null;
  }

  /** Takes a line; false when it is none of the lobby's. */
  boolean take(Bytes from, Line line) throws Malformed {
    Optional<LobbyVerb> verb = LobbyVerb.of(line.verb());
    if (!verb.isPresent()) {
      return false;
    }
    if (ended != null) {
      return verb.get() != LobbyVerb.CARD_GAME_ADDRESS;
    }
    switch (verb.get()) {
      case CARD_GAME_INVITE -> invited(from, line);
      case CARD_GAME_JOIN -> join(from, line);
      case CARD_GAME_LEAVE -> parted(from, Parting.read(line));
      case ROSTER -> rosterTold(line, false);
      case GAME_READY -> rosterTold(line, true);
      case SAS_COMMIT, SAS_REVEAL -> sasLine(from, line);
      case ERROR -> error(line.arg(0));
      case CARD_GAME_ADDRESS -> {
        return false;
      }
    }
    return true;
  }

  /** A host's word; what guests would have its screen say is nothing. */
  private void error(String word) throws Malformed {
    if (host) {
      throw new Malformed("an error that a host is told");
    }
    boolean noSeat = word.equals("FULL") || word.equals("CLOSED");
    tell(
        noSeat
            ? new Refusal("table.noSeat." + word.toLowerCase(java.util.Locale.ROOT), List.of())
            : new Refusal("table.error", List.of(word)));
  }

  private void invited(Bytes from, Line line) throws Malformed {
    Invite told = Invite.read(line);
    if (host || !told.host().equals(from)) {
      throw new Malformed("an invitation in somebody else's name");
    }
    if (invite == null) {
      send(from, sitDown(told).line());
    } else if (isOpen() && invite.equals(told)) {
      send(from, requireMine().line());
    }
  }

  private Join sitDown(Invite table) {
    Secrets drawn = Secrets.draw(phone.entropy());
    invite = table;
    secrets = drawn;
    out.add(new Effect.Save(JournalRecord.drawn(drawn, table, host)));
    return certified(table, drawn, 0);
  }

  /** My place at the table; with another number it makes another table of the same seats. */
  private Join certified(Invite table, Secrets drawn, int number) {
    Join place =
        Join.sign(
            phone.identity(),
            phone.callsign(),
            drawn.random("join", number, "").head(16),
            phone.signatures().key(drawn.sessionSecret()).publicKey(),
            linkKey,
            table);
    mine = place;
    return place;
  }

  private Join requireMine() {
    return Objects.requireNonNull(mine);
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
    boolean sits = comparison.seatOf(from) >= 0;
    if (sits && arrivals.has(join)) {
      return; // said before it knew
    }
    arrivals.knock(from);
    if (begun || (!isOpen() && !sits)) {
      send(from, Line.of("ERROR", "CLOSED"));
    } else if (arrivals.size() >= open.seats() && !arrivals.has(from)) {
      send(from, Line.of("ERROR", "FULL"));
    } else {
      arrivals.seat(arrivals.distinct(join));
      if (sits) {
        openAgain(); // its phone has lost the seat that it had
      } else {
        tellRoster();
      }
    }
  }

  private void tellRoster() {
    Invite open = Objects.requireNonNull(invite);
    shown = arrivals.seats();
    broadcast(new Roster(open, shown).line("ROSTER"));
    if (shown.size() < open.seats()) {
      arrivals.outside().forEach(npub -> send(npub, open.line())); // there is a seat again
    }
    out.add(new Effect.Show());
  }

  /** As host: closes the roster; the key of the sentence that says why not. */
  Optional<String> ready() throws Malformed {
    Invite open = invite;
    if (!host || open == null || ended != null || !isOpen()) {
      return Optional.of("table.cannotClose");
    } else if (arrivals.size() < open.game().minPhones()) {
      return Optional.of("table.tooFew");
    } else if (comparison.isExhausted()) {
      giveUp();
      return Optional.empty();
    }
    Roster closed = new Roster(open, arrivals.seats());
    broadcast(closed.line("GAME_READY"));
    close(closed);
    return Optional.empty();
  }

  /** Whoever sits between two phones gets no fourth guess. */
  private void giveUp() {
    broadcast(new Parting(me(), Parting.Why.ATTEMPTS).line());
    Refusal why = new Refusal("table.tooManyAttempts", List.of());
    tell(why);
    end(why);
  }

  /** The player gets up before the match; as host that closes the table. */
  void leave() {
    part(Parting.Why.LEFT, "table.left");
  }

  /** The player has seen another code here than on the other screens. */
  void differ() {
    part(Parting.Why.DIFFERENT, "table.differs");
  }

  private void part(Parting.Why why, String key) {
    if (ended == null && !begun) {
      broadcast(new Parting(me(), why).line());
      end(new Refusal(key, List.of()));
    }
  }

  private void end(Refusal why) {
    ended = why;
    if (!isOpen()) {
      comparison.forget();
    }
    out.add(new Effect.Show());
  }

  private void parted(Bytes from, Parting parting) throws Malformed {
    if (host && !parting.npub().equals(from)) {
      throw new Malformed("good-bye in somebody else's name");
    }
    Optional<Join> who =
        shown.stream().filter(join -> join.npub().equals(parting.npub())).findFirst();
    if (begun || ended != null || !who.isPresent()) {
      return;
    }
    boolean ofHost = Objects.requireNonNull(invite).host().equals(parting.npub());
    if (ofHost || parting.why() == Parting.Why.DIFFERENT) {
      if (host) {
        broadcast(parting.line());
      }
      Refusal why = new Refusal(parting.why().key(), List.of(who.get().callsign()));
      tell(why);
      end(why);
    } else if (host) {
      arrivals.remove(from);
      if (isOpen()) {
        tellRoster();
      } else {
        openAgain();
      }
    }
  }

  private void rosterTold(Line line, boolean closed) throws Malformed {
    Invite open = invite;
    if (host || open == null) {
      throw new Malformed("a roster that nobody waits for");
    }
    Roster told = Roster.read(line, open, phone.signatures());
    Roster known = comparison.roster();
    if (ended != null || (known != null && (closed || begun) && known.equals(told))) {
      return;
    }
    boolean seated = told.seats().contains(requireMine());
    if (known != null) {
      if (begun) {
        throw new Malformed("another roster than before");
      }
      comparison.forget();
      if (!seated) {
        send(open.host(), requireMine().line());
      }
    }
    shown = told.seats();
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

  private void close(Roster closed) throws Malformed {
    shown = closed.seats();
    comparison.close(closed);
  }

  private void sasLine(Bytes from, Line line) throws Malformed {
    if (isOpen() && !mayBeLate()) {
      throw new Malformed("too early: " + line.verb());
    }
    if (!host || comparison.seatOf(from) >= 0) {
      comparison.take(host ? comparison.seatOf(from) : -1, line);
    }
  }

  private Bytes me() {
    return phone.identity().publicKey();
  }

  private void tell(Refusal refusal) {
    out.add(new Effect.Tell(refusal));
    out.add(new Effect.Show());
  }

  /** As host to all seats, as guest to the host. */
  private void broadcast(Line line) {
    Invite known = invite;
    List<Join> to = host ? arrivals.seats() : Collections.emptyList();
    for (Join join : to) {
      if (!join.npub().equals(me())) {
        send(join.npub(), line);
      }
    }
    if (!host && known != null) {
      send(known.host(), line);
    }
  }

  private void send(Bytes npub, Line line) {
    out.add(new Effect.Send(npub, new Message.Text(line).encode()));
  }
}
