package dev.parlor.p2p.match;

import dev.parlor.games.Action;
import dev.parlor.games.Game;
import dev.parlor.games.GameId;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.p2p.message.ActionLines;
import java.util.List;
import java.util.OptionalInt;

/**
 * The card of one game: all that the protocol needs to know of it. Nothing else in the protocol
 * names a game.
 *
 * @param <S> the public state of its rules
 * @param <V> what one seat sees
 */
public interface GameKit<S, V> {
  Game<S, V> game();

  /** Writes and reads the game's actions as lines. */
  ActionLines<S> lines();

  /**
   * The number of the game in a sign in the air, as one byte; from 1, and different for each game.
   */
  int code();

  /** How many may sit at a table of phones. */
  SeatRange phones();

  /** Whether some players may know what others do not (sealed deck) or nobody (coin deck). */
  boolean hiding();

  /** How long a seat may think before it signs its own default. */
  int turnSeconds();

  /**
   * Whether the table goes on without a seat that is silent, and takes it back at any time. If
   * nobody is left to go on with, such a table waits; silence never ends its match.
   */
  default boolean goesOnWithoutTheSilent() {
    return false;
  }

  /**
   * Whether a seat whose phone stays silent in this state sits out the hand that it has spoilt and
   * may come back, instead of being out of the match. The rules then take {@link
   * dev.parlor.games.Event.SatOut}, and the second time the seat is out all the same.
   */
  default boolean sitsOut(S state) {
    return false;
  }

  /** How the results of the game are worded. */
  SheetShape sheet();

  /**
   * Checks what no event of the game may change: its chips, coins and points, and the number of its
   * cards.
   */
  void balance(Ledger ledger, S before, S after, int seats);

  default GameId id() {
    return game().id();
  }

  /** Whether a station keeps a leaderboard of it. */
  default boolean ranked() {
    return false;
  }

  /**
   * The line of the sheet by which a leaderboard tells how well all did together; empty for games
   * with winners and losers. Results of a game that has such a line need no ticket, because nobody
   * gains by another's loss.
   */
  default String best() {
    return "";
  }

  /** How many seconds a ranked match must have taken; faster ones were not played by people. */
  default int leastSeconds() {
    return 0;
  }

  /** The values of the game's own lines of the sheet, one for each line of its shape. */
  default List<String> sheetValues(S state, Outcome outcome) {
    return List.of(String.valueOf(outcome.units()));
  }

  /**
   * The fresh decks that the rules will ask for next, as far as this state tells. They are shuffled
   * while the one before is played.
   */
  default List<Integer> decksAhead(S state) {
    return List.of();
  }

  /**
   * The number of the choice that all seats make at once in this state, unseen by the others; none
   * while they act openly. Every such choice has a number of its own.
   */
  default OptionalInt choosesUnseen(S state) {
    return OptionalInt.empty();
  }

  /**
   * The slots that this action would lay aside unseen in the open window; empty if the action is no
   * matter of the window.
   */
  default List<Slot> aside(S state, Action action) {
    return List.of();
  }

  /**
   * What every player knew of hidden cards in this state, one line each; nothing in a game that
   * keeps no such record.
   *
   * @param later a state of the same match in which the faces lie open
   */
  default List<String> known(S state, S later) {
    return List.of();
  }

  /** The verb of the original design for a card that is opened to all in this state. */
  default String verbOfOpened(S state, Slot slot) {
    return "REVEAL";
  }

  /** The seat that has ended a round by going out between these two states; empty if none has. */
  default OptionalInt wentOut(S before, S after) {
    return OptionalInt.empty();
  }
}
