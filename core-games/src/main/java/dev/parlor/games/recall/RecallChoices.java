package dev.parlor.games.recall;

import dev.parlor.games.Choice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a seat may do, and what it does when its time is over. */
final class RecallChoices {
  private RecallChoices() {}

  static Set<Integer> toAct(RecallState state) {
    Set<Integer> seats = new TreeSet<>();
    if (state.ending() != null || state.stock().shuffling() > 0) {
      return seats;
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      RecallSeat player = state.player(seat);
      if (player.claimOpen() && !player.away()) {
        seats.add(seat);
      }
    }
    Special special = state.special();
    if (state.window().claiming()) {
      return seats;
    } else if (state.choosingPlay()
        || (state.phase() == RecallPhase.DRAWING_CARD && !state.paused())) {
      seats.add(state.turn().seat());
    } else if (special != null) {
      seats.add(special.seat());
    }
    return seats;
  }

  static List<Choice> of(RecallState state, int seat, Knowledge knowledge) {
    List<Choice> choices = new ArrayList<>();
    if (seat < 0) {
      return choices;
    }
    RecallSeat player = state.player(seat);
    if (state.ending() != null || player.isOut()) {
      return choices;
    }
    if (player.claimOpen()) {
      return state.stock().decks() > 0 && state.stock().shuffling() == 0
          ? peeking(state, seat, knowledge)
          : choices;
    }
    if (state.window().open()) {
      choices.add(new RecallChoice.LayAside(state.freeCards(seat)));
    } else if (toAct(state).contains(seat)) {
      inTurn(choices, state, seat, knowledge);
    }
    Card top = state.stock().top();
    Window window = state.window();
    if (state.phase().collecting()
        && matches(player, top)
        && top != null
        && !window.claims().contains(seat)) {
      choices.add(new RecallChoice.MayCollect(top));
      if (window.claiming()) {
        choices.add(new RecallChoice.LayAside(List.of())); // and may choose not to
      }
    }
    return choices;
  }

  private static boolean matches(RecallSeat player, @Nullable Card card) {
    return card != null && !card.isJoker() && card.rank() == player.rank();
  }

  private static List<Choice> peeking(RecallState state, int seat, Knowledge knowledge) {
    RecallSeat player = state.player(seat);
    List<Choice> choices = new ArrayList<>();
    toPick(player).ifPresent(choices::add);
    if (choices.isEmpty()) {
      ready(player, knowledge).ifPresent(choices::add);
    }
    return choices;
  }

  /** The cards at which this player has still to look; empty when two were picked. */
  private static Optional<RecallChoice.PickOne> toPick(RecallSeat player) {
    int missing = RecallSeat.PICKS - player.picks().size();
    if (missing == 0) {
      return Optional.empty();
    }
    List<Slot> cards = player.slots();
    cards.removeAll(player.picks());
    return Optional.of(new RecallChoice.PickOne(cards, missing));
  }

  /** The choice to say what is true of both picked cards; empty until both were seen. */
  private static Optional<RecallChoice.Ready> ready(RecallSeat player, Knowledge knowledge) {
    Card first = knowledge.face(player.picks().get(0));
    Card second = knowledge.face(player.picks().get(1));
    return first == null || second == null
        ? Optional.empty()
        : Optional.of(new RecallChoice.Ready(Claim.truth(player.picks(), first, second)));
  }

  private static void inTurn(
      List<Choice> choices, RecallState state, int seat, Knowledge knowledge) {
    Special special = state.special();
    Slot drawn = state.turn().drawn();
    if (special != null) {
      special(choices, state, special);
    } else if (drawn == null) {
      choices.add(new RecallChoice.DrawCard());
      if (state.caller() == RecallState.NOBODY) {
        choices.add(new RecallChoice.MayCallRecall());
      }
    } else {
      List<Slot> cards = state.freeCards(seat);
      cards.add(drawn);
      choices.add(new RecallChoice.PlayOne(cards));
      if (matches(state.player(seat), knowledge.face(drawn))) {
        choices.add(new RecallChoice.MayCollectDrawn());
      }
    }
  }

  private static void special(List<Choice> choices, RecallState state, Special special) {
    List<Slot> cards = state.freeCards();
    if (special.power() == SpecialPower.JACK_SWAP) {
      if (cards.size() > 1) {
        choices.add(new RecallChoice.SwapTwo(cards));
      }
    } else if (special.peeked() == null && !cards.isEmpty()) {
      choices.add(new RecallChoice.PeekOne(cards));
    }
    choices.add(new RecallChoice.MayPass());
  }

  static RecallAction timeout(RecallState state, int seat, Knowledge knowledge) {
    RecallSeat player = state.player(seat);
    if (!player.claimOpen()) {
      return RecallAction.Word.PASS;
    }
    return toPick(player)
        .<RecallAction>map(pick -> new RecallAction.Pick(pick.cards().get(0)))
        .orElseGet(
            () ->
                ready(player, knowledge)
                    .map(RecallChoice.Ready::say)
                    .orElse(RecallAction.Word.PASS));
  }
}
