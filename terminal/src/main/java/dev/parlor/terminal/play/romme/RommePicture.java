package dev.parlor.terminal.play.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Stock and discard above, everybody's melds in the middle, the own hand below with its letters.
 */
final class RommePicture {
  private static final int LEFT = 2;
  private static final int RIGHT = 78;
  private static final int STEP = CardArt.SMALL + 1;

  private RommePicture() {}

  /** The chosen cards are lifted out of the hand. */
  static void paint(Canvas canvas, Scene<RommeView> scene, Set<Slot> chosen) {
    RommeView view = scene.view();
    canvas.put(LEFT, 0, RommeWords.table(scene), Style.STRONG);
    int y = 2;
    for (RommeView.Player player : view.players()) {
      y = player(canvas, scene, player, y) + 1;
    }
    int bottom = canvas.height() - 4;
    news(canvas, scene, y, bottom);
    hand(canvas, scene, chosen, bottom);
  }

  private static int player(Canvas canvas, Scene<RommeView> scene, RommeView.Player player, int y) {
    boolean turn = scene.view().turn().equals(Optional.of(player.seat()));
    canvas.put(LEFT, y, RommeWords.player(scene, player), turn ? Style.TURN : Style.TEXT);
    int x = LEFT;
    int row = y + 1;
    for (RommeView.Meld meld : player.melds()) {
      String label = meld.id() + ":";
      int width = label.length() + meld.cards().size() * CardArt.SMALL + 2;
      if (x + width > RIGHT && x > LEFT) {
        x = LEFT;
        row++;
      }
      canvas.put(x, row, label, Style.QUIET);
      meld(canvas, scene, meld, x + label.length(), row);
      x += width;
    }
    return player.melds().isEmpty() ? y : row;
  }

  /** The cards that count; one that a joker stands for is brass. */
  private static void meld(
      Canvas canvas, Scene<RommeView> scene, RommeView.Meld meld, int left, int y) {
    int x = left;
    for (RommeView.MeldCard card : meld.cards()) {
      CardArt.small(canvas, x, y, List.of(Optional.of(card.place())), scene.look());
      if (card.face().isJoker()) {
        canvas.put(x, y, "*", CardArt.ink(card.place()));
      }
      x += CardArt.SMALL;
    }
  }

  private static void hand(Canvas canvas, Scene<RommeView> scene, Set<Slot> chosen, int y) {
    RommeView view = scene.view();
    Map<Slot, String> letters = OwnHand.letters(view);
    int x = LEFT;
    for (RommeView.HandCard card : OwnHand.sorted(view)) {
      List<Optional<Card>> face = List.of(card.face());
      boolean lifted = chosen.contains(card.slot());
      CardArt.small(canvas, x, lifted ? y : y + 1, face, scene.look());
      boolean useful = card.inProposal() || card.canLayOff() || card.mustUse();
      String letter = letters.getOrDefault(card.slot(), "");
      Style style = lifted ? Style.STRONG : useful ? Style.TURN : Style.TEXT;
      canvas.put(x + 1, lifted ? y + 1 : y + 2, letter, style);
      x += STEP;
    }
    String counts = scene.say("romme.deadwood", view.deadwood(), view.deadwoodAfterMelds());
    canvas.put(LEFT, y + 3, counts, Style.QUIET);
  }

  private static void news(Canvas canvas, Scene<RommeView> scene, int top, int bottom) {
    List<String> news = scene.news();
    int rows = Math.min(news.size(), bottom - top);
    for (int i = 0; i < rows; i++) {
      String each = news.get(news.size() - rows + i);
      canvas.put(LEFT, top + i, each, i == rows - 1 ? Style.STRONG : Style.QUIET);
    }
  }
}
