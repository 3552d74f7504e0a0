package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicState.DEALER;
import static dev.parlor.games.classic.ClassicState.PLAYER;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.UsualGame;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The rules of Blackjack Classic. Seat 0 is the player, seat 1 the dealer. */
public final class Classic extends UsualGame<ClassicState, ClassicView> {
  public static final GameId ID = new GameId("classic");

  private final boolean oneDevice;

  /** The rules between phones: a side says what only that side can see. */
  public Classic() {
    this(false);
  }

  private Classic(boolean oneDevice) {
    super(ID, new SeatRange(2, 2), ClassicOptions.SPECS);
    this.oneDevice = oneDevice;
  }

  /**
   * The state machine of the original design to the letter: three plays, and every transition at
   * its time.
   */
  @Override
  public Classic onOneDevice() {
    return new Classic(true);
  }

  @Override
  public Step.Accepted<ClassicState> open(Setup setup) {
    ClassicState ready =
        new ClassicState(
            ClassicOptions.of(setup, oneDevice),
            ClassicStage.SHUFFLING,
            List.of(new Moment(ClassicNode.READY, List.of(), List.of())),
            List.of(Side.EMPTY, Side.EMPTY),
            PLAYER,
            null,
            List.of());
    return Step.accept(
        ready,
        new Request.Shuffle(
            ClassicCourse.DECK, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
  }

  @Override
  public Step<ClassicState> apply(ClassicState state, Event event) {
    if (state.stage() == ClassicStage.OVER) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            acted -> acted(state, acted.seat(), acted.action()),
            opened -> opened(state, opened.slot(), opened.card()),
            shuffled -> shuffled(state, shuffled),
            elapsed -> Step.refuse("event.unexpected"),
            windowClosed -> Step.refuse("event.unexpected"),
            away -> attendance(state, away.seat(), true),
            satOut -> Step.refuse("event.unexpected"),
            returned -> attendance(state, returned.seat(), false),
            left -> left(state, left.seat())));
  }

  private static Step<ClassicState> acted(ClassicState state, int seat, Action action) {
    if (!(action instanceof ClassicPlay play)) {
      return Step.refuse("action.unknown");
    } else if (!state.isToAct(seat)) {
      return notToAct(state, seat);
    }
    Optional<String> problem = ClassicChoices.problem(state, seat, play);
    if (problem.isPresent()) {
      return Step.refuse(problem.get());
    }
    ClassicCourse course = new ClassicCourse(state);
    switch (play) {
      case DEAL -> course.deal();
      case HIT -> course.hit();
      case STAY -> course.stay();
      case PASS -> course.declare(seat, Side.Said.PASSED);
      case SHOW -> {
        if (state.stage() == ClassicStage.DECLARING) {
          course.declare(seat, Side.Said.SHOWN);
        } else {
          course.show();
        }
      }
    }
    return course.done();
  }

  private static Step<ClassicState> notToAct(ClassicState state, int seat) {
    boolean othersTurn =
        state.stage() == ClassicStage.READY
            || state.stage() == ClassicStage.PLAYER
            || state.stage() == ClassicStage.DEALER;
    return othersTurn && seat != state.turn()
        ? Step.refuse("turn.notYours", state.turn() + 1)
        : Step.refuse("classic.wait");
  }

  private static Step<ClassicState> opened(ClassicState state, Slot slot, Card card) {
    if (card.isJoker()) {
      return Step.refuse("event.unexpected");
    }
    for (Side side : state.sides()) {
      if (Dealt.openFaces(side.cards()).contains(card)) {
        return Step.refuse("card.twice", card);
      }
    }
    ClassicCourse course = new ClassicCourse(state);
    return course.opened(slot, card) ? course.done() : Step.refuse("event.unexpected");
  }

  private static Step<ClassicState> shuffled(ClassicState state, Event.Shuffled event) {
    if (state.stage() != ClassicStage.SHUFFLING || event.deck() != ClassicCourse.DECK) {
      return Step.refuse("event.unexpected");
    }
    ClassicCourse course = new ClassicCourse(state);
    course.shuffled();
    return course.done();
  }

  /** A side that is away plays by default, at once when it is to act. */
  private static Step<ClassicState> attendance(ClassicState state, int seat, boolean away) {
    if (!isSeat(seat) || state.side(seat).away() == away) {
      return Step.refuse("event.unexpected");
    }
    ClassicCourse course = new ClassicCourse(state);
    course.away(seat, away);
    return course.done();
  }

  /** A side that stays alone has won. */
  private static Step<ClassicState> left(ClassicState state, int seat) {
    if (!isSeat(seat)) {
      return Step.refuse("event.unexpected");
    }
    ClassicCourse course = new ClassicCourse(state);
    course.left(seat);
    return course.done();
  }

  private static boolean isSeat(int seat) {
    return seat == PLAYER || seat == DEALER;
  }

  @Override
  public List<Choice> choices(ClassicState state, int seat, Knowledge knowledge) {
    return ClassicChoices.choices(state, seat, knowledge);
  }

  @Override
  public ClassicView view(ClassicState state, int seat, Knowledge knowledge) {
    return ClassicView.of(state, seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(ClassicState state) {
    Set<Integer> seats = new TreeSet<>();
    for (int seat = PLAYER; seat <= DEALER; seat++) {
      if (state.isToAct(seat)) {
        seats.add(seat);
      }
    }
    return Collections.unmodifiableSet(seats);
  }

  /** What the cards oblige the side to say; otherwise it stays. */
  @Override
  public Action timeout(ClassicState state, int seat, Knowledge knowledge) {
    List<ClassicPlay> plays = ClassicChoices.plays(state, seat, knowledge);
    return plays.contains(ClassicPlay.STAY) ? ClassicPlay.STAY : plays.get(plays.size() - 1);
  }

  @Override
  public Optional<Outcome> outcome(ClassicState state) {
    return state.stage() == ClassicStage.OVER ? Optional.of(outcomeOf(state)) : Optional.empty();
  }

  /** The winner is first with a score of 1; a draw leaves both first with 0. */
  static Outcome outcomeOf(ClassicState state) {
    Integer gone = state.gone();
    boolean playerWon = gone == null ? state.node().playerWon() : gone == DEALER;
    boolean dealerWon = gone == null ? state.node().dealerWon() : gone == PLAYER;
    return new Outcome(
        List.of(
            new Outcome.Standing(PLAYER, dealerWon ? 2 : 1, playerWon ? 1 : 0),
            new Outcome.Standing(DEALER, playerWon ? 2 : 1, dealerWon ? 1 : 0)),
        gone == null ? 1 : 0,
        state.violations());
  }
}
