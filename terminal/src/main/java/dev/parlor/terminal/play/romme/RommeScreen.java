package dev.parlor.terminal.play.romme;

import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;
import java.util.Optional;

/** Everybody's melds and the own hand, each card with the letter by which it is chosen. */
public final class RommeScreen implements GameScreen<RommeView> {
  @Override
  public void paint(Canvas canvas, Scene<RommeView> scene) {
    paint(canvas, scene, "");
  }

  @Override
  public void paint(Canvas canvas, Scene<RommeView> scene, String typed) {
    RommePicture.paint(canvas, scene, OwnHand.chosen(typed, scene.view()));
  }

  @Override
  public Optional<String> preview(String typed, Scene<RommeView> scene) {
    Typed meant = RommeTyping.read(typed, scene);
    if (meant instanceof Typed.Move move) {
      return Optional.of(RommeWords.action((RommeAction) move.action(), scene));
    }
    return Optional.empty();
  }

  @Override
  public List<String> describe(Scene<RommeView> scene) {
    return RommeWords.describe(scene);
  }

  @Override
  public List<String> tell(RommeView before, Scene<RommeView> now) {
    return RommeWords.tell(before, now);
  }

  @Override
  public String keys(Scene<RommeView> scene) {
    return RommeWords.keys(scene);
  }

  @Override
  public Typed read(String text, Scene<RommeView> scene) {
    return RommeTyping.read(text, scene);
  }
}
