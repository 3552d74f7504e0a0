package dev.parlor.tables.kit;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Settings;
import dev.parlor.p2p.match.GameKit;
import java.util.Map;

/**
 * One game at a table: all that phone and terminal must know of it.
 *
 * @param game its rules and how they travel
 * @param mapper how it looks and is touched
 * @param words the class path of its sentences, without language and ending
 * @param computers who plays the seats that nobody sits on
 * @param quick the options of a match that is soon over
 * @param open whether all cards are public, so that several people can share one device
 */
public record TableKit<S, V>(
    GameKit<S, V> game,
    TableMapper<V> mapper,
    String words,
    Computers<S> computers,
    Map<String, String> quick,
    boolean open) {
  public TableKit {
    quick = Map.copyOf(quick);
  }

  /** A player of no level in particular. */
  public ComputerPlayer<S> computer() {
    return computers.with(Settings.USUAL);
  }

  public String id() {
    return game.game().id().id();
  }
}
