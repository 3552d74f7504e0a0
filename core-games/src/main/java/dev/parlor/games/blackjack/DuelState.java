package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The whole match as every phone knows it.
 *
 * @param round from 1
 * @param first the seat that acted first in round 1, drawn by lot with the first shoe; {@link
 *     #NOBODY} before
 * @param turn the seat that plays its hands, or {@link #NOBODY}
 * @param last the round before, once there was one
 */
public record DuelState(
    DuelOptions options,
    DuelPhase phase,
    int round,
    Shoe shoe,
    int first,
    int turn,
    Bank bank,
    List<DuelSeat> players,
    @Nullable DuelRoundResult last,
    List<Outcome.Violation> violations) {
  public static final int NOBODY = -1;

  public DuelState {
    players = List.copyOf(players);
    violations = List.copyOf(violations);
  }

  /**
   * Where the cards come from.
   *
   * @param deck the number of the shoe
   * @param drawn cards taken from the shoe
   */
  public record Shoe(int deck, int drawn) {}

  /**
   * The dealer.
   *
   * @param dealer the dealer's cards; the hole card is missing until it is drawn and turned
   * @param house what the dealer has won from the players, less what it has paid
   */
  public record Bank(List<Dealt> dealer, int house) {
    public Bank {
      dealer = List.copyOf(dealer);
    }
  }

  public int deck() {
    return shoe.deck();
  }

  public int drawn() {
    return shoe.drawn();
  }

  public List<Dealt> dealer() {
    return bank.dealer();
  }

  public int house() {
    return bank.house();
  }

  public boolean isSeat(int seat) {
    return seat >= 0 && seat < players.size();
  }

  public DuelSeat player(int seat) {
    return players.get(seat);
  }

  /** Whether the seat has still to bet in this round. */
  public boolean owesBet(int seat) {
    DuelSeat player = players.get(seat);
    return phase == DuelPhase.BETTING && player.isIn() && player.bet() == 0;
  }

  /**
   * The number of the betting that is open, if one is. A new round or a new shoe begins a new
   * betting, so the numbers grow.
   */
  public OptionalInt betting() {
    return phase == DuelPhase.BETTING ? OptionalInt.of(round + deck()) : OptionalInt.empty();
  }

  /** How many cards are left in the shoe. A hole card that still lies there counts as dealt. */
  public int remaining() {
    int hole = dealer().size() == 1 ? 1 : 0;
    return DuelRounds.SHOE.size() - drawn() - hole;
  }

  /** The number of the next shoe, once half of this one is gone. */
  public List<Integer> decksAhead() {
    boolean last = round >= options.rounds();
    return !last && drawn() > DuelRounds.SHOE.size() / 2 ? List.of(deck() + 1) : List.of();
  }
}
