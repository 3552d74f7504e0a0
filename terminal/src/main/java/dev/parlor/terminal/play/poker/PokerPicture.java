package dev.parlor.terminal.play.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.PokerPlate;
import dev.parlor.games.poker.PokerView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Board above, own cards below with their name and sizes of a raise; plates and news right. */
final class PokerPicture {
  private static final int WIDTH = 40;
  private static final int OWN = 10;

  /** With more seats than this a plate has one line. */
  private static final int ROOMY = 5;

  private PokerPicture() {}

  static void paint(Canvas canvas, Scene<PokerView> scene) {
    PokerView view = scene.view();
    canvas.put(2, 0, PokerWords.title(scene), Style.STRONG);
    canvas.put(2, 1, PokerWords.pots(scene), Style.QUIET);
    CardArt.row(canvas, 2, 3, WIDTH, known(view.board()), scene.look());
    own(canvas, scene);
    SidePanel.news(canvas, scene, plates(canvas, scene) + 1);
  }

  private static List<Optional<Card>> known(List<Card> cards) {
    return cards.stream().map(Optional::of).toList();
  }

  private static void own(Canvas canvas, Scene<PokerView> scene) {
    PokerView view = scene.view();
    CardArt.row(canvas, 2, OWN, WIDTH, known(view.own()), scene.look());
    view.handName()
        .ifPresent(name -> canvas.put(2, OWN + 6, PokerWords.name(scene, name), Style.STRONG));
    int y = OWN;
    for (PokerView.Preset preset : view.presets()) {
      String words = scene.say(preset.key());
      canvas.put(20, y, "r" + preset.to(), Style.TURN);
      canvas.put(28, y++, words, Style.QUIET);
    }
  }

  private static int plates(Canvas canvas, Scene<PokerView> scene) {
    List<PokerPlate> plates = scene.view().plates();
    int y = 1;
    for (PokerPlate plate : plates) {
      boolean turn = scene.view().turn().equals(Optional.of(plate.seat()));
      boolean dim = plate.state() != PokerPlate.State.WAITING && !turn;
      boolean roomy = plates.size() <= ROOMY;
      String chips = roomy ? PokerWords.chips(scene, plate) : PokerWords.detail(scene, plate);
      SidePanel.player(canvas, scene, y, plate.seat(), turn, dim, chips);
      y++;
      if (roomy) {
        cards(canvas, scene, plate, y);
        int right = SidePanel.LEFT + SidePanel.WIDTH;
        canvas.putRight(right, y, PokerWords.doing(scene, plate), Style.QUIET);
        y++;
      }
    }
    return y;
  }

  /** Others' cards: what they have shown, and the backs of the rest. */
  private static void cards(Canvas canvas, Scene<PokerView> scene, PokerPlate plate, int y) {
    if (plate.seat() == scene.seat()) {
      return;
    }
    List<Optional<Card>> cards = new ArrayList<>(known(plate.shown()));
    for (int i = 0; i < plate.faceDown(); i++) {
      cards.add(Optional.empty());
    }
    CardArt.small(canvas, SidePanel.LEFT + 2, y, cards, scene.look());
  }
}
