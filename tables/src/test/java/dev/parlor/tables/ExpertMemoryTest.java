package dev.parlor.tables;

import static dev.parlor.tables.WatchedTable.asides;
import static dev.parlor.tables.WatchedTable.kit;
import static dev.parlor.tables.WatchedTable.play;
import static dev.parlor.tables.WatchedTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Level;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The best players of Rommé and Recall don't do things at which a person at the table would laugh.
 */
class ExpertMemoryTest {
  @Test
  void seldomDiscardsWhatAnotherCouldLayOffAtOnce() {
    TableKit<RommeState, ?> kit = kit("romme");
    double expert = gifts(kit, player(kit, Level.EXPERT));
    double easy = gifts(kit, player(kit, Level.EASY));
    assertTrue(expert < 0.6 * easy, "of 100 discards: " + expert + ", easy " + easy);
  }

  /**
   * How many of 100 discards would fit a meld on the table. Counted are those after somebody has
   * melded.
   */
  private static double gifts(TableKit<RommeState, ?> kit, ComputerPlayer<RommeState> player) {
    int[] count = {0, 0};
    for (long seed = 1; seed <= 40; seed++) {
      play(
          kit,
          2,
          player,
          seed,
          (state, seat, knowledge, action) -> {
            if (action instanceof RommeAction.Discard discard
                && state.seats().get(1 - seat).hasMelded()) {
              count[1]++;
              count[0] +=
                  state.cards().melds().stream()
                          .anyMatch(meld -> meld.shape().openPlaces().contains(discard.face()))
                      ? 1
                      : 0;
            }
          });
    }
    assertTrue(count[1] > 30, "discards looked at: " + count[1]);
    return 100.0 * count[0] / count[1];
  }

  @Test
  void neverForgetsACardThatItHasSeen() {
    TableKit<RecallState, ?> kit = kit("recall");
    ComputerPlayer<RecallState> expert = player(kit, Level.EXPERT);
    @SuppressWarnings("unchecked") // Recall's players have reflexes
    Reflexes<RecallState> reflexes = (Reflexes<RecallState>) expert;
    int[] looked = {0};
    for (long seed = 1; seed <= 40; seed++) {
      LocalTable<RecallState, ?> table =
          new LocalTable<>(kit.game().game(), Setup.of(3), Dealer.seeded(Dice.seeded(seed)));
      Dice dice = Dice.seeded(~seed);
      while (!table.finished().isPresent()) {
        if (table.window().isPresent()) {
          looked[0] += everyKnownMatch(table, reflexes, dice);
          assertFalse(table.apply(new Event.WindowClosed(asides(table, expert, dice))).isPresent());
          continue;
        }
        List<Integer> awaited = new ArrayList<>(kit.game().game().toAct(table.state()));
        if (awaited.isEmpty()) {
          table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
          continue;
        }
        int seat = awaited.get(0);
        table.act(seat, expert.choose(table.state(), seat, table.knowledge(seat), dice));
      }
    }
    assertTrue(looked[0] > 20, "cards looked at: " + looked[0]);
  }

  private static int everyKnownMatch(
      LocalTable<RecallState, ?> table, Reflexes<RecallState> reflexes, Dice dice) {
    Card top = table.state().stock().top();
    if (table.state().window().claiming() || top == null || top.isJoker()) {
      return 0;
    }
    int found = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      List<Slot> laid = reflexes.layAside(table.state(), seat, table.knowledge(seat), dice);
      List<Slot> known = new ArrayList<>();
      for (Slot slot : table.state().player(seat).slots()) {
        Card face = table.knowledge(seat).face(slot);
        if (face != null && !face.isJoker() && face.rank() == top.rank()) {
          known.add(slot);
        }
      }
      found += known.size();
      assertEquals(known, laid);
    }
    return found;
  }
}
