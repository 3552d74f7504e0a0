package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/** The log on the host's phone, which gives every entry its place. */
public final class HostLog extends SharedLog {
  private final Signatures.Key key;
  private final Map<Integer, Long> unanswered = new TreeMap<>(); // how much they have

  public HostLog(
      Chain chain,
      Roster roster,
      Signatures.Key key,
      LogReader reader,
      Deque<Effect> out,
      LongSupplier now) {
    super(chain, roster, HOST, key, reader, out, now);
    this.key = key;
  }

  @Override
  void bring(List<Entry> entries) {
    repeat();
  }

  @Override
  void repeat() {
    Map<Integer, Long> asked = new TreeMap<>(unanswered);
    unanswered.clear();
    asked.forEach(this::answer);
    orderOwed();
    Entry entry = own.first();
    while (entry != null && !chain.judge(entry).isPresent()) {
      order(entry);
      entry = own.first();
    }
    recovery.takeEarly().forEach(this::entry);
  }

  /** What somebody vouched for comes before everything else. */
  private void orderOwed() {
    chain.owed().ifPresent(this::order);
  }

  private void order(Entry entry) {
    grew(chain.order(entry, key), HOST);
    orderOwed();
    reader.react();
  }

  @Override
  void entry(Entry entry) {
    if (isCatchingUp() || !own.hasSigned()) {
      if (chain.isSigned(entry)) {
        recovery.keep(entry); // nobody fills another's place
      }
      return;
    }
    orderOwed();
    Optional<Chain.Result> wrong = chain.judge(entry);
    if (!wrong.isPresent()) {
      order(entry);
    } else if (wrong.get() instanceof Chain.Result.Convicts && reader.isThere(entry.seat())) {
      chain.find(entry.seat(), entry.counter()).ifPresent(known -> report(known, entry));
    }
  }

  /** What I ordered goes to all seats; its author has the entry. */
  @Override
  void passOn(Ordered ordered, int from) {
    if (from != HOST) {
      return; // ordered in an earlier life
    }
    Bytes place = new Message.Place(ordered).encode();
    for (int seat = 1; seat < roster.seats().size(); seat++) {
      if (seat == ordered.entry().seat()) {
        send(seat, new Message.Yours(ordered.order()));
      } else {
        send(seat, place);
      }
    }
  }

  @Override
  void missed(int from) {
    // it is fetched when a guest says that its log is longer
  }

  /** My journal was restored from an older copy: what I once ordered I take from my guests. */
  @Override
  void moreAt(int seat, long size) {
    recovery.says(seat, size);
    fetching.from(seat);
    if (isCatchingUp()) {
      unanswered.put(seat, size);
    }
  }

  /** By my word a guest takes its log for whole and signs again: mine must be so first. */
  @Override
  void answer(int seat, long size) {
    if (isCatchingUp()) {
      tellFrom(seat, size);
      unanswered.put(seat, chain.size());
    } else {
      super.answer(seat, size);
    }
  }

  @Override
  void forked(int seat, long size) {
    nameFork(seat, size);
  }

  @Override
  void greet(int seat) {
    // guests ask for what they miss
  }

  @Override
  Set<Integer> mustHear() {
    return reader.othersPresent();
  }
}
