package dev.parlor.p2p.table;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.OwnDeal;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.match.Series;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One seat at a table that plays: it says what its player chooses and what its phone owes, in
 * answer to what the log says. One match follows the other.
 */
final class Play<S, V> implements SharedLog.Reader {
  private static final int PATIENT = 3;

  private final Phone phone;
  private final GameKit<S, V> kit;
  private final Roster roster;
  private final int tableSeat;
  private final Secrets secrets;
  private final Chain chain;
  private final SharedLog log;
  private final SheetSigning signing;
  private final Series<S, V> series;
  private final Deque<Part<S, V>> parts = new ArrayDeque<>(); // the present one alone
  private final List<Finished> finished = new ArrayList<>(); // the matches before it
  private final Deque<Effect> out;
  private final LongSupplier now;
  private JournalRecord.Contents journal = new JournalRecord.Contents();
  private @Nullable Action pendingAction;

  /**
   * A seat of this table.
   *
   * @param now what the clock of this phone says, in milliseconds since 1970
   */
  Play(
      Phone phone,
      GameKit<S, V> kit,
      Roster roster,
      int me,
      Secrets secrets,
      Deque<Effect> out,
      LongSupplier now) {
    this.phone = phone;
    this.kit = kit;
    this.roster = roster;
    this.tableSeat = me;
    this.secrets = secrets;
    this.out = out;
    this.now = now;
    this.chain = new Chain(roster.tid(), roster.sessionKeys(), phone.signatures());
    this.signing = new SheetSigning(roster.tid(), roster.players(), phone.signatures());
    Signatures.Key key = phone.signatures().key(secrets.sessionSecret());
    this.log =
        me == SharedLog.HOST
            ? new HostLog(chain, roster, key, this, out, now)
            : new GuestLog(chain, roster, me, key, this, out, now);
    this.series = new Series<>(roster.seats().size(), chain.head(), this::open);
  }

  /**
   * A match begins; a phone whose player has left keeps the log of it and the sight of the last.
   */
  private Match<S, V> open(Seating seating, Bytes before) {
    Part<S, V> next =
        Part.open(
            phone,
            kit,
            roster,
            seating,
            tableSeat,
            secrets,
            chain,
            before,
            signing,
            out,
            blocks -> log.submit(payloads(blocks)));
    if (next.seat >= 0) {
      for (Part<S, V> last : parts) {
        nameOffences(last); // who was put out last may have been the one whom all waited for
        List<Ordered> log = chain.all().subList(0, (int) chain.size() - 1);
        signing.result(last.match).ifPresent(result -> finished.add(new Finished(result, log)));
      }
      parts.clear();
      parts.add(next);
      recall(next);
    }
    return next.match;
  }

  /** What was concealed in a match in an earlier life. */
  private void recall(Part<S, V> part) {
    int number = part.match.seating().number();
    journal.choices.getOrDefault(number, Map.of()).forEach(part.concealed::choose);
    journal.asides.getOrDefault(number, Map.of()).forEach(part.concealed::seal);
  }

  private Part<S, V> part() {
    return parts.getLast();
  }

  Match<S, V> match() {
    return part().match;
  }

  Roster roster() {
    return roster;
  }

  /** Who plays the present match, in its order. */
  List<Join> seats() {
    return match().seating().of(roster.seats());
  }

  SharedLog log() {
    return log;
  }

  OwnDeal own() {
    return part().own;
  }

  /** The own seat in the present match. */
  int me() {
    return part().seat;
  }

  /** The own seat at the table. */
  int tableSeat() {
    return tableSeat;
  }

  boolean isHost() {
    return log.isHost();
  }

  @Nullable Action pendingAction() {
    return pendingAction;
  }

  /** Whether a choice of the player would be taken now; false until an earlier one is ordered. */
  boolean mayChoose() {
    return pendingAction == null
        && log.isWhole()
        && !(match().choosesUnseen() && part().concealed.hasChosen());
  }

  /** Agrees to this roster: the first entry of every seat; the host's tells the time. */
  void start() {
    log.line(Line.of("START_GAME", roster.tid(), now.getAsLong() / 1000));
  }

  void choose(Action action) {
    if (!match().hasBegun() || match().outcome().isPresent()) {
      tell("table.notPlaying");
      return;
    }
    if (pendingAction != null || !log.isWhole()) {
      tell("table.stillPending");
      return;
    }
    Step<S> step = match().kit().game().apply(match().state(), new Event.Acted(me(), action));
    if (step instanceof Step.Refused<S> refused) {
      out.add(new Effect.Tell(refused.reason()));
      return;
    }
    if (match().choosesUnseen()) {
      commit(action);
      return;
    }
    List<Slot> aside = kit.aside().apply(match().state(), action);
    if (!aside.isEmpty()) {
      layAside(aside); // the same wish, unseen until everybody has sealed
      return;
    }
    pendingAction = action;
    log.line(match().kit().lines().write(match().state(), me(), action));
    out.add(new Effect.Show());
  }

  private void commit(Action action) {
    if (part().concealed.hasChosen()) {
      tell("table.stillPending");
      return;
    }
    int round = match().unseen().round();
    Line choice = match().kit().lines().write(match().state(), me(), action);
    out.add(new Effect.Save(JournalRecord.choice(number(), round, choice)));
    part().concealed.choose(round, choice);
    log.line(part().concealed.commitment(choice));
    out.add(new Effect.Show());
  }

  /** Whether every deck so far was proven to this phone's own satisfaction. */
  boolean deckProven() {
    return part().chores.hasVerified();
  }

  /** Whether everybody who is still here has signed the result. */
  boolean allSigned() {
    return match()
        .closing()
        .map(closing -> closing.signatures().keySet().containsAll(match().attendance().present()))
        .orElse(false);
  }

  /** The result as far as it is signed; empty before the end. */
  Optional<SignedResult> result() {
    return signing.result(match());
  }

  void layAside(List<Slot> slots) {
    part().concealed.layAside(slots);
  }

  void ticket(Input.Ticket ticket) {
    log.onceWhole(
        () -> {
          if (isHost() && hasRunning() && !match().ticket().isPresent()) {
            log.line(Line.of("TICKET", ticket.station(), ticket.ticket()));
          }
        });
  }

  void leave() {
    log.onceWhole(this::signLeave);
  }

  private void signLeave() {
    Attendance attendance = match().attendance();
    boolean may = hasRunning() ? !attendance.isLeaving(me()) : match().hasSigned(me());
    if (may && !attendance.isGone(me())) {
      log.line(Line.of("LEAVE", me() + 1));
    }
  }

  /** Whether another match is possible, with this seat. */
  boolean mayHaveRematch() {
    return !part().gotUp && match().mayHaveRematch() && !match().attendance().isGone(me());
  }

  /** Whether somebody waits for others to say whether they want another match. */
  boolean awaitsRematch() {
    return !match().rematchAwaited().isEmpty();
  }

  /** Whether this phone has asked for another match and has no place in the log for that yet. */
  boolean isRematchOnItsWay() {
    return part().askedForRematch && !match().rematchAsked().contains(me());
  }

  /** Nobody is waited for any longer: this seat gets up. */
  void getUp() {
    if (!part().gotUp) {
      part().gotUp = true;
      leave();
      out.add(new Effect.Show());
    }
  }

  /** How long whoever the table waits for may take before its phone says the default. */
  long turnMillis() {
    return match().outcome().isPresent() ? Patience.REMATCH : match().kit().turnSeconds() * 1000L;
  }

  /** Whether the player can ask for another match now. */
  boolean mayAskForRematch() {
    return !log.isCatchingUp()
        && !part().askedForRematch
        && mayHaveRematch()
        && match().hasSigned(me())
        && !match().rematchAsked().contains(me());
  }

  void rematch() {
    if (!mayAskForRematch()) {
      tell("table.noRematch");
      return;
    }
    part().askedForRematch = true;
    log.line(Line.of("REMATCH", number() + 1, now.getAsLong() / 1000));
    out.add(new Effect.Show());
  }

  /** Which match of this table it is, from 1. */
  int number() {
    return match().seating().number();
  }

  /** The matches before the present one. */
  List<Finished> finished() {
    return finished;
  }

  /** Signs that a seat is silent, or to be gone on without; answers the counter of that entry. */
  long vote(int target, boolean forfeit) {
    long counter = log.own.nextCounter();
    log.line(Line.of(forfeit ? "FORFEIT" : "AWAY", target + 1));
    return counter;
  }

  boolean hasRunning() {
    return match().hasBegun() && !match().outcome().isPresent();
  }

  /** Whether anybody may keep the others waiting now. */
  boolean isWaiting() {
    return hasRunning() || awaitsRematch();
  }

  private static List<Payload> payloads(List<?> blocks) {
    List<Payload> payloads = new ArrayList<>();
    blocks.forEach(block -> payloads.add(Payload.block((byte[]) block)));
    return payloads;
  }

  @Override
  public void read(Ordered ordered) {
    series.apply(ordered);
    Entry entry = ordered.entry();
    if (entry.seat() == tableSeat) {
      part().chores.ordered(entry.counter());
      if (entry.payload().isText()) {
        pendingAction = null;
      }
    }
  }

  @Override
  public boolean hasBegun() {
    return match().hasBegun();
  }

  @Override
  public boolean isThere(int seat) {
    int here = match().seating().seatOf(seat);
    return here >= 0 && !match().attendance().isGone(here);
  }

  @Override
  public Set<Integer> othersPresent() {
    Match<S, V> running = series.match();
    Set<Integer> others = new HashSet<>();
    running.attendance().present().forEach(seat -> others.add(running.seating().tableSeat(seat)));
    others.remove(tableSeat);
    return others;
  }

  /** Replays what the journal holds, without signing anything. */
  void replay(JournalRecord.Contents journal) {
    this.journal = journal;
    recall(part());
    log.replay(journal.log, journal.own);
    JournalRecord.Backlogged left = journal.backlog;
    if (left != null && left.match() == number()) {
      part().chores.resume(left.duty(), left.pieces());
    }
    log.resume();
  }

  /** Does whatever the table waits for from this phone. */
  @Override
  public void react() {
    nameOffences(part());
    for (Engine.Check check : match().engine().takeChecks(Set.of(me()), phone.entropy())) {
      part().chores.compute(check.work()::get, result -> checked(check, (List<?>) result));
    }
    if (match().outcome().isPresent()) {
      close();
      out.add(new Effect.Show());
      return;
    }
    if (match().hasBegun() && !match().attendance().isGone(me()) && log.isWhole()) {
      part().chores.payAll(log.own::nextCounter);
      part().chores.catchUp(room(), log.own::nextCounter);
      part().concealed.reveal().ifPresent(log::line);
      part().concealed.show().ifPresent(log::line);
    }
    out.add(new Effect.Show());
  }

  /**
   * How many entries that nobody waits for a guest may have on their way: few enough that those of
   * the others find room, and one when its own player is about to say something. The host's are
   * ordered as soon as they are signed; it waits until its links are quiet.
   */
  private int room() {
    return isHost() ? 0 : (match().toAct().contains(me()) ? 1 : PATIENT) - log.own.size();
  }

  boolean hasBacklog() {
    return isHost() && !log.isCatchingUp() && part().chores.hasBacklog();
  }

  /** The links are quiet. */
  void quiet() {
    if (hasBacklog() && hasRunning() && !match().attendance().isGone(me()) && log.isWhole()) {
      part().chores.catchUp(1, log.own::nextCounter);
    }
  }

  private void checked(Engine.Check check, List<?> liars) {
    if (liars.isEmpty()) {
      part().chores.verified(check.deck(), check.attempt());
      react();
    } else {
      Line accusation = Line.of("ACCUSE", check.deck(), check.attempt());
      log.onceWhole(() -> log.line(accusation));
    }
  }

  void computed(long id, Object result) {
    part().chores.computed(id, result);
  }

  /** The window's time is over by this phone's own clock. */
  void sealWindow() {
    List<Slot> slots = part().concealed.toSeal().orElse(null);
    if (slots != null) {
      Action onItsWay = pendingAction;
      if (slots.isEmpty() && onItsWay != null) {
        slots = kit.aside().apply(match().state(), onItsWay); // whatever the host does with it
      }
      int window = match().windows().number().getAsInt();
      out.add(new Effect.Save(JournalRecord.aside(number(), window, slots)));
      part().concealed.seal(window, slots);
      log.line(part().concealed.sealLine(window, slots));
    }
  }

  private void close() {
    if (match().closing().isPresent()
        && log.isWhole()
        && !part().signedResult
        && !match().hasSigned(me())
        && !match().attendance().isGone(me())) {
      part().signedResult = true;
      if (!SheetSigning.believes(match().closing().get(), now.getAsLong() / 1000)) {
        tell("table.wrongFinishTime");
        return;
      }
      byte[] signature = phone.identity().sign(signing.eventId(match(), me()));
      log.line(Line.of("SIGN", Bytes.of(signature)));
    }
  }

  private void nameOffences(Part<S, V> part) {
    List<Offence> all = part.match.offences();
    while (part.namedOffences < all.size()) {
      Offence offence = all.get(part.namedOffences++);
      int seat = part.match.seating().tableSeat(offence.seat());
      name(new Offence(seat, offence.what(), offence.detail()));
    }
  }

  @Override
  public void name(Offence offence) {
    out.add(new Effect.Named(offence));
  }

  private void tell(String key) {
    out.add(new Effect.Tell(new dev.parlor.games.Refusal(key, List.of())));
  }
}
