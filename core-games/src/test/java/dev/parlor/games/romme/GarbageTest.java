package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever a phone sends, the rules accept it or refuse it; they never fail. */
class GarbageTest {
  private static final Romme ROMME = new Romme();

  @Test
  void anyActionIsAcceptedOrRefused() {
    for (long seed = 1; seed <= 3; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<RommeState, RommeView> table =
          new LocalTable<>(ROMME, Setup.of(3), Dealer.seeded(dice));
      RommeComputer computer = new RommeComputer();
      for (int i = 0; i < 150 && !table.finished().isPresent(); i++) {
        RommeState state = table.state();
        for (int event = 0; event < 40; event++) {
          Event garbage = event(state, dice);
          assertNotNull(ROMME.apply(state, garbage), "seed " + seed + " " + garbage);
        }
        int seat = state.turn();
        assertEquals(
            java.util.Optional.empty(),
            table.act(seat, computer.choose(state, seat, table.knowledge(seat), dice)));
      }
    }
  }

  private static Event event(RommeState state, Dice dice) {
    return switch (dice.below(12)) {
      case 0 -> new Event.Opened(slot(state, dice), card(dice));
      case 1 -> new Event.Shuffled(dice.below(3) - 1, List.of(dice.below(5) - 1));
      case 2 -> new Event.Away(dice.below(6) - 1);
      case 3 -> new Event.Left(dice.below(6) - 1, dice.below(2) == 0);
      default -> new Event.Acted(state.turn(), action(state, dice));
    };
  }

  private static RommeAction action(RommeState state, Dice dice) {
    int meld = dice.below(8) - 1;
    return switch (dice.below(7)) {
      case 0 -> new RommeAction.Draw(dice.below(2) == 0 ? Source.STOCK : Source.DISCARD);
      case 1 -> new RommeAction.LayOff(meld, plays(state, dice));
      case 2 -> new RommeAction.SwapJoker(meld, slot(state, dice), card(dice));
      case 3 -> new RommeAction.TakeBack(meld);
      case 4 -> new RommeAction.Discard(slot(state, dice), card(dice));
      default -> {
        List<List<Play>> melds = new ArrayList<>();
        for (int i = dice.below(4); i > 0; i--) {
          melds.add(plays(state, dice));
        }
        yield new RommeAction.Meld(melds);
      }
    };
  }

  /** Cards in a row of one suit or of one rank, jokers among them, mostly from the own hand. */
  private static List<Play> plays(RommeState state, Dice dice) {
    List<Play> plays = new ArrayList<>();
    int step = dice.below(2) == 0 ? 1 : 13;
    int code = dice.below(52);
    for (int i = dice.below(6); i > 0; i--) {
      Card place = dice.below(20) == 0 ? Card.JOKER : Card.of(code);
      Card face = dice.below(4) == 0 ? Card.JOKER : place;
      plays.add(new Play(slot(state, dice), face, place));
      code = (code + step) % 52;
    }
    return plays;
  }

  private static Card card(Dice dice) {
    return Card.of(dice.below(53));
  }

  private static Slot slot(RommeState state, Dice dice) {
    List<Slot> hand = state.seats().get(state.turn()).hand();
    return dice.below(10) == 0 || hand.isEmpty()
        ? new Slot(dice.below(3) - 1, dice.below(112) - 1)
        : hand.get(dice.below(hand.size()));
  }
}
