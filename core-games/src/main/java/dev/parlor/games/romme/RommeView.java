package dev.parlor.games.romme;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Optional;

/**
 * The table as one seat may see it.
 *
 * @param turn the player in turn; empty while cards are awaited, when paused or over
 */
public record RommeView(
    int seat,
    RommePhase phase,
    Deal deal,
    Optional<Integer> turn,
    boolean paused,
    List<Player> players,
    Mine mine,
    Piles piles,
    RommeOptions options) {

  /** One seat with its melds. */
  public record Player(
      int seat,
      RommeSeat.Status status,
      RommeSeat.Presence presence,
      int cards,
      int total,
      boolean hasMelded,
      List<Meld> melds) {
    public Player {
      melds = List.copyOf(melds);
    }
  }

  /** A meld on the table. */
  public record Meld(int id, int owner, int points, List<MeldCard> cards) {
    public Meld {
      cards = List.copyOf(cards);
    }
  }

  /**
   * @param face what lies there; a joker stands for {@code place}
   * @param proven false while the card is still being turned over
   */
  public record MeldCard(Slot slot, Card face, Card place, boolean proven) {}

  /**
   * @param face empty until this seat has been dealt the card
   * @param inProposal part of the proposed melds
   * @param canLayOff fits a meld on the table now
   * @param taken came from the discards in this turn and may not go back
   * @param mustUse a swapped joker
   */
  public record HandCard(
      Slot slot,
      Optional<Card> face,
      boolean inProposal,
      boolean canLayOff,
      boolean taken,
      boolean mustUse) {}

  public RommeView {
    players = List.copyOf(players);
  }

  /**
   * The round under way.
   *
   * @param lastRound how the last finished round ended
   */
  public record Deal(int round, int dealer, Optional<RommeRoundResult> lastRound) {}

  /**
   * What the seat holds, and what may be done with it.
   *
   * @param hand own cards in the order in which they came
   * @param deadwood what the own cards count; {@code deadwoodAfterMelds} after the best melds
   * @param proposal the best melds that may be laid now, with {@code proposalPoints}
   */
  public record Mine(
      List<HandCard> hand,
      int deadwood,
      int deadwoodAfterMelds,
      Optional<RommeAction.Meld> proposal,
      int proposalPoints) {
    public Mine {
      hand = List.copyOf(hand);
    }
  }

  /**
   * The cards that lie in nobody's hand.
   *
   * @param top the card on top of the discards
   */
  public record Piles(int stock, int discards, Optional<Dealt> top) {}

  public int round() {
    return deal.round();
  }

  public int dealer() {
    return deal.dealer();
  }

  public Optional<RommeRoundResult> lastRound() {
    return deal.lastRound();
  }

  public List<HandCard> hand() {
    return mine.hand();
  }

  public int deadwood() {
    return mine.deadwood();
  }

  public int deadwoodAfterMelds() {
    return mine.deadwoodAfterMelds();
  }

  public Optional<RommeAction.Meld> proposal() {
    return mine.proposal();
  }

  public int proposalPoints() {
    return mine.proposalPoints();
  }

  public int stock() {
    return piles.stock();
  }

  public int discards() {
    return piles.discards();
  }

  public Optional<Dealt> top() {
    return piles.top();
  }

  public boolean yourTurn() {
    return turn.equals(Optional.of(seat));
  }

  /** The face on top of the discards, once it is known. */
  public Optional<Card> topDiscard() {
    return top().map(Dealt::face);
  }
}
