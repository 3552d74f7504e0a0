package dev.parlor.tables.romme;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.games.romme.RommeSeat;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.romme.RommeView;
import dev.parlor.p2p.kits.RommeKit;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How Rommé looks and is touched: taps gather cards of the hand, then a button melds them, or a
 * meld or the discards take them.
 */
public final class RommeTable implements TableMapper<RommeView> {
  public static final TableKit<RommeState, RommeView> KIT =
      new TableKit<>(
          RommeKit.KIT,
          new RommeTable(),
          "/dev/parlor/tables/romme/words",
          RommeComputer.COMPUTERS,
          Map.of("match", "rounds", "rounds", "1"),
          Tile.of(30, "5h 6h 7h Jk").inSteps("", "Kd Kh Ks", "5h 6h 7h Jk", "Qc Qd Qh", "9s 3d"));

  @Override
  public Scene scene(Glimpse<RommeView> now, Picks picks) {
    return new RommeScene(now, picks).scene();
  }

  @Override
  public Touch tap(Glimpse<RommeView> now, Picks picks, At target) {
    return new RommeTouch(now, picks).tap(target);
  }

  /**
   * Drops a card onto a place. No other card goes there, unless the dropped one was picked already.
   */
  @Override
  public Touch drop(Glimpse<RommeView> now, Picks picks, At card, At target) {
    return new RommeTouch(now, picks).drop(card, target);
  }

  @Override
  public Touch read(Glimpse<RommeView> now, Picks picks, String text) {
    return new RommeGrammar(now, picks).read(text);
  }

  @Override
  public Phrase typing(Glimpse<RommeView> now) {
    return RommeGrammar.ways(now);
  }

  @Override
  public List<Phrase> news(RommeView before, Glimpse<RommeView> now) {
    return RommeNews.between(before, now.view());
  }

  @Override
  public boolean isOut(RommeView view, int seat) {
    return view.players().get(seat).status() != RommeSeat.Status.PLAYING;
  }

  @Override
  public List<Still> stills(RommeView before, Glimpse<RommeView> now) {
    return RoundEnd.stills(before, now);
  }

  @Override
  public Finale finale(Glimpse<RommeView> now, Outcome outcome) {
    return Finales.ranked(outcome, points -> Phrase.of("romme.points", Phrase.amount(points)));
  }

  /** Keeps cards picked for as long as they are held; they can be laid only in an own turn. */
  @Override
  public Picks kept(Picks picks, Glimpse<RommeView> now) {
    List<Slot> held = new ArrayList<>();
    RommeTouch.arranged(now.view(), picks).forEach(card -> held.add(card.slot()));
    return picks.holding(held);
  }
}
