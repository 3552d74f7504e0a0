package dev.parlor.p2p.match;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Timer;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * One match: apply the log, entry by entry. Deterministic and without secrets, so every phone and
 * every auditor holds the same one. Seats are those of its {@link Seating}. What an entry does is
 * for {@link Hearing} and the parts that it speaks to; here stands what can be asked.
 */
public final class Match<S, V> {
  private final GameKit<S, V> kit;
  private final Seating seating;
  private final Setup setup;
  private final Engine engine;
  private final Attendance attendance;
  private final UnseenChoices unseen;
  private final Windows windows;
  private final RulesAtWork<S> rules;
  private final Choices<S> choices;
  private final Ending ending;
  private final Rematch rematch;
  private final Opening opening;
  private final Leaving leaving;
  private final Convictions convictions;
  private final Waits waits = new Waits();
  private final TimeOuts timeOuts;
  private final Awaited<S> awaited;
  private final Hearing hearing;
  private final long[] seen; // how much of the log each seat has said that it had seen

  /**
   * A match that has not begun.
   *
   * @param setup for as many seats as play
   * @param npubs of all seats of the table
   */
  public Match(
      GameKit<S, V> kit,
      Seating seating,
      Setup setup,
      Bytes tid,
      List<Bytes> npubs,
      Engine engine,
      DeckTable deckTable,
      BiPredicate<Entry, Entry> equivocation,
      ResultCheck resultCheck,
      Entropy entropy) {
    this.kit = kit;
    this.seating = seating;
    this.setup = setup;
    this.engine = engine;
    int seats = setup.seats();
    seen = new long[seats];
    attendance = new Attendance(seats);
    unseen = new UnseenChoices(seating.scope(tid), seating.of(npubs));
    windows = new Windows(seating.scope(tid), seating.of(npubs));
    rules = new RulesAtWork<>(kit.game(), engine, kit::decksAhead, windows, attendance);
    choices = new Choices<>(kit, seats, rules, unseen, windows);
    Absences absences = new Absences(attendance);
    ending =
        new Ending(
            seating.host(),
            rules,
            engine,
            absences,
            (seat, signature) -> resultCheck.signed(this, seat, signature));
    rematch = new Rematch(seating, kit.phones().least(), attendance, ending);
    opening = new Opening(tid, seating.host(), setup, rules, ending);
    leaving = new Leaving(kit.hiding(), rules, attendance, windows, engine, deckTable);
    convictions = new Convictions(seating, engine, entropy, equivocation, attendance, leaving);
    timeOuts = new TimeOuts(seats, rules, attendance, waits);
    awaited = new Awaited<>(kit.game(), rules, engine, windows, timeOuts, attendance, rematch);
    hearing =
        new Hearing(
            kit.lines().verbs(),
            rules,
            choices,
            windows,
            timeOuts,
            new Presence(
                seats,
                rules,
                attendance,
                waits,
                windows,
                leaving,
                absences,
                kit.goesOnWithoutTheSilent() ? engine : null),
            leaving,
            convictions,
            opening,
            ending,
            rematch);
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
    return opening.agreed();
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
      if (!(hasBegun() ? ending.hasSigned(seat) : opening.agreed().contains(seat))) {
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
    return rematch.awaited();
  }

  /** Whether another match is possible: the result stands, and enough are still there. */
  public boolean mayHaveRematch() {
    return rematch.isPossible();
  }

  /** Whether everybody who is still there has asked for another match. */
  boolean isRematchAgreed() {
    return rematch.isAgreed();
  }

  Seating nextSeating() {
    return seating.next(attendance.gone());
  }

  long rematchTime() {
    return rematch.hostTime();
  }

  /** A rematch begins with the entry that completed the agreement. */
  void begin(long time, Order agreed) {
    ending.begin(time);
    rules.open(setup);
    rules.settle(agreed.head());
    remember(agreed.index() + 1);
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

  /** Who has lied in this match, by the seats of the table. */
  public List<Verdict> verdicts() {
    return convictions.verdicts();
  }

  /** All events that the rules accepted, from the beginning. */
  public List<Event> events() {
    return rules.events();
  }

  /** Grows with everything that brings the match on; votes, repetitions and late entries do not. */
  public long progress() {
    return rules.progress();
  }

  public Map<Timer, Integer> timers() {
    return rules.timers();
  }

  /** Whether players choose unseen by each other now. */
  public boolean choosesUnseen() {
    return choices.areUnseen();
  }

  /** Whether the rules wait for cards or decks, so that no player has to do anything. */
  public boolean awaitsCards() {
    return rules.awaitsCards();
  }

  /** Whether this deck is made ahead, so that nobody waits for it yet. */
  public boolean isAhead(int deck) {
    return rules.isAhead(deck);
  }

  /** The seats whose players the table waits for. */
  public Set<Integer> toAct() {
    return awaited.toAct();
  }

  /** Whether a vote against this seat can be justified by the log as it is now. */
  public boolean mayBeAwaited(int seat) {
    return waits.waitsFor(seat);
  }

  /**
   * Whether this phone owes the table something. A deck that is made ahead may wait; a share that
   * somebody needs to look at a card may not.
   */
  public boolean owes(int seat) {
    return awaited.owes(seat);
  }

  /** Applies what stands next in the log. Whatever a peer wrote, this never throws. */
  public void apply(Ordered ordered) {
    Entry entry = ordered.entry();
    int seat = seating.seatOf(entry.seat());
    Bytes head = ordered.order().head();
    long size = ordered.order().index() + 1;
    boolean counts = !attendance.isGone(seat) || ending.isClosedBy(seat, entry);
    if (counts && entry.seen() < seen[seat]) {
      convictions.convict(seat, Offence.SEEN_GOES_BACK, "counter " + entry.counter(), head);
    } else if (counts) {
      seen[seat] = entry.seen();
      hearing.hear(new Said(seat, entry.seen(), head, ordered.order().index()), entry, size);
    }
    timeOuts.settle();
    rules.settle(head);
    if (attendance.isAnybodyLeaving()) {
      leaving.settle(head);
      rules.settle(head);
    }
    choices.settle(size);
    remember(size);
  }

  /** What was said when the log had this size is judged by how things stood then. */
  private void remember(long size) {
    rules.remember(size);
    awaited.note();
    waits.note(size, awaited.all(), attendance.away());
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
