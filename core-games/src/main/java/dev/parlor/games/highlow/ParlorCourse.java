package dev.parlor.games.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * One step of the table under construction: the course of a hand and of the turns. It begins with a
 * state and ends with {@link #done}.
 */
final class ParlorCourse {
  private final List<Request> requests = new ArrayList<>();
  private HighLowState state;

  ParlorCourse(HighLowState state) {
    this.state = state;
  }

  Step.Accepted<HighLowState> done() {
    return new Step.Accepted<>(state, requests);
  }

  ParlorCourse shuffleFirst() {
    requests.add(shuffle());
    return this;
  }

  /** The shoe is ready: the hand that waited for it goes on. */
  ParlorCourse shuffled() {
    if (state.hand().bet() > 0) {
      return draw(ParlorPhase.THIRD_CARD);
    } else if (state.hand().first() == null || !state.player(state.turn()).playing()) {
      return turnFrom(state.turn());
    }
    return draw(ParlorPhase.SECOND_CARD);
  }

  /** A card came up that was asked for. */
  ParlorCourse opened(Slot slot, Card card) {
    state = state.withShoe(state.shoe().without(card));
    boolean playing = state.player(state.turn()).playing();
    if (state.phase() == ParlorPhase.THIRD_CARD) {
      return settle(slot, card);
    } else if (!playing) {
      return nextTurn();
    } else if (state.phase() == ParlorPhase.FIRST_CARD) {
      return first(CountedCard.of(slot, card));
    } else {
      return second(CountedCard.of(slot, card));
    }
  }

  private ParlorCourse first(CountedCard held) {
    state = state.withHand(state.hand().withFirst(held));
    return held.undeclared() ? decide(ParlorPhase.DECLARE_FIRST) : draw(ParlorPhase.SECOND_CARD);
  }

  private ParlorCourse second(CountedCard held) {
    CountedCard first = state.hand().first();
    if (first != null && first.ace() && held.ace()) {
      state =
          state.withHand(
              state.hand().withSecond(held.declared(first.value() == CountedCard.LOW_ACE)));
      return decide(ParlorPhase.BET);
    }
    if (held.undeclared()) {
      state = state.withHand(state.hand().withSecond(held));
      return decide(ParlorPhase.DECLARE_SECOND);
    }
    return secondDeclared(held);
  }

  private ParlorCourse secondDeclared(CountedCard held) {
    CountedCard first = state.hand().first();
    if (first != null && held.tooClose(first)) {
      state = state.withHand(state.hand().redraw(held));
      return draw(ParlorPhase.SECOND_CARD);
    }
    state = state.withHand(state.hand().withSecond(held));
    return decide(ParlorPhase.BET);
  }

  ParlorCourse declare(boolean high) {
    ParlorHand hand = state.hand();
    if (state.phase() == ParlorPhase.DECLARE_FIRST && hand.first() != null) {
      state = state.withHand(hand.withFirst(hand.first().declared(high)));
      return draw(ParlorPhase.SECOND_CARD);
    }
    CountedCard second = hand.second();
    return second == null ? this : secondDeclared(second.declared(high));
  }

  ParlorCourse bet(int coins) {
    state = state.withHand(state.hand().withBet(coins, coins == state.pot()));
    return draw(ParlorPhase.THIRD_CARD);
  }

  private ParlorCourse settle(Slot slot, Card card) {
    ParlorHand hand = state.hand();
    int gain = hand.judge(card).gain(hand.bet());
    state = state.withHand(hand.settled(new Dealt(slot, card), hand.judge(card))).handSettled();
    transfer(gain);
    ParlorSeat player = state.player(state.turn()).handPlayed();
    state = state.withPlayer(state.turn(), player);
    if (state.pot() == 0) {
      state = state.withPot(HighLowOptions.FRESH_POT);
      return endTurnSeat(ParlorEnding.POT_EMPTIED);
    }
    if (!player.playing()) {
      return nextTurn();
    }
    return handsUsedUp(player)
        ? endTurnSeat(ParlorEnding.HANDS_PLAYED)
        : decide(ParlorPhase.PROMPT);
  }

  private void transfer(int gain) {
    state =
        state
            .withPot(state.pot() - gain)
            .withPlayer(state.turn(), state.player(state.turn()).pay(-gain));
  }

  private boolean handsUsedUp(ParlorSeat player) {
    return state.options().hands() > 0 && player.hands() >= state.options().hands();
  }

  /** The seat in turn says {@code end}. */
  ParlorCourse end() {
    transfer(-state.forfeit());
    return endTurnSeat(ParlorEnding.ENDED);
  }

  private ParlorCourse endTurnSeat(ParlorEnding why) {
    end(state.turn(), why);
    return nextTurn();
  }

  private void end(int seat, ParlorEnding why) {
    if (state.player(seat).playing()) {
      state = state.withPlayer(seat, state.player(seat).ended(why));
    }
  }

  /** A seat is gone. Its hand goes with it before the bet; a bet that stands is still settled. */
  ParlorCourse left(int seat) {
    boolean inTurn = seat == state.turn();
    if (inTurn && state.phase().deciding()) {
      transfer(-state.forfeit());
    }
    state = state.withPlayer(seat, state.player(seat).ended(ParlorEnding.LEFT));
    if (state.players().size() > 1 && present() == 1) {
      if (inTurn && state.phase() == ParlorPhase.THIRD_CARD) {
        transfer(-state.hand().bet());
      }
      return finish();
    }
    boolean goOn = state.phase() == ParlorPhase.PAUSED || (inTurn && state.phase().deciding());
    return goOn ? nextTurn() : this;
  }

  /**
   * How many have a part in the deck. With one alone the match ends, because that seat would know
   * every coming coin.
   */
  private long present() {
    return state.players().stream().filter(p -> p.ending() != ParlorEnding.LEFT).count();
  }

  ParlorCourse away(int seat) {
    state = state.withPlayer(seat, state.player(seat).withAway(true));
    return seat == state.turn() && state.phase().deciding() ? decide(state.phase()) : this;
  }

  ParlorCourse returned(int seat) {
    state = state.withPlayer(seat, state.player(seat).withAway(false));
    return state.phase() == ParlorPhase.PAUSED ? turnFrom(seat) : this;
  }

  /** Waits for the seat in turn. If it is away, the default is taken at once. */
  private ParlorCourse decide(ParlorPhase phase) {
    state = state.at(phase);
    if (!state.player(state.turn()).away()) {
      return this;
    }
    return switch (phase) {
      case DECLARE_FIRST, DECLARE_SECOND -> declare(Defaults.HIGH);
      case BET -> bet(Defaults.bet(state));
      default -> nextTurn();
    };
  }

  ParlorCourse nextTurn() {
    return turnFrom((state.turn() + 1) % state.players().size());
  }

  /** Gives the turn to the first seat from here, clockwise, that can play a hand. */
  private ParlorCourse turnFrom(int from) {
    int seats = state.players().size();
    if (state.players().stream().noneMatch(ParlorSeat::playing)) {
      return finish();
    }
    if (state.players().stream().filter(ParlorSeat::playing).allMatch(ParlorSeat::away)) {
      state = state.at(ParlorPhase.PAUSED);
      return this;
    }
    int seat = from;
    while (!state.player(seat).playing() || state.player(seat).away()) {
      miss(seat);
      seat = (seat + 1) % seats;
    }
    state = state.turnOf(seat);
    if (!state.limits().playable()) {
      return endTurnSeat(ParlorEnding.BROKE);
    }
    return draw(ParlorPhase.FIRST_CARD);
  }

  /** A seat that is away misses its hand, so that the table need not wait for it at the end. */
  private void miss(int seat) {
    ParlorSeat player = state.player(seat);
    if (player.playing()) {
      ParlorSeat missed = player.handPlayed();
      state =
          state.withPlayer(
              seat, handsUsedUp(missed) ? missed.ended(ParlorEnding.HANDS_PLAYED) : missed);
    }
  }

  private ParlorCourse draw(ParlorPhase phase) {
    boolean fresh =
        phase == ParlorPhase.FIRST_CARD
            ? state.shoe().left() < Shoe.RESHUFFLE_BELOW
            : state.shoe().left() == 0;
    if (fresh) {
      state = state.withShoe(Shoe.fresh(state.shoe().deck() + 1)).at(ParlorPhase.SHUFFLE);
      requests.add(shuffle());
    } else {
      state = state.at(phase);
      requests.add(new Request.Open(state.shoe().next()));
    }
    return this;
  }

  private Request shuffle() {
    return new Request.Shuffle(
        state.shoe().deck(), new Request.Contents.Fresh(Shoe.CARDS), List.of());
  }

  private ParlorCourse finish() {
    state = state.at(ParlorPhase.OVER);
    requests.add(new Request.Finish(ParlorPlaces.outcome(state)));
    return this;
  }
}
