package dev.parlor.terminal.play.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.Faced;
import dev.parlor.games.recall.RecallView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everybody's hand with the names of its cards to the left; piles and news to the right. */
final class RecallPicture {
  private static final int STEP = CardArt.SMALL + 1;
  private static final int ROWS = 3;

  private RecallPicture() {}

  static void paint(Canvas canvas, Scene<RecallView> scene) {
    RecallView view = scene.view();
    Map<Slot, String> names = CardNames.of(view, scene.seat());
    for (RecallView.SeatView seat : view.seats()) {
      seat(canvas, scene, seat, names, seat.seat() * ROWS);
    }
    piles(canvas, scene);
    SidePanel.news(canvas, scene, 9);
  }

  private static void seat(
      Canvas canvas,
      Scene<RecallView> scene,
      RecallView.SeatView seat,
      Map<Slot, String> names,
      int y) {
    boolean turn = scene.view().turn() == seat.seat();
    canvas.put(2, y, RecallWords.title(scene, seat), turn ? Style.TURN : Style.TEXT);
    int x = 2;
    for (RecallView.CardView card : seat.hand()) {
      small(canvas, scene, x, y + 1, card.face());
      canvas.put(x + 1, y + 2, names.getOrDefault(card.slot(), ""), Style.QUIET);
      x += STEP;
    }
    x += 1;
    for (Faced collected : seat.collection()) {
      small(canvas, scene, x, y + 1, collected.card());
      x += CardArt.SMALL;
    }
  }

  private static void small(
      Canvas canvas,
      Scene<RecallView> scene,
      int x,
      int y,
      @org.jspecify.annotations.Nullable Card face) {
    CardArt.small(canvas, x, y, List.of(Optional.ofNullable(face)), scene.look());
  }

  private static void piles(Canvas canvas, Scene<RecallView> scene) {
    RecallView view = scene.view();
    canvas.put(SidePanel.LEFT, 0, RecallWords.table(scene), Style.STRONG);
    CardArt.back(canvas, SidePanel.LEFT, 2, scene.look());
    if (view.top() != null) {
      CardArt.face(canvas, SidePanel.LEFT + 9, 2, view.top(), scene.look());
    }
    RecallView.CardView drawn = view.drawn();
    if (drawn != null) {
      List<Optional<Card>> face = List.of(Optional.ofNullable(drawn.face()));
      CardArt.row(canvas, SidePanel.LEFT + 20, 2, CardArt.WIDTH, face, scene.look());
      canvas.put(SidePanel.LEFT, 7, RecallWords.drawn(scene, drawn), Style.TURN);
    }
  }
}
