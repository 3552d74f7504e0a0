package dev.parlor.tables.poker;

import dev.parlor.games.Outcome;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerPlate;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.tables.kit.Finales;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Tile;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How Texas Hold'em looks and is touched. */
public final class PokerTable implements TableMapper<PokerView> {
  public static final TableKit<HoldemState, PokerView> KIT =
      new TableKit<>(
          PokerKit.KIT,
          new PokerTable(),
          "/dev/parlor/tables/poker/words",
          HoldemPlayer.COMPUTERS,
          Map.of("handLimit", "3"),
          Tile.of(20, "Ts Js Qs Ks As")
              .inSteps("As Kd", "Qh Jh 7c 7d 2s", "", "Ah Kh Qh Jh Th", "9c 9d 9s 4h 4s"),
          Optional.of(new PokerHands()));

  @Override
  public Scene scene(Glimpse<PokerView> now, Picks picks) {
    return PokerScene.of(now, picks);
  }

  /** A tap does nothing: everything is done with buttons. */
  @Override
  public Touch tap(Glimpse<PokerView> now, Picks picks, At target) {
    return Touch.refused("tap.nothing");
  }

  @Override
  public Touch read(Glimpse<PokerView> now, Picks picks, String text) {
    return PokerGrammar.read(now, picks, text);
  }

  @Override
  public List<Phrase> news(PokerView before, Glimpse<PokerView> now) {
    return PokerNews.between(before, now.view());
  }

  @Override
  public boolean isOut(PokerView view, int seat) {
    PokerPlate.State state = view.plates().get(seat).state();
    return state == PokerPlate.State.OUT || state == PokerPlate.State.LEFT;
  }

  @Override
  public List<Still> stills(PokerView before, Glimpse<PokerView> now) {
    return Showdown.stills(before, now);
  }

  @Override
  public Finale finale(Glimpse<PokerView> now, Outcome outcome) {
    return Finales.ranked(outcome, PokerScene::chips);
  }

  /** Keeps a staged amount only for one turn. */
  @Override
  public Picks kept(Picks picks, Glimpse<PokerView> now) {
    return now.view().limits().isPresent() ? picks : picks.cleared();
  }
}
