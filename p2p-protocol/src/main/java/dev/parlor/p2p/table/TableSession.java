package dev.parlor.p2p.table;

import dev.parlor.games.Action;
import dev.parlor.p2p.lobby.GuestLobby;
import dev.parlor.p2p.lobby.HostLobby;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.lobby.OnlookerLobby;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.play.SeatVoice;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Notebook;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One phone's seat at one table: inputs with the time in them, effects out. Deterministic for a
 * given entropy. Not thread-safe: the rim gives it one thread.
 */
public final class TableSession<S, V> extends Seated<S, V> {
  private final Input.Cases cases;
  private final SittingAgain<S, V> again = new SittingAgain<>(this);
  // how many entries are being read now; reading one may lead to reading another
  private int reading;
  private long wakeAt = Long.MAX_VALUE;

  private TableSession(Phone phone, GameKit<S, V> kit, Lobby lobby, Notebook notebook) {
    super(phone, kit, lobby, notebook);
    this.cases = lobby.onlooks() ? new Onlooking(new Inputs(), notebook) : new Inputs();
  }

  /** Opens a table. */
  public static <S, V> TableSession<S, V> host(
      Phone phone, GameKit<S, V> kit, Invite invite, Bytes linkKey) {
    Notebook notebook = new Notebook();
    Lobby lobby = new HostLobby(phone, kit, linkKey, notebook, invite);
    return new TableSession<>(phone, kit, lobby, notebook);
  }

  /** Sits down at a table as soon as its host invites. */
  public static <S, V> TableSession<S, V> guest(Phone phone, GameKit<S, V> kit, Bytes linkKey) {
    Notebook notebook = new Notebook();
    Lobby lobby = new GuestLobby(phone, kit, linkKey, notebook, null);
    return new TableSession<>(phone, kit, lobby, notebook);
  }

  /**
   * Watches without a seat at a table where that is allowed. It sees what all see, checks it, and
   * says nothing. It has nothing to keep, so its rim may ignore what it wants saved.
   */
  public static <S, V> TableSession<S, V> onlooker(Phone phone, GameKit<S, V> kit, Bytes linkKey) {
    Notebook notebook = new Notebook();
    Lobby lobby = new OnlookerLobby(phone, kit, linkKey, notebook);
    return new TableSession<>(phone, kit, lobby, notebook);
  }

  /**
   * Sits down again where a journal ends; empty when the journal ends before this seat agreed to
   * the roster.
   */
  public static <S, V> Optional<TableSession<S, V>> restore(
      Phone phone, GameKit<S, V> kit, Bytes linkKey, List<Bytes> journal) throws Malformed {
    JournalRecord.Contents told = JournalRecord.read(journal);
    Roster roster = told.roster;
    Secrets secrets = told.secrets;
    if (roster == null || secrets == null || told.own.isEmpty()) {
      return Optional.empty();
    }
    Notebook notebook = new Notebook(journal);
    Lobby lobby = Lobby.restored(phone, kit, linkKey, notebook, roster, told.closings, secrets);
    TableSession<S, V> session = new TableSession<>(phone, kit, lobby, notebook);
    session.poll.restore(told);
    session.again.resume(session.beginPlay(roster, secrets, told.epoch()), told, false);
    session.follow();
    session.again.sitDown();
    return Optional.of(session);
  }

  /**
   * The rim of this phone has ways to other guests, past the host. If the host is lost, the guests
   * then let another seat order, or wait until they are enough for that. Without such ways a guest
   * ends with what it can prove.
   */
  public void reachesGuests() {
    poll.reachesGuests();
  }

  /** Whether {@link #restore} finds a seat in this journal. */
  public static boolean isRestorable(List<Bytes> journal) throws Malformed {
    return JournalRecord.read(journal).isRestorable();
  }

  /** Takes one input and answers what is to be done about it, in this order. */
  public List<Effect> on(Input input, long now) {
    try {
      time = now;
      input.to(cases);
      follow();
      Optional.ofNullable(play).ifPresent(this::heed);
      again.sitDown();
    } catch (Malformed malformed) {
      if (input instanceof Input.Arrived arrived) {
        out.add(new Effect.Expel(arrived.npub(), String.valueOf(malformed.getMessage())));
      }
    }
    long next = lobby.tick(now);
    follow();
    next = Math.min(next, lookAtTheClock());
    if (again.sitDown()) {
      next = lookAtTheClock();
    }
    onlookers.tell();
    next = Math.min(next, onlookers.tick(now));
    if (next != wakeAt) {
      wakeAt = next;
      out.add(new Effect.Again(next));
    }
    List<Effect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }

  /** The table as this phone may show it now. */
  public TableView<V> view() {
    Play<S, V> running = play;
    return running == null
        ? sight().gathering()
        : sight().match(running.match().picture(running.part().seat, running.part().own));
  }

  /** Signs what this phone wants to say. A host's own entry has its place at once. */
  void say(Play<S, V> running, List<Payload> payloads) {
    running.log().submit(payloads);
    for (Ordered own = running.log().nextOwn(); own != null; own = running.log().nextOwn()) {
      take(running, own);
    }
    if (reading == 0) {
      heed(running);
    }
  }

  /** Reads whatever has its place by now. */
  void heed(Play<S, V> running) {
    for (Ordered next = running.log().next(); next != null; next = running.log().next()) {
      take(running, next);
    }
  }

  /**
   * The log has grown by this entry. It is read first, and then this phone does what follows from
   * it.
   */
  private void take(Play<S, V> running, Ordered ordered) {
    reading++;
    read(running, ordered);
    SharedLog log = running.log();
    for (Ordered owed = log.nextOwed(); owed != null; owed = log.nextOwed()) {
      take(running, owed);
    }
    running.react();
    reading--;
  }

  void read(Play<S, V> running, Ordered ordered) {
    running.hearing(ordered).ifPresent(match -> match.apply(ordered));
    running.applied(ordered);
  }

  private void goOn(Play<S, V> running) {
    List<Runnable> due = running.log().comeback.goOn().orElse(null);
    if (due != null) {
      heed(running);
      running.react();
      due.forEach(Runnable::run);
    }
  }

  @Override
  SeatVoice voice() {
    return new OwnVoice();
  }

  /** How the parts of this seat speak. */
  private final class OwnVoice implements SeatVoice {
    @Override
    public void say(List<Payload> payloads) {
      playing(running -> TableSession.this.say(running, payloads));
    }

    @Override
    public void react() {
      playing(Play::react);
    }

    @Override
    public void goOn() {
      playing(TableSession.this::goOn);
    }
  }

  /** What the player wants to do in the match, and what others have done. */
  private final class Inputs extends BesideTheMatch<S, V> {
    Inputs() {
      super(TableSession.this);
    }

    @Override
    public void choose(Action action) {
      Play<S, V> running = play;
      if (running == null) {
        tell("table.notPlaying");
        return;
      }
      Optional<Line> taken = running.part().choosing.choose(action);
      if (taken.isPresent()) {
        TableSession.this.say(running, List.of(Payload.text(taken.get())));
        out.add(new Effect.Show());
      }
    }

    @Override
    public void arrived(Bytes from, Bytes bytes) throws Malformed {
      Message message = Message.decode(bytes);
      if (lobby.hasEnded()) {
        return;
      }
      Arrival arrival = new Arrival(TableSession.this, from);
      message.to(arrival);
      Play<S, V> running = play;
      if (arrival.changesLog() && running != null) {
        heed(running);
        goOn(running);
      }
    }
  }
}
