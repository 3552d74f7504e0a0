package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.games.recall.KnownCards;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.RecallView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.ArrayList;
import java.util.List;

/**
 * The card of Recall: what the protocol has to know of this game. Its rules have timers of their
 * own; the turn timer is for phones that fall silent.
 */
public final class RecallKit extends UsualKit<RecallState, RecallView> {
  public static final RecallKit KIT = new RecallKit();

  private RecallKit() {
    super(
        new Recall(),
        new RecallLines(),
        new Facts(4, new SeatRange(2, 4), true, 15, SheetShape.rounds("SCORE")).rankedFrom(30));
  }

  @Override
  public List<Slot> aside(RecallState state, Action action) {
    return Recall.aside(state, action);
  }

  @Override
  public List<String> known(RecallState state, RecallState later) {
    return KnownLines.of(KnownCards.inHindsight(state, later));
  }

  @Override
  public boolean sitsOut(RecallState state) {
    return true;
  }

  @Override
  public void balance(Ledger ledger, RecallState before, RecallState after, int seats) {
    int now = cards(ledger, after);
    int then = cards(ledger, before);
    if (now > 0 && then > 0) {
      ledger.same("cards", then, now);
    }
  }

  /** Cards in hands, on piles, and on their way. */
  private static int cards(Ledger ledger, RecallState recall) {
    List<Slot> lying = new ArrayList<>(recall.stock().pile());
    lying.addAll(recall.stock().discard());
    for (int seat = 0; seat < recall.seats(); seat++) {
      lying.addAll(recall.player(seat).slots());
      recall.player(seat).collection().forEach(card -> lying.add(card.slot()));
    }
    Slot drawn = recall.turn().drawn();
    if (drawn != null) {
      lying.add(drawn);
    }
    return ledger.distinct(lying) + recall.stock().shuffling();
  }
}
