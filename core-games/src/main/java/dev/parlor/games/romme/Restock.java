package dev.parlor.games.romme;

/** What happens at Rommé once the discards have been shuffled into a new stock. */
final class Restock {
  private Restock() {}

  /** Lets the player draw who asked for the stock, unless he has gone meanwhile. */
  static void done(RommeDraft draft) {
    draft.stockNext = 0;
    draft.stockEnd = draft.reshuffling.size();
    draft.reshuffling.forEach(draft.faces::remove);
    draft.reshuffling.clear();
    if (draft.seat(draft.turn).canPlay()) {
      RommeTurns.drawFromStock(draft, draft.turn);
    } else {
      RommeTurns.pass(draft, draft.turn + 1);
    }
  }
}
