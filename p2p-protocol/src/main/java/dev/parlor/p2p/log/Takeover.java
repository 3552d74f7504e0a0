package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Whether another seat may order from some place of the log on, by what log and votes say. */
final class Takeover {
  /** How often a seat that stays at the table may hand it over. */
  private static final int MOST_HAND_OVERS = 4;

  private final Chain chain;
  private final int seats;
  private final LongFunction<Set<TableSeat>> out;

  Takeover(Chain chain, int seats, LongFunction<Set<TableSeat>> out) {
    this.chain = chain;
    this.seats = seats;
    this.out = out;
  }

  /** Judges an order of no later epoch that is not in the log; empty if it may come next. */
  Optional<ChainResult> beside(Order order) {
    int epoch = order.epoch();
    long start = chain.epochs().start(epoch);
    if (start < 0) {
      return Optional.of(new ChainResult.Worthless("of a branch that was cut"));
    }
    long end = chain.epochs().end(epoch, chain.size());
    if (epoch == chain.epoch() && isOfAnotherBeginning(order)) {
      return Optional.of(new ChainResult.Gap());
    }
    if (order.index() < end) {
      // only one order can stand where an epoch begins, and it says so
      return Optional.of(
          Chain.convicts(chain.orderer(epoch), Offence.TWO_ORDERS, "index " + order.index()));
    }
    if (epoch == chain.epoch()) {
      return Optional.empty();
    }
    OptionalLong consent = consent(epoch, end);
    return Optional.of(
        consent.isPresent() && order.index() >= consent.getAsLong()
            ? falseVote(chain.orderer(epoch), "ordered " + order.index() + " after its consent")
            : new ChainResult.Worthless("of a branch that was cut"));
  }

  /**
   * Whether this order belongs to another beginning of this epoch. Here the epoch was handed over
   * and nothing was ordered in it; elsewhere its seat may have begun it by votes.
   */
  private boolean isOfAnotherBeginning(Order order) {
    return chain.epochs().isUnused(chain.size())
        && (order.index() < chain.size()
            || (order.index() == chain.size() && !order.previous().equals(chain.head())));
  }

  /** The size of the log beyond which the orderer of an epoch has promised to order nothing. */
  private OptionalLong consent(int epoch, long end) {
    if (end > 0 && chain.get(end - 1).order().epoch() == epoch && isHandOver(chain.get(end - 1))) {
      return OptionalLong.of(end);
    }
    return Succession.in(chain.get(end).entry())
        .flatMap(next -> consentIn(next, epoch))
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  private static boolean isHandOver(Ordered ordered) {
    return Succession.in(ordered.entry()).map(Succession::isHandOver).orElse(false);
  }

  private Optional<Long> consentIn(Succession succession, int epoch) {
    return succession.votes().stream()
        .filter(vote -> vote.voter().equals(chain.orderer(epoch)) && vote.logEpoch() <= epoch)
        .map(Vote::size)
        .findFirst();
  }

  /** Judges an entry by which the seat that holds the table hands it over; empty if it may. */
  Optional<ChainResult> handsOver(Ordered ordered) {
    TableSeat from = chain.orderer(ordered.order().epoch());
    boolean good =
        isLastWord(ordered)
            && mayHandOver(from)
            && !out.apply(chain.size()).contains(chain.orderer((int) ordered.entry().counter()));
    return good ? Optional.empty() : falseSuccession(from, "no hand-over");
  }

  /** Whether whoever orders hands over by this to a seat of the next epochs. */
  boolean isLastWord(Ordered ordered) {
    int from = ordered.order().epoch();
    Succession to = Succession.in(ordered.entry()).filter(Succession::isHandOver).orElse(null);
    return to != null
        && to.epoch() > from
        && to.epoch() <= from + seats // otherwise one word would use up all epochs
        && !chain.orderer(to.epoch()).equals(chain.orderer(from))
        && isItsWord(ordered, chain.orderer(from), to.epoch());
  }

  /**
   * Whether this seat may hand the table over. A seat that goes for good always may; one that comes
   * back may a few times, because a match would never go on otherwise.
   */
  private boolean mayHandOver(TableSeat author) {
    return out.apply(chain.size()).contains(author)
        || chain.all().stream()
                .filter(said -> said.entry().seat().equals(author) && isHandOver(said))
                .count()
            < MOST_HAND_OVERS;
  }

  /** Whether the seat that was handed the table did not hear so and begins its epoch by votes. */
  boolean beginsByVotes(Ordered ordered) {
    return ordered.order().epoch() == chain.epoch()
        && chain.epochs().isUnused(chain.size())
        && Succession.in(ordered.entry()).filter(next -> !next.isHandOver()).isPresent();
  }

  /**
   * Judges the first order of a later epoch, or of one that was only handed over; empty if good.
   */
  Optional<ChainResult> succeeds(Ordered ordered) {
    Order order = ordered.order();
    TableSeat orderer = chain.orderer(order.epoch());
    Succession succession = Succession.in(ordered.entry()).orElse(null);
    if (succession == null || succession.isHandOver() || succession.epoch() != order.epoch()) {
      // the entries that led to that order must be heard first
      return Optional.of(new ChainResult.Gap());
    }
    if (!isVotedFor(ordered)) {
      return falseSuccession(orderer, "not what it was voted for");
    }
    Vote adopted = succession.adopted();
    if (order.index() != adopted.size()
        || adopted.logEpoch() >= order.epoch()
        || succession.votes().stream().noneMatch(vote -> isAdopted(vote, adopted, order))) {
      return falseSuccession(orderer, "not the longest log");
    }
    Optional<ChainResult> result = follows(ordered, succession, adopted);
    return adopts(result.orElse(null), order)
        .flatMap(size -> FalseVotes.in(succession, chain.all().subList(0, size), seats))
        .map(liar -> Optional.of(falseVote(liar, "epoch " + succession.epoch())))
        .orElse(result);
  }

  /**
   * How much of this log the succession has adopted. Only that can show everybody that a vote was
   * false; what stands beyond has to be shown by the phones that hold it.
   */
  private static Optional<Integer> adopts(@Nullable ChainResult result, Order order) {
    if (result == null) {
      return Optional.of((int) order.index());
    }
    return result instanceof ChainResult.Parts parts
        ? Optional.of((int) parts.size())
        : Optional.empty();
  }

  /** Whether this proves false a vote by which an epoch began within the first so many entries. */
  boolean isShown(FalseVote shown, long size) {
    long start = chain.epochs().start(shown.epoch());
    if (start < 0 || start >= Math.min(size, chain.size())) {
      return false;
    }
    Entry entry = shown.entry();
    Succession begun = Succession.in(chain.get(start).entry()).orElse(null);
    return begun != null
        && shown.order().epoch() < shown.epoch()
        && chain.isOrder(shown.order())
        && (entry == null || chain.isSigned(entry))
        && begun.votes().stream()
            .anyMatch(vote -> vote.voter().equals(shown.voter()) && shown.gives(vote, seats));
  }

  /** Whether the votes in this succession were given for it. Their number is not asked here. */
  boolean isVotedFor(Ordered ordered) {
    Order order = ordered.order();
    Succession succession = Succession.in(ordered.entry()).orElse(null);
    return succession != null
        && !succession.isHandOver()
        && succession.epoch() == order.epoch()
        && isItsWord(ordered, chain.orderer(order.epoch()), order.epoch())
        && succession.isOneBallot()
        && succession.votes().stream().allMatch(chain::isVote);
  }

  private static boolean isAdopted(Vote vote, Vote best, Order order) {
    return vote.logEpoch() == best.logEpoch()
        && vote.size() == best.size()
        && vote.head().equals(order.previous());
  }

  private boolean isItsWord(Ordered ordered, TableSeat author, long counter) {
    Entry entry = ordered.entry();
    Order order = ordered.order();
    return order.entry().equals(entry.hash())
        && entry.seat().equals(author)
        && entry.counter() == counter
        && entry.seen() == order.index()
        && entry.seenHead().equals(order.previous())
        && chain.isSigned(entry);
  }

  /** Compares this log with the one that was adopted; empty if it goes on from here. */
  private Optional<ChainResult> follows(Ordered ordered, Succession succession, Vote adopted) {
    Order order = ordered.order();
    Epochs epochs = chain.epochs();
    long size = chain.size();
    if (epochs.start(adopted.logEpoch()) < 0) {
      return Optional.of(new ChainResult.Gap());
    }
    long common = Math.min(order.index(), epochs.end(adopted.logEpoch(), size));
    if (common < order.index() && common == size) {
      return Optional.of(new ChainResult.Gap());
    }
    if (common == order.index() && !chain.headAt(common).equals(order.previous())) {
      return Optional.of(
          new ChainResult.Gap()); // two logs of one epoch: their orders will show the difference
    }
    boolean enough = isEnough(succession, out.apply(common), chain.orderer(order.epoch()));
    if (!enough) {
      return common == order.index()
          ? falseSuccession(chain.orderer(order.epoch()), "without a majority")
          : Optional.of(new ChainResult.Gap());
    }
    return common < size ? Optional.of(new ChainResult.Parts(common)) : Optional.empty();
  }

  private boolean isEnough(Succession succession, Set<TableSeat> gone, TableSeat orderer) {
    return !gone.contains(orderer)
        && succession.votes().stream().noneMatch(vote -> gone.contains(vote.voter()))
        && Succession.isMajority(succession.votes().size(), seats, gone);
  }

  private static ChainResult falseVote(TableSeat seat, String evidence) {
    return Chain.convicts(seat, Offence.FALSE_VOTE, evidence);
  }

  private static Optional<ChainResult> falseSuccession(TableSeat seat, String evidence) {
    return Optional.of(Chain.convicts(seat, Offence.FALSE_SUCCESSION, evidence));
  }
}
