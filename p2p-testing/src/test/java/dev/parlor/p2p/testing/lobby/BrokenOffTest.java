package dev.parlor.p2p.testing.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.lobby.HostLobby;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One person sees another code than the others. */
class BrokenOffTest {
  private static void assertEndedBy(Gathered table, int who) {
    String name = "X1P" + (who + 1);
    for (int phone = 0; phone < 3; phone++) {
      assertEquals(Stage.BROKEN, table.view(phone).stage());
      assertEquals(
          Optional.of(
              phone == who
                  ? new Refusal("table.differs", List.of())
                  : new Refusal("table.gone.different", List.of(name))),
          table.view(phone).gathering().ended());
    }
    assertEquals(2, table.told.size(), "each of the others is told once: " + table.told);
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void everybodyLearnsWhoSawAnotherCode() {
    for (int who = 0; who < 3; who++) {
      Gathered table = Gathered.closed(3);
      table.differ(who);
      assertEndedBy(table, who);
    }
  }

  @Test
  void whoHasAgreedMayStillSayNo() {
    Gathered table = Gathered.closed(3);
    table.confirm(1, 2);
    table.differ(1);
    assertEndedBy(table, 1);
  }

  @Test
  void nothingBeginsAfterANo() {
    Gathered table = Gathered.closed(3);
    table.differ(2);
    table.confirm(0, 1);
    table.ready();
    table.pass(HostLobby.LOST);
    assertEquals(Stage.BROKEN, table.view(0).stage());
    assertEquals(Stage.BROKEN, table.view(1).stage());
    assertEquals(List.of(), table.lines("CARD_GAME_LEAVE", 1));
    assertTrue(table.session(0).log().isEmpty());
  }

  @Test
  void withoutACodeThereIsNothingToSayNoTo() {
    Gathered table = new Gathered(2, 2);
    table.link(1);
    table.differ(1);
    assertEquals(List.of("1 table.nothingToConfirm []"), table.told);
    assertEquals(Stage.LOBBY, table.view(0).stage());
  }

  @Test
  void aCodeIsConfirmedOnlyAsItWasSeen() {
    Gathered table = Gathered.closed(3);
    var first = table.view(1).sas();
    table.unlink(2);
    table.pass(HostLobby.LOST);
    table.ready();
    table.give(1, new Input.Confirm(first));
    assertEquals(List.of("1 table.anotherCode []"), table.told);
    assertTrue(table.session(1).isComparable());
    table.give(1, new Input.Confirm(table.view(1).sas()));
    assertTrue(!table.session(1).isComparable());
  }

  @Test
  void nobodySaysNoForAnother() {
    Gathered table = Gathered.closed(3);
    table.say(1, 0, Line.of("CARD_GAME_LEAVE", table.npub(2), "DIFFERENT"));
    assertEquals(List.of("0 good-bye in somebody else's name"), table.expelled);
    assertEquals(Stage.COMPARING, table.view(0).stage());
  }

  @Test
  void aReasonThatNobodyKnowsIsMalformed() {
    Gathered table = Gathered.closed(3);
    table.say(1, 0, Line.of("CARD_GAME_LEAVE", table.npub(1), "BORED"));
    table.say(1, 0, Line.of("CARD_GAME_LEAVE", table.npub(1)));
    table.say(1, 0, Line.of("CARD_GAME_LEAVE", "ab", "LEFT"));
    assertEquals(3, table.expelled.size(), table.expelled.toString());
  }

  @Test
  void aNoOfSomebodyWithoutASeatIsNothing() {
    Gathered table = new Gathered(4, 3);
    table.link(1, 2, 3);
    table.ready();
    table.say(3, 0, Line.of("CARD_GAME_LEAVE", table.npub(3), "DIFFERENT"));
    assertEquals(Stage.COMPARING, table.view(0).stage());
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whenTheMatchHasBegunTheLobbyEndsNothing() {
    Gathered table = Gathered.closed(3);
    table.confirm(0, 1, 2);
    table.say(1, 0, Line.of("CARD_GAME_LEAVE", table.npub(1), "DIFFERENT"));
    table.say(0, 2, Line.of("CARD_GAME_LEAVE", table.npub(0), "LEFT"));
    for (int phone = 0; phone < 3; phone++) {
      assertEquals(Stage.PLAYING, table.view(phone).stage());
    }
    assertEquals(List.of(), table.expelled);
  }
}
