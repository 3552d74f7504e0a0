package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Coach;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class CoachTest {
  private static final Speaker NOBODY = new Speaker(List.of(), -1);

  @TestFactory
  List<DynamicTest> hasAReasonInBothLanguagesForEveryMoveOfWholeMatches() {
    List<DynamicTest> tests = new ArrayList<>();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      tests.add(DynamicTest.dynamicTest(kit.id(), () -> everyMove(kit)));
    }
    return tests;
  }

  private static <S> void everyMove(TableKit<S, ?> kit) {
    Set<String> said = new TreeSet<>();
    for (long seed = 1; seed <= 4; seed++) {
      play(kit, seed, said);
    }
    assertTrue(said.size() > 1, said::toString);
  }

  private static <S> void play(TableKit<S, ?> kit, long seed, Set<String> said) {
    Coach<S> coach = new Coach<>(kit);
    ComputerPlayer<S> player = kit.computer();
    LocalTable<S, ?> table =
        new LocalTable<>(
            kit.game().game(), new Setup(2, kit.quick()), Dealer.seeded(Dice.seeded(seed)));
    Dice dice = Dice.seeded(~seed);
    for (int move = 0; move < 5000 && !table.finished().isPresent(); move++) {
      List<Integer> awaited = new ArrayList<>(kit.game().game().toAct(table.state()));
      if (table.window().isPresent()) {
        table.apply(new Event.WindowClosed(Map.of()));
      } else if (awaited.isEmpty()) {
        table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
      } else {
        int seat = awaited.get(0);
        Phrase advice = coach.advice(table.state(), seat, table.knowledge(seat)).whole();
        said.add(((Phrase) advice.args().get(0)).key());
        for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
          String words = new Words(locale, Bundles.of(kit)).spoken(advice, NOBODY);
          assertFalse(words.contains("{"), words);
        }
        if (kit.id().equals("recall")) {
          assertFalse(names(advice), "a face of Recall is told: " + advice);
        }
        Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
        assertFalse(table.act(seat, action).isPresent(), "seed " + seed);
      }
    }
    assertTrue(table.finished().isPresent(), "no end with seed " + seed);
  }

  private static boolean names(Phrase phrase) {
    return phrase.args().stream()
        .anyMatch(arg -> arg instanceof Card || (arg instanceof Phrase inner && names(inner)));
  }
}
