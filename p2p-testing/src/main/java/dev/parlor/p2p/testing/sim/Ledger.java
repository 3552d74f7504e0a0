package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.Verdict;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.romme.RommeState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What no event of a game may change: its chips, coins and points, and the number of its cards. */
final class Ledger {
  private static final int ROMME_CARDS = 110;
  private static final int SHOE = 104;
  private static final int FRESH_POT = 50;

  private final List<String> wrong = new ArrayList<>();

  private Ledger() {}

  /** What is wrong with a table, or with the way from the one before to it. */
  static Optional<String> problem(Object before, Object after, int seats) {
    Ledger ledger = new Ledger();
    if (after instanceof HoldemState poker) {
      ledger.poker(poker, seats);
    } else if (after instanceof DuelState duel) {
      ledger.duel(duel, seats);
    } else if (after instanceof RommeState romme) {
      ledger.romme(romme);
    } else if (after instanceof RecallState recall) {
      ledger.recall((RecallState) before, recall);
    } else if (after instanceof HighLowState highLow) {
      ledger.highLow((HighLowState) before, highLow, seats);
    } else if (after instanceof PilesState piles) {
      ledger.piles((PilesState) before, piles);
    } else if (after instanceof ClassicState classic) {
      ledger.classic(classic);
    }
    return ledger.wrong.stream().findFirst();
  }

  private void same(String what, long expected, long found) {
    if (expected != found) {
      wrong.add(what + ": " + found + " instead of " + expected);
    }
  }

  private void atMost(String what, long most, long found) {
    if (found > most) {
      wrong.add(what + ": " + found + " of " + most);
    }
  }

  /** No card lies in two places. */
  private int distinct(Collection<Slot> slots) {
    Set<Slot> seen = new HashSet<>();
    for (Slot slot : slots) {
      if (!seen.add(slot)) {
        wrong.add("card " + slot + " lies in two places");
      }
    }
    return seen.size();
  }

  private void standings(@Nullable Outcome outcome, int seats) {
    if (outcome != null) {
      same("seats in the outcome", seats, outcome.standings().size());
    }
  }

  private void poker(HoldemState poker, int seats) {
    same("chips", (long) seats * poker.options().chips(), poker.allChips());
    atMost("cards on the board", 5, poker.board().size());
    distinct(poker.awaited());
    poker.hand().ifPresent(hand -> poker.seats().forEach(seat -> noDebt("chips", seat.chips())));
    standings(poker.outcome().orElse(null), seats);
  }

  private void noDebt(String what, int amount) {
    if (amount < 0) {
      wrong.add(what + " below nothing: " + amount);
    }
  }

  private void duel(DuelState duel, int seats) {
    long chips = duel.house();
    List<Slot> table = new ArrayList<>();
    duel.dealer().forEach(card -> table.add(card.slot()));
    for (int seat = 0; seat < seats; seat++) {
      chips += duel.player(seat).chips();
      noDebt("chips", duel.player(seat).chips());
      noDebt("chips to bet with", duel.player(seat).isIn() ? duel.player(seat).free() : 0);
      duel.player(seat).hands().forEach(hand -> hand.cards().forEach(c -> table.add(c.slot())));
    }
    same("chips with the house's", (long) seats * duel.options().chips(), chips);
    atMost("cards on the table", duel.drawn(), distinct(table));
    for (Slot slot : table) {
      atMost("last card drawn", duel.drawn() - 1L, slot.index());
    }
  }

  private void romme(RommeState romme) {
    for (int seat = 0; seat < romme.seats().size(); seat++) {
      int place = seat;
      int points = romme.results().stream().mapToInt(round -> round.points().get(place)).sum();
      same("points of seat " + seat, points, romme.seats().get(seat).total());
    }
    if (romme.phase() == dev.parlor.games.romme.Phase.SHUFFLING) {
      return; // no deck yet
    }
    RommeState.Cards cards = romme.cards();
    List<Slot> lying = new ArrayList<>(cards.discards());
    lying.addAll(cards.aside());
    lying.addAll(cards.reshuffling());
    cards.melds().forEach(meld -> lying.addAll(meld.slots()));
    romme.seats().forEach(seat -> lying.addAll(seat.hand()));
    for (int next = cards.stockNext(); next < cards.stockEnd(); next++) {
      lying.add(new Slot(romme.deck(), next));
    }
    boolean neverDealt = romme.phase() == dev.parlor.games.romme.Phase.OVER && lying.isEmpty();
    same("cards", neverDealt ? 0 : ROMME_CARDS, distinct(lying));
  }

  private void recall(RecallState before, RecallState after) {
    standings(after.outcome(), after.seats());
    int now = cards(after);
    if (now > 0 && cards(before) > 0) {
      same("cards", cards(before), now);
    }
  }

  /** Cards in hands, on piles, and on their way. */
  private int cards(RecallState recall) {
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
    return distinct(lying) + recall.stock().shuffling();
  }

  private void highLow(HighLowState before, HighLowState after, int seats) {
    same("coins", coins(before, seats) + fresh(before, after), coins(after, seats));
    noDebt("the pot", after.pot());
    int left = after.shoe().faces().stream().mapToInt(Integer::intValue).sum();
    same("cards of the shoe", SHOE, left + (long) after.shoe().drawn());
  }

  private static long coins(HighLowState state, int seats) {
    long coins = state.pot();
    for (int seat = 0; seat < seats; seat++) {
      coins += state.player(seat).coins();
    }
    return coins;
  }

  /** Coins that come to the table when a won hand has emptied the pot. */
  private static int fresh(HighLowState before, HighLowState after) {
    dev.parlor.games.highlow.Hand settled = after.last();
    boolean emptied =
        after.handsPlayed() > before.handsPlayed()
            && settled != null
            && settled.verdict() == Verdict.WIN
            && settled.bet() == before.pot();
    return emptied ? FRESH_POT : 0;
  }

  private void piles(PilesState before, PilesState after) {
    int more = cards(after) - cards(before);
    atMost("cards at once", 1, more);
    noDebt("cards", more);
    same("cards", 52, cards(after) + (long) after.remaining());
    noDebt("the deck", after.remaining());
  }

  private static int cards(PilesState piles) {
    return piles.piles().stream().mapToInt(pile -> pile.history().size()).sum();
  }

  private void classic(ClassicState classic) {
    List<Slot> table = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      for (Dealt card : classic.side(seat).cards()) {
        table.add(card.slot());
      }
    }
    int lying = distinct(table);
    for (Slot slot : table) {
      atMost("last card drawn", lying - 1L, slot.index()); // drawn from the top, none left out
    }
  }
}
