package dev.parlor.terminal.play.piles;

import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Draw;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesView;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table in sentences. */
final class PilesWords {
  private PilesWords() {}

  static List<String> describe(Scene<PilesView> scene) {
    PilesView view = scene.view();
    List<String> lines = new ArrayList<>();
    lines.add("");
    for (int row = 0; row < view.piles().size(); row += 3) {
      List<String> piles = new ArrayList<>();
      for (int pile = row; pile < row + 3; pile++) {
        piles.add(pile(scene, pile));
      }
      lines.add(String.join("; ", piles));
    }
    lines.add(scene.texts().text("piles.left", view.remaining(), open(view)));
    view.turn().ifPresent(seat -> lines.add(scene.turn(seat)));
    return lines;
  }

  static int open(PilesView view) {
    return (int) view.piles().stream().filter(Pile::isOpen).count();
  }

  private static String pile(Scene<PilesView> scene, int pile) {
    Pile shown = scene.view().piles().get(pile);
    return shown.isOpen()
        ? scene.texts().text("piles.pile", pile + 1, scene.look().spokenName(shown.top()))
        : scene.texts().text("piles.pile.isLocked", pile + 1);
  }

  static List<String> tell(PilesView before, Scene<PilesView> now) {
    List<String> news = new ArrayList<>();
    PilesView view = now.view();
    if (!view.draw().equals(before.draw())) {
      view.draw().flatMap(draw -> drawn(before, draw, now)).ifPresent(news::add);
    }
    if (!view.bannerKey().equals(before.bannerKey())) {
      view.bannerKey().ifPresent(key -> news.add(now.texts().text(key)));
    }
    return news;
  }

  /** A guess and what became of it; of a guess that was told already only what became of it. */
  private static Optional<String> drawn(PilesView before, Draw draw, Scene<PilesView> now) {
    Texts texts = now.texts();
    boolean known = before.draw().map(guess -> isSameGuess(guess, draw)).orElse(false);
    if (known && draw.verdict() == Draw.Verdict.OPEN) {
      return Optional.empty();
    }
    Card top = before.piles().get(draw.pile()).top();
    String cards =
        draw.drawn().stream().map(now.look()::spokenName).collect(Collectors.joining(", "));
    return Optional.of(
        texts.text(
            (known ? "piles.news.then." : "piles.news.") + draw.verdict(),
            now.name(draw.seat()),
            texts.text("piles.direction." + draw.direction()),
            now.look().spokenName(top),
            cards,
            draw.pile() + 1));
  }

  private static boolean isSameGuess(Draw open, Draw now) {
    return open.verdict() == Draw.Verdict.OPEN
        && open.seat() == now.seat()
        && open.pile() == now.pile()
        && open.direction() == now.direction();
  }
}
