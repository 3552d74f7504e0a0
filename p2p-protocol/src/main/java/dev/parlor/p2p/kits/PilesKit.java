package dev.parlor.p2p.kits;

import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.List;

/**
 * The card of High/Low Piles, where all share one outcome: what the protocol has to know of this
 * game.
 */
public final class PilesKit extends UsualKit<PilesState, PilesView> {
  public static final PilesKit KIT = new PilesKit();
  private static final int CARDS = 52;

  private PilesKit() {
    super(
        new Piles(),
        new PilesLines(),
        new Facts(
            6,
            new SeatRange(1, 4),
            false,
            30,
            new SheetShape("", List.of("OUTCOME", "PILES_OPEN"), false)));
  }

  @Override
  public boolean goesOnWithoutTheSilent() {
    return true;
  }

  @Override
  public String best() {
    return "PILES_OPEN";
  }

  @Override
  public List<String> sheetValues(PilesState state, Outcome outcome) {
    return List.of(String.valueOf(state.result()), String.valueOf(state.openPiles().size()));
  }

  @Override
  public void balance(Ledger ledger, PilesState before, PilesState after, int seats) {
    int more = cards(after) - cards(before);
    ledger.atMost("cards at once", 1, more);
    ledger.noDebt("cards", more);
    ledger.same("cards", CARDS, cards(after) + (long) after.remaining());
    ledger.noDebt("the deck", after.remaining());
  }

  private static int cards(PilesState piles) {
    return piles.piles().stream().mapToInt(pile -> pile.history().size()).sum();
  }
}
