package dev.parlor.games.classic;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.twentyone.Lists;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole game as both phones know it.
 *
 * @param history every state so far, {@link ClassicNode#READY} first and the current one last
 * @param sides the player, then the dealer
 * @param turn the side that hits or stays, also while its card is on its way
 * @param gone who left before the end
 */
public record ClassicState(
    ClassicOptions options,
    ClassicStage stage,
    List<Moment> history,
    List<Side> sides,
    int turn,
    @Nullable Integer gone,
    List<Outcome.Violation> violations) {
  public static final int PLAYER = 0;
  public static final int DEALER = 1;

  public ClassicState {
    history = List.copyOf(history);
    sides = List.copyOf(sides);
    violations = List.copyOf(violations);
  }

  /** The current state of the machine. */
  public ClassicNode node() {
    return history.get(history.size() - 1).node();
  }

  public Side side(int seat) {
    return sides.get(seat);
  }

  /** Whether the table waits for this seat. */
  public boolean isToAct(int seat) {
    return switch (stage) {
      case READY -> seat == PLAYER;
      case DECLARING -> side(seat).said() == Side.Said.NOTHING;
      case PLAYER, DEALER -> seat == turn;
      case SHUFFLING, DEALING, HITTING, SHOWING, REVEALING, OVER -> false;
    };
  }

  /** The state with what this seat must not see face down; -1 is an onlooker. */
  ClassicState seenFrom(int seat) {
    if (options.open() || !options.oneDevice() || stage == ClassicStage.OVER) {
      return this;
    }
    List<Moment> past = new ArrayList<>();
    for (Moment moment : history) {
      past.add(
          new Moment(
              moment.node(),
              seat == PLAYER ? moment.player() : firstDown(moment.player()),
              seat == DEALER ? moment.dealer() : firstDown(moment.dealer())));
    }
    List<Side> now = new ArrayList<>(sides);
    for (int each = PLAYER; each <= DEALER; each++) {
      if (each != seat) {
        now.set(each, side(each).with(firstDown(side(each).cards())));
      }
    }
    return new ClassicState(options, stage, past, now, turn, gone, violations);
  }

  private static List<Dealt> firstDown(List<Dealt> cards) {
    return cards.isEmpty() ? cards : Lists.with(cards, 0, Dealt.down(cards.get(0).slot()));
  }
}
