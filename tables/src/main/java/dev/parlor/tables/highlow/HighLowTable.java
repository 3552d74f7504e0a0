package dev.parlor.tables.highlow;

import dev.parlor.games.Outcome;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowChoice;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.tables.kit.Finales;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Lasting;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Tile;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How High-Low Parlor looks and is touched, in the words of the original. */
public final class HighLowTable implements TableMapper<HighLowView> {
  public static final TableKit<HighLowState, HighLowView> KIT =
      new TableKit<>(
          HighLowKit.KIT,
          new HighLowTable(),
          "/dev/parlor/tables/highlow/words",
          HighLowComputer.COMPUTERS,
          Map.of("hands", "3"),
          Tile.of(8, "3c 9d Qs").inSteps("3c Qs", "3c 9d Qs", "3c Kh Qs", "3c 3d Qs", "As"));

  @Override
  public Scene scene(Glimpse<HighLowView> now, Picks picks) {
    return HighLowScene.of(now, picks);
  }

  /** A tap does nothing: everything is done with buttons. */
  @Override
  public Touch tap(Glimpse<HighLowView> now, Picks picks, At target) {
    return Touch.refused("tap.nothing");
  }

  /**
   * The words of the original: a number, {@code pot}, {@code end}, {@code 1} or {@code 2}, and
   * those of the house.
   */
  @Override
  public Touch read(Glimpse<HighLowView> now, Picks picks, String text) {
    if (now.choices().isEmpty()) {
      return Touch.refused("type.unknown");
    }
    Optional<Touch> house = HouseWords.read(now, picks, text);
    if (house.isPresent()) {
      return house.get();
    }
    String words = text.equals(Move.ENTER) ? "" : text;
    if (words.isEmpty() && !now.offers(HighLowChoice.GoOn.class)) {
      return Touch.refused(asked(now));
    }
    return ParlorCommands.parse(words, now.view().phase())
        .<Touch>map(
            action -> new Touch.Does(new Deed.Act(action), action instanceof HighLowAction.Declare))
        .orElseGet(() -> Touch.refused(asked(now)));
  }

  /** What can be typed as an answer to the question of this moment. */
  private static String asked(Glimpse<HighLowView> now) {
    return switch (now.view().phase()) {
      case DECLARE_FIRST, DECLARE_SECOND -> "highlow.typeAce";
      case PROMPT -> "highlow.typeOn";
      default -> "highlow.typeBet";
    };
  }

  @Override
  public Phrase typing(Glimpse<HighLowView> now) {
    return now.offers(HighLowChoice.PlaceBet.class) ? Phrase.of("highlow.typing") : Phrase.NONE;
  }

  @Override
  public List<Phrase> news(HighLowView before, Glimpse<HighLowView> now) {
    return HighLowNews.between(before, now);
  }

  @Override
  public boolean isOut(HighLowView view, int seat) {
    return !view.players().get(seat).playing();
  }

  @Override
  public List<Still> stills(HighLowView before, Glimpse<HighLowView> now) {
    return HighLowNews.stills(before, now);
  }

  @Override
  public Finale finale(Glimpse<HighLowView> now, Outcome outcome) {
    return Finales.ranked(outcome, coins -> Phrase.of("highlow.coins", Phrase.amount(coins)));
  }

  @Override
  public Optional<Lasting<HighLowView>> lasting() {
    return Optional.of(new ParlorLasting());
  }

  @Override
  public Picks kept(Picks picks, Glimpse<HighLowView> now) {
    return now.offers(HighLowChoice.PlaceBet.class) ? picks : picks.cleared();
  }
}
