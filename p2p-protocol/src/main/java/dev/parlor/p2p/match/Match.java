package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Timer;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One match, to which the log is applied entry by entry. It is deterministic and knows no secret,
 * so every phone and every auditor holds the same one. Seats are those of its {@link Seating}.
 * {@link Hearing} takes each entry to the part that it concerns; this class is what others may ask.
 */
public final class Match<S, V> {
  private final GameKit<S, V> kit;
  private final Seating seating;
  private final Setting setting;
  private final Moves<S> moves;
  private final People people;
  private final Bounds bounds;
  private final Convictions convictions;
  private final Awaited<S> awaited;
  private final Hearing hearing;
  private final long[] seen; // how much of the log each seat has said to have seen

  /** A match that has not begun. */
  public Match(GameKit<S, V> kit, Seating seating, Setting setting, Checks checks) {
    this.kit = kit;
    this.seating = seating;
    this.setting = setting;
    int seats = setting.setup().seats();
    seen = new long[seats];
    Attendance attendance = new Attendance(seats);
    moves = new Moves<>(kit, seating, setting, attendance);
    people = new People(kit, seating, attendance, moves, setting);
    bounds =
        new Bounds(
            kit.phones().least(),
            seating,
            setting,
            moves.rules,
            people,
            (seat, signature) -> checks.results().signed(this, seat, signature));
    convictions = new Convictions(seating, setting.engine(), checks, people);
    awaited = new Awaited<>(kit.game(), setting.engine(), moves, people, bounds.rematch);
    hearing = new Hearing(kit.lines().verbs(), moves, people, bounds, convictions);
  }

  public GameKit<S, V> kit() {
    return kit;
  }

  public Setup setup() {
    return setting.setup();
  }

  /** Who plays. All seat numbers of this match are those of this seating. */
  public Seating seating() {
    return seating;
  }

  /** The seat that orders; -1 where it does not play in this match. */
  public int host() {
    return people.orderer.seat();
  }

  /** Another seat of the table orders, from this size of the log on. */
  void ledBy(TableSeat tableSeat, long size) {
    people.orderer.pass(tableSeat, size);
    remember(size);
  }

  public Engine engine() {
    return setting.engine();
  }

  /** The seats that have agreed to the roster; the first match begins when all have. */
  public Set<Integer> started() {
    return bounds.opening.agreed();
  }

  public boolean hasBegun() {
    return moves.rules.state() != null;
  }

  /** The public table; only after {@link #hasBegun}. */
  public S state() {
    S now = moves.rules.state();
    if (now == null) {
      throw new IllegalStateException("not begun");
    }
    return now;
  }

  public Optional<Outcome> outcome() {
    return Optional.ofNullable(moves.rules.outcome());
  }

  /** What its result needs beside the outcome. */
  public Ending ending() {
    return bounds.ending;
  }

  /** Whom it waits for, and for what. */
  public Awaited<S> awaited() {
    return awaited;
  }

  /**
   * The seats that have yet to say the word that begins the match, or to sign its result at the
   * end.
   */
  public Set<Integer> wordMissing() {
    return bounds.wordMissing(setup().seats(), hasBegun());
  }

  /** Whether a seat that stays silent now keeps its place for a while. */
  public boolean keepsSeats() {
    return moves.keepsSeats(kit);
  }

  /** Who wants to play once more. */
  public Rematch rematch() {
    return bounds.rematch;
  }

  Seating nextSeating() {
    return seating.next(people.attendance.gone());
  }

  /** Begins a rematch, with the order that completed the agreement. */
  void begin(long time, Order agreed) {
    bounds.ending.begin(time);
    moves.rules.open(setting.setup());
    moves.rules.settle(agreed.head());
    remember(agreed.index() + 1);
  }

  public Attendance attendance() {
    return people.attendance;
  }

  public UnseenChoices unseen() {
    return moves.unseen;
  }

  public Windows windows() {
    return moves.windows;
  }

  /** Who has lied in this match, by the seats of the table. */
  public List<Verdict> verdicts() {
    return convictions.verdicts();
  }

  /** All events that the rules accepted, from the beginning. */
  public List<Event> events() {
    return moves.rules.events();
  }

  /**
   * A number that grows with everything that brings the match on. Votes, repetitions and late
   * entries do not change it.
   */
  public long progress() {
    return moves.rules.progress();
  }

  public Map<Timer, Integer> timers() {
    return moves.rules.timers();
  }

  /** Whether players choose unseen by each other now. */
  public boolean choosesUnseen() {
    return moves.choices.areUnseen();
  }

  /** What the rules show to a seat with this knowledge; null before the match has begun. */
  public @Nullable V picture(int seat, Knowledge own) {
    S now = moves.rules.state();
    return now == null ? null : kit.game().view(now, seat, own);
  }

  /** Applies the next entry of the log. Whatever a peer wrote, this never throws. */
  public void apply(Ordered ordered) {
    Entry entry = ordered.entry();
    int seat = seating.seatOf(entry.seat()).index();
    Bytes head = ordered.order().head();
    long size = ordered.order().index() + 1;
    boolean counts = !people.attendance.isGone(seat) || bounds.ending.isClosedBy(seat, entry);
    if (counts && entry.seen() < seen[seat]) {
      convictions.convict(seat, Offence.SEEN_GOES_BACK, "counter " + entry.counter(), head);
    } else if (counts) {
      seen[seat] = entry.seen();
      Said by = new Said(seat, entry.seen(), head, ordered.order().index());
      Hearing.Move move = hearing.hear(by, entry, size).orElse(null);
      if (move != null) {
        if (!moves.rules.advance(move.event())) {
          hearing.refused(move);
        }
        people.presence.stays(by, move.word());
      }
    }
    people.timeOuts.settle();
    moves.rules.settle(head);
    if (people.attendance.isAnybodyLeaving()) {
      people.leaving.settle(head);
      moves.rules.settle(head);
    }
    moves.choices.settle(size);
    remember(size);
  }

  /** Keeps how things stand at this size of the log, to judge later what was said then. */
  private void remember(long size) {
    moves.rules.remember(size);
    awaited.note();
    people.waits.note(
        size, awaited.all(), people.attendance.away(), people.attendance.sittingOut());
  }

  /** The verb under which a transcript prints an entry. */
  public static String verbOf(Entry entry) {
    return BlockType.verbOf(entry);
  }
}
