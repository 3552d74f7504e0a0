package dev.parlor.tables.classic;

import dev.parlor.games.Outcome;
import dev.parlor.games.classic.ClassicChoice;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Tile;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How Blackjack Classic looks and is touched: buttons, and a history that can be scrubbed. */
public final class ClassicTable implements TableMapper<ClassicView> {
  public static final TableKit<ClassicState, ClassicView> KIT =
      new TableKit<>(
          ClassicKit.KIT,
          new ClassicTable(),
          "/dev/parlor/tables/classic/words",
          ClassicPlayer.COMPUTERS,
          Map.of(),
          Tile.of(2, "Qc 9h").inSteps("Qc 9h", "As", "Kd 7s 9h", ""));

  @Override
  public Scene scene(Glimpse<ClassicView> now, Picks picks) {
    return ClassicScene.of(now, picks);
  }

  /**
   * A tap on a stop of the history shows the table as it was then; on the last stop, as it is now.
   */
  @Override
  public Touch tap(Glimpse<ClassicView> now, Picks picks, At target) {
    return target.kind() == At.Kind.GAUGE
        ? new Touch.Picked(picks.choosing(target.index()))
        : Touch.refused("tap.nothing");
  }

  /**
   * {@code d h s} deal, hit and stay; {@code o} shows; {@code p} says not 21; {@code 3} looks back.
   */
  @Override
  public Touch read(Glimpse<ClassicView> now, Picks picks, String text) {
    for (ClassicChoice choice : now.all(ClassicChoice.class)) {
      if (text.equals(ClassicScene.key(choice.play()))) {
        return Touch.does(new Deed.Act(choice.play()));
      }
    }
    if (text.matches("[0-9]{1,3}")) {
      int moment = Integer.parseInt(text) - 1;
      if (moment >= 0 && moment < now.view().history().size()) {
        return new Touch.Picked(picks.choosing(moment));
      }
    }
    return Touch.refused("type.unknown");
  }

  /**
   * What can be typed, including while one looks back: the last number shows the table as it is.
   */
  @Override
  public Phrase typing(Glimpse<ClassicView> now) {
    return now.view().history().size() > 1 ? Phrase.of("classic.typing") : Phrase.NONE;
  }

  @Override
  public List<Phrase> news(ClassicView before, Glimpse<ClassicView> now) {
    return new ClassicNews(before, now.view()).all();
  }

  /** Both hands, open, and who has won. */
  @Override
  public List<Still> stills(ClassicView before, Glimpse<ClassicView> now) {
    boolean ends = now.view().outcome().isPresent() && !before.outcome().isPresent();
    return ends
        ? List.of(
            new Still(
                ClassicScene.of(now, Picks.NONE),
                ClassicScene.result(now.view()),
                ClassicScene.END_MILLIS))
        : List.of();
  }

  @Override
  public Finale finale(Glimpse<ClassicView> now, Outcome outcome) {
    List<Finale.Standing> standings = new ArrayList<>();
    outcome
        .standings()
        .forEach(
            each -> standings.add(new Finale.Standing(each.place(), each.seat(), Phrase.NONE)));
    return new Finale(ClassicScene.result(now.view()), standings);
  }

  /** Brings a person who looks back to the present when something happens. */
  @Override
  public Picks kept(Picks picks, Glimpse<ClassicView> now) {
    boolean over = now.view().outcome().isPresent();
    return over ? picks : picks.cleared();
  }
}
