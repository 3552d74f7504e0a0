package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelState.NOBODY;

import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes of the public state and one seat's knowledge what this seat may see. */
final class Viewer {
  private final DuelState state;
  private final int viewer;
  private final Knowledge knowledge;

  Viewer(DuelState state, int viewer, Knowledge knowledge) {
    this.state = state;
    this.viewer = viewer;
    this.knowledge = knowledge;
  }

  DuelView view() {
    List<DuelView.SeatView> seats = new ArrayList<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      seats.add(seat(seat, state.player(seat)));
    }
    List<Card> dealer = Dealt.openFaces(state.dealer());
    return new DuelView(
        viewer,
        state.phase().key(),
        state.round(),
        state.options().rounds(),
        new DuelView.DealerView(
            state.dealer(),
            dealer.isEmpty() ? "" : HandValue.of(dealer).text(),
            dealer.size() == 1,
            state.remaining()),
        seats,
        state.turn() == NOBODY ? Optional.empty() : Optional.of(state.turn()),
        Optional.ofNullable(state.last()).map(Viewer::round));
  }

  private DuelView.SeatView seat(int seat, DuelSeat player) {
    boolean inRound = player.isIn() && player.bet() > 0;
    boolean visible = inRound && (seat == viewer || state.phase() != DuelPhase.BETTING);
    List<DuelView.HandView> hands = new ArrayList<>();
    for (int i = 0; inRound && i < player.hands().size(); i++) {
      boolean toPlay = state.turn() == seat && player.openHand() == i;
      hands.add(hand(player.hands().get(i), toPlay));
    }
    return new DuelView.SeatView(
        seat,
        visible ? player.free() : player.chips(),
        visible ? Optional.of(player.stake()) : Optional.empty(),
        inRound,
        hands,
        "blackjack.state." + seatState(seat, player),
        DuelRanking.place(state, player));
  }

  private DuelView.HandView hand(DuelHand hand, boolean toPlay) {
    return new DuelView.HandView(
        Dealt.seenBy(hand.cards(), knowledge),
        Dealt.faces(hand.cards(), knowledge).map(faces -> HandValue.of(faces).text()).orElse(""),
        hand.bet(),
        "blackjack.state." + (toPlay ? "acting" : handState(hand)),
        toPlay);
  }

  private String seatState(int seat, DuelSeat player) {
    if (!player.isIn()) {
      return player.hasLeft() ? "left" : "out";
    } else if (player.away()) {
      return "away";
    } else if (state.phase() == DuelPhase.BETTING) {
      return player.bet() == 0 ? "betting" : "betPlaced";
    } else if (player.silent()) {
      return "stood"; // the player is back, but the rules stand for him in this round
    } else if (state.turn() == seat) {
      return "acting";
    } else if (player.hands().isEmpty() || player.openHand() >= 0) {
      return "waiting";
    }
    String first = handState(player.hands().get(0));
    for (DuelHand hand : player.hands()) {
      if (!handState(hand).equals(first)) {
        return "stood";
      }
    }
    return first;
  }

  private static String handState(DuelHand hand) {
    return switch (hand.end()) {
      case NOT_YET -> "waiting";
      case STOOD -> hand.doubled() ? "doubled" : "stood";
      case DEFAULTED -> "stood";
      case BUST -> "bust";
      case NATURAL -> "blackjack";
    };
  }

  private static DuelView.RoundView round(DuelRoundResult round) {
    List<DuelView.RoundSeatView> seats = new ArrayList<>();
    for (DuelRoundResult.SeatResult seat : round.seats()) {
      List<DuelView.RoundHandView> hands = new ArrayList<>();
      for (DuelRoundResult.HandResult hand : seat.hands()) {
        hands.add(
            new DuelView.RoundHandView(
                hand.dealt(), HandValue.of(hand.cards()).text(), hand.bet(), hand.verdict().key()));
      }
      seats.add(
          new DuelView.RoundSeatView(
              seat.seat(),
              seat.net(),
              DuelGround.of(round, seat).key(),
              hands,
              Optional.ofNullable(seat.violation())));
    }
    return new DuelView.RoundView(
        round.round(), round.dealerCards(), HandValue.of(round.dealer()).text(), seats);
  }
}
