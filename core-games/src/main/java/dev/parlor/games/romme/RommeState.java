package dev.parlor.games.romme;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The whole table as far as everybody knows it.
 *
 * @param turn whose turn it is
 * @param deck the newest deck asked for
 */
public record RommeState(
    RommeOptions options,
    List<RommeSeat> seats,
    RommePhase phase,
    int round,
    int dealer,
    int turn,
    int deck,
    Cards cards,
    Turn now,
    Tally tally) {
  /** The dealer before the first lot is drawn. */
  static final int UNDECIDED = -1;

  /**
   * Where the cards of the round lie, apart from the hands.
   *
   * @param stockNext the position in the newest deck of the next card of the stock
   * @param stockEnd the size of the newest deck
   * @param discards face up, the top last
   * @param aside hands of seats that dropped out of the round
   * @param reshuffling discards on their way into the new stock
   * @param faces what is face up or was: melds, discards, cards taken from them, opened hands
   * @param claims slots whose face is so far only what this seat said
   * @param opening hand cards being opened at the end of the round
   */
  public record Cards(
      int stockNext,
      int stockEnd,
      List<Slot> discards,
      List<TableMeld> melds,
      List<Slot> aside,
      List<Slot> reshuffling,
      Map<Slot, Card> faces,
      Map<Slot, Integer> claims,
      Set<Slot> opening) {
    public Cards {
      discards = List.copyOf(discards);
      melds = List.copyOf(melds);
      aside = List.copyOf(aside);
      reshuffling = List.copyOf(reshuffling);
      faces = Map.copyOf(faces);
      claims = Map.copyOf(claims);
      opening = Set.copyOf(opening);
    }

    public int stock() {
      return stockEnd - stockNext;
    }

    public Optional<Slot> topDiscard() {
      return discards.isEmpty() ? Optional.empty() : Optional.of(discards.get(discards.size() - 1));
    }

    public Optional<TableMeld> meld(int id) {
      return melds.stream().filter(meld -> meld.id() == id).findFirst();
    }
  }

  /**
   * The turn or the ending under way.
   *
   * @param taken the card taken from the discards in this turn, which may not go back there
   * @param swaps jokers taken out of melds that must still be used
   * @param winner who went out, during the showdown
   * @param ending how, during the showdown
   */
  public record Turn(
      @Nullable Slot taken,
      List<Swap> swaps,
      int winner,
      RommeRoundResult.@Nullable Ending ending) {
    static final Turn FRESH = new Turn(null, List.of(), RommeRoundResult.NOBODY, null);

    public Turn {
      swaps = List.copyOf(swaps);
    }
  }

  public RommeState {
    seats = List.copyOf(seats);
  }

  /**
   * What the match has come to so far.
   *
   * @param results of the rounds finished so far
   * @param violations false claims that were proven
   */
  public record Tally(List<RommeRoundResult> results, List<Outcome.Violation> violations) {
    public Tally {
      results = List.copyOf(results);
      violations = List.copyOf(violations);
    }
  }

  public List<RommeRoundResult> results() {
    return tally.results();
  }

  public List<Outcome.Violation> violations() {
    return tally.violations();
  }

  /** Whether a player is asked to draw or to play. */
  boolean awaitsPlayer() {
    return (phase == RommePhase.DRAW || phase == RommePhase.PLAY) && seats.get(turn).canPlay();
  }

  /** Whether the round stands still because nobody can be reached. */
  public boolean paused() {
    return (phase == RommePhase.DRAW || phase == RommePhase.PLAY) && !seats.get(turn).canPlay();
  }

  /**
   * The number of the next round's deck; none if the number of rounds is fixed and this is the
   * last.
   */
  public List<Integer> decksAhead() {
    boolean last = !options.byTarget() && round >= options.rounds();
    return last ? List.of() : List.of(RommeRounds.nextDeck(deck));
  }

  /** The face of a slot as far as the table knows or was told. */
  public @Nullable Card face(Slot slot) {
    return cards.faces().get(slot);
  }

  /** Places of a meld on which jokers lie. */
  public Set<Card> jokerPlaces(TableMeld meld) {
    Set<Card> places = new TreeSet<>();
    List<Card> all = meld.shape().places();
    for (int i = 0; i < all.size(); i++) {
      Card face = face(meld.slots().get(i));
      if (face != null && face.isJoker()) {
        places.add(all.get(i));
      }
    }
    return Collections.unmodifiableSet(places);
  }
}
