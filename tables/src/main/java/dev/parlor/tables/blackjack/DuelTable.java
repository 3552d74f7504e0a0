package dev.parlor.tables.blackjack;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelChoice;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.tables.kit.Finales;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How Blackjack Duel looks and is touched: a bet on a sheet, then buttons for each hand. */
public final class DuelTable implements TableMapper<DuelView> {
  public static final TableKit<DuelState, DuelView> KIT =
      new TableKit<>(
          DuelKit.KIT,
          new DuelTable(),
          "/dev/parlor/tables/blackjack/words",
          DuelPlayer.COMPUTERS,
          Map.of("rounds", "2"),
          Tile.of(12, "Ah Kd").inSteps("", "8h 8s", "Ah Kd", "Th 6c Kd", ""));

  @Override
  public Scene scene(Glimpse<DuelView> now, Picks picks) {
    return new DuelScene(now, picks).scene();
  }

  /** A tap does nothing: everything is done with buttons. */
  @Override
  public Touch tap(Glimpse<DuelView> now, Picks picks, At target) {
    return Touch.refused("tap.nothing");
  }

  /** A number is a bet; {@code h s d p} hit, stand, double and split. */
  @Override
  public Touch read(Glimpse<DuelView> now, Picks picks, String text) {
    DuelChoice.Cases<Optional<Touch>> typed =
        new DuelChoice.Cases<>(bet -> Optional.of(bet(bet, text)), play -> move(play, text));
    for (DuelChoice choice : now.all(DuelChoice.class)) {
      Optional<Touch> touch = choice.match(typed);
      if (touch.isPresent()) {
        return touch.get();
      }
    }
    return Touch.refused("type.unknown");
  }

  private static Touch bet(DuelChoice.PlaceBet bet, String text) {
    return text.matches("[0-9]{1,9}")
        ? new Touch.Does(new Deed.Act(new DuelAction.Bet(Integer.parseInt(text))), false)
        : Touch.refused("blackjack.type.bet", bet.min(), bet.max());
  }

  private static Optional<Touch> move(DuelChoice.Play play, String text) {
    return text.equals(DuelMoves.key(play.move()))
        ? Optional.of(Touch.does(new Deed.Act(play.move())))
        : Optional.empty();
  }

  @Override
  public Phrase typing(Glimpse<DuelView> now) {
    return now.choice(DuelChoice.PlaceBet.class)
        .map(bet -> Phrase.of("blackjack.type.bet", bet.min(), bet.max()))
        .orElse(Phrase.NONE);
  }

  /** Says what the own cards leave no choice about: a hand over 21, and a natural. */
  @Override
  public Optional<Action> byItself(Glimpse<DuelView> now) {
    List<DuelChoice.Play> plays = now.all(DuelChoice.Play.class);
    boolean owed =
        plays.size() == 1
            && (plays.get(0).move() == DuelMove.BUST || plays.get(0).move() == DuelMove.BLACKJACK);
    return owed ? Optional.of(plays.get(0).move()) : Optional.empty();
  }

  @Override
  public List<Phrase> news(DuelView before, Glimpse<DuelView> now) {
    return DuelNews.between(before, now.view());
  }

  @Override
  public boolean isOut(DuelView view, int seat) {
    return DuelScene.isOut(view.seats().get(seat));
  }

  @Override
  public List<Still> stills(DuelView before, Glimpse<DuelView> now) {
    return DuelStills.of(before, now);
  }

  @Override
  public Finale finale(Glimpse<DuelView> now, Outcome outcome) {
    return Finales.ranked(outcome, DuelScene::chips);
  }

  @Override
  public Picks kept(Picks picks, Glimpse<DuelView> now) {
    return now.offers(DuelChoice.PlaceBet.class) ? picks : picks.cleared();
  }
}
