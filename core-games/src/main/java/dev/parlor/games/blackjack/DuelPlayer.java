package dev.parlor.games.blackjack;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import java.util.List;

/** Plays basic strategy and bets with an eye on the leader. Looks at no bet but its own. */
public final class DuelPlayer implements ComputerPlayer<DuelState>, Counsel<DuelState> {
  private static final Knob LIKE_THE_DEALER = Knob.chance("plays_like_the_dealer", 0);
  private static final Knob MISTAKES = Knob.chance("mistakes", 0);
  private static final int DEALER_STANDS = 17;

  /** Makes players that play by given numbers. */
  public static final Computers<DuelState> COMPUTERS =
      new Computers<>(
          List.of(LIKE_THE_DEALER, MISTAKES, BetSizing.STYLE, BetSizing.SHARE), DuelPlayer::new);

  private final KnobSettings settings;
  private final BetSizing bets;

  /** A player that makes no mistake with its cards. */
  public DuelPlayer() {
    this(KnobSettings.USUAL);
  }

  public DuelPlayer(KnobSettings settings) {
    this.settings = settings;
    this.bets = new BetSizing(settings);
  }

  @Override
  public DuelAction choose(DuelState state, int seat, Knowledge knowledge, Dice dice) {
    if (state.owesBet(seat)) {
      return new DuelAction.Bet(bets.bet(state, seat));
    }
    List<DuelMove> moves = DuelChoices.moves(state, seat, knowledge);
    if (moves.size() > 1 && settings.happens(LIKE_THE_DEALER, dice)) {
      return likeTheDealer(state, seat, knowledge);
    } else if (moves.size() > 1 && settings.happens(MISTAKES, dice)) {
      return moves.get(dice.below(moves.size()));
    }
    return move(state, seat, knowledge, moves);
  }

  @Override
  public Advice advise(DuelState state, int seat, Knowledge knowledge, Dice dice) {
    return choose(state, seat, knowledge, dice)
        .match(
            new DuelAction.Cases<>(
                bet ->
                    new Advice(
                        bet, Advice.say("coach.bet", bet.amount()), bets.reason(state, seat)),
                move -> advised(state, seat, knowledge, move)));
  }

  private static Advice advised(DuelState state, int seat, Knowledge knowledge, DuelMove move) {
    DuelSeat player = state.player(seat);
    DuelHand hand = player.hands().get(player.openHand());
    int total =
        Dealt.faces(hand.cards(), knowledge).map(cards -> HandValue.of(cards).total()).orElse(0);
    Card dealer = Dealt.openFaces(state.dealer()).get(0);
    return new Advice(
        move,
        Advice.say("coach." + move.word()),
        Advice.say("coach.blackjack.table", total, dealer));
  }

  private static DuelMove likeTheDealer(DuelState state, int seat, Knowledge knowledge) {
    DuelSeat player = state.player(seat);
    DuelHand hand = player.hands().get(player.openHand());
    return Dealt.faces(hand.cards(), knowledge)
        .filter(cards -> HandValue.of(cards).total() < DEALER_STANDS)
        .map(cards -> DuelMove.HIT)
        .orElse(DuelMove.STAND);
  }

  /** The move of basic strategy among these for the hand that the seat has to play. */
  static DuelMove move(DuelState state, int seat, Knowledge knowledge, List<DuelMove> moves) {
    if (moves.size() == 1) {
      return moves.get(0);
    }
    DuelSeat player = state.player(seat);
    DuelHand hand = player.hands().get(player.openHand());
    List<Card> cards = Dealt.faces(hand.cards(), knowledge).orElse(List.of());
    List<Card> dealer = Dealt.openFaces(state.dealer());
    if (cards.isEmpty()) {
      return DuelMove.STAND;
    }
    DuelMove wish =
        BasicStrategy.move(
            cards, dealer.get(0), moves.contains(DuelMove.DOUBLE), moves.contains(DuelMove.SPLIT));
    return moves.contains(wish) ? wish : DuelMove.STAND;
  }
}
