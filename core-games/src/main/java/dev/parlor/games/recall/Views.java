package dev.parlor.games.recall;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds of the public state and one seat's knowledge what this seat sees. */
final class Views {
  private final RecallState state;
  private final int seat;
  private final Knowledge knowledge;
  private final List<Slot> peeking;

  private Views(RecallState state, int seat, Knowledge knowledge) {
    this.state = state;
    this.seat = seat;
    this.knowledge = knowledge;
    this.peeking = cardsToPeek(state, seat);
  }

  static RecallView of(RecallState state, int seat, Knowledge knowledge) {
    return new Views(state, seat, knowledge).view();
  }

  /**
   * The cards that a seat looks at: its two picks until the first turn, and the card that it sees
   * by a queen.
   */
  private static List<Slot> cardsToPeek(RecallState state, int seat) {
    Special special = state.special();
    if (seat < 0) {
      return List.of();
    }
    if (state.phase() == RecallPhase.INITIAL_PEEK) {
      List<Slot> picks = new ArrayList<>(state.player(seat).picks());
      picks.removeIf(slot -> !state.player(seat).holds(slot));
      return picks;
    }
    return special != null && special.seat() == seat && special.peeked() != null
        ? List.of(special.peeked())
        : List.of();
  }

  private RecallView view() {
    List<RecallView.SeatView> seats = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      seats.add(seat(other));
    }
    RunningTimer clock = state.clock();
    return new RecallView(
        state.phase(),
        seats,
        new RecallView.Course(state.turn().seat(), drawn(), state.caller()),
        new RecallView.Middle(
            state.stock().pile().size(),
            state.stock().discard().size(),
            state.stock().topCard(),
            state.specials()),
        peeking,
        new RecallView.Clocks(
            clock == null ? null : clock.timer(),
            state.window().open() ? state.options().window() * 1000 : 0,
            state.window().claiming() ? Collecting.MILLIS : 0),
        new RecallView.Finish(
            state.ending(),
            state.phase() == RecallPhase.FINISHED ? KnownCards.byHeart(state) : Map.of()),
        state.paused());
  }

  private RecallView.@Nullable CardView drawn() {
    Slot drawn = state.turn().drawn();
    if (drawn == null) {
      return null;
    }
    boolean own = seat == state.turn().seat();
    return new RecallView.CardView(
        drawn, -1, own ? KnownCards.face(state, knowledge, drawn) : state.face(drawn));
  }

  private RecallView.SeatView seat(int other) {
    RecallSeat player = state.player(other);
    List<RecallView.CardView> hand = new ArrayList<>();
    player.hand().forEach((place, slot) -> hand.add(card(place, slot)));
    return new RecallView.SeatView(
        other,
        Status.of(state, other),
        hand,
        player.collection(),
        state.phase() == RecallPhase.FINISHED ? RecallPlaces.points(state, player) : -1);
  }

  private RecallView.CardView card(int place, Slot slot) {
    Card face = null;
    if (peeking.contains(slot)) {
      face = KnownCards.face(state, knowledge, slot);
    } else if (state.ending() != null || state.shown().contains(slot)) {
      face = state.face(slot);
    }
    return new RecallView.CardView(slot, place, face);
  }
}
