package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The log as one phone holds it: it grows only by what continues it under valid signatures, and it
 * notices every contradiction with what it holds. One table, one chain.
 */
public final class Chain {

  /**
   * All that is ever said at a table fits into a transcript; every seat has its part of that, and
   * none can fill the phones of the others.
   */
  private static final long ROOM = 60L << 20;

  /** Of an entry beside its payload: what its author, the host and a file add to it. */
  private static final long AROUND = 512;

  private final Bytes tid;
  private final List<Bytes> sessionKeys;
  private final Signatures signatures;
  private final List<Ordered> log = new ArrayList<>();
  private final List<Ordered> all = Collections.unmodifiableList(log);
  private final List<Bytes> heads = new ArrayList<>();
  private final Map<Long, Bytes> hashByAuthorAndCounter = new HashMap<>();
  private final long[] nextCounter;
  private final long[] said; // bytes by author
  private final Set<Entry> mine = new HashSet<>(); // signed by this phone and not in the log yet
  private @Nullable Entry owed;

  public Chain(Bytes tid, List<Bytes> sessionKeys, Signatures signatures) {
    this.tid = tid;
    this.sessionKeys = List.copyOf(sessionKeys);
    this.signatures = signatures;
    this.nextCounter = new long[sessionKeys.size()];
    this.said = new long[sessionKeys.size()];
    heads.add(Bytes.of(Hash.tagged("cardgame/genesis/v1", tid.toArray())));
  }

  /** What became of something that a peer sent. */
  public sealed interface Result {
    /** The log grew by this. */
    record Grew(Ordered ordered) implements Result {}

    /** Known already, byte for byte. */
    record Known() implements Result {}

    /** Ahead of us: the log must be fetched first. */
    record Gap() implements Result {}

    /** It convicts its author. */
    record Convicts(Verdict verdict) implements Result {}

    /** Worthless: no valid signature, another table. Says nothing about any author. */
    record Worthless(String why) implements Result {}
  }

  public Bytes tid() {
    return tid;
  }

  public long size() {
    return log.size();
  }

  public Bytes head() {
    return heads.get(heads.size() - 1);
  }

  public Bytes headAt(long size) {
    return heads.get((int) size);
  }

  public Ordered get(long index) {
    return log.get((int) index);
  }

  public List<Ordered> all() {
    return all;
  }

  /** The counter that the author's next entry must carry. */
  public long nextCounter(TableSeat seat) {
    return nextCounter[seat.index()];
  }

  /** This phone has just signed an entry: what it knows to be good it need not verify. */
  public void signed(Entry entry) {
    mine.add(entry);
  }

  /** Judges an entry that is not ordered yet: empty when it may be ordered next. */
  public Optional<Result> judge(Entry entry) {
    if (!entry.tid().equals(tid) || entry.seat().index() >= sessionKeys.size()) {
      return Optional.of(new Result.Worthless("of another table"));
    }
    if (!mine.contains(entry)
        && !entry.signedBy(sessionKeys.get(entry.seat().index()), signatures)) {
      return Optional.of(new Result.Worthless("not signed by its author"));
    }
    Bytes known = hashByAuthorAndCounter.get(place(entry));
    if (known != null) {
      return Optional.of(
          known.equals(entry.hash())
              ? new Result.Known()
              : convicts(entry.seat(), Offence.TWO_ENTRIES, "counter " + entry.counter()));
    }
    if (entry.counter() != nextCounter[entry.seat().index()]) {
      return Optional.of(new Result.Gap());
    }
    if (entry.seen() > log.size()) {
      return Optional.of(new Result.Gap());
    }
    if (said[entry.seat().index()] + sizeOf(entry) > ROOM / sessionKeys.size()) {
      return Optional.of(new Result.Worthless("more than one seat may say"));
    }
    if (!headAt(entry.seen()).equals(entry.seenHead())) {
      return Optional.of(new Result.Worthless("of another fork"));
    }
    return Optional.empty();
  }

  /** Whether an entry is what it says: of a seat of this table, and signed by it. */
  public boolean isSigned(Entry entry) {
    return entry.tid().equals(tid)
        && entry.seat().index() < sessionKeys.size()
        && entry.signedBy(sessionKeys.get(entry.seat().index()), signatures);
  }

  /** Whether these two convict their author: both signed, one counter, two contents. */
  public boolean isEquivocation(Entry one, Entry other) {
    return one.seat().equals(other.seat())
        && one.counter() == other.counter()
        && !one.hash().equals(other.hash())
        && isSigned(one)
        && isSigned(other);
  }

  /**
   * The entry that the host must order next, for somebody has vouched for it in the log: an honest
   * host has it and nothing against it.
   */
  public Optional<Entry> owed() {
    return Optional.ofNullable(owed);
  }

  /** The entry that stands in the log at an author's counter. */
  public Optional<Entry> find(TableSeat seat, long counter) {
    for (Ordered ordered : log) {
      if (ordered.entry().seat().equals(seat) && ordered.entry().counter() == counter) {
        return Optional.of(ordered.entry());
      }
    }
    return Optional.empty();
  }

  /** As host: puts an entry that {@link #judge} had nothing against at the end of the log. */
  public Ordered order(Entry entry, Signatures.Key host) {
    Ordered ordered = new Ordered(Order.sign(host, tid, log.size(), head(), entry.hash()), entry);
    append(ordered);
    return ordered;
  }

  /** As guest: takes what the host ordered. */
  public Result take(Ordered ordered) {
    Order order = ordered.order();
    if (!order.tid().equals(tid)
        || !order.signedBy(sessionKeys.get(TableSeat.HOST.index()), signatures)) {
      return new Result.Worthless("not ordered by the host of this table");
    }
    if (order.index() < log.size()) {
      Order mine = get(order.index()).order();
      return mine.head().equals(order.head())
          ? new Result.Known()
          : convicts(TableSeat.HOST, Offence.TWO_ORDERS, "index " + order.index());
    }
    if (order.index() > log.size()) {
      return new Result.Gap();
    }
    if (!order.previous().equals(head())) {
      return convicts(TableSeat.HOST, Offence.BROKEN_CHAIN, "index " + order.index());
    }
    Entry due = owed;
    if (due != null && !order.entry().equals(due.hash())) {
      return convicts(TableSeat.HOST, Offence.WITHHELD, "index " + order.index());
    }
    if (!order.entry().equals(ordered.entry().hash())) {
      return new Result.Worthless("an order with another entry");
    }
    Optional<Result> wrong = judge(ordered.entry());
    if (wrong.isPresent()) {
      // The host put its name under an entry that no honest host could have ordered here.
      return wrong.get() instanceof Result.Convicts
          ? wrong.get()
          : convicts(TableSeat.HOST, Offence.ORDERED_NONSENSE, "index " + order.index());
    }
    append(ordered);
    return new Result.Grew(ordered);
  }

  private void append(Ordered ordered) {
    Entry entry = ordered.entry();
    log.add(ordered);
    mine.remove(entry);
    heads.add(ordered.order().head());
    hashByAuthorAndCounter.put(place(entry), entry.hash());
    nextCounter[entry.seat().index()] = entry.counter() + 1;
    said[entry.seat().index()] += sizeOf(entry);
    owed = Vouch.in(entry).filter(vouched -> !judge(vouched).isPresent()).orElse(null);
  }

  private static long sizeOf(Entry entry) {
    return AROUND + entry.payload().bytes().length();
  }

  private static long place(Entry entry) {
    return (long) entry.seat().index() << 32 | entry.counter();
  }

  private static Result convicts(TableSeat seat, Offence kind, String evidence) {
    return new Result.Convicts(new Verdict(seat, kind, evidence));
  }
}
