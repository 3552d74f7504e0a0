package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.games.twentyone.Lists;
import java.util.List;

/** Cards turned over for all: the dealer's, then everybody's hands. */
final class House {
  private static final int STANDS_ON = 17;

  private House() {}

  /**
   * Begins with the hole card. It is always shown, and drawn only now, because no rule looks at it
   * before.
   */
  static void begin(DuelDraft draft) {
    draft.phase = DuelPhase.DEALER;
    draft.drawForDealer();
  }

  static Step<DuelState> opened(DuelState state, Event.Opened event) {
    if (event.card().isJoker()) {
      return Step.refuse("event.unexpected");
    }
    return switch (state.phase()) {
      case DEALING, DEALER -> dealerCard(state, event.slot(), event.card());
      case OPENING -> playerCard(state, event.slot(), event.card());
      case SHUFFLING, BETTING, PLAYING, OVER -> Step.refuse("event.unexpected");
    };
  }

  private static Step<DuelState> dealerCard(DuelState state, Slot slot, Card card) {
    int newest = state.dealer().size() - 1;
    Dealt awaited = state.dealer().get(newest);
    if (!awaited.slot().equals(slot)) {
      return Step.refuse("event.unexpected");
    }
    DuelDraft draft = new DuelDraft(state);
    draft.dealer = Lists.with(state.dealer(), newest, awaited.turned(card));
    if (state.phase() == DuelPhase.DEALING) {
      draft.phase = DuelPhase.PLAYING;
      DuelTurns.advance(draft);
    } else if (draws(draft)) {
      draft.drawForDealer();
    } else {
      openHands(draft);
    }
    return draft.done();
  }

  /**
   * Whether the dealer draws: he hits up to 16 and stands on every 17, and draws only if there is a
   * hand left that he has to beat.
   */
  private static boolean draws(DuelDraft draft) {
    return HandValue.of(Dealt.openFaces(draft.dealer)).total() < STANDS_ON && contested(draft);
  }

  private static boolean contested(DuelDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      for (int i = 0; i < player.hands().size(); i++) {
        if (player.hands().get(i).contested()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void openHands(DuelDraft draft) {
    draft.phase = DuelPhase.OPENING;
    for (int step = 0; step < draft.seats(); step++) {
      DuelSeat player = draft.player(draft.inOrder(step));
      for (int i = 0; i < player.hands().size(); i++) {
        List<Dealt> cards = player.hands().get(i).cards();
        for (int j = 0; j < cards.size(); j++) {
          draft.ask(new Request.Open(cards.get(j).slot()));
        }
      }
    }
  }

  private static Step<DuelState> playerCard(DuelState state, Slot slot, Card card) {
    for (int seat = 0; seat < state.players().size(); seat++) {
      DuelSeat player = state.player(seat);
      for (int i = 0; i < player.hands().size(); i++) {
        DuelHand hand = player.hands().get(i);
        for (int j = 0; j < hand.cards().size(); j++) {
          Dealt dealt = hand.cards().get(j);
          if (!dealt.isOpen() && dealt.slot().equals(slot)) {
            DuelDraft draft = new DuelDraft(state);
            draft.set(seat, player.holding(i, hand.turned(j, dealt.turned(card))));
            DuelSettlement.settleWhenAllIsOpen(draft);
            return draft.done();
          }
        }
      }
    }
    return Step.refuse("event.unexpected");
  }
}
