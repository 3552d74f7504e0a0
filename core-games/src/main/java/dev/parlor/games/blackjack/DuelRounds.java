package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelState.NOBODY;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Step;
import dev.parlor.games.card.DeckSpec;
import java.util.List;

/** A round up to the first move: the shoe, the bets, the deal. */
final class DuelRounds {
  static final DeckSpec SHOE = new DeckSpec(6, 0);

  /** The fewest cards with which a round begins; with fewer left there is a new shoe. */
  private static final int LEAST_SHOE = 78;

  private DuelRounds() {}

  static void begin(DuelDraft draft) {
    draft.clear();
    if (!draft.anyPlays()) {
      draft.endMatch();
    } else if (SHOE.size() - draft.drawn < LEAST_SHOE || isBack(draft)) {
      shuffle(draft);
    } else {
      openBetting(draft);
    }
  }

  /** Whether a player is back for whom this shoe holds no cards. */
  private static boolean isBack(DuelDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      if (player.isIn() && player.sitsOut() && !player.away()) {
        return true;
      }
    }
    return false;
  }

  /** Plays the round again from the bets on, with a new shoe. */
  static void again(DuelDraft draft) {
    draft.clear();
    shuffle(draft);
  }

  /**
   * Asks for a shoe. It comes before the bets, because a sealed bet is bound to the deck on which
   * it is placed.
   */
  private static void shuffle(DuelDraft draft) {
    draft.deck++;
    draft.drawn = 0;
    draft.phase = DuelPhase.SHUFFLING;
    draft.ask(new Request.Shuffle(draft.deck, new Request.Contents.Fresh(SHOE), lots(draft)));
  }

  /** The lots that come with the shoe. In round 1 one of them decides who acts first. */
  private static List<Integer> lots(DuelDraft draft) {
    return draft.first == NOBODY ? List.of(draft.seats()) : List.of();
  }

  static Step<DuelState> shuffled(DuelState state, Event.Shuffled event) {
    DuelDraft draft = new DuelDraft(state);
    List<Integer> bounds = lots(draft);
    if (state.phase() != DuelPhase.SHUFFLING
        || event.deck() != state.deck()
        || event.lots().size() != bounds.size()) {
      return Step.refuse("event.unexpected");
    }
    if (!bounds.isEmpty()) {
      int lot = event.lots().get(0);
      if (!state.isSeat(lot)) {
        return Step.refuse("event.unexpected");
      }
      draft.first = lot;
    }
    for (int seat = 0; seat < draft.seats(); seat++) {
      if (!draft.player(seat).away()) {
        draft.set(seat, draft.player(seat).sittingOut(false));
      }
    }
    openBetting(draft);
    return draft.done();
  }

  private static void openBetting(DuelDraft draft) {
    draft.phase = DuelPhase.BETTING;
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      if (player.isIn() && (player.away() || player.sitsOut())) {
        draft.set(seat, player.betting(draft.options.minBet(player.chips())));
      }
    }
    dealWhenAllHaveBet(draft);
  }

  static Step<DuelState> bet(DuelState state, int seat, int amount) {
    if (state.phase() != DuelPhase.BETTING) {
      return Step.refuse("blackjack.bet.notNow");
    }
    if (!state.owesBet(seat)) {
      return Step.refuse("blackjack.bet.twice");
    }
    int chips = state.player(seat).chips();
    int min = state.options().minBet(chips);
    int max = state.options().maxBet(chips);
    if (amount < min || amount > max) {
      return Step.refuse("blackjack.bet.range", min, max, amount);
    }
    DuelDraft draft = new DuelDraft(state);
    draft.set(seat, state.player(seat).betting(amount));
    dealWhenAllHaveBet(draft);
    return draft.done();
  }

  static void dealWhenAllHaveBet(DuelDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      DuelSeat player = draft.player(seat);
      if (player.isIn() && player.bet() == 0) {
        return;
      }
    }
    deal(draft);
  }

  /** One card to everybody, the dealer's open one, then the second cards. */
  private static void deal(DuelDraft draft) {
    draft.phase = DuelPhase.DEALING;
    int seats = draft.seats();
    Dealt[] firstCards = new Dealt[seats];
    for (int step = 0; step < seats; step++) {
      int seat = draft.inOrder(step);
      if (draft.player(seat).plays()) {
        firstCards[seat] = draft.drawFor(seat);
      }
    }
    draft.drawForDealer();
    for (int step = 0; step < seats; step++) {
      int seat = draft.inOrder(step);
      DuelSeat player = draft.player(seat);
      if (player.plays()) {
        DuelHand hand = DuelHand.of(firstCards[seat], draft.drawFor(seat), player.bet());
        draft.set(seat, player.holding(List.of(hand)));
      }
    }
  }
}
