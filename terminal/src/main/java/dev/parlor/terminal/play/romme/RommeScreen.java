package dev.parlor.terminal.play.romme;

import dev.parlor.games.Refusal;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import java.util.List;
import java.util.stream.Collectors;

/** Everybody's melds, the own hand with a letter for each card, and numbered ways to use it. */
public final class RommeScreen implements GameScreen<RommeView> {
  @Override
  public void paint(Canvas canvas, Scene<RommeView> scene) {
    RommePicture.paint(canvas, scene);
  }

  @Override
  public List<String> describe(Scene<RommeView> scene) {
    return RommeWords.describe(scene);
  }

  @Override
  public List<String> tell(RommeView before, Scene<RommeView> now) {
    return RommeWords.tell(before, now);
  }

  /** Ways with a name; a discard is always d and the card's letter. */
  @Override
  public String keys(Scene<RommeView> scene) {
    return Way.of(scene).stream()
        .filter(way -> way.shown())
        .map(way -> way.typed() + " " + way.words())
        .collect(Collectors.joining("  "));
  }

  @Override
  public Typed read(String text, Scene<RommeView> scene) {
    List<Way> ways = Way.of(scene);
    for (Way way : ways) {
      if (way.typed().equals(text)) {
        long begins = ways.stream().filter(other -> other.typed().startsWith(text)).count();
        return new Typed.Move(way.action(), begins == 1);
      }
    }
    return new Typed.NotYet(new Refusal("play.typeKey", List.of(keys(scene))));
  }
}
