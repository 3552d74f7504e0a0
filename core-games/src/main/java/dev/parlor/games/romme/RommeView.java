package dev.parlor.games.romme;

import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
      int proposalPoints,
      List<RommeAction.LayOff> layOffs,
      List<RommeAction.SwapJoker> swaps) {
    public Mine {
      hand = List.copyOf(hand);
      layOffs = List.copyOf(layOffs);
      swaps = List.copyOf(swaps);
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

  public List<RommeAction.LayOff> layOffs() {
    return mine.layOffs();
  }

  public List<RommeAction.SwapJoker> swaps() {
    return mine.swaps();
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

  static RommeView of(RommeState state, int seat, Knowledge knowledge) {
    Hints hints = new Hints(state, seat, knowledge);
    Optional<Integer> turn = state.awaitsPlayer() ? Optional.of(state.turn()) : Optional.empty();
    Optional<RommeAction.Meld> proposal = hints.proposal();
    List<RommeAction.LayOff> layOffs = hints.layOffs();
    List<RommeRoundResult> results = state.results();
    return new RommeView(
        seat,
        state.phase(),
        new Deal(
            state.round(),
            state.dealer(),
            results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1))),
        turn,
        state.paused(),
        players(state),
        new Mine(
            hand(state, seat, knowledge, proposal, layOffs),
            hints.deadwood(),
            hints.deadwoodAfterMelds(),
            proposal,
            proposal.map(Hints::points).orElse(0),
            layOffs,
            hints.swaps()),
        new Piles(
            state.cards().stock(),
            state.cards().discards().size(),
            state.cards().topDiscard().map(slot -> new Dealt(slot, state.face(slot)))),
        state.options());
  }

  private static List<Player> players(RommeState state) {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < state.seats().size(); i++) {
      RommeSeat seat = state.seats().get(i);
      List<Meld> melds = new ArrayList<>();
      for (TableMeld meld : state.cards().melds()) {
        if (meld.owner() == i) {
          melds.add(meld(state, meld));
        }
      }
      players.add(
          new Player(
              i,
              seat.status(),
              seat.presence(),
              seat.hand().size(),
              seat.total(),
              seat.hasMelded(),
              melds));
    }
    return players;
  }

  private static Meld meld(RommeState state, TableMeld meld) {
    List<MeldCard> cards = new ArrayList<>();
    List<Card> places = meld.shape().places();
    for (int i = 0; i < places.size(); i++) {
      Slot slot = meld.slots().get(i);
      Card face = state.face(slot);
      cards.add(
          new MeldCard(
              slot,
              face == null ? places.get(i) : face,
              places.get(i),
              !state.cards().claims().containsKey(slot)));
    }
    return new Meld(meld.id(), meld.owner(), meld.shape().value(), cards);
  }

  private static List<HandCard> hand(
      RommeState state,
      int seat,
      Knowledge knowledge,
      Optional<RommeAction.Meld> proposal,
      List<RommeAction.LayOff> layOffs) {
    Set<Slot> proposed = new HashSet<>();
    proposal.ifPresent(
        meld -> meld.melds().forEach(plays -> plays.forEach(play -> proposed.add(play.slot()))));
    Set<Slot> layable = new HashSet<>();
    layOffs.forEach(layOff -> layOff.plays().forEach(play -> layable.add(play.slot())));
    Set<Slot> swapped = new HashSet<>();
    state.now().swaps().forEach(swap -> swapped.add(swap.joker()));
    List<HandCard> hand = new ArrayList<>();
    if (seat >= 0 && seat < state.seats().size()) {
      for (Slot slot : state.seats().get(seat).hand()) {
        Card shown = state.face(slot);
        hand.add(
            new HandCard(
                slot,
                Optional.ofNullable(shown != null ? shown : knowledge.face(slot)),
                proposed.contains(slot),
                layable.contains(slot),
                slot.equals(state.now().taken()),
                swapped.contains(slot)));
      }
    }
    return hand;
  }
}
