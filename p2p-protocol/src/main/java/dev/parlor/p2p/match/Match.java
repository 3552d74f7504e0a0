package dev.parlor.p2p.match;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Timer;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Parts;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * One match: apply the log, entry by entry. Deterministic and without secrets, so every phone and
 * every auditor holds the same one. Seats are those of its {@link Seating}.
 */
public final class Match<S, V> {

  private final GameKit<S, V> kit;
  private final Seating seating;
  private final Setup setup;
  private final Bytes tid;
  private final Engine engine;
  private final DeckTable deckTable;
  private final BiPredicate<Entry, Entry> equivocation;
  private final ResultCheck resultCheck;
  private final Entropy entropy; // for the weights of checks; never decides anything
  private final RulesAtWork<S> rules;
  private final Attendance attendance;
  private final CommonTimers commonTimers = new CommonTimers();
  private final UnseenChoices unseen;
  private final Windows windows;
  private final Waits waits = new Waits();
  private final List<Offence> offences = new ArrayList<>();
  private final Set<Integer> started = new TreeSet<>();
  private final Ending ending;
  private final Rematch rematch;
  private final Map<Integer, Parts> parts = new HashMap<>();
  private long progress;
  private long size;
  private Bytes head;

  /**
   * A match that has not begun.
   *
   * @param setup for as many seats as play
   * @param npubs of all seats of the table
   * @param before the head of the log before this match
   */
  public Match(
      GameKit<S, V> kit,
      Seating seating,
      Setup setup,
      Bytes tid,
      List<Bytes> npubs,
      Bytes before,
      Engine engine,
      DeckTable deckTable,
      BiPredicate<Entry, Entry> equivocation,
      ResultCheck resultCheck,
      Entropy entropy) {
    this.entropy = entropy;
    this.equivocation = equivocation;
    this.resultCheck = resultCheck;
    this.kit = kit;
    this.seating = seating;
    this.setup = setup;
    this.tid = tid;
    this.head = before;
    this.engine = engine;
    this.deckTable = deckTable;
    this.attendance = new Attendance(setup.seats());
    this.ending = new Ending(seating.host());
    this.rematch = new Rematch(seating);
    this.unseen = new UnseenChoices(seating.scope(tid), seating.of(npubs));
    this.windows = new Windows(seating.scope(tid), seating.of(npubs));
    this.rules = new RulesAtWork<>(kit.game(), engine, kit.anotherDeck(), windows, attendance);
  }

  public GameKit<S, V> kit() {
    return kit;
  }

  public Setup setup() {
    return setup;
  }

  /** Who plays. All seats that this match speaks of are its own. */
  public Seating seating() {
    return seating;
  }

  public Engine engine() {
    return engine;
  }

  /** The seats that have agreed to the roster; the first match begins when all have. */
  public Set<Integer> started() {
    return Collections.unmodifiableSet(started);
  }

  public boolean hasBegun() {
    return rules.state() != null;
  }

  /** The public table; only after {@link #hasBegun}. */
  public S state() {
    S now = rules.state();
    if (now == null) {
      throw new IllegalStateException("not begun");
    }
    return now;
  }

  public Optional<Outcome> outcome() {
    return Optional.ofNullable(rules.outcome());
  }

  public Optional<Closing> closing() {
    return ending.closing();
  }

  /** Whether this seat has put its name to the result. */
  public boolean hasSigned(int seat) {
    return ending.hasSigned(seat);
  }

  /** Who has yet to say the word that begins the match, or the one that ends it: the signature. */
  public Set<Integer> wordMissing() {
    Set<Integer> missing = new TreeSet<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      if (!(hasBegun() ? ending.hasSigned(seat) : started.contains(seat))) {
        missing.add(seat);
      }
    }
    return missing;
  }

  /** Who has asked for another match. */
  public Set<Integer> rematchAsked() {
    return rematch.asked();
  }

  /** Who holds up a match that others have asked for: those who are there and have said nothing. */
  public Set<Integer> rematchAwaited() {
    Set<Integer> silent = attendance.staying();
    return silent.removeAll(rematch.asked()) && mayHaveRematch() ? silent : Set.of();
  }

  /** Whether another match is possible: the result stands, and enough are still there. */
  public boolean mayHaveRematch() {
    return ending.closing().isPresent()
        && !attendance.isGone(seating.host())
        && attendance.remaining() >= kit.game().id().minPhones();
  }

  /** Whether everybody who is still there has asked for another match. */
  boolean isRematchAgreed() {
    return mayHaveRematch() && rematch.asked().containsAll(attendance.staying());
  }

  Seating nextSeating() {
    return seating.next(attendance.gone());
  }

  long rematchTime() {
    return rematch.hostTime();
  }

  /** A rematch begins with the entry that completed the agreement. */
  void begin(long time, Order agreed) {
    head = agreed.head();
    size = agreed.index() + 1;
    ending.begin(time);
    rules.open(setup);
    rules.settle(head);
    rules.remember(size);
    waits.note(size, mayBeAwaited(), attendance.away());
  }

  /** Seconds since 1970 at which the host agreed to play, by its own word. */
  public long startTime() {
    return ending.startTime();
  }

  /** {@code TICKET:<station callsign>:<ticket>}: what a station needs to rank this match. */
  public Optional<Line> ticket() {
    return ending.ticket();
  }

  public Attendance attendance() {
    return attendance;
  }

  public UnseenChoices unseen() {
    return unseen;
  }

  public Windows windows() {
    return windows;
  }

  public List<Offence> offences() {
    return Collections.unmodifiableList(offences);
  }

  /** All events that the rules accepted, from the beginning. */
  public List<Event> events() {
    return rules.events();
  }

  /** Grows with everything that brings the match on; votes, repetitions and late entries do not. */
  public long progress() {
    return progress;
  }

  public Map<Timer, Integer> timers() {
    return rules.timers();
  }

  /** Whether players choose unseen by each other now. */
  public boolean choosesUnseen() {
    S now = rules.state();
    return now != null && rules.isRunning() && kit.choosesUnseen().test(now);
  }

  /** Whether the rules wait for cards or decks, so that no player has to do anything. */
  public boolean awaitsCards() {
    return rules.awaitsCards();
  }

  /** The seats whose players the table waits for. */
  public Set<Integer> toAct() {
    S now = rules.state();
    if (now == null || !rules.isRunning() || awaitsCards()) {
      return Set.of();
    }
    return kit.game().toAct(now);
  }

  /** Applies what stands next in the log. Whatever a peer wrote, this never throws. */
  public void apply(Ordered ordered) {
    Entry entry = ordered.entry();
    int seat = seating.seatOf(entry.seat());
    head = ordered.order().head();
    size = ordered.order().index() + 1;
    if (!attendance.isGone(seat) || closes(seat, entry)) {
      Attendance.Word word = attendance.speaks(seat, size);
      if (word.wasAway()) {
        rules.take(new Event.Returned(seat)); // comings and goings bring nothing on
      }
      try {
        if (!take(seat, entry)) {
          saidNothing(word);
        }
      } catch (Lie lie) {
        convict(seat, lie.what(), String.valueOf(lie.getMessage()));
      } catch (Malformed malformed) {
        convict(seat, "offence.malformed", String.valueOf(malformed.getMessage()));
      } catch (Stale stale) {
        saidNothing(word); // a late entry is no offence
      }
    }
    elapseCommon();
    rules.settle(head);
    if (!attendance.leaving().isEmpty()) {
      finishLeaves();
      rules.settle(head);
    }
    if (choosesUnseen() && kit.game().toAct(state()).stream().anyMatch(unseen::hasRevealed)) {
      unseen.restart(); // the round was void
    }
    rules.remember(size);
    waits.note(size, mayBeAwaited(), attendance.away());
  }

  /**
   * Everybody whom the table waits for, or will when the time of an open window is over: players
   * who are to act, phones that owe something, and those whose word about others is missing.
   */
  private Set<Integer> mayBeAwaited() {
    Set<Integer> seats = attendance.voteMissing();
    seats.addAll(rematchAwaited());
    if (hasBegun() && rules.isRunning()) {
      seats.addAll(toAct());
      for (int seat = 0; seat < setup.seats(); seat++) {
        if (!attendance.isGone(seat) && (windows.mustSeal(seat) || owes(seat))) {
          seats.add(seat);
        }
      }
    }
    return seats;
  }

  /** Whether a vote against this seat can be justified by the log as it is now. */
  public boolean mayBeAwaited(int seat) {
    return waits.waitedFor(seat, size);
  }

  /**
   * Whether this phone owes the table something. A deck that is made ahead may wait; a share that
   * somebody needs to look at a card may not.
   */
  public boolean owes(int seat) {
    return windows.mustShow(seat)
        || awaitsTimer(seat)
        || engine.duties(seat).stream()
            .anyMatch(duty -> awaitsCards() || duty instanceof Duty.Unlock);
  }

  /** A host whose player has left still closes the log that its phone keeps for the others. */
  private boolean closes(int seat, Entry entry) {
    try {
      return seat == seating.host()
          && rules.outcome() != null
          && entry.payload().isText()
          && entry.payload().line().verb().equals("FINISH");
    } catch (Malformed noLine) {
      return false;
    }
  }

  private void saidNothing(Attendance.Word word) {
    if (attendance.saidNothing(word, progress) && word.wasAway()) {
      rules.take(new Event.Away(word.seat()));
    }
  }

  /** Whether the entry says anything by itself: part of a block or somebody else's word do not. */
  private boolean take(int seat, Entry entry) throws Lie, Malformed, Stale {
    if (!entry.payload().isText()) {
      Reader block = new Reader(entry.payload().bytes());
      int type = block.u8();
      requireBegun();
      if (type == BlockType.PART) {
        Optional<byte[]> whole = parts.computeIfAbsent(seat, author -> new Parts()).take(block);
        if (!whole.isPresent()) {
          return false;
        }
        Reader content = new Reader(whole.get());
        dealt(seat, content.u8(), content);
      } else if (type == BlockType.EVIDENCE) {
        evidence(block);
      } else if (type == BlockType.VOUCH) {
        Entry.decode(block); // what follows from it is the host's duty, which the chain watches
        block.end();
        return false;
      } else {
        dealt(seat, type, block);
      }
      return true;
    }
    Line line = entry.payload().line();
    if (!line.verb().equals(TableVerb.START_GAME.name())) {
      requireBegun();
    }
    if (kit.lines().verbs().contains(line.verb())) {
      act(seat, line, entry.seen());
    } else {
      lineOfTheTable(seat, line, entry.seen());
    }
    return true;
  }

  private void dealt(int seat, int type, Reader block) throws Lie, Malformed, Stale {
    engine.apply(seat, type, block);
    progress++;
  }

  private void requireBegun() throws Lie {
    if (rules.state() == null) {
      throw new Lie("offence.beforeStart", "");
    }
  }

  private void start(int seat, Line line) throws Lie, Malformed, Stale {
    if (!line.hex(0, 32).equals(tid)) {
      throw new Lie("offence.otherTable", line.toString());
    }
    if (rules.state() != null || !started.add(seat)) {
      throw new Stale("started already");
    }
    if (seat == seating.host()) {
      ending.begin(line.number(1, 0, Integer.MAX_VALUE));
    }
    if (started.size() == setup.seats()) {
      rules.open(setup);
    }
  }

  private void act(int seat, Line line, long seen) throws Lie, Malformed, Stale {
    if (line.number(0, 1, setup.seats()) - 1 != seat) {
      throw new Lie("offence.forSomebodyElse", line.toString());
    }
    Action action = kit.lines().read(line);
    if (choosesUnseen()) {
      S then = rules.at(seen);
      if (then == null || !kit.choosesUnseen().test(then)) {
        throw new Stale("a lost race: " + line);
      }
      throw new Lie("offence.choiceInTheOpen", line.toString());
    }
    act(seat, action, seen, line);
  }

  private void act(int seat, Action action, long seen, Line line) throws Lie, Stale {
    Event event = new Event.Acted(seat, action);
    if (!take(event)) {
      if (rules.wasGoodAt(seen, event)) {
        throw new Stale("a lost race: " + line);
      }
      throw new Lie("offence.illegalMove", line.toString());
    }
  }

  private void lineOfTheTable(int seat, Line line, long seen) throws Lie, Malformed, Stale {
    TableVerb verb =
        TableVerb.of(line.verb())
            .orElseThrow(() -> new Lie("offence.unknownVerb", line.toString()));
    switch (verb) {
      case START_GAME -> start(seat, line);
      case BET_COMMIT -> {
        if (!choosesUnseen()) {
          throw new Stale("nothing to choose unseen");
        }
        unseen.commit(seat, line);
      }
      case BET_REVEAL -> {
        Line choice = unseen.reveal(seat, line);
        act(seat, kit.lines().read(choice), size, choice);
      }
      case WINDOW_SEAL -> windows.seal(seat, line);
      case WINDOW_SHOW -> windows.show(seat, line);
      case ELAPSED -> elapsed(seat, line, seen);
      case AWAY -> vote(seat, line, false, seen);
      case FORFEIT -> vote(seat, line, true, seen);
      case LEAVE -> beginLeave(seat);
      case ACCUSE -> accuse(line);
      case TICKET -> ending.ticket(seat, line, rules.outcome() != null);
      case FINISH -> ending.finish(seat, line, rules.outcome() != null, head, engine.seeds());
      case SIGN -> sign(seat, line);
      case REMATCH -> rematch.ask(seat, line, ending.hasSigned(seat));
    }
  }

  private void elapsed(int seat, Line line, long seen) throws Lie, Malformed, Stale {
    int owner = line.number(1, 0, setup.seats()) - 1;
    Timer timer = new Timer(line.arg(0), owner, line.number(2, 0, Integer.MAX_VALUE));
    if (!rules.timers().containsKey(timer)) {
      throw new Stale("timer " + timer);
    }
    if (owner == seat) {
      rules.elapse(timer);
      progress++;
      return;
    }
    if (owner != Timer.ALL && !waits.wasAway(owner, seen)) {
      throw new Lie("offence.elapsedForSomebodyElse", line.toString());
    }
    if (!isCommon(timer)) {
      throw new Stale("back again");
    }
    commonTimers.say(seat, timer);
  }

  /** Whether a timer is the table's to watch: nobody's own, or that of somebody who is away. */
  private boolean isCommon(Timer timer) {
    return timer.seat() == Timer.ALL || attendance.isAway(timer.seat());
  }

  private List<Timer> watched() {
    List<Timer> watched = new ArrayList<>(rules.timers().keySet());
    watched.removeIf(timer -> !isCommon(timer));
    return watched;
  }

  /** Timers of the whole table that everybody who is present has called over. */
  private void elapseCommon() {
    Optional<Timer> over = commonTimers.over(watched(), attendance.present());
    while (over.isPresent()) {
      rules.elapse(over.get());
      progress++;
      over = commonTimers.over(watched(), attendance.present());
    }
  }

  /** Whether others have called a timer of the table over and wait for this seat's word. */
  public boolean awaitsTimer(int seat) {
    return attendance.isPresent(seat) && commonTimers.awaits(seat, watched());
  }

  /**
   * Somebody says that a seat is silent. When its time was over, every phone says for itself, by
   * signing or not; that the table waited for it at all, the log shows.
   */
  private void vote(int seat, Line line, boolean forfeit, long seen) throws Lie, Malformed, Stale {
    int target = line.number(0, 1, setup.seats()) - 1;
    if (target == seat) {
      throw new Lie("offence.voteOnItself", line.toString());
    }
    if (!waits.waitedFor(target, seen) || (forfeit && !waits.wasAway(target, seen))) {
      throw new Lie("offence.earlyVote", line.toString());
    }
    if (attendance.hasSpokenSince(target, seen)) {
      throw new Stale("it has spoken since");
    }
    attendance.vote(seat, target, forfeit);
    for (int away = attendance.calledAway(); away >= 0; away = attendance.calledAway()) {
      rules.take(new Event.Away(away));
      if (windows.mustSeal(away)) {
        windows.leave(away); // a missing seal is an empty list
      }
    }
    for (int gone = attendance.forfeited(); gone >= 0; gone = attendance.forfeited()) {
      leave(gone, false);
    }
  }

  /** A player leaves in good order: out at once; gone when its phone has handed over. */
  private void beginLeave(int seat) {
    if (ending.hasSigned(seat)) {
      attendance.leave(seat); // the result has its name; the others may play on
    }
    if (!rules.isRunning() || attendance.isLeaving(seat)) {
      return;
    }
    if (attendance.present().size() <= 2 || !engine.canHandOver(seat)) {
      leave(seat, !kit.hiding());
      return;
    }
    rules.take(new Event.Away(seat));
    attendance.beginLeave(seat);
    engine.beginLeave(seat);
  }

  private void finishLeaves() {
    for (int seat : attendance.leaving()) {
      if (engine.hasHandedOver(seat)) {
        deckTable.remove(seat);
        engine.drop(seat, head);
        leave(seat, true);
      }
    }
  }

  private void leave(int seat, boolean keysHandedOver) {
    attendance.leave(seat);
    windows.leave(seat);
    unseen.leave(seat);
    if (!rules.isRunning()) {
      return;
    }
    if (!keysHandedOver) {
      deckTable.remove(seat);
      if (kit.hiding()) {
        rules.forgetCards();
      }
      engine.drop(seat, head);
    }
    take(new Event.Left(seat, keysHandedOver));
  }

  /** Two entries of one author with one counter: no honest run produces them. */
  private void evidence(Reader block) throws Lie, Malformed, Stale {
    Entry one = Entry.decode(block);
    Entry other = Entry.decode(block);
    block.end();
    if (!equivocation.test(one, other)) {
      throw new Lie("offence.falseEvidence", "seat " + (one.seat() + 1));
    }
    int liar = seating.seatOf(one.seat());
    if (liar < 0) {
      throw new Stale("of somebody who plays no more");
    }
    convict(liar, "offence.twoEntries", "counter " + one.counter());
  }

  /** A seat says that the shuffles of a deck do not hold: everybody looks, one of the two lies. */
  private void accuse(Line line) throws Lie, Malformed, Stale {
    Engine.Check check = engine.checkOf(line.number(0, 0, 65535), line.number(1, 0, 255), entropy);
    if (check == null) {
      throw new Stale(line.toString());
    }
    List<Integer> liars = check.work().get();
    if (liars.isEmpty()) {
      throw new Lie("offence.falseAccusation", line.toString());
    }
    for (int liar : liars) {
      convict(liar, "offence.wrongShuffle", line.toString());
    }
  }

  private void sign(int seat, Line line) throws Lie, Malformed {
    Bytes signature = ending.signature(line);
    if (!resultCheck.signed(this, seat, signature)) {
      throw new Lie("offence.wrongSignature", line.toString());
    }
    ending.sign(seat, signature);
  }

  /** A signed lie: the seat is out, and what hangs on its keys is void. */
  private void convict(int seat, String what, String detail) {
    offences.add(new Offence(seat, what, detail));
    if (!attendance.isGone(seat)) {
      leave(seat, false);
    }
  }

  private boolean take(Event event) {
    boolean accepted = rules.take(event);
    if (accepted) {
      progress++;
    }
    return accepted;
  }

  /** The verb under which a transcript prints an entry. */
  public static String verbOf(Entry entry) {
    try {
      return entry.payload().isText()
          ? entry.payload().line().verb()
          : BlockType.verb(new Reader(entry.payload().bytes()).u8());
    } catch (Malformed e) {
      return "?";
    }
  }
}
