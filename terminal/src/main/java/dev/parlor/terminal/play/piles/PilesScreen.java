package dev.parlor.terminal.play.piles;

import dev.parlor.games.piles.PilesView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/** Nine piles, a guess, and what became of it. */
public final class PilesScreen implements GameScreen<PilesView> {
  @Override
  public void paint(Canvas canvas, Scene<PilesView> scene) {
    PilesPicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<PilesView> scene) {
    return PilesWords.describe(scene);
  }

  @Override
  public List<String> tell(PilesView before, Scene<PilesView> now) {
    return PilesWords.tell(before, now);
  }

  @Override
  public String keys(Scene<PilesView> scene) {
    boolean picked = scene.view().picked().isPresent();
    return picked
        ? scene.texts().text("piles.keys.guess", scene.view().picked().get() + 1)
        : scene.texts().text("piles.keys.pick");
  }

  @Override
  public Typed read(String text, Scene<PilesView> scene) {
    return PilesTyping.read(text, scene.view().picked(), scene.texts());
  }
}
