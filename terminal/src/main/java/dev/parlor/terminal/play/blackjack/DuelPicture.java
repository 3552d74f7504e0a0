package dev.parlor.terminal.play.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.card.Card;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dealer above, own hands below side by side; everybody's plates and the news to the right. */
final class DuelPicture {
  private static final int WIDTH = 38;

  private DuelPicture() {}

  static void paint(Canvas canvas, Scene<DuelView> scene) {
    canvas.put(2, 0, DuelWords.title(scene), Style.QUIET);
    dealer(canvas, scene);
    ownHands(canvas, scene);
    SidePanel.news(canvas, scene, plates(canvas, scene) + 1);
  }

  private static void dealer(Canvas canvas, Scene<DuelView> scene) {
    DuelView view = scene.view();
    canvas.put(2, 2, DuelWords.dealer(scene), Style.STRONG);
    List<Optional<Card>> cards = new ArrayList<>(DuelWords.known(view.dealer()));
    if (view.holeHidden()) {
      cards.add(Optional.empty());
    }
    CardArt.row(canvas, 2, 3, WIDTH, cards, scene.look());
  }

  private static void ownHands(Canvas canvas, Scene<DuelView> scene) {
    List<DuelView.HandView> hands = scene.view().seats().get(scene.seat()).hands();
    int width = hands.isEmpty() ? WIDTH : (WIDTH - 2 * (hands.size() - 1)) / hands.size();
    for (int i = 0; i < hands.size(); i++) {
      int x = 2 + i * (width + 2);
      DuelView.HandView hand = hands.get(i);
      Style style = hand.toPlay() ? Style.TURN : Style.STRONG;
      canvas.put(x, 10, DuelWords.hand(scene, hand), style);
      canvas.put(x, 17, scene.say(hand.stateKey()), style);
      CardArt.row(canvas, x, 11, width, DuelWords.faces(hand), scene.look());
    }
  }

  private static int plates(Canvas canvas, Scene<DuelView> scene) {
    int y = 1;
    for (DuelView.SeatView seat : scene.view().seats()) {
      boolean turn = scene.view().turn().equals(Optional.of(seat.seat()));
      String chips = DuelWords.chips(scene, seat);
      SidePanel.player(canvas, scene, y, seat.seat(), turn, seat.chips() == 0, chips);
      int x = othersHands(canvas, scene, seat, y + 1);
      String doing = DuelWords.doing(scene, seat);
      int right = SidePanel.LEFT + SidePanel.WIDTH;
      y += x + doing.length() > right ? 2 : 1; // below the cards where they leave no room
      canvas.putRight(right, y++, doing, Style.QUIET);
    }
    return y;
  }

  private static int othersHands(
      Canvas canvas, Scene<DuelView> scene, DuelView.SeatView seat, int y) {
    int x = SidePanel.LEFT + 2;
    if (seat.seat() != scene.seat()) {
      for (DuelView.HandView hand : seat.hands()) {
        x = CardArt.small(canvas, x, y, DuelWords.faces(hand), scene.look()) + 1;
      }
    }
    return x;
  }
}
