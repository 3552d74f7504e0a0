package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.FalseVotes;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets this phone's log give way to one that a majority has adopted. Some of the part that is cut
 * has to be brought along, because nobody else may have it.
 */
final class Yielding {
  private final SharedLog log;
  private final Holder holder;
  private final Chain chain;

  Yielding(SharedLog log, Holder holder) {
    this.log = log;
    this.holder = holder;
    this.chain = holder.chain();
  }

  /**
   * Whether this phone follows a succession that cuts its log to a size. It follows even if the
   * part that is cut proves a vote false: others could not know that, and this phone shows it to
   * them. It does not follow if a lie would make a decided match undecided.
   */
  boolean to(Ordered first, long size) {
    List<FalseVote> lies = lies(first, chain.all());
    for (FalseVote lie : lies) {
      String evidence = "epoch " + lie.epoch();
      log.reader.name(new Verdict(lie.voter(), Offence.FALSE_VOTE, evidence));
    }
    if (!lies.isEmpty() && log.reader.isDecidedBeyond(size)) {
      return false;
    }
    holder.poll().parting = first;
    holder.poll().bind(boundBeyond(chain.all(), size));
    holder.poll().shows(lies);
    return true;
  }

  /** Does the same for a cut that was made before a restart. */
  void recall() {
    Ordered first = holder.poll().parting;
    List<Ordered> parted = holder.poll().parted;
    holder.poll().parted = List.of();
    if (first != null && isUnderWay()) {
      holder.poll().bind(boundBeyond(parted, chain.size()));
      holder.poll().shows(lies(first, parted));
    }
  }

  /**
   * Whether this phone has cut its log for what others have adopted, and lacks that still. What it
   * signed meanwhile would stand beside what it has signed beyond the cut.
   */
  boolean isUnderWay() {
    Ordered first = holder.poll().parting;
    return first != null && chain.lastEpoch() < first.order().epoch();
  }

  private List<FalseVote> lies(Ordered first, List<Ordered> held) {
    int seats = log.roster.seats().size();
    return Succession.in(first.entry())
        .map(succession -> FalseVotes.shown(succession, held, seats))
        .orElse(List.of());
  }

  /**
   * What others said beyond that size while they had seen no more than is kept. It still binds
   * them, and they might not bring it again themselves.
   */
  private List<Entry> boundBeyond(List<Ordered> held, long size) {
    List<Entry> bound = new ArrayList<>();
    for (int index = (int) size; index < held.size(); index++) {
      Entry entry = held.get(index).entry();
      if (entry.seen() <= size
          && !entry.seat().equals(holder.seat())
          && !entry.payload().isSuccession()) {
        bound.add(entry);
      }
    }
    return bound;
  }

  /**
   * Brings along what was kept, behind the succession: entries wait for their place again, and
   * proofs are shown.
   */
  void bring() {
    holder.poll().bound().forEach(word -> log.sides.keeps(word, holder.now().getAsLong()));
    for (FalseVote lie : holder.poll().takeShown()) {
      Payload shown = lie.payload();
      if (shown.fits() && !holder.seat().isNone() && log.reader.isThere(holder.seat())) {
        log.submit(List.of(shown));
      }
    }
  }
}
