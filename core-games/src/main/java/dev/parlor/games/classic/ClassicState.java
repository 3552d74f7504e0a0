package dev.parlor.games.classic;

import dev.parlor.games.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole game as both phones know it.
 *
 * @param history every state so far, {@link Node#READY} first and the current one last
 * @param sides the player, then the dealer
 * @param turn the side that hits or stays, also while its card is on its way
 * @param gone who left before the end
 */
public record ClassicState(
    ClassicOptions options,
    Stage stage,
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
  public Node node() {
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

  int drawn() {
    return side(PLAYER).cards().size() + side(DEALER).cards().size();
  }
}
