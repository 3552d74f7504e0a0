package dev.parlor.tables.poker.history;

import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerHand;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** How a recorded hand begins: who posts what, and who is to act first. */
final class RecordedBlinds {
  private RecordedBlinds() {}

  /**
   * How the hand begins. The player p1 is left of the button; with two players, records give antes
   * and blinds in reverse order.
   */
  static HandStart of(HandHistory history, List<RecordedStep> steps, ChipUnit unit) {
    int seats = history.stacks().size();
    List<Integer> antes = chips(history.antes(), unit);
    List<Integer> posts = chips(history.blinds(), unit);
    if (seats == 2) {
      Collections.reverse(antes);
      Collections.reverse(posts);
    }
    List<Integer> stacks = stacks(history, steps, unit);
    Set<Integer> dealt = new TreeSet<>();
    for (int seat = 0; seat < seats; seat++) {
      if (stacks.get(seat) > 0) {
        dealt.add(seat);
      }
    }
    if (dealt.size() < 2) {
      throw new BrokenRecord("phh.field", "starting_stacks");
    }
    int price = Collections.max(posts);
    int minRaise = history.minBet().map(unit::chips).filter(bet -> bet > 0).orElse(price);
    boolean uniform = new HashSet<>(antes).size() == 1;
    HandStart start =
        new HandStart(
            seats - 1,
            dealt,
            stacks,
            antes,
            history.anteTrimming() && uniform,
            posts,
            price,
            Math.max(1, minRaise),
            opener(posts, stacks, antes));
    return withFirstActor(start, steps);
  }

  private static List<Integer> chips(List<BigDecimal> amounts, ChipUnit unit) {
    List<Integer> chips = new ArrayList<>();
    amounts.forEach(amount -> chips.add(unit.chips(amount.abs())));
    return chips;
  }

  /** The stacks. An unknown one counts as so large that nobody in this hand can exhaust it. */
  private static List<Integer> stacks(
      HandHistory history, List<RecordedStep> steps, ChipUnit unit) {
    BigDecimal all = BigDecimal.ONE;
    for (RecordedStep step : steps) {
      all = all.add(step.amount().orElse(BigDecimal.ZERO));
    }
    for (int seat = 0; seat < history.stacks().size(); seat++) {
      all = all.add(history.stacks().get(seat).orElse(BigDecimal.ZERO));
      all = all.add(history.blinds().get(seat).abs()).add(history.antes().get(seat).abs());
    }
    long total = 0;
    List<Integer> stacks = new ArrayList<>();
    for (int seat = 0; seat < history.stacks().size(); seat++) {
      int stack = unit.chips(history.stacks().get(seat).orElse(all));
      if (stack < 0) {
        throw new BrokenRecord("phh.field", "starting_stacks");
      }
      stacks.add(stack);
      total += stack;
    }
    if (total > Integer.MAX_VALUE / 4) {
      throw new BrokenRecord("phh.tooMany", total);
    }
    return stacks;
  }

  /**
   * The seat from which the first player to act is looked for: behind the highest post, or the last
   * of several.
   */
  private static int opener(List<Integer> posts, List<Integer> stacks, List<Integer> antes) {
    int highest = 0;
    for (int seat = 0; seat < posts.size(); seat++) {
      if (posted(posts, stacks, antes, seat) >= posted(posts, stacks, antes, highest)) {
        highest = seat;
      }
    }
    return (highest + 1) % posts.size();
  }

  private static int posted(
      List<Integer> posts, List<Integer> stacks, List<Integer> antes, int seat) {
    return Math.min(posts.get(seat), Math.max(0, stacks.get(seat) - antes.get(seat)));
  }

  /**
   * Lets the record say who acts first where more than the two blinds were posted, because tables
   * differ on that.
   */
  private static HandStart withFirstActor(HandStart start, List<RecordedStep> steps) {
    boolean others = start.posts().subList(2, start.seats()).stream().anyMatch(post -> post > 0);
    int first = firstActor(steps);
    if (!others || first < 0 || PokerHand.open(start).toAct() == first) {
      return start;
    }
    return new HandStart(
        start.button(),
        start.dealt(),
        start.stacks(),
        start.antes(),
        start.antesByLevel(),
        start.posts(),
        start.price(),
        start.minRaise(),
        first);
  }

  private static int firstActor(List<RecordedStep> steps) {
    for (RecordedStep step : steps) {
      switch (step.kind()) {
        case FOLD, CHECK_OR_CALL, BET_OR_RAISE -> {
          return step.seat();
        }
        case DEAL_BOARD -> {
          return -1;
        }
        case DEAL_HOLE, SHOW, NOTHING -> {}
      }
    }
    return -1;
  }
}
