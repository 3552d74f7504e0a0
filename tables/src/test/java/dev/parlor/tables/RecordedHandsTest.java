package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.RecordedHand;
import dev.parlor.tables.poker.PokerHands;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.poker.history.PhhText;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.ReplaySitting;
import dev.parlor.tables.sitting.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hands from a file are seen again like hands that were played here. */
class RecordedHandsTest {
  private static final long LONG = 20_000;

  /** The hands of a seeded match in the public format. How each hand ended is added to the list. */
  private static String file(long seed, int seats, List<HandResult> ended) {
    Dice dice = Dice.seeded(seed);
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(new Holdem(), Setup.of(seats), Dealer.seeded(dice));
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      names.add("Player " + seat);
    }
    StringBuilder file = new StringBuilder();
    while (!table.finished().isPresent() && ended.size() < 8) {
      int seat = table.state().turn();
      table.act(seat, new HoldemPlayer().choose(table.state(), seat, table.knowledge(seat), dice));
      Optional<HandResult> last = table.state().lastHand();
      if (last.isPresent() && last.get().number() > ended.size()) {
        ended.add(last.get());
        file.append('[').append(ended.size()).append("]\n");
        for (String line : PhhText.of(last.get(), names, Knowledge.NONE)) {
          file.append(line).append('\n');
        }
      }
    }
    return file.toString();
  }

  @Test
  void everyHandOfAFileRunsOnTheTableToItsEnd() {
    for (long seed = 1; seed <= 5; seed++) {
      int seats = seed == 5 ? 10 : (int) seed + 1;
      List<HandResult> ended = new ArrayList<>();
      List<RecordedHand<HoldemState>> hands = new ArrayList<>();
      new PokerHands().read(file(seed, seats, ended), hands::add);
      assertEquals(ended.size(), hands.size());
      for (int hand = 0; hand < hands.size(); hand++) {
        String which = "seed " + seed + ", hand " + (hand + 1);
        assertEquals(RecordedHand.Worth.AGREES, hands.get(hand).worth(), which);
        assertEquals(hand + 1, hands.get(hand).number(), which);
        run(hands.get(hand), ended.get(hand), which);
      }
    }
  }

  private static void run(RecordedHand<HoldemState> hand, HandResult ended, String which) {
    List<Person> people = new ArrayList<>();
    hand.people().forEach(name -> people.add(Person.here(name)));
    ReplaySitting<HoldemState, PokerView> replay =
        new ReplaySitting<>(
            new Holdem(),
            hand.moments(),
            Scene.ONLOOKER,
            Knowledge.NONE,
            people,
            Trust.of(Trust.Shield.ONE_DEVICE));
    Table<PokerView> table = new Table<>(replay, new PokerTable(), Pace.USUAL);
    SceneSayings sayings = new SceneSayings(Catalogue.SHIPPED.named("poker").orElseThrow());
    long time = 0;
    table.tick(time);
    boolean lifted = false;
    for (int moment = 1; moment < replay.moments(); moment++) {
      replay.goOn();
      table.tick(time);
      sayings.say(table.scene().orElseThrow());
      lifted |= isLifted(table.scene().orElseThrow());
      time += LONG;
      table.tick(time);
      time += LONG;
      table.tick(time);
      lifted |= isLifted(table.scene().orElseThrow());
      sayings.say(table.scene().orElseThrow());
    }
    assertEquals(replay.moments() - 1, replay.moment(), which);
    while (!table.scene().orElseThrow().finale().isPresent()) {
      lifted |= isLifted(table.scene().orElseThrow());
      time += LONG;
      assertTrue(table.tick(time), which + ": nothing is held for ever");
    }
    assertEquals(!ended.shown().isEmpty(), lifted, which + ": the cards that count are lifted");
    assertTrue(table.scene().orElseThrow().finale().isPresent(), which);
  }

  private static boolean isLifted(Scene scene) {
    return scene.zones().stream()
        .flatMap(zone -> zone.spots().stream())
        .anyMatch(spot -> spot.has(Mark.COUNTS));
  }

  @Test
  void handsOfOtherGamesAndBrokenOnesAreCountedAndNotSeen() {
    List<RecordedHand<HoldemState>> hands = new ArrayList<>();
    new PokerHands()
        .read(
            """
            [1]
            variant = 'FT'
            [2]
            variant = 'NT'
            antes = [0]
            [3]
            key = 1
            [4]
            actions = ['p1 f']
            starting_stacks 10, 20
            variant = 'NT'
            """,
            hands::add);
    assertEquals(3, hands.size());
    assertEquals(RecordedHand.Worth.OTHER_GAME, hands.get(0).worth());
    assertEquals(RecordedHand.Worth.DIFFERS, hands.get(1).worth());
    assertTrue(hands.get(1).moments().isEmpty());
    assertEquals(Phrase.of("phh.variant", "FT"), hands.get(0).flaw());
    assertEquals("phh.field", hands.get(1).flaw().key());
    assertEquals(Phrase.of("phh.line", 10L), hands.get(2).flaw(), "what, and where");
  }
}
