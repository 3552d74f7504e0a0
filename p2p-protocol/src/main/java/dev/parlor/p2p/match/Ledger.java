package dev.parlor.p2p.match;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks that a table keeps what no event of its game may change. */
public final class Ledger {
  private final List<String> wrong = new ArrayList<>();

  private Ledger() {}

  /**
   * Says what is wrong with a table, or with the step to it from the table before; empty if nothing
   * is.
   */
  public static <S> Optional<String> problem(GameKit<S, ?> kit, S before, S after, int seats) {
    Ledger ledger = new Ledger();
    kit.balance(ledger, before, after, seats);
    kit.game()
        .outcome(after)
        .ifPresent(
            outcome -> ledger.same("seats in the outcome", seats, outcome.standings().size()));
    return ledger.wrong.stream().findFirst();
  }

  public void same(String what, long expected, long found) {
    if (expected != found) {
      wrong.add(what + ": " + found + " instead of " + expected);
    }
  }

  public void atMost(String what, long most, long found) {
    if (found > most) {
      wrong.add(what + ": " + found + " of " + most);
    }
  }

  public void noDebt(String what, int amount) {
    if (amount < 0) {
      wrong.add(what + " below nothing: " + amount);
    }
  }

  /** Counts the cards in these slots, and notes a problem if one lies in two places. */
  public int distinct(Collection<Slot> slots) {
    Set<Slot> seen = new HashSet<>();
    for (Slot slot : slots) {
      if (!seen.add(slot)) {
        wrong.add("card " + slot + " lies in two places");
      }
    }
    return seen.size();
  }
}
