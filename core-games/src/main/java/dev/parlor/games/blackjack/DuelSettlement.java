package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.games.twentyone.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a round: claims are checked, bets are paid, the next round or the end follows. */
final class DuelSettlement {
  private DuelSettlement() {}

  static void settleWhenAllIsOpen(DuelDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      for (int i = 0; i < player.hands().size(); i++) {
        if (!Dealt.allOpen(player.hands().get(i).cards())) {
          return;
        }
      }
    }
    settle(draft);
  }

  private static void settle(DuelDraft draft) {
    HandValue dealer = HandValue.of(Dealt.openFaces(draft.dealer));
    List<DuelRoundResult.SeatResult> results = new ArrayList<>(draft.seats());
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      if (player.isIn()) {
        DuelRoundResult.SeatResult result = result(draft, seat, player, dealer);
        results.add(result);
        draft.set(seat, player.settled(result.net(), draft.round));
        draft.house -= result.net();
      }
    }
    draft.last = new DuelRoundResult(draft.round, draft.dealer, results);
    if (draft.seatsIn() < 2 || draft.round == draft.options.rounds()) {
      draft.endMatch();
    } else {
      draft.round++;
      DuelRounds.begin(draft);
    }
  }

  private static DuelRoundResult.SeatResult result(
      DuelDraft draft, int seat, DuelSeat player, HandValue dealer) {
    if (player.hands().isEmpty()) {
      return new DuelRoundResult.SeatResult(seat, -player.bet(), List.of(), null); // it sat out
    }
    Optional<Refusal> violation = Claims.violation(player.hands(), draft.options, draft.round);
    violation.ifPresent(
        what -> draft.violations = Lists.plus(draft.violations, new Outcome.Violation(seat, what)));
    List<DuelRoundResult.HandResult> hands = new ArrayList<>(player.hands().size());
    int net = 0;
    for (int i = 0; i < player.hands().size(); i++) {
      DuelHand hand = player.hands().get(i);
      List<Card> cards = Dealt.openFaces(hand.cards());
      DuelVerdict verdict =
          violation.isPresent()
              ? DuelVerdict.FORFEIT
              : DuelVerdict.of(HandValue.of(cards), hand.split(), dealer);
      hands.add(new DuelRoundResult.HandResult(hand.cards(), hand.bet(), verdict));
      net += verdict.net(hand.bet());
    }
    return new DuelRoundResult.SeatResult(seat, net, hands, violation.orElse(null));
  }
}
