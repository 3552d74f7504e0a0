package dev.parlor.games.poker;

import dev.parlor.games.Step;
import dev.parlor.games.poker.PokerSeat.Presence;
import dev.parlor.games.poker.hand.HandSeat;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import java.util.ArrayList;
import java.util.List;

/** Seats that are silent for a while, come back, or are gone. */
final class PokerAbsence {
  private PokerAbsence() {}

  static Step<HoldemState> away(HoldemState state, int seat) {
    return is(state, seat, Presence.HERE)
        ? HandFlow.from(with(state, seat, Presence.AWAY))
        : Step.refuse("event.unexpected");
  }

  static Step<HoldemState> returned(HoldemState state, int seat) {
    if (!is(state, seat, Presence.AWAY) && !is(state, seat, Presence.SITTING_OUT)) {
      return Step.refuse("event.unexpected");
    }
    HoldemState back = with(state, seat, Presence.HERE);
    return state.rests() ? HandEnd.next(back) : HandFlow.from(back);
  }

  /**
   * A silent seat sits out. What it has put into the pot of this hand stays there for the others.
   * From the next hand on it posts its blinds, gets no cards, and gives the blinds up.
   */
  static Step<HoldemState> satOut(HoldemState state, int seat) {
    if (!is(state, seat, Presence.AWAY)) {
      return Step.refuse("event.unexpected");
    }
    HoldemState sits = with(state, seat, Presence.SITTING_OUT);
    if (state.hand().isPresent()) {
      return voided(sits, state.hand().get(), state.hand().get().leave(seat));
    }
    return Step.accept(sits);
  }

  /** Folds the hands of those who sit out, as a hand begins; one seat has to be left. */
  static HoldemState withoutThoseWhoSitOut(HoldemState dealt) {
    HoldemState state = dealt;
    for (int seat : dealt.hand().orElseThrow(IllegalStateException::new).start().clockwise()) {
      PokerHand hand = state.hand().orElseThrow(IllegalStateException::new);
      if (state.seats().get(seat).sitsOut() && !hand.isDecided()) {
        state = state.withHand(hand.leave(seat), withFold(state, hand, seat));
      }
    }
    return state;
  }

  private static boolean is(HoldemState state, int seat, Presence presence) {
    return isSeat(state, seat) && state.seats().get(seat).presence() == presence;
  }

  private static HoldemState with(HoldemState state, int seat, Presence presence) {
    return state.withSeat(seat, state.seats().get(seat).withPresence(presence));
  }

  /** Whether the seat has no claim to what it has put into the pot of a void hand. */
  private static boolean hasGivenUp(HoldemState state, int seat) {
    return state.seats().get(seat).hasLeft() || state.seats().get(seat).sitsOut();
  }

  /**
   * A seat leaves and is out of the match. The hand is void if its cards can't be opened any more.
   */
  static Step<HoldemState> left(HoldemState state, int seat, boolean keysHandedOver) {
    if (!isSeat(state, seat) || state.seats().get(seat).hasLeft()) {
      return Step.refuse("event.unexpected");
    }
    PokerSeat before = state.seats().get(seat);
    HoldemState gone =
        state.withSeat(
            seat, before.withPresence(Presence.LEFT).out(state.handsPlayed() + 1, before.chips()));
    if (!state.hand().isPresent()) {
      return gone.contenders().size() < 2 || !keysHandedOver
          ? HandEnd.next(gone)
          : Step.accept(gone);
    }
    PokerHand hand = state.hand().get();
    return keysHandedOver
        ? HandFlow.from(gone.withHand(hand.leave(seat), withFold(state, hand, seat)))
        : voided(gone, hand, hand.leave(seat));
  }

  /** Ends a hand whose cards can't be opened any more. If enough hands lie open, they decide. */
  private static Step.Accepted<HoldemState> voided(
      HoldemState state, PokerHand hand, PokerHand left) {
    DeckLayout layout = DeckLayout.of(state, hand);
    boolean shown =
        HandFlow.isClosed(hand)
            && left.liveSeats().stream()
                .allMatch(seat -> layout.open(state.faces(), seat).size() == 2);
    return voidWith(state, hand, shown ? FairShares.stacks(state, left) : refunds(state, hand));
  }

  private static List<PokerMove> withFold(HoldemState state, PokerHand hand, int seat) {
    List<PokerMove> moves = new ArrayList<>(state.moves());
    if (hand.players().get(seat).live()) {
      hand.leave(seat).players().get(seat).last().ifPresent(moves::add);
    }
    return moves;
  }

  /**
   * The stacks when everybody gets back what he put in. Seats that left or sit out get nothing: the
   * others who were still in the hand share their chips, odd chips going clockwise from the left of
   * the button.
   */
  private static List<Integer> refunds(HoldemState state, PokerHand hand) {
    HandStart start = hand.start();
    List<Integer> stacks = new ArrayList<>();
    List<Integer> heirs = new ArrayList<>(start.clockwise());
    int forfeited = 0;
    for (int seat = 0; seat < state.seats().size(); seat++) {
      HandSeat player = hand.players().get(seat);
      boolean left = hasGivenUp(state, seat);
      int paid = player.total() + start.ante(seat);
      forfeited += left ? paid : 0;
      stacks.add(
          start.dealt().contains(seat) && left ? player.stack() : state.seats().get(seat).chips());
    }
    heirs.removeIf(seat -> !hand.players().get(seat).live() || hasGivenUp(state, seat));
    for (int i = 0; i < heirs.size(); i++) {
      int part = forfeited / heirs.size() + (i < forfeited % heirs.size() ? 1 : 0);
      stacks.set(heirs.get(i), stacks.get(heirs.get(i)) + part);
    }
    return stacks;
  }

  private static Step.Accepted<HoldemState> voidWith(
      HoldemState state, PokerHand hand, List<Integer> stacks) {
    HandResult result =
        new HandResult(
            state.handsPlayed() + 1,
            new HandResult.Played(state.deck(), hand.start(), state.moves(), state.board()),
            List.of(),
            HandResult.Payout.NONE,
            stacks,
            true);
    return HandEnd.next(state.withResult(result, HandEnd.seatsAfter(state, result)));
  }

  private static boolean isSeat(HoldemState state, int seat) {
    return seat >= 0 && seat < state.seats().size();
  }
}
