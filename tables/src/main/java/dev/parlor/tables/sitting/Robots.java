package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** The computer players at a table that this process holds. */
final class Robots<S> {
  private final LocalTable<S, ?> table;
  private final ComputerPlayer<S> player;
  private final Dice dice;
  private final IntPredicate isRobot;

  Robots(LocalTable<S, ?> table, ComputerPlayer<S> player, Dice dice, IntPredicate isRobot) {
    this.table = table;
    this.player = player;
    this.dice = dice;
    this.isRobot = isRobot;
  }

  /** The one that the table waits for. */
  Optional<Integer> awaited() {
    return table.game().toAct(table.state()).stream().filter(isRobot::test).findFirst();
  }

  /** Whether its cards leave it nothing to think about. */
  boolean hasNoChoice(int seat) {
    return table.game().choices(table.state(), seat, table.knowledge(seat)).size() == 1;
  }

  void act(int seat) {
    Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
    expectAccepted(table.act(seat, action));
    react();
  }

  /** What they do although nobody waits for them; each at most once. */
  void react() {
    for (int seat = 0; seat < table.seats() && !table.finished().isPresent(); seat++) {
      if (isRobot.test(seat)) {
        int each = seat;
        unasked(each).ifPresent(action -> expectAccepted(table.act(each, action)));
      }
    }
  }

  @SuppressWarnings("unchecked") // a computer player's reflexes are of the same game as it is
  private Optional<Action> unasked(int seat) {
    return player instanceof Reflexes<?>
        ? ((Reflexes<S>) player).unasked(table.state(), seat, table.knowledge(seat), dice)
        : Optional.empty();
  }

  /** What it lays aside in the open window. */
  @SuppressWarnings("unchecked") // a computer player's reflexes are of the same game as it is
  List<Slot> layAside(int seat) {
    return player instanceof Reflexes<?>
        ? ((Reflexes<S>) player).layAside(table.state(), seat, table.knowledge(seat), dice)
        : List.of();
  }

  static void expectAccepted(Optional<Refusal> refusal) {
    refusal.ifPresent(
        reason -> {
          throw new IllegalStateException("the rules refused " + reason.key() + reason.args());
        });
  }
}
