package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicState.DEALER;
import static dev.parlor.games.classic.ClassicState.PLAYER;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.Lists;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game while one event moves it on, and the requests that follow. It lives inside one {@code
 * apply} and is frozen into the next state at its end.
 */
final class ClassicCourse {
  static final int DECK = 0;

  private final ClassicOptions options;
  private final List<Request> requests = new ArrayList<>();
  private final Side[] sides;
  private ClassicStage stage;
  private List<Moment> history;
  private int turn;
  private @Nullable Integer gone;
  private List<Outcome.Violation> violations;

  ClassicCourse(ClassicState state) {
    options = state.options();
    stage = state.stage();
    history = state.history();
    sides = new Side[] {state.side(PLAYER), state.side(DEALER)};
    turn = state.turn();
    gone = state.gone();
    violations = state.violations();
  }

  /** Plays for whoever is away and for a dealer by policy, then freezes. */
  Step.Accepted<ClassicState> done() {
    StandIn.play(this);
    return new Step.Accepted<>(freeze(), requests);
  }

  ClassicState freeze() {
    return new ClassicState(
        options, stage, history, List.of(sides[PLAYER], sides[DEALER]), turn, gone, violations);
  }

  void shuffled() {
    stage = ClassicStage.READY;
  }

  void away(int seat, boolean now) {
    sides[seat] = sides[seat].away(now);
  }

  void left(int seat) {
    gone = seat;
    finish();
  }

  /** Player down, dealer down, player up, dealer up. */
  void deal() {
    stage = ClassicStage.DEALING;
    for (int i = 0; i < 4; i++) {
      int seat = i % 2;
      Dealt card = draw();
      sides[seat] = sides[seat].plus(card);
      boolean down = i < 2 && !options.seesAll();
      requests.add(down ? new Request.Deal(card.slot(), seat) : new Request.Open(card.slot()));
    }
  }

  private Dealt draw() {
    int drawn = sides[PLAYER].cards().size() + sides[DEALER].cards().size();
    return Dealt.down(new Slot(DECK, drawn));
  }

  void declare(int seat, Side.Said what) {
    sides[seat] = sides[seat].saying(what);
    if (what == Side.Said.SHOWN) {
      requests.add(new Request.Open(sides[seat].cards().get(0).slot()));
    }
    afterDeclaring();
  }

  void hit() {
    vouch();
    Dealt card = draw();
    sides[turn] = sides[turn].plus(card);
    stage = ClassicStage.HITTING;
    requests.add(new Request.Open(card.slot()));
  }

  void stay() {
    vouch();
    endTurn();
  }

  /** Stays without saying anything about the cards. */
  void staySilently() {
    prove();
    endTurn();
  }

  private void endTurn() {
    if (turn == PLAYER) {
      turn = DEALER;
      stage = ClassicStage.DEALER;
      append(ClassicNode.DEALERS_ROUND);
    } else {
      reveal();
    }
  }

  void show() {
    stage = ClassicStage.SHOWING;
    requests.add(new Request.Open(sides[turn].cards().get(0).slot()));
  }

  /** Notes that the side says by playing on that its last hit did not go over 21. */
  private void vouch() {
    if (sides[turn].unproven()) {
      sides[turn] = sides[turn].vouching();
    }
    prove();
  }

  private void prove() {
    if (sides[turn].unproven()) {
      sides[turn] = sides[turn].unproven(false);
      append(ownRound());
    }
  }

  private ClassicNode ownRound() {
    return turn == PLAYER ? ClassicNode.PLAYERS_ROUND : ClassicNode.DEALERS_ROUND;
  }

  /** Turns a card over; false when nobody awaits it. */
  boolean opened(Slot slot, Card face) {
    for (int seat = PLAYER; seat <= DEALER; seat++) {
      List<Dealt> cards = sides[seat].cards();
      for (int i = 0; i < cards.size(); i++) {
        if (cards.get(i).slot().equals(slot) && !cards.get(i).isOpen() && awaited(seat, i)) {
          sides[seat] = sides[seat].turned(i, face);
          afterOpening();
          return true;
        }
      }
    }
    return false;
  }

  private boolean awaited(int seat, int index) {
    return switch (stage) {
      case DEALING -> index == 1 || options.seesAll();
      case DECLARING -> sides[seat].said() == Side.Said.SHOWN;
      case HITTING -> seat == turn && index == sides[seat].cards().size() - 1;
      case SHOWING -> seat == turn;
      case REVEALING -> true;
      case SHUFFLING, READY, PLAYER, DEALER, OVER -> false;
    };
  }

  private void afterOpening() {
    switch (stage) {
      case DEALING -> afterDealing();
      case DECLARING -> afterDeclaring();
      case HITTING -> afterHitting();
      case SHOWING -> afterShowing();
      case REVEALING -> reveal();
      case SHUFFLING, READY, PLAYER, DEALER, OVER -> {}
    }
  }

  private void afterDealing() {
    for (Side side : sides) {
      if (!(options.seesAll() ? side.isOpen() : side.cards().get(1).isOpen())) {
        return;
      }
    }
    for (int seat = PLAYER; seat <= DEALER; seat++) {
      if (options.seesAll() || !sides[seat].perhaps21()) {
        sides[seat] = sides[seat].saying(Side.Said.NOT_ASKED);
      }
    }
    stage = ClassicStage.DECLARING;
    afterDeclaring();
  }

  /** Ends the game if the player has 21, or if the dealer has it and the player does not. */
  private void afterDeclaring() {
    for (Side side : sides) {
      if (side.said() == Side.Said.NOTHING || (side.said() == Side.Said.SHOWN && !side.isOpen())) {
        return;
      }
      if (side.isOpen() && options.endsAtDeal(side.openTotal())) {
        reveal();
        return;
      }
    }
    append(ClassicNode.PLAYERS_ROUND);
    turn = PLAYER;
    stage = ClassicStage.PLAYER;
  }

  private void afterHitting() {
    if (sides[turn].isOpen() || !sides[turn].perhapsBust()) {
      afterShowing();
    } else {
      sides[turn] = sides[turn].unproven(true);
      stage = turn == PLAYER ? ClassicStage.PLAYER : ClassicStage.DEALER;
    }
  }

  /** Goes on when the total of the side in turn is known, or known to be small enough. */
  private void afterShowing() {
    sides[turn] = sides[turn].unproven(false);
    if (sides[turn].surelyBust()) {
      reveal();
    } else {
      stage = turn == PLAYER ? ClassicStage.PLAYER : ClassicStage.DEALER;
      append(ownRound());
    }
  }

  /** Opens both down cards before the game ends. */
  private void reveal() {
    boolean asked = stage == ClassicStage.REVEALING;
    stage = ClassicStage.REVEALING;
    boolean allOpen = true;
    for (Side side : sides) {
      if (!side.isOpen()) {
        allOpen = false;
        boolean onItsWay = asked || side.said() == Side.Said.SHOWN;
        if (!onItsWay) {
          requests.add(new Request.Open(side.cards().get(0).slot()));
        }
      }
    }
    if (allOpen) {
      ClassicVerification end = ClassicVerification.of(sides[PLAYER], sides[DEALER], options);
      violations = end.violations();
      append(end.node());
      finish();
    }
  }

  private void append(ClassicNode node) {
    history = Lists.plus(history, new Moment(node, sides[PLAYER].cards(), sides[DEALER].cards()));
  }

  private void finish() {
    stage = ClassicStage.OVER;
    requests.add(new Request.Finish(Classic.outcomeOf(freeze())));
  }
}
