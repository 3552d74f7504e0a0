package dev.parlor.tables.kit;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.p2p.match.GameKit;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One game at a table: all that phone and terminal must know of it.
 *
 * @param game its rules and how they travel
 * @param mapper how it looks and is touched
 * @param words the class path of its sentences, without language and ending; its page of rules lies
 *     beside them
 * @param computers who plays the seats that nobody sits on
 * @param quick the options of a match that does not take long
 * @param tile how it is offered
 * @param hands writes and reads its hands for programs that study them, where such a form exists
 */
public record TableKit<S, V>(
    GameKit<S, V> game,
    TableMapper<V> mapper,
    String words,
    Computers<S> computers,
    Map<String, String> quick,
    Tile tile,
    Optional<HandRecords<S>> hands) {
  public TableKit {
    quick = Map.copyOf(quick);
  }

  /** The card of a game whose hands have no such form. */
  public TableKit(
      GameKit<S, V> game,
      TableMapper<V> mapper,
      String words,
      Computers<S> computers,
      Map<String, String> quick,
      Tile tile) {
    this(game, mapper, words, computers, quick, tile, Optional.empty());
  }

  /** A computer player of no particular level. */
  public ComputerPlayer<S> computer() {
    return computers.with(KnobSettings.USUAL);
  }

  /** The options of the shortest quick match: one hand, or one round. */
  public Map<String, String> shortest() {
    Map<String, String> options = new TreeMap<>(quick);
    for (OptionSpec spec : game.game().options()) {
      if (spec instanceof OptionSpec.Count count && options.containsKey(spec.key())) {
        options.put(spec.key(), Integer.toString(Math.max(1, count.min())));
      }
    }
    return options;
  }

  /** Whether all cards are public, so that several people can share one device. */
  public boolean open() {
    return !game.hiding();
  }

  /** The class path of its page of rules, without language and ending. */
  public String rules() {
    return words.substring(0, words.lastIndexOf('/') + 1) + "rules";
  }

  public String id() {
    return game.id().id();
  }
}
