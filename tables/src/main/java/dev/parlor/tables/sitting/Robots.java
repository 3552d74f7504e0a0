package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** The computer players at a table that this process holds. */
final class Robots<S> {
  private final LocalTable<S, ?> table;
  private final Cast<S> player;
  private final Dice dice;
  private final IntPredicate isRobot;

  Robots(LocalTable<S, ?> table, Cast<S> player, Dice dice, IntPredicate isRobot) {
    this.table = table;
    this.player = player;
    this.dice = dice;
    this.isRobot = isRobot;
  }

  /** The computer player for which the table waits. */
  Optional<Integer> awaited() {
    return table.game().toAct(table.state()).stream().filter(isRobot::test).findFirst();
  }

  /** Whether the cards of a computer player leave it nothing to think about. */
  boolean hasNoChoice(int seat) {
    return table.game().choices(table.state(), seat, table.knowledge(seat)).size() == 1;
  }

  /** How hard the next move of a computer player is, from 0 to 1. */
  double hardness(int seat) {
    return player.hardness(table.state(), seat, table.knowledge(seat));
  }

  void act(int seat) {
    Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
    expectAccepted(table.act(seat, action));
    react();
  }

  /** Lets computer players do what they may although nobody waits for them; each at most once. */
  void react() {
    for (int seat = 0; seat < table.seats() && !table.finished().isPresent(); seat++) {
      if (isRobot.test(seat)) {
        int each = seat;
        unasked(each).ifPresent(action -> expectAccepted(table.act(each, action)));
      }
    }
  }

  private Optional<Action> unasked(int seat) {
    return player.unasked(table.state(), seat, table.knowledge(seat), dice);
  }

  /** What a computer player lays aside in the open window. */
  List<Slot> layAside(int seat) {
    return player.layAside(table.state(), seat, table.knowledge(seat), dice);
  }

  static void expectAccepted(Optional<Refusal> refusal) {
    refusal.ifPresent(
        reason -> {
          throw new IllegalStateException("the rules refused " + reason.key() + reason.args());
        });
  }
}
