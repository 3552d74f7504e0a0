package dev.parlor.tables.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.RecallView;
import dev.parlor.p2p.kits.RecallKit;
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

/** How Recall looks and is touched: nearly everything is a tap on a card. */
public final class RecallTable implements TableMapper<RecallView> {
  public static final TableKit<RecallState, RecallView> KIT =
      new TableKit<>(
          RecallKit.KIT,
          new RecallTable(),
          "/dev/parlor/tables/recall/words",
          RecallComputer.COMPUTERS,
          Map.of(),
          Tile.of(10, "Jc Qd 2h Ks").inSteps("2h Ks", "7d", "7d 7c", "Jc", "Qd", ""));

  @Override
  public Scene scene(Glimpse<RecallView> now, Picks picks) {
    return new RecallScene(now, picks).scene();
  }

  @Override
  public Touch tap(Glimpse<RecallView> now, Picks picks, At target) {
    return new RecallTouch(now, picks).tap(target);
  }

  /** A card dragged onto another is swapped with it; onto the discards it is played. */
  @Override
  public Touch drop(Glimpse<RecallView> now, Picks picks, At card, At target) {
    if (now.offers(RecallChoice.SwapTwo.class)) {
      Touch first = new RecallTouch(now, picks.cleared()).tap(card);
      return first.match(
          new Touch.Cases<>(
              picked -> tap(now, picked.picks(), target), does -> does, refused -> refused));
    }
    return target.kind() == At.Kind.DISCARD ? tap(now, picks, card) : Touch.refused("tap.nothing");
  }

  @Override
  public Touch read(Glimpse<RecallView> now, Picks picks, String text) {
    return new RecallGrammar(now).read(text);
  }

  /** Turns the first cards down when the time to look at them is over, without asking. */
  @Override
  public Optional<Action> byItself(Glimpse<RecallView> now) {
    boolean over = now.view().phase() == RecallPhase.INITIAL_PEEK && now.view().timer() == null;
    return over
        ? now.choice(RecallChoice.Ready.class).map(RecallChoice.Ready::say)
        : Optional.empty();
  }

  @Override
  public Phrase typing(Glimpse<RecallView> now) {
    return new RecallGrammar(now).ways();
  }

  @Override
  public List<Phrase> news(RecallView before, Glimpse<RecallView> now) {
    return new RecallNews(before, now.view()).told();
  }

  @Override
  public List<Still> stills(RecallView before, Glimpse<RecallView> now) {
    return RecallStills.of(before, now);
  }

  @Override
  public Finale finale(Glimpse<RecallView> now, Outcome outcome) {
    return Finales.ranked(outcome, points -> Phrase.of("recall.points", Phrase.amount(points)));
  }

  /** Keeps the first card of a swap for as long as a swap may be made. */
  @Override
  public Picks kept(Picks picks, Glimpse<RecallView> now) {
    return now.offers(RecallChoice.SwapTwo.class) ? picks : picks.cleared();
  }
}
