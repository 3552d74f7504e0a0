package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicState.DEALER;
import static dev.parlor.games.classic.ClassicState.PLAYER;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * How a game ends once all cards are open: the state of the machine, and who kept something back.
 */
record ClassicVerification(ClassicNode node, List<Outcome.Violation> violations) {

  static ClassicVerification of(Side player, Side dealer, ClassicOptions options) {
    Lie playersLie = lie(player, options);
    Lie dealersLie = lie(dealer, options);
    List<Outcome.Violation> violations = new ArrayList<>();
    name(violations, PLAYER, player, playersLie);
    name(violations, DEALER, dealer, dealersLie);
    ClassicNode node = result(player, dealer, options);
    if (playersLie != Lie.NONE && dealersLie != Lie.NONE) {
      node = ClassicNode.GAME_OVER_DRAW;
    } else if (playersLie != Lie.NONE) {
      node =
          playersLie == Lie.BUST
              ? ClassicNode.GAME_OVER_PLAYER_BUSTS
              : ClassicNode.GAME_OVER_DEALER_WINS;
    } else if (dealersLie != Lie.NONE) {
      node =
          dealersLie == Lie.BUST
              ? ClassicNode.GAME_OVER_DEALER_BUSTS
              : ClassicNode.GAME_OVER_PLAYER_WINS;
    }
    return new ClassicVerification(node, violations);
  }

  /** The end by the cards alone, in the order of the state machine. */
  private static ClassicNode result(Side player, Side dealer, ClassicOptions options) {
    int playersDeal = dealTotal(player);
    int dealersDeal = dealTotal(dealer);
    int playersTotal = player.openTotal();
    int dealersTotal = dealer.openTotal();
    if (playersDeal == Side.LIMIT) {
      return ClassicNode.GAME_OVER_PLAYER_WINS;
    } else if (dealersDeal == Side.LIMIT) {
      return ClassicNode.GAME_OVER_DEALER_WINS;
    } else if (isBust(player, playersTotal, options)) {
      return ClassicNode.GAME_OVER_PLAYER_BUSTS;
    } else if (isBust(dealer, dealersTotal, options)) {
      return ClassicNode.GAME_OVER_DEALER_BUSTS;
    } else if (playersTotal == dealersTotal) {
      return ClassicNode.GAME_OVER_DRAW;
    }
    return playersTotal > dealersTotal
        ? ClassicNode.GAME_OVER_PLAYER_WINS
        : ClassicNode.GAME_OVER_DEALER_WINS;
  }

  /** Whether the total is over 21. By the literal rule two aces at the deal are 22 and no bust. */
  private static boolean isBust(Side side, int total, ClassicOptions options) {
    return total > Side.LIMIT && (side.hasHit() || !options.literal());
  }

  private static int dealTotal(Side side) {
    return Side.total(Dealt.openFaces(side.cards()).subList(0, 2));
  }

  private enum Lie {
    NONE,
    HIDDEN_21,
    BUST
  }

  private static Lie lie(Side side, ClassicOptions options) {
    if (side.said() == Side.Said.PASSED && options.endsAtDeal(dealTotal(side))) {
      return Lie.HIDDEN_21;
    }
    int vouched = Side.total(Dealt.openFaces(side.cards().subList(0, side.vouched())));
    return vouched > Side.LIMIT ? Lie.BUST : Lie.NONE;
  }

  private static void name(List<Outcome.Violation> violations, int seat, Side side, Lie lie) {
    if (lie == Lie.NONE) {
      return;
    }
    String key = lie == Lie.BUST ? "classic.violation.hiddenBust" : "classic.violation.hidden21";
    StringBuilder cards = new StringBuilder();
    for (Card card : Dealt.openFaces(side.cards())) {
      cards.append(cards.length() == 0 ? "" : " ").append(card);
    }
    violations.add(new Outcome.Violation(seat, new Refusal(key, List.of(cards.toString()))));
  }
}
