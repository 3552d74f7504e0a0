package dev.parlor.terminal.play.highlow;

import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.Line;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/** Two cards, a bet, and the third; spoken in the original parlor's sentences. */
public final class HighLowScreen implements GameScreen<HighLowView> {
  @Override
  public void paint(Canvas canvas, Scene<HighLowView> scene) {
    HighLowPicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<HighLowView> scene) {
    return HighLowWords.describe(scene);
  }

  @Override
  public List<String> tell(HighLowView before, Scene<HighLowView> now) {
    return HighLowWords.tell(before, now);
  }

  @Override
  public String keys(Scene<HighLowView> scene) {
    List<Line> lines = scene.view().lines();
    Line question = lines.get(lines.size() - 1);
    return HighLowWords.say(scene, question);
  }

  @Override
  public Typed read(String text, Scene<HighLowView> scene) {
    return HighLowTyping.read(text, scene.view().phase());
  }
}
