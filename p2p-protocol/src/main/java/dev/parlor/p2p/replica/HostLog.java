package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The log on the host's phone, which gives every entry its place. */
public final class HostLog extends SharedLog {
  private final Signatures.Key key;
  // how much of the log seats have that wait for an answer
  private final Map<TableSeat, Long> unanswered = new TreeMap<>();
  // entries that are to be ordered, one after the other
  private final Deque<Entry> asked = new ArrayDeque<>();

  public HostLog(Holder holder, int epoch, LogReader reader) {
    super(holder, epoch, reader);
    this.key = holder.key();
  }

  /** Does nothing: an own entry has its place as soon as this phone looks for what is next. */
  @Override
  void bring(List<Entry> entries) {}

  @Override
  void repeat() {
    Map<TableSeat, Long> known = new TreeMap<>(unanswered);
    unanswered.clear();
    known.forEach(this::answer);
  }

  @Override
  public @Nullable Ordered next() {
    Ordered next = nextOwn();
    if (isHeld()) {
      return next;
    }
    if (!isEarly()) {
      asked.addAll(recovery.takeEarly());
    }
    while (next == null && !asked.isEmpty()) {
      next = judged(asked.remove());
      next = next == null ? nextOwn() : next; // what this phone has to say because of it
    }
    return next;
  }

  @Override
  public @Nullable Ordered nextOwn() {
    Ordered next = super.nextOwn();
    if (next == null && isHeld()) {
      return null;
    }
    if (next == null) {
      next = nextOwed();
    }
    Entry mine = own.first();
    return next == null && mine != null && !comeback.isUnderWay() && !chain.judge(mine).isPresent()
        ? order(mine)
        : next;
  }

  @Override
  public @Nullable Ordered nextOwed() {
    return comeback.isUnderWay() || isHeld() ? null : chain.owed().map(this::order).orElse(null);
  }

  private Ordered order(Entry entry) {
    return grew(chain.order(entry, key), host);
  }

  /**
   * Whether this phone must not order now: another seat may order by now, or will by this phone's
   * vote.
   */
  private boolean isHeld() {
    return mustReopen()
        || interregnum.election.hasConsented()
        || interregnum.election.isBehind()
        || yielding.isUnderWay()
        || (canOutliveHost() && reader.hasBegun() && !interregnum.mates.isHeard());
  }

  @Override
  public void handOver(boolean toAnybody) {
    Set<TableSeat> out = reader.out();
    if (!canOutliveHost()
        || isHeld()
        || comeback.isUnderWay()
        || out.size() >= roster.seats().size()) {
      return;
    }
    int epoch = interregnum.mates.heir(out);
    if (epoch >= 0 && (toAnybody || sides.isLinked(chain.orderer(epoch)))) {
      Ordered last = chain.lastOrder(epoch, key);
      if (chain.take(last) instanceof ChainResult.Grew) {
        grew(last, host);
      }
    }
  }

  /**
   * Whether it is too early to order: this phone has not said its first word, or its log is not
   * known to be whole.
   */
  private boolean isEarly() {
    return comeback.isUnderWay() || !own.hasSigned();
  }

  @Override
  void entry(Entry entry) {
    if (!isEarly()) {
      asked.add(entry);
    } else if (chain.isSigned(entry)) {
      recovery.keep(entry); // a forged entry must not fill the place of another
    }
  }

  private @Nullable Ordered judged(Entry entry) {
    Optional<ChainResult> wrong = chain.judge(entry);
    if (!wrong.isPresent()) {
      return order(entry);
    } else if (wrong.get() instanceof ChainResult.Convicts && reader.isThere(entry.seat())) {
      chain.find(entry.seat(), entry.counter()).ifPresent(known -> report(known, entry));
    }
    return null;
  }

  /**
   * Tells all seats what this phone has ordered. The author has the entry already and gets only the
   * order.
   */
  @Override
  void passOn(Ordered ordered, TableSeat from) {
    if (!from.equals(host)) {
      return; // ordered before a restart
    }
    Bytes place = new Message.Place(ordered).encode();
    for (TableSeat seat : TableSeat.all(roster.seats().size())) {
      if (seat.equals(ordered.entry().seat()) && !seat.equals(host)) {
        send(seat, new Message.Yours(ordered.order()));
      } else if (!seat.equals(host)) {
        send(seat, place);
      }
    }
  }

  @Override
  void missed(TableSeat from) {
    // fetched as soon as a guest says that its log is longer
  }

  /**
   * A guest has more of the log, because the journal of this phone was restored from an older copy.
   * The phone takes back what it once ordered.
   */
  @Override
  void moreAt(TableSeat seat, long size) {
    recovery.says(seat, size);
    fetching.from(seat);
    if (comeback.isUnderWay()) {
      unanswered.put(seat, size);
    }
  }

  /**
   * Answers a seat that asks. A guest takes its log for whole by this answer and signs again, so
   * the host answers only once its own log is whole.
   */
  @Override
  void answer(TableSeat seat, long size) {
    if (comeback.isUnderWay()) {
      neighbours.tellFrom(seat, size);
      unanswered.put(seat, chain.size());
    } else {
      super.answer(seat, size);
    }
  }

  @Override
  void forked(TableSeat seat, long size) {
    nameFork(seat, size);
  }

  @Override
  void greet(TableSeat seat) {
    if (chain.epoch() > 0) { // in the first epoch guests ask for what they miss
      send(seat, Fetching.where(chain));
    }
  }

  @Override
  Set<TableSeat> mustHear() {
    return reader.othersPresent();
  }
}
