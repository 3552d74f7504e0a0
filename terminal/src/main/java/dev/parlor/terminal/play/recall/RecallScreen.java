package dev.parlor.terminal.play.recall;

import dev.parlor.games.recall.RecallView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/**
 * Hands face down, each card with a name to type: 1 is one's own first, b2 the second of seat b.
 */
public final class RecallScreen implements GameScreen<RecallView> {
  @Override
  public void paint(Canvas canvas, Scene<RecallView> scene) {
    RecallPicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<RecallView> scene) {
    return RecallWords.describe(scene);
  }

  @Override
  public List<String> tell(RecallView before, Scene<RecallView> now) {
    return RecallWords.tell(before, now);
  }

  @Override
  public String keys(Scene<RecallView> scene) {
    return RecallTyping.keys(scene);
  }

  @Override
  public Typed read(String text, Scene<RecallView> scene) {
    return RecallTyping.read(text, scene);
  }
}
