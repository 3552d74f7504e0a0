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
 * How hard a move is: a move that every level of skill would make alike is plain, and one that each
 * would make otherwise is hard. Asks with dice of its own, so that nothing at the table changes.
 */
final class Opinions<S> {
  /** Those that answer at once. */
  private static final Set<Level> ASKED = EnumSet.of(Level.EASY, Level.MEDIUM, Level.HARD);

  private final List<ComputerPlayer<S>> players = new ArrayList<>();

  Opinions(TableKit<S, ?> kit) {
    BotFile shipped = Shipped.of(kit);
    for (Level level : ASKED) {
      players.add(kit.computers().with(shipped.settings(level, "")));
    }
  }

  /** From 0 to 1; only asked of a seat that is to act. */
  double hardness(S state, int seat, Knowledge knowledge) {
    Set<Action> moves = new HashSet<>();
    for (ComputerPlayer<S> player : players) {
      moves.add(player.choose(state, seat, knowledge, Dice.seeded(1)));
    }
    return (moves.size() - 1.0) / (players.size() - 1);
  }
}
