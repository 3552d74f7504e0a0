package dev.parlor.nerve;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.nerve.NerveState.Phase;
import java.util.ArrayList;
import java.util.List;

/** One step of a table, with what it asks of the world. */
final class NerveCourse {
  private static final int ANTE = 1;
  private static final int STAKE = 2;
  private static final int LOOK_MILLIS = 2_000;

  private final List<Request> requests = new ArrayList<>();
  private NerveState state;

  NerveCourse(NerveState state) {
    this.state = state;
  }

  static Step.Accepted<NerveState> open(int seats, int rounds) {
    List<NerveSeat> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(NerveSeat.with(NerveState.CHIPS));
    }
    NerveState state = new NerveState(rounds, 0, 0, Phase.SHUFFLING, 0, 0, all);
    return Step.accept(state, fresh(0));
  }

  private static Request fresh(int deck) {
    return new Request.Shuffle(deck, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of());
  }

  /** The timer while which all look at the cards of this round. */
  static Timer look(NerveState state) {
    return new Timer("look", Timer.ALL, state.played());
  }

  /** Deals a card to everybody who is here, and puts a chip of each into the pot. */
  Step.Accepted<NerveState> deal() {
    int index = 0;
    for (int seat = 0; seat < state.seats().size(); seat++) {
      NerveSeat one = state.seats().get(seat);
      if (!one.gone()) {
        Slot slot = new Slot(state.deck(), index++);
        requests.add(new Request.Deal(slot, seat));
        state = state.with(seat, one.puts(ANTE).holding(Dealt.down(slot)));
      }
    }
    state = state.in(Phase.STAKING);
    return goOn();
  }

  Step.Accepted<NerveState> says(int seat, NerveAction word) {
    NerveSeat one = state.seats().get(seat).says(word);
    state = state.with(seat, word == NerveAction.STAKE ? one.puts(STAKE) : one);
    return goOn();
  }

  /**
   * Goes on to the next seat that has not spoken. A seat that is away folds. When all have spoken,
   * the cards are opened.
   */
  private Step.Accepted<NerveState> goOn() {
    for (int step = 0; step < state.seats().size(); step++) {
      int seat = (state.played() + step) % state.seats().size();
      NerveSeat one = state.seats().get(seat);
      if (!one.gone() && one.said() == null && one.away()) {
        state = state.with(seat, one.says(NerveAction.FOLD));
      } else if (!one.gone() && one.said() == null) {
        state = state.turnOf(seat);
        return done();
      }
    }
    state = state.in(Phase.OPENING);
    for (NerveSeat one : state.seats()) {
      Dealt card = one.card();
      if (card != null && one.holds()) {
        requests.add(new Request.Open(card.slot()));
      }
    }
    return requests.stream().anyMatch(each -> each instanceof Request.Open) ? done() : lookAt();
  }

  Step.Accepted<NerveState> opened(int seat, Card face) {
    NerveSeat one = state.seats().get(seat);
    Dealt card = one.card();
    if (card != null) {
      state = state.with(seat, one.holding(card.turned(face)));
    }
    boolean all =
        state.seats().stream()
            .filter(NerveSeat::holds)
            .allMatch(each -> each.card() != null && each.card().isOpen());
    return all ? lookAt() : done();
  }

  private Step.Accepted<NerveState> lookAt() {
    state = state.in(Phase.LOOKING);
    requests.add(new Request.StartTimer(look(state), LOOK_MILLIS));
    return done();
  }

  /**
   * The seats that hold the highest open card. Several share the pot. If there is none, the pot
   * stays for the next round.
   */
  static List<Integer> winners(List<NerveSeat> seats) {
    int best = 0;
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      Dealt card = seats.get(seat).card();
      Card face = card == null || !seats.get(seat).holds() ? null : card.face();
      int height = face == null ? 0 : face.rank().number();
      if (height > best) {
        winners.clear();
        best = height;
      }
      if (height > 0 && height == best) {
        winners.add(seat);
      }
    }
    return winners;
  }

  /**
   * Gives the pot to those who have won it, and shuffles the same cards into a deck of their own.
   */
  Step.Accepted<NerveState> next() {
    List<Slot> lying = state.lying();
    List<Integer> winners = winners(state.seats());
    int share = winners.isEmpty() ? 0 : state.pot() / winners.size();
    settle(seat -> winners.contains(seat) ? share : 0, state.pot() - share * winners.size());
    return state.played() == state.rounds()
        ? over()
        : shuffle(
            new Request.Shuffle(state.deck() + 1, new Request.Contents.Pile(lying), List.of()));
  }

  private void settle(java.util.function.IntUnaryOperator won, int kept) {
    List<NerveSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      seats.add(state.seats().get(seat).afresh(won.applyAsInt(seat)));
    }
    state =
        new NerveState(
            state.rounds(), state.played() + 1, state.deck(), Phase.SHUFFLING, 0, kept, seats);
  }

  private Step.Accepted<NerveState> shuffle(Request request) {
    state =
        new NerveState(
            state.rounds(),
            state.played(),
            state.deck() + 1,
            Phase.SHUFFLING,
            0,
            state.kept(),
            state.seats());
    requests.add(request);
    return done();
  }

  Step.Accepted<NerveState> away(int seat, boolean nowAway) {
    NerveSeat one = state.seats().get(seat);
    state = state.with(seat, one.present(nowAway, false));
    return state.phase() == Phase.STAKING ? goOn() : done();
  }

  /**
   * Voids the round because a seat leaves: everybody gets back what lies in the pot, and a new deck
   * begins.
   */
  Step.Accepted<NerveState> leaves(int seat) {
    if (state.phase() == Phase.LOOKING) {
      requests.add(new Request.StopTimer(look(state)));
    }
    List<NerveSeat> before = state.seats();
    settle(each -> before.get(each).staked(), state.kept());
    state = state.with(seat, state.seats().get(seat).present(false, true));
    return state.present() < 2 || state.played() == state.rounds()
        ? over()
        : shuffle(fresh(state.deck() + 1));
  }

  private Step.Accepted<NerveState> over() {
    state = state.in(Phase.OVER);
    requests.add(new Request.Finish(outcome(state)));
    return done();
  }

  /**
   * The places at the end. A seat with more chips stands higher; a seat that has left stands behind
   * all others.
   */
  static Outcome outcome(NerveState state) {
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      NerveSeat one = state.seats().get(seat);
      long better = state.seats().stream().filter(other -> rank(other) > rank(one)).count();
      standings.add(new Outcome.Standing(seat, (int) better + 1, one.chips()));
    }
    return new Outcome(standings, state.played(), List.of());
  }

  private static int rank(NerveSeat seat) {
    return seat.gone() ? -1 : seat.chips();
  }

  private Step.Accepted<NerveState> done() {
    return new Step.Accepted<>(state, requests);
  }
}
