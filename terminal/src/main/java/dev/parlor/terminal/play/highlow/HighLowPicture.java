package dev.parlor.terminal.play.highlow;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.Line;
import dev.parlor.games.highlow.Phase;
import dev.parlor.games.highlow.Player;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.List;

/**
 * Two cards apart with the third between them, the gap as a number line, and what the parlor says;
 * who plays and the news to the right.
 */
final class HighLowPicture {
  private static final int[] CARD_COLUMN = {3, 31, 17};
  private static final int TEXT_WIDTH = 39;
  private static final int HIGH_ACE = 14;

  private HighLowPicture() {}

  static void paint(Canvas canvas, Scene<HighLowView> scene) {
    HighLowView view = scene.view();
    List<Card> cards = view.cards();
    for (int i = 0; i < cards.size(); i++) {
      CardArt.face(canvas, CARD_COLUMN[i], 1, cards.get(i), scene.look());
    }
    numberLine(canvas, view, 7);
    if (view.odds() != null) {
      canvas.put(2, 9, HighLowWords.odds(scene, view), Style.QUIET);
    }
    int y = 11;
    // The last line is what the parlor asks, and that stands beside the prompt already.
    int said = scene.choices().isEmpty() ? view.lines().size() : view.lines().size() - 1;
    for (Line line : view.lines().subList(0, said)) {
      y += canvas.putWrapped(2, y, TEXT_WIDTH, HighLowWords.say(scene, line), Style.TEXT);
    }
    side(canvas, scene);
  }

  /** All values from the low ace to the high one; those that would win shine. */
  private static void numberLine(Canvas canvas, HighLowView view, int y) {
    for (int value = 1; value <= HIGH_ACE; value++) {
      boolean ready = view.high() > 0;
      boolean edge = ready && (value == view.low() || value == view.high());
      boolean between = ready && value > view.low() && value < view.high();
      Style style = edge ? Style.STRONG : between ? Style.TURN : Style.QUIET;
      canvas.putRight(3 * value, y, label(value), style);
    }
  }

  private static String label(int value) {
    char letter = Rank.values()[(value - 1) % Rank.values().length].letter();
    return letter == 'T' ? "10" : String.valueOf(letter);
  }

  private static void side(Canvas canvas, Scene<HighLowView> scene) {
    HighLowView view = scene.view();
    List<Player> players = view.players();
    int y =
        SidePanel.players(
            canvas,
            scene,
            1,
            seat -> seat == view.turn() && view.phase() != Phase.OVER,
            seat -> !players.get(seat).playing(),
            seat -> String.valueOf(players.get(seat).coins()));
    canvas.put(SidePanel.LEFT, y + 1, scene.say("highlow.sign.pot", view.pot()), Style.TURN);
    SidePanel.news(canvas, scene, y + 3);
  }
}
