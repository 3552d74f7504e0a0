package dev.parlor.terminal.play.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/** A dealer, hidden hands, and ten rounds against each other. */
public final class DuelScreen implements GameScreen<DuelView> {
  @Override
  public void paint(Canvas canvas, Scene<DuelView> scene) {
    DuelPicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<DuelView> scene) {
    return DuelWords.describe(scene);
  }

  @Override
  public List<String> tell(DuelView before, Scene<DuelView> now) {
    return DuelWords.tell(before, now);
  }

  @Override
  public String keys(Scene<DuelView> scene) {
    return DuelTyping.keys(scene);
  }

  @Override
  public Typed read(String text, Scene<DuelView> scene) {
    return DuelTyping.read(text, scene);
  }
}
