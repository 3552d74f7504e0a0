package dev.parlor.bench.blackjack;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelPhase;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.blackjack.DuelRoundResult;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table of computer players that bet the same in every round, and the world around it: one shoe,
 * shuffled when the rules ask. Nothing but {@code open}, {@code apply}, {@code choices} (through
 * the players) and the requests is used.
 */
final class Simulation {
  static final int SEATS = 2;
  private static final int BET = 10;
  private static final Setup SETUP =
      new Setup(
          SEATS,
          Map.of("rounds", "1000", "chips", "1000000", "minBet", "" + BET, "maxBet", "" + BET));

  private final Duel duel = new Duel();
  private final DuelPlayer player = new DuelPlayer();
  private final Dice dice;
  private final List<Card> shoe = new ArrayList<>(new DeckSpec(6, 0).cards());
  private final ArrayDeque<Request> waiting = new ArrayDeque<>();

  /** The knowledge of all seats. A player looks at his own cards only, so all may share it. */
  private final Knowledge eyes = slot -> shoe.get(slot.index());

  private final Request.Dealer dealer = new OwnDealer();
  private DuelState state;

  Simulation(long seed) {
    dice = Dice.seeded(seed);
    state = open();
  }

  private DuelState open() {
    Step.Accepted<DuelState> opened = duel.open(SETUP);
    state = opened.state();
    waiting.clear();
    waiting.addAll(opened.requests());
    carryOut();
    return state;
  }

  /** Plays this many rounds from the first round of a match on. */
  HouseTally run(long rounds) {
    double sum = 0;
    double squares = 0;
    for (long round = 0; round < rounds; round++) {
      double gain = playRound();
      sum += gain;
      squares += gain * gain;
    }
    return new HouseTally(rounds, sum, squares);
  }

  private double playRound() {
    if (state.phase() == DuelPhase.OVER) {
      open();
    }
    int round = state.round();
    while (state.round() == round && state.phase() != DuelPhase.OVER) {
      if (state.phase() == DuelPhase.PLAYING) {
        act(state.turn());
      } else {
        for (int seat = 0; seat < SEATS; seat++) {
          act(seat);
        }
      }
    }
    DuelRoundResult last = state.last();
    int net = 0;
    if (last != null) {
      for (DuelRoundResult.SeatResult seat : last.seats()) {
        net += seat.net();
      }
    }
    return -(double) net / (SEATS * BET);
  }

  private void act(int seat) {
    take(new Event.Acted(seat, player.choose(state, seat, eyes, dice)));
    carryOut();
  }

  private void take(Event event) {
    Step<DuelState> step = duel.apply(state, event);
    Step.Accepted<DuelState> accepted =
        step.accepted()
            .orElseThrow(() -> new IllegalStateException(event + " was refused: " + step));
    state = accepted.state();
    waiting.addAll(accepted.requests());
  }

  private void carryOut() {
    for (Request request = waiting.poll(); request != null; request = waiting.poll()) {
      request.cards().ifPresent(cards -> cards.to(dealer));
    }
  }

  /** All cards are seen: nobody has to be shown one alone. */
  private final class OwnDealer implements Request.Dealer {
    @Override
    public void shuffle(Request.Shuffle shuffle) {
      Simulation.this.shuffle();
      List<Integer> lots = new ArrayList<>();
      shuffle.lots().forEach(bound -> lots.add(dice.below(bound)));
      take(new Event.Shuffled(shuffle.deck(), lots));
    }

    @Override
    public void deal(Request.Deal deal) {
      // seen by all
    }

    @Override
    public void peek(Request.Peek peek) {
      // seen by all
    }

    @Override
    public void open(Request.Open open) {
      take(new Event.Opened(open.slot(), shoe.get(open.slot().index())));
    }
  }

  private void shuffle() {
    for (int i = shoe.size() - 1; i > 0; i--) {
      int j = dice.below(i + 1);
      shoe.set(i, shoe.set(j, shoe.get(i)));
    }
  }
}
