package dev.parlor.tables.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.DuelChoice;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a table of the Duel shows: the dealer above, everybody's hands, the own ones side by side.
 */
final class DuelScene {
  /** Stands for the dealer's second card, which is still in the shoe until it is drawn. */
  private static final int HOLE = -1;

  private static final String BETS = "blackjack.phase.betting";
  private static final String BETTING = "blackjack.state.betting";

  private final Glimpse<DuelView> now;
  private final DuelView view;
  private final Picks picks;

  DuelScene(Glimpse<DuelView> now, Picks picks) {
    this.now = now;
    this.view = now.view();
    this.picks = picks;
  }

  Scene scene() {
    SceneBuilder scene = Stage.set(now, view.round());
    scene.title(Phrase.of("blackjack.title", view.round(), view.rounds()));
    if (!view.dealerCards().isEmpty()) {
      scene.zone(dealer());
    }
    for (DuelView.SeatView seat : view.seats()) {
      scene.plate(plate(seat));
      for (int hand = 0; hand < seat.hands().size(); hand++) {
        scene.zone(hand(seat, hand));
      }
      bet(seat).ifPresent(scene::chips);
    }
    scene.stack(
        Stack.down(At.middle(At.Kind.STOCK), deck(), view.cardsLeft())
            .captioned(Phrase.of("blackjack.stack")));
    scene.prompt(prompt());
    DuelMoves.offer(scene, now, picks);
    return scene.build();
  }

  static Phrase chips(int amount) {
    return Phrase.of("blackjack.chips.left", Phrase.amount(amount));
  }

  private Zone dealer() {
    At at = At.middle(At.Kind.BOARD);
    List<Spot> spots = spots(at, view.dealerCards());
    if (view.holeHidden()) {
      spots.add(Spot.of(at.card(spots.size()), new Slot(deck(), HOLE), null));
    }
    Phrase total =
        view.dealerTotal().isEmpty()
            ? Phrase.NONE
            : Phrase.of("blackjack.shows", view.dealerTotal());
    return Zone.of(at, Zone.Layout.ROW, spots)
        .captioned(Phrase.of("blackjack.dealer"))
        .totalling(total);
  }

  static List<Spot> spots(At at, List<Dealt> cards) {
    List<Spot> spots = new ArrayList<>();
    for (Dealt card : cards) {
      spots.add(Spot.of(at.card(spots.size()), card.slot(), card.face()));
    }
    return spots;
  }

  private Zone hand(DuelView.SeatView seat, int number) {
    DuelView.HandView hand = seat.hands().get(number);
    boolean own = seat.seat() == now.seat();
    At at = At.of(own ? At.Kind.OWN : At.Kind.OTHERS, seat.seat()).group(number);
    List<Spot> spots = new ArrayList<>();
    for (Spot spot : spots(at, hand.cards())) {
      spots.add(spot.withIf(own, Mark.SEALED).withIf(own && hand.toPlay(), Mark.GLOWING));
    }
    Phrase total =
        hand.total().isEmpty()
            ? Phrase.of(hand.stateKey())
            : Phrase.of("blackjack.total", hand.total());
    return Zone.of(at, Zone.Layout.ROW, spots)
        .captioned(Phrase.of(hand.stateKey()))
        .totalling(total)
        .betting(hand.bet());
  }

  private Optional<Chips> bet(DuelView.SeatView seat) {
    if (!seat.betPlaced()) {
      return Optional.empty();
    }
    return Optional.of(
        seat.bet()
            .map(bet -> Chips.bet(seat.seat(), bet).known(!isBetting()))
            .orElse(Chips.hidden(seat.seat())));
  }

  /** Whether bets are still being made; they lie hidden until everybody has made one. */
  private boolean isBetting() {
    return view.phaseKey().equals(BETS);
  }

  private Plate plate(DuelView.SeatView seat) {
    boolean turn = view.turn().equals(Optional.of(seat.seat()));
    boolean betting = seat.stateKey().equals(BETTING);
    boolean gone = isOut(seat);
    Plate.Tone tone =
        turn || betting ? Plate.Tone.IN_TURN : gone ? Plate.Tone.DIM : Plate.Tone.CALM;
    return Stage.plate(now, seat.seat())
        .toned(tone, Phrase.of(seat.stateKey()))
        .scoring(chips(seat.chips()))
        .withIf(seat.place() == 1 && !gone, Plate.Badge.LEADS);
  }

  static boolean isOut(DuelView.SeatView seat) {
    return seat.stateKey().equals("blackjack.state.left")
        || seat.stateKey().equals("blackjack.state.out");
  }

  private int deck() {
    for (Dealt card : view.dealerCards()) {
      return card.slot().deck();
    }
    return 0;
  }

  private Phrase prompt() {
    return now.choice(DuelChoice.class)
        .map(
            first ->
                first.match(
                    new DuelChoice.Cases<>(
                        bet -> Phrase.of("blackjack.prompt.bet", bet.min(), bet.max()),
                        play -> Phrase.of("turn", now.me()))))
        .orElseGet(() -> view.turn().map(Stage::turn).orElseGet(() -> Phrase.of(view.phaseKey())));
  }
}
