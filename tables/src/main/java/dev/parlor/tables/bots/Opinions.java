package dev.parlor.tables.bots;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How hard a move is. A move that players of every level would make alike is easy; one that each
 * level would make differently is hard. The opinions use dice of their own, so that nothing at the
 * table changes.
 */
final class Opinions<S> {
  /** The levels that answer at once. */
  private static final Set<Level> ASKED = EnumSet.of(Level.EASY, Level.MEDIUM, Level.HARD);

  private final List<ComputerPlayer<S>> players = new ArrayList<>();

  Opinions(TableKit<S, ?> kit) {
    BotFile shipped = Shipped.of(kit);
    for (Level level : ASKED) {
      players.add(kit.computers().with(shipped.settings(level, "")));
    }
  }

  /** How hard the next move of a seat is, from 0 to 1. The seat must be to act. */
  double hardness(S state, int seat, Knowledge knowledge) {
    Set<Action> moves = new HashSet<>();
    for (ComputerPlayer<S> player : players) {
      moves.add(player.choose(state, seat, knowledge, Dice.seeded(1)));
    }
    return (moves.size() - 1.0) / (players.size() - 1);
  }
}
