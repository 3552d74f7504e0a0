package dev.parlor.p2p.testing.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.lobby.HostLobby;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** People come and go between the invitation and the first deck. */
class ComingAndGoingTest {
  private static final int OWN_ENTRY = 3; // the kind of this record in a journal

  private static void assertStages(Gathered table, Stage stage, int... phones) {
    for (int phone : phones) {
      assertEquals(stage, table.view(phone).stage(), "phone " + phone + " " + table.told);
    }
  }

  /** Checks that these phones agree and play, and that nobody was sent away. */
  private static void assertBegins(Gathered table, int... phones) {
    table.confirm(phones);
    assertStages(table, Stage.PLAYING, phones);
    assertEquals(List.of(), table.expelled);
  }

  private static int players(Gathered table, int phone) {
    return table.session(phone).match().orElseThrow().setup().seats();
  }

  private static List<String> ended(Gathered table, int phone) {
    return table.view(phone).gathering().ended().map(Refusal::key).stream().toList();
  }

  @Test
  void theHostBeginsWithFewerThanTheTableHolds() {
    Gathered table = new Gathered(3, 4);
    table.link(1, 2);
    table.ready();
    table.confirm(0, 1, 2);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    assertEquals(3, players(table, 1));
    assertEquals(List.of(), table.told);
  }

  @Test
  void onlyAnOpenTableIsClosed() {
    Gathered table = Gathered.closed(2);
    table.ready();
    assertEquals(List.of("0 table.cannotClose []"), table.told);
    table.give(1, new Input.Ready());
    assertEquals("1 table.cannotClose []", table.told.get(1));
    assertStages(table, Stage.COMPARING, 0, 1);
  }

  @Test
  void whoComesLateIsToldSoAndDisturbsNobody() {
    Gathered table = new Gathered(4, 4);
    table.link(1);
    table.ready();
    table.link(2);
    assertEquals(List.of("2 table.noSeat.closed []"), table.told);
    assertEquals(2, table.view(2).seats().size(), "it sees who sits there");
    assertEquals(-1, table.view(2).me());
    table.confirm(0, 1);
    table.link(3);
    assertEquals(List.of("2 table.noSeat.closed []", "3 table.noSeat.closed []"), table.told);
    assertStages(table, Stage.PLAYING, 0, 1);
    assertStages(table, Stage.LOBBY, 2, 3);
    assertEquals(2, players(table, 0));
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whoLeavesBeforeTheSeatsAreClosedFreesItsSeatForWhoWaits() {
    Gathered table = new Gathered(4, 3);
    table.link(1, 2, 3);
    assertEquals(List.of("3 table.noSeat.full []"), table.told);
    table.leave(1);
    assertStages(table, Stage.BROKEN, 1);
    assertEquals(List.of("table.left"), ended(table, 1));
    assertEquals(2, table.view(3).me(), "it was waiting for a seat");
    assertEquals(3, table.view(2).seats().size());
    table.ready();
    assertBegins(table, 0, 2, 3);
  }

  @Test
  void whoTakesItsAgreementBackOpensTheTableAtOnce() {
    Gathered table = Gathered.closed(3);
    Optional<ShortCode> first = table.view(0).sas();
    table.confirm(1, 2);
    table.leave(1);
    assertStages(table, Stage.LOBBY, 0, 2);
    assertEquals(2, table.view(2).seats().size());
    table.ready();
    assertNotEquals(first, table.view(0).sas());
    assertBegins(table, 0, 2);
  }

  @Test
  void aHostThatLeavesClosesTheTableForAll() {
    for (boolean closed : new boolean[] {false, true}) {
      Gathered table = new Gathered(4, 4);
      table.link(1, 2);
      if (closed) {
        table.ready();
        table.confirm(0, 1);
      }
      table.leave(0);
      assertStages(table, Stage.BROKEN, 0, 1, 2);
      assertEquals(List.of("1 table.gone.left [X1P1]", "2 table.gone.left [X1P1]"), table.told);
      assertEquals(List.of("table.left"), ended(table, 0));
      assertEquals(List.of("table.gone.left"), ended(table, 2));
      table.link(3);
      assertEquals(0, table.view(3).seats().size(), "nobody invites any more");
      table.confirm(0, 2);
      table.ready();
      assertStages(table, Stage.BROKEN, 0, 1, 2);
      assertEquals(List.of(), table.expelled);
    }
  }

  @Test
  void leavingAMatchIsNoMatterOfTheLobby() {
    Gathered table = Gathered.closed(2);
    table.confirm(0, 1);
    table.leave(1);
    assertEquals(List.of(), table.lines("CARD_GAME_LEAVE", 1));
    assertEquals(List.of(), ended(table, 1));
  }

  @Test
  void aHostThatComesBackWithAnotherMemoryGathersItsGuestsAgain() {
    Gathered table = Gathered.closed(3);
    table.confirm(1);
    table.restart(0); // the host had not agreed itself, so the table is set anew
    table.link(1, 2);
    assertStages(table, Stage.LOBBY, 0, 1, 2);
    assertEquals(3, table.view(1).seats().size());
    table.ready();
    assertBegins(table, 0, 1, 2);
    assertEquals(List.of(), table.told);
  }

  @Test
  void aHostThatHadAgreedComesBackAndComparesAnewWhenNotAllHave() {
    Gathered table = Gathered.closed(3);
    table.confirm(0, 1);
    table.restart(0);
    table.link(1, 2);
    assertStages(table, Stage.COMPARING, 0, 1, 2);
    table.pass(HostLobby.LOST);
    assertStages(table, Stage.LOBBY, 0, 1, 2);
    assertEquals(3, table.view(1).seats().size());
    table.ready();
    assertEquals(2, table.view(0).gathering().closings());
    assertBegins(table, 0, 1, 2);
  }

  @Test
  void aHostThatHadAgreedGoesOnWhenAllOthersHave() {
    Gathered table = Gathered.closed(3);
    table.confirm(0, 1);
    table.restart(0);
    table.confirm(2);
    table.link(1, 2);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    table.pass(2 * HostLobby.LOST);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void aHostThatComesBackGoesOnWithoutWhoDoesNot() {
    Gathered table = Gathered.closed(3);
    table.confirm(0, 1, 2);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    table = new Gathered(3, 3);
    table.link(1, 2);
    table.ready();
    table.confirm(0, 1);
    table.restart(0);
    table.link(1);
    table.pass(HostLobby.BACK - 1);
    assertStages(table, Stage.COMPARING, 0, 1);
    table.pass(1);
    assertStages(table, Stage.LOBBY, 0, 1);
    assertEquals(2, table.view(1).seats().size());
  }

  @Test
  void aHostWhoseDiskLostTheBeginningTakesItFromGuestsWhoNoticeLate() {
    Gathered table = Gathered.closed(3);
    table.confirm(0, 1, 2);
    List<Bytes> journal = table.journal(0);
    int agreed = 0;
    while (journal.get(agreed).toArray()[0] != OWN_ENTRY) {
      agreed++;
    }
    journal.subList(agreed + 1, journal.size()).clear(); // all that the host has ordered
    table.restart(0);
    assertStages(table, Stage.COMPARING, 0);
    table.pass(
        HostLobby.LOST + HostLobby.LOST / 2); // a link that is dead is missed after 15 seconds
    table.link(1);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    table.pass(HostLobby.LOST); // nobody opens the seats
    table.link(2);
    assertStages(table, Stage.PLAYING, 0, 1, 2);
    assertEquals(List.of(), table.expelled);
    assertEquals(List.of(), table.told);
  }

  @Test
  void aPhoneThatLostItsSeatTakesItAgainAndAllCompareAnew() {
    Gathered table = Gathered.closed(3);
    table.restart(1); // the phone had not agreed yet, so its journal knows of no seat
    table.link(1);
    assertStages(table, Stage.LOBBY, 0, 1, 2);
    assertEquals(3, table.view(2).seats().size());
    table.ready();
    assertBegins(table, 0, 1, 2);
  }
}
