package dev.parlor.tables;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelChoice;
import dev.parlor.games.classic.ClassicChoice;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowChoice;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesChoice;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.tables.scene.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * All deeds that one choice of the rules allows: ranges at both ends and in between, each card of a
 * list, each pair, several cards in an order. It is written from the rules, not from a screen.
 */
final class Wanted {
  private final Dice dice;
  private final List<Deed> deeds = new ArrayList<>();

  private Wanted(Dice dice) {
    this.dice = dice;
  }

  static List<Deed> of(Choice choice, Dice dice) {
    Wanted wanted = new Wanted(dice);
    wanted.expand(choice);
    return wanted.deeds;
  }

  private void expand(Choice choice) {
    if (choice instanceof PokerChoice poker) {
      poker(poker);
    } else if (choice instanceof DuelChoice duel) {
      duel(duel);
    } else if (choice instanceof ClassicChoice classic) {
      act(classic.play());
    } else if (choice instanceof HighLowChoice parlor) {
      parlor(parlor);
    } else if (choice instanceof PilesChoice piles) {
      piles(piles);
    } else if (choice instanceof RecallChoice recall) {
      recall(recall);
    } else if (choice instanceof RommeChoice romme) {
      romme(romme);
    } else {
      throw new AssertionError("nobody knows what " + choice + " lets a person do");
    }
  }

  private void act(Action action) {
    deeds.add(new Deed.Act(action));
  }

  private int between(int least, int most) {
    return least + dice.below(most - least + 1);
  }

  private void poker(PokerChoice choice) {
    if (choice instanceof PokerChoice.Fold) {
      act(PokerAction.Word.FOLD);
    } else if (choice instanceof PokerChoice.Check) {
      act(PokerAction.Word.CHECK);
    } else if (choice instanceof PokerChoice.Call) {
      act(PokerAction.Word.CALL);
    } else if (choice instanceof PokerChoice.AllIn) {
      act(PokerAction.Word.ALL_IN);
    } else if (choice instanceof PokerChoice.Raise raise && raise.min() < raise.max()) {
      for (int to : new int[] {raise.min(), raise.max(), between(raise.min(), raise.max())}) {
        act(new PokerAction.Raise(to));
      }
    } // a single amount is the all-in, which is a choice of its own
  }

  private void duel(DuelChoice choice) {
    if (choice instanceof DuelChoice.PlaceBet bet) {
      for (int chips : new int[] {bet.min(), bet.max(), between(bet.min(), bet.max())}) {
        act(new DuelAction.Bet(chips));
      }
    } else {
      act(((DuelChoice.Play) choice).move());
    }
  }

  private void parlor(HighLowChoice choice) {
    if (choice instanceof HighLowChoice.DeclareAce) {
      act(new HighLowAction.Declare(true));
      act(new HighLowAction.Declare(false));
    } else if (choice instanceof HighLowChoice.PlaceBet bet) {
      int min = bet.limits().min();
      int max = bet.limits().max();
      for (int coins : new int[] {min, max, between(min, max)}) {
        act(new HighLowAction.Bet(coins));
      }
      if (bet.limits().potAllowed()) {
        act(HighLowAction.Word.BET_POT);
      }
    } else {
      act(
          choice instanceof HighLowChoice.GoOn
              ? HighLowAction.Word.CONTINUE
              : HighLowAction.Word.END);
    }
  }

  private void piles(PilesChoice choice) {
    if (choice instanceof PilesChoice.Pick pick) {
      pick.piles().forEach(pile -> act(new PilesAction.Pick(pile)));
    } else {
      for (int pile : ((PilesChoice.Guess) choice).piles()) {
        act(new PilesAction.Guess(pile, Direction.HIGHER));
        act(new PilesAction.Guess(pile, Direction.LOWER));
      }
    }
  }

  private void recall(RecallChoice choice) {
    if (choice instanceof RecallChoice.PickOne pick) {
      pick.cards().forEach(card -> act(new RecallAction.Pick(card)));
    } else if (choice instanceof RecallChoice.Ready ready) {
      act(ready.say());
    } else if (choice instanceof RecallChoice.DrawCard) {
      act(RecallAction.Word.DRAW);
    } else if (choice instanceof RecallChoice.MayCallRecall) {
      act(RecallAction.Word.CALL_RECALL);
    } else if (choice instanceof RecallChoice.PlayOne play) {
      play.cards().forEach(card -> act(new RecallAction.Play(card)));
    } else if (choice instanceof RecallChoice.MayCollectDrawn) {
      act(RecallAction.Word.COLLECT_DRAWN);
    } else if (choice instanceof RecallChoice.MayCollect) {
      act(RecallAction.Word.COLLECT);
    } else if (choice instanceof RecallChoice.LayAside lay) {
      aside(lay.cards());
    } else if (choice instanceof RecallChoice.SwapTwo swap) {
      pairs(swap.cards());
    } else if (choice instanceof RecallChoice.PeekOne peek) {
      peek.cards().forEach(card -> act(new RecallAction.PeekAt(card)));
    } else {
      act(RecallAction.Word.PASS);
    }
  }

  /** Lays aside each card alone, and all cards in a random order. */
  private void aside(List<Slot> cards) {
    cards.forEach(card -> deeds.add(new Deed.Lay(List.of(card))));
    List<Slot> left = new ArrayList<>(cards);
    List<Slot> order = new ArrayList<>();
    while (!left.isEmpty()) {
      order.add(left.remove(dice.below(left.size())));
    }
    deeds.add(new Deed.Lay(order));
  }

  private void pairs(List<Slot> cards) {
    for (Slot one : cards) {
      for (Slot other : cards) {
        if (!one.equals(other)) {
          act(new RecallAction.Swap(one, other));
        }
      }
    }
  }

  private void romme(RommeChoice choice) {
    if (choice instanceof RommeChoice.Draw draw) {
      draw.sources().forEach(source -> act(new RommeAction.Draw(source)));
    } else if (choice instanceof RommeChoice.Meld meld) {
      act(meld.proposal());
    } else if (choice instanceof RommeChoice.LayOff layOff) {
      layOff.cards().forEach(this::act);
    } else if (choice instanceof RommeChoice.Swap swap) {
      swap.swaps().forEach(this::act);
    } else if (choice instanceof RommeChoice.TakeBack back) {
      back.melds().forEach(meld -> act(new RommeAction.TakeBack(meld)));
    } else {
      ((RommeChoice.Discard) choice).cards().forEach(this::act);
    }
  }

  /** The cards that a person has to point at, one group for each meld. */
  static List<List<Slot>> cards(Deed deed) {
    if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.Meld meld) {
      return meld.melds().stream().map(Wanted::slots).collect(Collectors.toList());
    } else if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.LayOff layOff) {
      return List.of(slots(layOff.plays()));
    } else if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.Discard card) {
      return List.of(List.of(card.slot()));
    } else if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.SwapJoker swap) {
      return List.of(List.of(swap.slot()));
    } else if (deed instanceof Deed.Act act && act.action() instanceof RecallAction.Swap swap) {
      return List.of(List.of(swap.one(), swap.other()));
    }
    return List.of();
  }

  private static List<Slot> slots(List<RommeAction.Play> plays) {
    return plays.stream().map(RommeAction.Play::slot).collect(Collectors.toList());
  }

  /** The amount that a person has to choose; -1 if there is none. */
  static int amount(Deed deed) {
    if (deed instanceof Deed.Act act) {
      if (act.action() instanceof PokerAction.Raise raise) {
        return raise.to();
      } else if (act.action() instanceof DuelAction.Bet bet) {
        return bet.amount();
      } else if (act.action() instanceof HighLowAction.Bet bet) {
        return bet.coins();
      }
    }
    return -1;
  }

  /**
   * Whether two deeds are the same, or differ only in the places of two jokers or the order of
   * melds.
   */
  static boolean same(Deed one, Deed other) {
    return one.equals(other) || (isMelding(one) && outline(one).equals(outline(other)));
  }

  private static boolean isMelding(Deed deed) {
    return deed instanceof Deed.Act act
        && (act.action() instanceof RommeAction.Meld || act.action() instanceof RommeAction.LayOff);
  }

  private static Object outline(Deed deed) {
    if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.Meld meld) {
      return meld.melds().stream().map(Wanted::outline).collect(Collectors.toSet());
    } else if (deed instanceof Deed.Act act && act.action() instanceof RommeAction.LayOff layOff) {
      return List.of(layOff.meld(), outline(layOff.plays()));
    }
    return deed;
  }

  private static Object outline(List<RommeAction.Play> plays) {
    return plays.stream()
        .map(play -> List.of(play.face().isJoker() ? "joker" : play.slot(), play.place()))
        .collect(Collectors.toSet());
  }
}
