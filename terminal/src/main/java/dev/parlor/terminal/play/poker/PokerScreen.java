package dev.parlor.terminal.play.poker;

import dev.parlor.games.poker.PokerView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/** Board and pot, own cards with their name, and everybody's plates. */
public final class PokerScreen implements GameScreen<PokerView> {
  @Override
  public void paint(Canvas canvas, Scene<PokerView> scene) {
    PokerPicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<PokerView> scene) {
    return PokerWords.describe(scene);
  }

  @Override
  public List<String> tell(PokerView before, Scene<PokerView> now) {
    return PokerNews.tell(before, now);
  }

  @Override
  public String keys(Scene<PokerView> scene) {
    return PokerTyping.keys(scene);
  }

  @Override
  public Typed read(String text, Scene<PokerView> scene) {
    return PokerTyping.read(text, scene);
  }
}
