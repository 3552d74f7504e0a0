package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Checks that what a phone has signed, by its journal, stands in the log as it was signed. */
final class SignedCheck<S, V> {
  private static final int OWN_ENTRY = 3; // the journal's kind of record

  private final World<S, V> world;
  private final Consumer<String> lost;

  SignedCheck(World<S, V> world, Consumer<String> lost) {
    this.world = world;
    this.lost = lost;
  }

  void check(SimPhone<S, V> phone, List<Ordered> log, boolean finished) {
    Map<Long, Entry> ordered = new HashMap<>();
    TableSeat seat = phone.tableSeat();
    for (Ordered each : log) {
      if (each.entry().seat().equals(seat) && !each.entry().payload().isSuccession()) {
        ordered.put(each.entry().counter(), each.entry());
      }
    }
    Optional<Bytes> tid = log.stream().findFirst().map(first -> first.order().tid());
    boolean gone =
        phone.match().map(match -> match.attendance().isGone(phone.seat())).orElse(false);
    for (Bytes record : phone.journal()) {
      Reader in = new Reader(record);
      try {
        if (in.u8() != OWN_ENTRY) {
          continue;
        }
        while (!in.isAtEnd()) {
          Entry mine = Entry.decode(in);
          if (tid.filter(mine.tid()::equals).isPresent() && continues(log, mine)) {
            check(phone, mine, ordered, finished && !gone);
          }
        }
      } catch (Malformed unreadable) {
        lost.accept("P" + (phone.number() + 1) + " has an unreadable journal");
      }
    }
  }

  /** Whether an entry continues this log. What was said on a branch that was cut is void. */
  private static boolean continues(List<Ordered> log, Entry mine) {
    int seen = (int) mine.seen();
    return seen == 0
        || (seen <= log.size() && log.get(seen - 1).order().head().equals(mine.seenHead()));
  }

  private void check(SimPhone<S, V> phone, Entry mine, Map<Long, Entry> ordered, boolean complete) {
    Entry there = ordered.get(mine.counter());
    if (there != null && !there.hash().equals(mine.hash())) {
      lost.accept("P" + (phone.number() + 1) + " signed two entries " + mine.counter());
    } else if (there == null && complete && !isWishToNobody(mine) && !isUnawaited(phone)) {
      lost.accept("P" + (phone.number() + 1) + " lost its entry " + mine.counter());
    }
  }

  /**
   * Whether nobody hears an entry. Nobody hears a wish to play again, or to play no more, while the
   * host has gone for good; nor a voucher for such a wish; nor a player who gets up in the very
   * moment in which everything is over.
   */
  private boolean isWishToNobody(Entry mine) {
    return (isWish(mine) && world.phones().get(0).hasVanished())
        || (Match.verbOf(mine).equals("LEAVE") && world.mishaps().isLeaveUnderWay());
  }

  private static boolean isWish(Entry entry) {
    String verb = Match.verbOf(entry);
    return verb.equals("LEAVE")
        || verb.equals("REMATCH")
        || Vouch.in(entry).map(SignedCheck::isWish).orElse(false);
  }

  /**
   * Whether nobody waits for a phone's entry: the others have come to the end of the match while it
   * was away, with what was ordered until then.
   */
  private static boolean isUnawaited(SimPhone<?, ?> phone) {
    return phone.match().map(match -> match.attendance().isAway(phone.seat())).orElse(false);
  }
}
