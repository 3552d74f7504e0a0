package dev.parlor.tables.kit;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.p2p.match.GameKit;
import java.util.Map;

/**
 * One game at a table: all that phone and terminal must know of it.
 *
 * @param game its rules and how they travel
 * @param mapper how it looks and is touched
 * @param words the class path of its sentences, without language and ending
 * @param computer who plays the seats that nobody sits on
 * @param quick the options of a match that is soon over
 * @param open whether all cards are public, so that several people can share one device
 */
public record TableKit<S, V>(
    GameKit<S, V> game,
    TableMapper<V> mapper,
    String words,
    ComputerPlayer<S> computer,
    Map<String, String> quick,
    boolean open) {
  public TableKit {
    quick = Map.copyOf(quick);
  }

  public String id() {
    return game.game().id().id();
  }
}
