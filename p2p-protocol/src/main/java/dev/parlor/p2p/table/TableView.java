package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All that a screen needs of a table; a value of its own, for any thread.
 *
 * @param signed the seats that have signed the result; nobody before the end
 * @param verdicts who lied at this table, in all its matches, whether the log or a match found it;
 *     each lie of a seat once, in the order of discovery
 * @param broken why the table broke during its match, if it did
 * @param emotes the last emote of each seat, in the order in which they were heard
 */
public record TableView<V>(
    Stage stage,
    Circle circle,
    Board<V> board,
    Missed missed,
    Optional<Outcome> outcome,
    Set<Integer> signed,
    Rematch rematch,
    List<Verdict> verdicts,
    Optional<Breakage> broken,
    List<Emote.Said> emotes) {

  /**
   * Who has come together.
   *
   * @param roster who sits at the table, in the order by which verdicts and breakages count them
   * @param holder the seat that gives everything its place now, as the roster counts; that of the
   *     player who opened the table, until another seat took over
   * @param sas the short authentication string, once it is known
   * @param onlookers how many watch without a seat, as far as this phone has heard
   */
  public record Circle(
      Optional<Invite> invite,
      List<Join> roster,
      TableSeat holder,
      Optional<ShortCode> sas,
      Gathering gathering,
      int onlookers) {}

  /**
   * What lies before this seat.
   *
   * @param match the number of this match at its table, from 1
   * @param seats who sits where; from the second match on in the order of that match
   * @param me the own seat; -1 before there is one, and on a phone that only watches
   * @param game what the rules show to this seat; null before the first deck
   * @param choices what the player may do now
   * @param pending what the player chose and the host has not ordered yet
   * @param deckReady whether there is a deck, and this phone's own check found all its proofs good
   */
  public record Board<V>(
      int match,
      List<Join> seats,
      int me,
      @Nullable V game,
      List<Choice> choices,
      @Nullable Action pending,
      boolean deckReady) {
    /** The board before the cards are there. */
    public static <V> Board<V> empty(List<Join> seats, int me) {
      return new Board<>(1, seats, me, null, List.of(), null, false);
    }
  }

  /**
   * For whom others wait, and for whom they wait no more.
   *
   * @param awaited the seats that everybody waits for: to confirm, to play, to sign
   * @param gone the seats that have left for good or were put out
   */
  public record Missed(Set<Integer> awaited, Set<Integer> away, Set<Integer> gone) {
    public static final Missed NOBODY = new Missed(Set.of(), Set.of(), Set.of());
  }

  public TableView {
    signed = Collections.unmodifiableSet(new TreeSet<>(signed));
  }

  /**
   * Whether every seat has signed the result. A table is {@link Stage#FINISHED} as soon as all who
   * are still there have, so a seat that is gone may not have signed.
   */
  public boolean isSignedByAll() {
    return !seats().isEmpty() && signed.size() == seats().size();
  }

  public Optional<Invite> invite() {
    return circle.invite();
  }

  public List<Join> roster() {
    return circle.roster();
  }

  public TableSeat holder() {
    return circle.holder();
  }

  public Optional<ShortCode> sas() {
    return circle.sas();
  }

  public Gathering gathering() {
    return circle.gathering();
  }

  public int onlookers() {
    return circle.onlookers();
  }

  public int match() {
    return board.match();
  }

  public List<Join> seats() {
    return board.seats();
  }

  public int me() {
    return board.me();
  }

  public @Nullable V game() {
    return board.game();
  }

  public List<Choice> choices() {
    return board.choices();
  }

  public @Nullable Action pending() {
    return board.pending();
  }

  public boolean deckReady() {
    return board.deckReady();
  }

  public Set<Integer> awaited() {
    return missed.awaited();
  }

  public Set<Integer> away() {
    return missed.away();
  }

  public Set<Integer> gone() {
    return missed.gone();
  }

  /**
   * The holder's seat as {@link #seats} counts; -1 before the roster is closed, and where the
   * holder plays no more.
   */
  public int holding() {
    return holder().index() < roster().size()
        ? seats().indexOf(roster().get(holder().index()))
        : -1;
  }

  /**
   * A table before its match.
   *
   * @param closings how often the roster was closed; all compare another code each time, at most
   *     three
   * @param missing as host: the seats whose phones are out of reach; after a while the table is
   *     opened again without them
   * @param ready the seats whose players have seen the same code on all screens
   * @param ended why nothing can come of this table any more
   */
  public record Gathering(
      int closings, Set<Integer> missing, Set<Integer> ready, Optional<Refusal> ended) {
    /** There is nothing to say. */
    public static final Gathering NONE = new Gathering(0, Set.of(), Set.of(), Optional.empty());

    public Gathering {
      missing = Collections.unmodifiableSet(new TreeSet<>(missing));
      ready = Collections.unmodifiableSet(new TreeSet<>(ready));
    }
  }

  /**
   * Another match at this table.
   *
   * @param possible whether there can be another match: the result stands, and enough seats are
   *     still there
   * @param mayAsk whether this player can ask for it now
   * @param asked the seats that have asked; it begins when all who are still there have
   */
  public record Rematch(boolean possible, boolean mayAsk, Set<Integer> asked) {
    static final Rematch NONE = new Rematch(false, false, Set.of());

    public Rematch {
      asked = Collections.unmodifiableSet(new TreeSet<>(asked));
    }
  }

  /** Where a table is between invitation and result. */
  public enum Stage {
    LOBBY,
    COMPARING,
    PLAYING,
    SIGNING,
    FINISHED,
    BROKEN
  }
}
