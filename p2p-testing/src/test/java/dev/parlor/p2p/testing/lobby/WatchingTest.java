package dev.parlor.p2p.testing.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Phones without a seat, at a table that may be watched and at one that may not. */
class WatchingTest {
  private static final Map<String, String> OPEN = Map.of("onlookers", "true");

  private static Gathered gathered(int onlookers, Map<String, String> options) {
    Gathered table = new Gathered(2, 2, onlookers, options);
    table.link(1);
    return table;
  }

  /** A table with a match, to which all are linked. */
  private static Gathered playing(int onlookers) {
    Gathered table = gathered(onlookers, OPEN);
    for (int phone = 2; phone < 2 + onlookers; phone++) {
      table.link(phone);
    }
    table.ready();
    table.confirm(0, 1);
    follow(table);
    return table;
  }

  private static void follow(Gathered table) {
    for (int i = 0; i < 20; i++) {
      table.give(0, new Input.Quiet());
      table.settle();
    }
  }

  private static Optional<Refusal> ended(Gathered table, int phone) {
    return table.view(phone).gathering().ended();
  }

  @Test
  void whoWatchesSeesTheSeatsAndThenTheMatch() {
    Gathered table = gathered(1, OPEN);
    table.link(2);
    assertEquals(Stage.LOBBY, table.view(2).stage());
    assertEquals(table.view(0).seats(), table.view(2).seats());
    table.ready();
    assertEquals(Stage.COMPARING, table.view(2).stage());
    table.confirm(0, 1);
    follow(table);
    assertEquals(Stage.PLAYING, table.view(2).stage());
    assertEquals(table.session(0).log(), table.session(2).log());
    assertEquals(-1, table.view(2).me());
    assertEquals(TableSeat.NONE, table.session(2).tableSeat());
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whatComesMeanwhileIsFetched() {
    Gathered table = playing(1);
    table.unlink(2);
    int known = table.session(2).log().size();
    table.pass(60_000);
    assertTrue(table.session(0).log().size() > known, "nothing happened meanwhile");
    table.link(2);
    follow(table);
    assertEquals(table.session(0).log(), table.session(2).log());
  }

  @Test
  void aTableIsWatchedOnlyIfItsHostHasOpenedIt() {
    Gathered table = gathered(1, Map.of());
    table.link(2);
    assertEquals(Optional.of(new Refusal("table.noSeat.unwatched", List.of())), ended(table, 2));
    assertEquals(0, table.view(0).onlookers());
  }

  @Test
  void theOptionIsNoRuleOfTheGame() {
    Gathered table = gathered(0, OPEN);
    assertEquals(Map.of(), table.invite().setup(2).options());
    assertEquals(List.of(), table.invite().setup(2).problems(PilesKit.KIT.game()));
    assertEquals("piles:onlookers=true", table.invite().rules());
    assertEquals(Piles.ID, table.invite().game());
  }

  @Test
  void whoSitsKnowsHowManyWatch() {
    Gathered table = playing(3);
    assertEquals(3, table.view(0).onlookers());
    assertEquals(3, table.view(1).onlookers());
    table.unlink(3);
    assertEquals(2, table.view(0).onlookers());
    assertEquals(2, table.view(1).onlookers());
  }

  @Test
  void theFifthIsToldThatFourWatch() {
    Gathered table = gathered(5, OPEN);
    table.link(2, 3, 4, 5, 6);
    assertEquals(Optional.of(new Refusal("table.noSeat.crowded", List.of())), ended(table, 6));
    assertEquals(4, table.view(0).onlookers());
  }

  @Test
  void whoWatchesHearsThatTheTableIsClosed() {
    Gathered table = gathered(1, OPEN);
    table.link(2);
    table.leave(0);
    assertEquals(Optional.of(new Refusal("table.noSeat.over", List.of())), ended(table, 2));
  }

  @Test
  void theOwnerOfAPhoneThatWatchesHasNoSay() {
    Gathered table = playing(1);
    int before = table.sent.size();
    for (Input input :
        List.of(
            new Input.Ready(),
            new Input.Confirm(),
            new Input.Differ(),
            new Input.Say(Emote.THANKS),
            new Input.Rematch(),
            new Input.LayAside(List.of()),
            new Input.Ticket("X3A", ""))) {
      table.give(2, input);
    }
    assertEquals(before, table.sent.size());
    assertEquals(7, table.told.stream().filter("2 table.onlooks []"::equals).count());
  }

  @Test
  void aSeatThatWatchesIsHungUpOn() {
    Gathered table = playing(0);
    table.say(1, 0, Line.of("CARD_GAME_WATCH"));
    assertEquals(List.of("0 a seat that watches"), table.expelled);
  }

  @Test
  void nobodyIsToldThatSomebodyWatchesWhereThatIsNotAllowed() {
    Gathered table = gathered(0, Map.of());
    table.say(0, 1, Line.of("WATCHING", 2));
    assertEquals(List.of("1 nobody watches here"), table.expelled);
    assertEquals(0, table.view(1).onlookers());
  }

  @Test
  void whoDoesNotKeepUpIsHungUpOn() {
    Gathered table = playing(1);
    table.deafen(2);
    int before = table.sent.size();
    for (int turn = 0; turn < 60 && table.expelled.isEmpty(); turn++) {
      table.give(0, new Input.Quiet());
      table.pass(31_000);
    }
    assertEquals(List.of("0 does not keep up"), table.expelled);
    int told =
        table.sent.stream()
            .skip(before)
            .filter(sent -> sent.to() == 2)
            .mapToInt(sent -> Objects.requireNonNull(sent.message()).length())
            .sum();
    assertTrue(told < 2 * 4_096, told + " bytes");
  }
}
