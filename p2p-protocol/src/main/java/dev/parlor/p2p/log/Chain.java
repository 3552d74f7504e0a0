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
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The log as one phone holds it: it grows only by what continues it under valid signatures, and it
 * notices every contradiction with what it holds. One table, one chain.
 */
public final class Chain {
  /**
   * How many bytes all entries of a table may have, so that they fit into a transcript. Every seat
   * has its part of that, so none can fill the phones of the others.
   */
  private static final long ROOM = 60L << 20;

  /**
   * How many bytes an entry takes beside its payload: what its author, the host and a file add to
   * it.
   */
  private static final long AROUND = 512;

  private final Bytes tid;
  private final List<Bytes> sessionKeys;
  private final Signatures signatures;
  private final List<Ordered> log = new ArrayList<>();
  private final List<Ordered> all = Collections.unmodifiableList(log);
  private final List<Bytes> heads = new ArrayList<>();
  private final Epochs epochs = new Epochs();
  private final Takeover takeover;
  private final Map<Long, Bytes> hashByAuthorAndCounter = new HashMap<>();
  private final long[] nextCounter;
  private final long[] said; // bytes by author
  private final Set<Entry> mine = new HashSet<>(); // signed by this phone and not in the log yet
  private @Nullable Entry owed;

  /** The log of a table whose seats all stay. */
  public Chain(Bytes tid, List<Bytes> sessionKeys, Signatures signatures) {
    this(tid, sessionKeys, signatures, size -> Set.of());
  }

  /**
   * The log of a table.
   *
   * @param out which seats were out for good when the log had a given size, as the log says
   */
  public Chain(
      Bytes tid, List<Bytes> sessionKeys, Signatures signatures, LongFunction<Set<TableSeat>> out) {
    this.tid = tid;
    this.takeover = new Takeover(this, sessionKeys.size(), out);
    this.sessionKeys = List.copyOf(sessionKeys);
    this.signatures = signatures;
    this.nextCounter = new long[sessionKeys.size()];
    this.said = new long[sessionKeys.size()];
    heads.add(Bytes.of(Hash.tagged("cardgame/genesis/v1", tid.toArray())));
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

  public Epochs epochs() {
    return epochs;
  }

  /** The epoch in which this log stands. */
  public int epoch() {
    return epochs.current();
  }

  /** The epoch of the last order in this log. */
  public int lastEpoch() {
    return epochs.of(size());
  }

  /** The seat that orders in an epoch. */
  public TableSeat orderer(int epoch) {
    return new TableSeat(epoch % sessionKeys.size());
  }

  /** The seat that orders what is next. */
  public TableSeat orderer() {
    return orderer(epoch());
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

  /** This phone has just signed this entry, so the chain need not verify it again. */
  public void signed(Entry entry) {
    mine.add(entry);
  }

  /** Judges an entry that is not ordered yet: empty when it may be ordered next. */
  public Optional<ChainResult> judge(Entry entry) {
    if (!entry.tid().equals(tid) || entry.seat().index() >= sessionKeys.size()) {
      return Optional.of(new ChainResult.Worthless("of another table"));
    }
    if (entry.payload().isSuccession()) {
      return Optional.of(new ChainResult.Worthless("nobody asks for that"));
    }
    if (!mine.contains(entry) && !entry.signedBy(keyOf(entry.seat()), signatures)) {
      return Optional.of(new ChainResult.Worthless("not signed by its author"));
    }
    Bytes known = hashByAuthorAndCounter.get(place(entry));
    if (known != null) {
      return Optional.of(known.equals(entry.hash()) ? new ChainResult.Known() : another(entry));
    }
    if (entry.counter() != nextCounter[entry.seat().index()]) {
      return Optional.of(new ChainResult.Gap());
    }
    if (entry.seen() > log.size()) {
      return Optional.of(new ChainResult.Gap());
    }
    if (said[entry.seat().index()] + sizeOf(entry) > ROOM / sessionKeys.size()) {
      return Optional.of(new ChainResult.Worthless("more than one seat may say"));
    }
    if (!headAt(entry.seen()).equals(entry.seenHead())) {
      return Optional.of(new ChainResult.Worthless("of another fork"));
    }
    return Optional.empty();
  }

  /**
   * Judges another entry with a counter that is taken. It convicts its author, unless it was made
   * on a branch that was cut: then it is void.
   */
  private ChainResult another(Entry entry) {
    return continues(entry)
        ? convicts(entry.seat(), Offence.TWO_ENTRIES, "counter " + entry.counter())
        : new ChainResult.Worthless("of another fork");
  }

  /** Whether this log contains all that the author of this entry had seen. */
  public boolean continues(Entry entry) {
    return entry.seen() <= log.size() && headAt(entry.seen()).equals(entry.seenHead());
  }

  /** Whether an entry is what it says: of a seat of this table, and signed by it. */
  public boolean isSigned(Entry entry) {
    return entry.tid().equals(tid)
        && entry.seat().index() < sessionKeys.size()
        && entry.signedBy(keyOf(entry.seat()), signatures);
  }

  /** Whether an order of a later epoch carries votes that were given for it. */
  public boolean isVotedFor(Ordered first) {
    return takeover.isVotedFor(first);
  }

  /** Whether the seat that gave this order has handed over by it, wherever it stands. */
  public boolean isHandOver(Ordered last) {
    return takeover.isLastWord(last) && isOrder(last.order());
  }

  /** Whether a vote is what it says: of a seat of this table, and signed by it. */
  public boolean isVote(Vote vote) {
    return vote.voter().index() < sessionKeys.size()
        && vote.signedBy(keyOf(vote.voter()), tid, signatures);
  }

  /** Whether an order is what it says: of this table, by the seat of its epoch. */
  boolean isOrder(Order order) {
    return order.tid().equals(tid) && order.signedBy(keyOf(orderer(order.epoch())), signatures);
  }

  /** Whether this shows that a vote that stands in the first so many entries is false. */
  public boolean isShown(FalseVote shown, long size) {
    return takeover.isShown(shown, size);
  }

  /** Whether these two convict their author: both signed, one counter, two contents, one log. */
  public boolean isEquivocation(Entry one, Entry other) {
    return one.seat().equals(other.seat())
        && !one.payload().isSuccession()
        && !other.payload().isSuccession()
        && continues(one)
        && continues(other)
        && one.counter() == other.counter()
        && !one.hash().equals(other.hash())
        && isSigned(one)
        && isSigned(other);
  }

  /**
   * The entry that the host must order next, because somebody has vouched for it in the log. An
   * honest host has it and nothing against it.
   */
  public Optional<Entry> owed() {
    return Optional.ofNullable(owed);
  }

  /** The entry that stands in the log at an author's counter. */
  public Optional<Entry> find(TableSeat seat, long counter) {
    for (Ordered ordered : log) {
      if (ordered.entry().seat().equals(seat)
          && ordered.entry().counter() == counter
          && !ordered.entry().payload().isSuccession()) {
        return Optional.of(ordered.entry());
      }
    }
    return Optional.empty();
  }

  /** As orderer: puts an entry that {@link #judge} had nothing against at the end of the log. */
  public Ordered order(Entry entry, Signatures.Key orderer) {
    Ordered ordered = ordered(entry, epoch(), orderer);
    append(ordered);
    return ordered;
  }

  private Ordered ordered(Entry entry, int epoch, Signatures.Key orderer) {
    return new Ordered(Order.sign(orderer, tid, epoch, log.size(), head(), entry.hash()), entry);
  }

  /**
   * As orderer: makes the order by which it hands over to the seat of a later epoch. The orderer
   * must {@link #take} it like everybody else, so that its log holds nothing that the others would
   * refuse.
   */
  public Ordered lastOrder(int epoch, Signatures.Key key) {
    Payload word = new Succession(epoch, List.of()).payload();
    return ordered(Entry.sign(key, this, orderer(), epoch, word), epoch(), key);
  }

  /**
   * As the seat that a majority wants: makes the first order of its epoch, behind so much of this
   * log. The counter of such an entry is its epoch's number. This seat must {@link #take} it like
   * everybody else.
   */
  public Ordered firstOrder(Succession succession, long size, Signatures.Key key) {
    int epoch = succession.epoch();
    Bytes head = headAt(size);
    Entry word = Entry.sign(key, tid, orderer(epoch), epoch, size, head, succession.payload());
    return new Ordered(Order.sign(key, tid, epoch, size, head, word.hash()), word);
  }

  /** As guest: takes what was ordered. */
  public ChainResult take(Ordered ordered) {
    Order order = ordered.order();
    TableSeat orderer = orderer(order.epoch());
    if (!isOrder(order)) {
      return new ChainResult.Worthless("not ordered by who holds this table");
    }
    if (order.index() < log.size() && get(order.index()).order().head().equals(order.head())) {
      return new ChainResult.Known();
    }
    if (order.epoch() > epoch() || takeover.beginsByVotes(ordered)) {
      return taken(ordered, takeover.succeeds(ordered));
    }
    ChainResult beside = takeover.beside(order).orElse(null);
    if (beside != null) {
      return beside;
    }
    if (order.index() > log.size()) {
      return new ChainResult.Gap();
    }
    if (!order.previous().equals(head())) {
      return convicts(orderer, Offence.BROKEN_CHAIN, "index " + order.index());
    }
    Entry due = owed;
    if (due != null && !order.entry().equals(due.hash())) {
      return convicts(orderer, Offence.WITHHELD, "index " + order.index());
    }
    if (!order.entry().equals(ordered.entry().hash())) {
      return new ChainResult.Worthless("an order with another entry");
    }
    if (ordered.entry().payload().isSuccession()) {
      return taken(ordered, takeover.handsOver(ordered));
    }
    Optional<ChainResult> wrong = judge(ordered.entry());
    if (wrong.isPresent()) {
      // The host has signed for an entry that no honest host could have ordered here.
      return wrong.get() instanceof ChainResult.Convicts
          ? wrong.get()
          : convicts(orderer, Offence.ORDERED_NONSENSE, "index " + order.index());
    }
    append(ordered);
    return new ChainResult.Grew(ordered);
  }

  private ChainResult taken(Ordered ordered, Optional<ChainResult> wrong) {
    if (wrong.isPresent()) {
      return wrong.get();
    }
    append(ordered);
    return new ChainResult.Grew(ordered);
  }

  private void append(Ordered ordered) {
    Entry entry = ordered.entry();
    log.add(ordered);
    heads.add(ordered.order().head());
    if (entry.payload().isSuccession()) {
      epochs.note(ordered);
      owed = owed().filter(due -> !judge(due).isPresent()).orElse(null);
      return; // such an entry has no counter of its author: what it has signed before stays good
    }
    mine.remove(entry);
    hashByAuthorAndCounter.put(place(entry), entry.hash());
    nextCounter[entry.seat().index()] = entry.counter() + 1;
    said[entry.seat().index()] += sizeOf(entry);
    owed = Vouch.in(entry).filter(vouched -> !judge(vouched).isPresent()).orElse(null);
  }

  private Bytes keyOf(TableSeat seat) {
    return sessionKeys.get(seat.index());
  }

  private static long sizeOf(Entry entry) {
    return AROUND + entry.payload().bytes().length();
  }

  private static long place(Entry entry) {
    return (long) entry.seat().index() << 32 | entry.counter();
  }

  static ChainResult convicts(TableSeat seat, Offence kind, String evidence) {
    return new ChainResult.Convicts(new Verdict(seat, kind, evidence));
  }
}
