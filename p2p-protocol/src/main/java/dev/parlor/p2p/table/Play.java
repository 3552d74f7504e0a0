package dev.parlor.p2p.table;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.OwnDeal;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.log.Order;
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
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One seat at a table that plays: it signs what its player chooses and what its phone owes, takes
 * what the host orders (or orders, as host), and checks everything for itself.
 */
final class Play<S, V> {
  private static final int HOST = 0;
  private static final int JOURNAL = -1;
  private static final long ASK_AGAIN = 2_000;
  private static final int PATIENT = 3;

  private final Phone phone;
  private final GameKit<S, V> kit;
  private final Roster roster;
  private final int tableSeat;
  private final Secrets secrets;
  private final Signatures.Key sessionKey;
  private final Chain chain;
  private final SheetSigning signing;
  private final Sides sides;
  private final Series<S, V> series;
  private final Deque<Part<S, V>> parts = new ArrayDeque<>(); // the present one alone
  private final List<Finished> finished = new ArrayList<>(); // the matches before it
  private final Deque<Entry> pending = new ArrayDeque<>();
  private final Deque<Effect> out;
  private JournalRecord.Contents journal = new JournalRecord.Contents();
  private final List<Runnable> onceWhole = new ArrayList<>();
  private @Nullable Action pendingAction;
  private boolean replaying;
  private boolean restored; // entries of an earlier life are still on their way
  private boolean catchingUp;
  private boolean hostLied;
  private int missedFrom = -1;
  private long askedSize = -1;
  private long askedAt;
  private final Recovery recovery = new Recovery();
  private long now;

  Play(Phone phone, GameKit<S, V> kit, Roster roster, int me, Secrets secrets, Deque<Effect> out) {
    this.phone = phone;
    this.kit = kit;
    this.roster = roster;
    this.tableSeat = me;
    this.secrets = secrets;
    this.out = out;
    this.sessionKey = phone.signatures().key(secrets.sessionSecret());
    this.chain = new Chain(roster.tid(), roster.sessionKeys(), phone.signatures());
    this.signing = new SheetSigning(roster.tid(), roster.players(), phone.signatures());
    this.sides = new Sides(me, chain, this::send, this::submit, this::report);
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
            blocks -> submit(payloads(blocks)));
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

  Chain chain() {
    return chain;
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
    return tableSeat == HOST;
  }

  @Nullable Action pendingAction() {
    return pendingAction;
  }

  /** Whether a choice of the player would be taken now; false until an earlier one is ordered. */
  boolean mayChoose() {
    return pendingAction == null
        && !catchingUp
        && !restored
        && !(match().choosesUnseen() && part().concealed.hasChosen());
  }

  /** What the clock of this phone says, in milliseconds since 1970. */
  void at(long time) {
    now = time;
  }

  /** Agrees to this roster: the first entry of every seat; the host's tells the time. */
  void start() {
    submit(Payload.text(Line.of("START_GAME", roster.tid(), now / 1000)));
    if (isHost()) {
      recovery.takeEarly().forEach(this::entry);
    }
  }

  /** A host that dies before it has agreed itself sets another table: of this one nothing stays. */
  private boolean hasAgreed() {
    return hasPending() || chain.nextCounter(tableSeat) > 0;
  }

  void choose(Action action) {
    if (!match().hasBegun() || match().outcome().isPresent()) {
      tell("table.notPlaying");
      return;
    }
    if (pendingAction != null || catchingUp || restored) {
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
    submit(Payload.text(match().kit().lines().write(match().state(), me(), action)));
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
    submit(Payload.text(part().concealed.commitment(choice)));
    out.add(new Effect.Show());
  }

  boolean hasPending() {
    return !pending.isEmpty();
  }

  /** The counter of the first own entry that is not ordered yet, or -1. */
  long oldestPending() {
    Entry first = pending.peek();
    return first == null ? -1 : first.counter();
  }

  boolean isPending(long counter) {
    return pending.stream().anyMatch(entry -> entry.counter() == counter);
  }

  Sides sides() {
    return sides;
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

  /** What is signed counts from the end of the whole log: after a restart that is fetched first. */
  private void onceWhole(Runnable signs) {
    if (catchingUp) {
      onceWhole.add(signs);
    } else {
      signs.run();
    }
  }

  void ticket(Input.Ticket ticket) {
    onceWhole(
        () -> {
          if (isHost() && hasRunning() && !match().ticket().isPresent()) {
            submit(Payload.text(Line.of("TICKET", ticket.station(), ticket.ticket())));
          }
        });
  }

  void leave() {
    onceWhole(this::signLeave);
  }

  private void signLeave() {
    Attendance attendance = match().attendance();
    boolean may = hasRunning() ? !attendance.isLeaving(me()) : match().hasSigned(me());
    if (may && !attendance.isGone(me())) {
      submit(Payload.text(Line.of("LEAVE", me() + 1)));
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
    return !catchingUp
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
    submit(Payload.text(Line.of("REMATCH", number() + 1, now / 1000)));
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
    long counter = nextCounter();
    submit(Payload.text(Line.of(forfeit ? "FORFEIT" : "AWAY", target + 1)));
    return counter;
  }

  void line(Line line) {
    submit(Payload.text(line));
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

  private void submit(Payload payload) {
    submit(List.of(payload));
  }

  /**
   * Signs entries and brings them on their way; they count for nobody, us included, until ordered.
   * They are journalled together: no restart has a shuffle without the proof that belongs to it.
   */
  private void submit(List<Payload> payloads) {
    List<Entry> entries = new ArrayList<>();
    for (Payload payload : payloads) {
      long counter = nextCounter() + entries.size();
      entries.add(
          Entry.sign(
              sessionKey, chain.tid(), tableSeat, counter, chain.size(), chain.head(), payload));
    }
    out.add(new Effect.Save(JournalRecord.own(entries)));
    pending.addAll(entries);
    entries.forEach(chain::signed);
    if (isHost()) {
      orderPending();
    } else {
      for (Entry entry : entries) {
        send(HOST, new Message.Submit(entry));
        sides.tell(new Message.Submit(entry));
      }
    }
  }

  private long nextCounter() {
    return chain.nextCounter(tableSeat) + pending.size();
  }

  private void orderPending() {
    orderOwed();
    Entry entry = pending.peek();
    while (entry != null && !chain.judge(entry).isPresent()) {
      grew(chain.order(entry, sessionKey), HOST);
      entry = pending.peek();
    }
  }

  /** What somebody vouched for comes before everything else. */
  private void orderOwed() {
    chain.owed().ifPresent(entry -> grew(chain.order(entry, sessionKey), HOST));
  }

  /** As host: an entry by any path. As guest: one that its author can't bring to the host. */
  void entry(Entry entry) {
    if (!isHost()) {
      if (match().hasBegun()) {
        sides.heard(entry, now);
      }
      return;
    }
    if (catchingUp || !hasAgreed()) {
      if (chain.isSigned(entry)) {
        recovery.keep(entry); // nobody fills another's place
      }
      return;
    }
    orderOwed();
    Optional<Chain.Result> wrong = chain.judge(entry);
    if (!wrong.isPresent()) {
      grew(chain.order(entry, sessionKey), HOST);
      return;
    }
    if (wrong.get() instanceof Chain.Result.Convicts && isThere(entry.seat())) {
      chain.find(entry.seat(), entry.counter()).ifPresent(known -> report(known, entry));
    }
  }

  private void report(Entry one, Entry other) {
    Writer both = new Writer().u8(BlockType.EVIDENCE).bytes(one.encode()).bytes(other.encode());
    onceWhole(() -> submit(Payload.block(both.toArray())));
  }

  /** What the host ordered; a restored host takes it from its guests, a guest from any seat. */
  void place(Bytes from, Ordered ordered) {
    int seat = roster.seatOf(from);
    if (seat < 0) {
      return;
    }
    if (!sides.isSide(seat)) {
      place(seat, ordered);
    } else if (chain.isSigned(ordered.entry())) {
      place(seat, ordered); // an entry that was spoilt on its way would look like the host's lie
    }
  }

  private void place(int from, Ordered ordered) {
    Chain.Result result = chain.take(ordered);
    if (result instanceof Chain.Result.Grew) {
      grew(ordered, from);
      goOn();
    } else if (result instanceof Chain.Result.Gap && !isHost()) {
      missed(from);
    } else if (result instanceof Chain.Result.Convicts convicts) {
      boolean known = hostLied;
      hostLied |= convicts.offence().seat() == HOST;
      if (hostLied && !known) {
        sides.lied(ordered);
      }
      name(convicts.offence());
    }
  }

  /** The host ordered what this phone sent; if it is not known here any more, it is fetched. */
  void yours(Bytes npub, Order order) {
    int from = roster.seatOf(npub);
    if (from < 0 || sides.isSide(from)) {
      return; // guests tell each other whole entries
    }
    for (Entry entry : pending) {
      if (entry.hash().equals(order.entry())) {
        place(from, new Ordered(order, entry));
        return;
      }
    }
    if (order.index() < chain.size()) {
      place(from, new Ordered(order, chain.get(order.index()).entry())); // known, or a second order
    } else if (!isHost()) {
      missed(HOST);
    }
  }

  /** Whether the host signed a lie: nothing that it orders is worth anything any more. */
  boolean hostLied() {
    return hostLied;
  }

  /** Something is missing before what came: asked for once, and again if it does not come. */
  private void missed(int from) {
    missedFrom = from;
    if (askedSize != chain.size()) {
      fetch(from);
    }
  }

  /** Asks again for what has not come; answers when to look again. */
  long askAgain(long time) {
    if (missedFrom < 0 || askedSize != chain.size()) {
      missedFrom = -1;
      return Long.MAX_VALUE;
    }
    if (time >= askedAt + ASK_AGAIN) {
      fetch(missedFrom);
    }
    return askedAt + ASK_AGAIN;
  }

  private void fetch(int seat) {
    askedSize = chain.size();
    askedAt = now;
    send(seat, new Message.Fetch(chain.size(), chain.head()));
  }

  /**
   * A peer tells where its log stands. Who lags behind gets the rest; a host that finds itself
   * behind (its journal was restored from an older copy) takes what it once ordered from its
   * guests.
   */
  void fetched(Bytes npub, Message.Fetch fetch) {
    int seat = roster.seatOf(npub);
    if (seat < 0) {
      return;
    }
    if (fetch.size() > chain.size()) {
      if (isHost()) {
        recovery.says(seat, fetch.size());
      }
      if (isHost() || sides.isSide(seat)) {
        fetch(seat);
      }
      return;
    }
    if (!chain.headAt(fetch.size()).equals(fetch.head()) && !match().hasBegun()) {
      return; // it has not heard yet that another roster was closed
    }
    if (!chain.headAt(fetch.size()).equals(fetch.head())) {
      if (sides.isSide(seat)) {
        // what it says of its log proves nothing; if the host signed it, the two orders will
        if (fetch.size() > 0) {
          send(seat, new Message.Place(chain.get(fetch.size() - 1)));
        }
        return;
      }
      name(new Offence(isHost() ? seat : HOST, "offence.fork", "size " + fetch.size()));
      return; // somebody holds another log under the host's signature
    }
    out.add(new Effect.Send(npub, new Message.Have(chain.size()).encode()));
    for (long index = fetch.size(); index < chain.size(); index++) {
      out.add(new Effect.Send(npub, new Message.Place(chain.get(index)).encode()));
    }
    recovery.says(seat, fetch.size());
    goOn();
  }

  /** The host tells how long the log is. */
  void has(Bytes from, long size) {
    if (!isHost() && roster.seatOf(from) == HOST) {
      recovery.says(HOST, size);
      goOn();
    }
  }

  /** Whether after a restart the log is not known to be whole yet. */
  boolean isCatchingUp() {
    return catchingUp;
  }

  /** As host: waits no longer for guests that do not come back. */
  void goOnWithout() {
    recovery.goOnWithout();
    goOn();
  }

  /** After a restart nothing is signed before the log is known to be whole. */
  private void goOn() {
    if (catchingUp && recovery.isWhole(chain.size(), mustHear())) {
      catchingUp = false;
      for (Entry entry : pending) {
        if (!isHost()) {
          send(HOST, new Message.Submit(entry));
        }
      }
      if (isHost()) {
        orderPending();
        recovery.takeEarly().forEach(this::entry);
      }
      react();
      List<Runnable> due = new ArrayList<>(onceWhole);
      onceWhole.clear();
      due.forEach(Runnable::run);
    }
  }

  private Set<Integer> mustHear() {
    if (!isHost()) {
      return Set.of(HOST);
    }
    Match<S, V> running = series.match();
    Set<Integer> others = new HashSet<>();
    running.attendance().present().forEach(seat -> others.add(running.seating().tableSeat(seat)));
    others.remove(tableSeat);
    return others;
  }

  /** A link is back: ask for what we missed, repeat what the host may have missed. */
  void linkUp(Bytes npub) {
    int seat = roster.seatOf(npub);
    if (seat >= 0) {
      sides.up(seat);
    }
    if (isHost()) {
      return;
    }
    if (seat == HOST) {
      fetch(HOST);
      if (!catchingUp) {
        for (Entry entry : pending) {
          send(HOST, new Message.Submit(entry));
        }
      }
      sides.repeat();
    } else if (seat >= 0) {
      sides.greet(seat, catchingUp ? List.of() : new ArrayList<>(pending));
    }
  }

  /** Vouches for what the host keeps from its place; answers when to look again. */
  long vouch(long time) {
    return !isWaiting() || catchingUp || isHost()
        ? Long.MAX_VALUE
        : sides.vouch(time, this::isThere);
  }

  /** Whether a seat of the table is still in the match. */
  private boolean isThere(int seat) {
    int here = match().seating().seatOf(seat);
    return here >= 0 && !match().attendance().isGone(here);
  }

  void linkDown(Bytes npub) {
    sides.down(roster.seatOf(npub));
  }

  private void grew(Ordered ordered, int from) {
    if (!replaying) {
      out.add(new Effect.Save(JournalRecord.ordered(ordered)));
    }
    boolean ordering = isHost() && from == HOST;
    if (ordering) {
      for (int seat = 0; seat < roster.seats().size(); seat++) {
        if (seat == ordered.entry().seat() && seat != tableSeat) {
          send(seat, new Message.Yours(ordered.order()));
        } else if (seat != tableSeat) {
          send(seat, new Message.Place(ordered));
        }
      }
    }
    sides.pass(ordered, from);
    forgetPending(ordered.entry());
    series.apply(ordered);
    if (ordering) {
      orderOwed();
    }
    settleOwn(ordered.entry());
    if (!replaying) {
      react();
    }
  }

  private void forgetPending(Entry entry) {
    if (entry.seat() == tableSeat) {
      pending.removeIf(mine -> mine.counter() <= entry.counter());
    }
  }

  private void settleOwn(Entry entry) {
    if (entry.seat() == tableSeat) {
      part().chores.ordered(entry.counter());
      if (entry.payload().isText()) {
        pendingAction = null;
      }
      restored &= !pending.isEmpty();
    }
  }

  /** Replays what the journal holds, without signing anything. */
  void replay(JournalRecord.Contents journal) {
    replaying = true;
    this.journal = journal;
    recall(part());
    for (Ordered ordered : journal.log) {
      if (chain.take(ordered) instanceof Chain.Result.Grew) {
        grew(ordered, JOURNAL);
      }
    }
    replaying = false;
    for (Entry entry : journal.own) {
      if (entry.counter() >= chain.nextCounter(tableSeat)) {
        pending.add(entry);
      }
    }
    JournalRecord.Backlogged left = journal.backlog;
    if (left != null && left.match() == number()) {
      part().chores.resume(left.duty(), left.pieces());
    }
    restored = !pending.isEmpty();
    catchingUp = !mustHear().isEmpty();
    if (!catchingUp) {
      orderPending();
    }
  }

  /** Does whatever the table waits for from this phone. */
  void react() {
    nameOffences(part());
    for (Engine.Check check : match().engine().takeChecks(Set.of(me()), phone.entropy())) {
      part().chores.compute(check.work()::get, result -> checked(check, (List<?>) result));
    }
    if (match().outcome().isPresent()) {
      close();
      out.add(new Effect.Show());
      return;
    }
    if (match().hasBegun() && !match().attendance().isGone(me()) && !restored && !catchingUp) {
      part().chores.payAll(this::nextCounter);
      part().chores.catchUp(room(), this::nextCounter);
      part().concealed.reveal().ifPresent(this::line);
      part().concealed.show().ifPresent(this::line);
    }
    out.add(new Effect.Show());
  }

  /**
   * How many entries that nobody waits for a guest may have on their way: few enough that those of
   * the others find room, and one when its own player is about to say something. The host's are
   * ordered as soon as they are signed; it waits until its links are quiet.
   */
  private int room() {
    return isHost() ? 0 : (match().toAct().contains(me()) ? 1 : PATIENT) - pending.size();
  }

  boolean hasBacklog() {
    return isHost() && !catchingUp && part().chores.hasBacklog();
  }

  /** The links are quiet. */
  void quiet() {
    if (hasBacklog() && hasRunning() && !match().attendance().isGone(me()) && !restored) {
      part().chores.catchUp(1, this::nextCounter);
    }
  }

  private void checked(Engine.Check check, List<?> liars) {
    if (liars.isEmpty()) {
      part().chores.verified(check.deck(), check.attempt());
      react();
    } else {
      Line accusation = Line.of("ACCUSE", check.deck(), check.attempt());
      onceWhole(() -> line(accusation));
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
      line(part().concealed.sealLine(window, slots));
    }
  }

  private void close() {
    if (match().closing().isPresent()
        && !catchingUp
        && !restored
        && !part().signedResult
        && !match().hasSigned(me())
        && !match().attendance().isGone(me())) {
      part().signedResult = true;
      if (!SheetSigning.believes(match().closing().get(), now / 1000)) {
        tell("table.wrongFinishTime");
        return;
      }
      byte[] signature = phone.identity().sign(signing.eventId(match(), me()));
      submit(Payload.text(Line.of("SIGN", Bytes.of(signature))));
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

  private void name(Offence offence) {
    out.add(new Effect.Named(offence));
  }

  private void tell(String key) {
    out.add(new Effect.Tell(new dev.parlor.games.Refusal(key, List.of())));
  }

  private void send(int seat, Message message) {
    out.add(new Effect.Send(roster.seats().get(seat).npub(), message.encode()));
  }
}
