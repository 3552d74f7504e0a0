package dev.parlor.p2p.kits;

import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommePhase;
import dev.parlor.games.romme.RommeRoundResult;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.romme.RommeView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The card of Rommé: what the protocol has to know of this game. */
public final class RommeKit extends UsualKit<RommeState, RommeView> {
  public static final RommeKit KIT = new RommeKit();
  private static final int CARDS = 110;

  private RommeKit() {
    super(
        new Romme(),
        new RommeLines(),
        new Facts(3, new SeatRange(2, 4), true, 60, SheetShape.rounds("SCORE")).rankedFrom(60));
  }

  @Override
  public List<Integer> decksAhead(RommeState state) {
    return state.decksAhead();
  }

  @Override
  public OptionalInt wentOut(RommeState before, RommeState after) {
    List<RommeRoundResult> rounds = after.results();
    int winner =
        rounds.size() > before.results().size()
            ? rounds.get(rounds.size() - 1).winner()
            : RommeRoundResult.NOBODY;
    return winner == RommeRoundResult.NOBODY ? OptionalInt.empty() : OptionalInt.of(winner);
  }

  @Override
  public boolean sitsOut(RommeState state) {
    return true;
  }

  @Override
  public void balance(Ledger ledger, RommeState before, RommeState after, int seats) {
    for (int seat = 0; seat < after.seats().size(); seat++) {
      int place = seat;
      int points = after.results().stream().mapToInt(round -> round.points().get(place)).sum();
      ledger.same("points of seat " + seat, points, after.seats().get(seat).total());
    }
    if (after.phase() == RommePhase.SHUFFLING) {
      return; // no deck yet
    }
    RommeState.Cards cards = after.cards();
    List<Slot> lying = new ArrayList<>(cards.discards());
    lying.addAll(cards.aside());
    lying.addAll(cards.reshuffling());
    cards.melds().forEach(meld -> lying.addAll(meld.slots()));
    after.seats().forEach(seat -> lying.addAll(seat.hand()));
    for (int next = cards.stockNext(); next < cards.stockEnd(); next++) {
      lying.add(new Slot(after.deck(), next));
    }
    boolean neverDealt = after.phase() == RommePhase.OVER && lying.isEmpty();
    ledger.same("cards", neverDealt ? 0 : CARDS, ledger.distinct(lying));
  }
}
