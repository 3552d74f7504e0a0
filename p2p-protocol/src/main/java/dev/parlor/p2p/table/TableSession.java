package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.p2p.clock.Clockwork;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.lobby.GuestLobby;
import dev.parlor.p2p.lobby.HostLobby;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.play.Place;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One phone's seat at one table: inputs with the time in them, effects out. Deterministic for a
 * given entropy. Not thread-safe: the rim gives it one thread.
 */
public final class TableSession<S, V> {
  /** So often what the clock does may have the clock do more at one moment. */
  private static final int MOST_AT_ONCE = 64;

  private final Phone phone;
  private final GameKit<S, V> kit;
  private final Deque<Effect> out = new ArrayDeque<>();
  private final Lobby lobby;
  private final Set<Bytes> linked = new HashSet<>();
  private final Emotes emotes = new Emotes();
  private @Nullable Play<S, V> play;
  private @Nullable Clockwork<S, V> clockwork;
  private int playOf; // the state of the lobby that it is for
  private long time;
  private long wakeAt = Long.MAX_VALUE;
  private Effect.Probe probe = Effect.Probe.NONE;

  private TableSession(Phone phone, GameKit<S, V> kit, Function<Deque<Effect>, Lobby> lobby) {
    this.phone = phone;
    this.kit = kit;
    this.lobby = lobby.apply(out);
  }

  /** Opens a table. */
  public static <S, V> TableSession<S, V> host(
      Phone phone, GameKit<S, V> kit, Invite invite, Bytes linkKey) {
    return new TableSession<>(phone, kit, out -> new HostLobby(phone, kit, linkKey, out, invite));
  }

  /** Sits down at a table as soon as its host invites. */
  public static <S, V> TableSession<S, V> guest(Phone phone, GameKit<S, V> kit, Bytes linkKey) {
    return new TableSession<>(phone, kit, out -> new GuestLobby(phone, kit, linkKey, out, null));
  }

  /**
   * Sits down again where a journal ends; empty when it ends before this seat agreed to the roster.
   */
  public static <S, V> Optional<TableSession<S, V>> restore(
      Phone phone, GameKit<S, V> kit, Bytes linkKey, List<Bytes> journal) throws Malformed {
    JournalRecord.Contents contents = JournalRecord.read(journal);
    Roster roster = contents.roster;
    Secrets secrets = contents.secrets;
    if (roster == null || secrets == null || contents.own.isEmpty()) {
      return Optional.empty();
    }
    TableSession<S, V> session =
        new TableSession<>(
            phone,
            kit,
            out -> Lobby.restored(phone, kit, linkKey, out, roster, contents.closings, secrets));
    session.beginPlay(roster, secrets).replay(contents);
    session.follow();
    return Optional.of(session);
  }

  /** Whether {@link #restore} finds a seat in this journal. */
  public static boolean isRestorable(List<Bytes> journal) throws Malformed {
    JournalRecord.Contents contents = JournalRecord.read(journal);
    return contents.roster != null && contents.secrets != null && !contents.own.isEmpty();
  }

  /** Takes one input and says what is to be done about it, in this order. */
  public List<Effect> on(Input input, long now) {
    try {
      time = now;
      take(input);
      follow();
    } catch (Malformed malformed) {
      if (input instanceof Input.Arrived arrived) {
        out.add(new Effect.Expel(arrived.npub(), String.valueOf(malformed.getMessage())));
      }
    }
    long next = lobby.tick(now);
    follow();
    Play<S, V> running = play;
    if (running != null) {
      next = Math.min(next, lookAtTheClock(running, now));
      Effect.Probe wanted = clockwork(running).probe(now);
      if (!wanted.equals(probe)) {
        probe = wanted;
        out.add(wanted);
      }
    }
    if (next != wakeAt) {
      wakeAt = next;
      out.add(new Effect.Again(next));
    }
    List<Effect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }

  /**
   * Does what is due and tells when to look again: what a host does because of the time is ordered
   * at once, and from there on other clocks run.
   */
  private long lookAtTheClock(Play<S, V> running, long now) {
    long next = Long.MAX_VALUE;
    long size = -1;
    for (int times = 0; times < MOST_AT_ONCE && log().size() != size; times++) {
      size = log().size();
      next = clockwork(running).tick(now);
    }
    return next;
  }

  private void take(Input input) throws Malformed {
    Play<S, V> running = play;
    if (input instanceof Input.Arrived arrived) {
      arrived(arrived.npub(), Message.decode(arrived.message()));
    } else if (input instanceof Input.LinkUp up) {
      linkUp(up);
    } else if (input instanceof Input.LinkDown down) {
      linked.remove(down.npub());
      lobby.linkDown(down.npub(), time);
      if (running != null) {
        running.log().linkDown(down.npub());
        tellSilence(running);
      }
    } else if (input instanceof Input.Ready) {
      lobby.ready().ifPresent(this::tell);
    } else if (input instanceof Input.Remove remove) {
      lobby.remove(remove.npub()).ifPresent(this::tell);
    } else if (input instanceof Input.Confirm confirm) {
      confirm(confirm.seen());
    } else if (input instanceof Input.Differ) {
      if (lobby.comparison().isComparable()) {
        lobby.differ();
      } else {
        tell("table.nothingToConfirm");
      }
    } else if (input instanceof Input.Leave && !hasBegun()) {
      lobby.leave();
    } else if (running == null) {
      if (!(input instanceof Input.Tick)) {
        tell("table.notPlaying");
      }
    } else {
      play(running, input);
    }
  }

  /** What its player, or its phone, has for a seat that plays. */
  private void play(Play<S, V> running, Input input) {
    Part<S, V> part = running.part();
    if (input instanceof Input.Choose choose) {
      part.choosing.choose(choose.action());
    } else if (input instanceof Input.LayAside layAside) {
      part.choosing.layAside(layAside.slots());
    } else if (input instanceof Input.Ticket ticket) {
      running.ticket(ticket.station(), ticket.ticket());
    } else if (input instanceof Input.Leave) {
      part.farewell.leave();
    } else if (input instanceof Input.Rematch) {
      part.farewell.askForRematch();
    } else if (input instanceof Input.Say say) {
      say(running, say.emote());
    } else if (input instanceof Input.Quiet) {
      part.quiet();
    } else if (input instanceof Input.Computed computed) {
      part.chores.computed(computed.job(), computed.result());
    }
  }

  private void linkUp(Input.LinkUp up) throws Malformed {
    String wrong = lobby.whyNot(up.npub(), up.staticKey()).orElse(null);
    if (wrong != null) {
      out.add(new Effect.Expel(up.npub(), wrong));
      return;
    }
    linked.add(up.npub());
    lobby.linkUp(up.npub());
    Play<S, V> running = play;
    if (running != null) {
      running.log().linkUp(up.npub());
      tellSilence(running);
    }
  }

  /** Who is linked decides who is waited for, where a table goes on without the silent. */
  private void tellSilence(Play<S, V> running) {
    if (!kit.goesOnWithoutTheSilent() || !hasBegun()) {
      return;
    }
    out.add(new Effect.Show());
    if (running.log().isHost()) {
      Bytes told = Silence.told(running.roster(), linked);
      for (Bytes npub : linked) {
        if (running.roster().seatOf(npub) > 0) {
          out.add(new Effect.Send(npub, told));
        }
      }
    }
  }

  private void arrived(Bytes from, Message message) throws Malformed {
    Play<S, V> running = play;
    if (lobby.ended().isPresent()) {
      return;
    }
    if (message instanceof Message.Text text) {
      if (!lobby.mayTell(from)) {
        throw new Malformed("the lobby is the host's");
      }
      line(from, text.line());
    } else if (running == null && lobby.mayBeLate()) {
      return; // sent before its author knew that the seats are open
    } else if (running == null) {
      throw new Malformed("an entry before the table is set");
    } else {
      running.log().take(from, message);
    }
  }

  private void line(Bytes from, Line line) throws Malformed {
    Play<S, V> running = play;
    if (running != null
        && !running.log().isHost()
        && kit.goesOnWithoutTheSilent()
        && Silence.isTold(line)) {
      running.log().sides.silent(Silence.read(line, running.roster().seats().size()));
      out.add(new Effect.Show());
    } else if (line.verb().equals(LobbyVerb.CARD_GAME_EMOTE.name())) {
      emote(from, line);
    } else if (!lobby.take(from, line)) {
      throw new Malformed("unknown verb " + line.verb());
    }
  }

  private void say(Play<S, V> running, Emote emote) {
    int seat = running.tableSeat();
    if (!hasBegun()) {
      tell("table.notPlaying");
    } else if (!emotes.say(seat, emote, time)) {
      tell("table.saidTooSoon");
    } else {
      passOn(running, Emotes.line(seat, emote), seat);
    }
  }

  /** Unsigned, so a guest believes its host alone, and a host everybody about nobody else. */
  private void emote(Bytes from, Line line) throws Malformed {
    Emote emote = Emotes.emote(line);
    Play<S, V> running = play;
    if (running == null || !hasBegun()) {
      return; // said before this phone came so far again
    }
    Roster roster = running.roster();
    int seat = Emotes.seat(line, roster.seats().size());
    boolean host = running.log().isHost();
    if (host && roster.seatOf(from) != seat) {
      throw new Malformed("an emote in somebody else's name");
    }
    if (seat != running.tableSeat() && running.isThere(seat) && emotes.hear(seat, emote, time)) {
      if (host) {
        passOn(running, line, seat);
      } else {
        out.add(new Effect.Show());
      }
    }
  }

  /** As guest to the host, as host to all others who are there. */
  private void passOn(Play<S, V> running, Line line, int author) {
    Bytes message = new Message.Text(line).encode();
    List<Join> seats = running.roster().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      boolean mine = running.log().isHost() ? seat != SharedLog.HOST : seat == SharedLog.HOST;
      if (mine && seat != author && linked.contains(seats.get(seat).npub())) {
        out.add(new Effect.Send(seats.get(seat).npub(), message));
      }
    }
    out.add(new Effect.Show());
  }

  private void confirm(Optional<ShortCode> seen) {
    Play<S, V> running = play;
    if (running == null || !isComparable()) {
      tell("table.nothingToConfirm");
      return;
    }
    if (seen.isPresent() && !seen.equals(lobby.comparison().code())) {
      tell("table.anotherCode");
      return;
    }
    running.agree();
  }

  private Play<S, V> beginPlay(Roster roster, Secrets secrets) {
    Play<S, V> running = play;
    if (running == null) {
      int me = roster.seatOf(phone.identity().publicKey());
      running = new Play<>(new Place<>(phone, kit, roster, me, secrets, out, () -> time));
      for (Bytes npub : linked) {
        running.log().sides.up(roster.seatOf(npub));
      }
      play = running;
      playOf = lobby.comparison().changes();
    }
    return running;
  }

  /** What is played follows from the roster; with another one nothing of it is left. */
  private void follow() {
    Roster roster = lobby.comparison().roster();
    if (play != null && playOf != lobby.comparison().changes()) {
      play = null;
    }
    if (roster != null) {
      beginPlay(roster, lobby.secrets().get());
    }
    if (hasBegun()) {
      lobby.begin();
    }
  }

  private boolean hasBegun() {
    Play<S, V> running = play;
    return running != null && running.match().hasBegun();
  }

  private void tell(String key) {
    out.add(Effect.Tell.of(key));
  }

  /** The table as this phone may show it now. */
  public TableView<V> view() {
    return sight().view();
  }

  /** The stage alone, for whoever needs no picture. */
  public TableView.Stage stage() {
    return sight().stage();
  }

  private Sight<S, V> sight() {
    Play<S, V> running = play;
    return new Sight<>(lobby, running, running == null ? null : clockwork(running), emotes);
  }

  /** The clocks of the present match: another match has others. */
  private Clockwork<S, V> clockwork(Play<S, V> running) {
    Clockwork<S, V> clocks = clockwork;
    if (clocks == null || !clocks.isOf(running.part())) {
      clocks = new Clockwork<>(running.part());
      clockwork = clocks;
    }
    return clocks;
  }

  /** What somebody has to do at this table. */
  Standing standing(Bytes npub) {
    return lobby.standing(npub);
  }

  /** How often the roster was closed or opened; another number means other seats. */
  int rosterChanges() {
    return lobby.comparison().changes();
  }

  /** What runs out by this phone's clock, for a screen that counts it down. */
  public List<Countdown> countdowns() {
    Play<S, V> running = play;
    return running == null ? List.of() : clockwork(running).countdowns();
  }

  /** Who lied at this table, as its view shows them. */
  public List<Verdict> verdicts() {
    Play<S, V> running = play;
    return running == null ? List.of() : running.verdicts();
  }

  /** Whether the seats can be confirmed now: all know the same six digits, or one sits alone. */
  public boolean isComparable() {
    Play<S, V> running = play;
    return running != null && lobby.comparison().isComparable() && !running.hasAgreed();
  }

  /** Whether a choice would be taken now; false while the last one is on its way. */
  public boolean mayChoose() {
    Play<S, V> running = play;
    return running != null && running.part().mayChoose();
  }

  /** The own seat at the table, as entries and transcripts name it; -1 before there is one. */
  public int tableSeat() {
    Play<S, V> running = play;
    return running == null ? -1 : running.tableSeat();
  }

  /** Whether this phone has something to say that can wait until its links are quiet. */
  public boolean waitsForQuiet() {
    Play<S, V> running = play;
    return running != null && running.part().chores.waitsForQuiet();
  }

  /** The own seat in the present match; -1 before there is one. */
  public int me() {
    Play<S, V> running = play;
    return running == null ? -1 : running.part().seat;
  }

  /** The running match, for a screen that wants more than its view; empty before the roster. */
  public Optional<Match<S, V>> match() {
    return Optional.ofNullable(play).map(Play::match);
  }

  /** What this phone has seen in private. */
  public Knowledge knowledge() {
    Play<S, V> running = play;
    return running == null ? Knowledge.NONE : running.part().own;
  }

  /** Who sits at the table; empty before the roster is closed. */
  public Optional<Roster> roster() {
    return Optional.ofNullable(play).map(Play::roster);
  }

  /** Everything that was ordered so far; with the roster it is the whole transcript. */
  public List<Ordered> log() {
    Play<S, V> running = play;
    return running == null ? List.of() : running.log().chain.all();
  }

  /** Every match of this table that is over, with the present one if it is. */
  public List<Finished> finished() {
    Play<S, V> running = play;
    return running == null ? List.of() : running.finished();
  }

  /** The result file with the signatures that are in by now; empty before the end. */
  public Optional<SignedResult> result() {
    return Optional.ofNullable(play).flatMap(Play::result);
  }

  /** How the match ended, once it has. */
  public Optional<Outcome> outcome() {
    Play<S, V> running = play;
    return running == null ? Optional.empty() : running.match().outcome();
  }
}
