package dev.parlor.games.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a screen shows. Everything but {@code lines} is public; these speak to the seat that looks.
 *
 * @param players coins, hands and endings in seat order
 * @param turn the seat whose hand lies on the table
 * @param limits what may be bet now, null unless a bet is awaited
 * @param odds what the rest of the shoe says, null unless a bet is awaited
 * @param last the last settled hand, so that its outcome stays readable
 * @param lines sentences for this seat, in order; how a hand fell is said until the next cards come
 */
public record HighLowView(
    ParlorPhase phase,
    int pot,
    List<ParlorSeat> players,
    int turn,
    HandView hand,
    @Nullable ParlorLimits limits,
    @Nullable ParlorOdds odds,
    @Nullable ParlorHand last,
    int cardsLeft,
    List<ParlorLine> lines) {
  public HighLowView {
    players = List.copyOf(players);
    lines = List.copyOf(lines);
  }

  /**
   * The hand on the table.
   *
   * @param dealt the two cards and then the third, as far as they are there
   * @param low the lower value, 0 until both cards are there and declared
   * @param high the higher value, 0 until both cards are there and declared
   * @param redrawn second cards that were too close and went away
   * @param bet coins on the table, 0 before the bet
   */
  public record HandView(List<Dealt> dealt, int low, int high, List<Dealt> redrawn, int bet) {
    public HandView {
      dealt = List.copyOf(dealt);
      redrawn = List.copyOf(redrawn);
    }
  }

  public List<Dealt> dealt() {
    return hand.dealt();
  }

  public int low() {
    return hand.low();
  }

  public int high() {
    return hand.high();
  }

  public List<Dealt> redrawn() {
    return hand.redrawn();
  }

  public int bet() {
    return hand.bet();
  }

  /** The faces of the cards on the table. */
  public List<Card> cards() {
    return Dealt.openFaces(dealt());
  }

  static HighLowView of(HighLowState state, int seat) {
    ParlorHand hand = state.hand();
    boolean betting = state.phase() == ParlorPhase.BET;
    boolean ready = declared(hand.first()) && declared(hand.second());
    return new HighLowView(
        state.phase(),
        state.pot(),
        state.players(),
        state.turn(),
        new HandView(
            dealt(hand),
            ready ? hand.low() : 0,
            ready ? hand.high() : 0,
            redrawn(hand),
            hand.bet()),
        betting ? state.limits() : null,
        betting ? ParlorOdds.of(state.shoe(), hand) : null,
        state.last(),
        state.shoe().left(),
        lines(state, seat));
  }

  private static boolean declared(@Nullable CountedCard held) {
    return held != null && !held.undeclared();
  }

  private static List<Dealt> dealt(ParlorHand hand) {
    List<Dealt> cards = new ArrayList<>();
    if (hand.first() != null) {
      cards.add(hand.first().dealt());
    }
    if (hand.second() != null) {
      cards.add(hand.second().dealt());
    }
    if (hand.thirdCard() != null) {
      cards.add(hand.thirdCard());
    }
    return cards;
  }

  private static List<Dealt> redrawn(ParlorHand hand) {
    List<Dealt> cards = new ArrayList<>();
    hand.redrawn().forEach(held -> cards.add(held.dealt()));
    return cards;
  }

  private static List<ParlorLine> lines(HighLowState state, int seat) {
    List<ParlorLine> lines = new ArrayList<>();
    ParlorHand last = state.last();
    if (last != null && state.hand().first() == null) {
      lines.addAll(ParlorLines.outcome(last));
    } else {
      lines.addAll(ParlorLines.outcome(state.hand()));
    }
    if (seat < 0) {
      lines.addAll(ParlorLines.sign(state.pot()).subList(1, 2));
      return lines;
    }
    lines.add(ParlorLines.pot(state, seat));
    ParlorEnding ending = state.player(seat).ending();
    if (ending != null) {
      lines.add(ParlorLines.ending(ending));
    } else if (seat == state.turn()) {
      lines.addAll(ParlorLines.prompt(state));
    }
    return lines;
  }
}
