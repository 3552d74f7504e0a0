package dev.parlor.p2p.testing.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.lobby.HostLobby;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LobbyTest {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  /** The code that all of these phones compare. Nobody else knows it. */
  private static ShortCode comparing(Gathered table, int... phones) {
    Optional<ShortCode> code = table.view(0).sas();
    for (int phone : phones) {
      assertEquals(Stage.COMPARING, table.view(phone).stage(), "phone " + phone);
      assertEquals(code, table.view(phone).sas());
    }
    return code.orElseThrow();
  }

  @Test
  void whoWaitsForWhatIsShown() {
    Gathered table = new Gathered(3, 3);
    assertEquals(
        new TableView.Gathering(0, Set.of(), Set.of(), Optional.empty()),
        table.view(0).gathering());
    table.link(1, 2);
    assertEquals(3, table.view(2).seats().size());
    assertEquals(Optional.empty(), table.view(0).sas());
    table.ready();
    comparing(table, 0, 1, 2);
    table.confirm(1);
    assertEquals(Set.of(), table.view(2).gathering().ready(), "the host's word is the first");
    table.confirm(0);
    assertEquals(
        new TableView.Gathering(1, Set.of(), Set.of(0, 1), Optional.empty()),
        table.view(2).gathering());
    table.confirm(2);
    assertEquals(Stage.PLAYING, table.view(1).stage());
    assertEquals(List.of(), table.told);
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whoIsLostWhileTheCodesAreComparedIsGoneOnWithout() {
    Gathered table = Gathered.closed(3);
    ShortCode first = comparing(table, 0, 1, 2);
    table.confirm(0, 1);
    table.unlink(2);
    assertEquals(Set.of(2), table.view(0).gathering().missing());
    table.pass(HostLobby.LOST - 1);
    comparing(table, 0, 1);
    table.pass(1);
    assertEquals(Stage.LOBBY, table.view(0).stage());
    assertEquals(Stage.LOBBY, table.view(1).stage());
    assertEquals(2, table.view(1).seats().size());
    table.ready();
    ShortCode second = comparing(table, 0, 1);
    assertNotEquals(first, second, "everybody has drawn anew");
    assertEquals(2, table.view(1).gathering().closings());
    assertEquals(Set.of(), table.view(1).gathering().ready(), "the code was another");
    table.confirm(0, 1);
    assertEquals(Stage.PLAYING, table.view(1).stage());
    assertEquals(List.of(), table.expelled);
    assertEquals(2, table.session(0).match().orElseThrow().setup().seats());
  }

  @Test
  void aShortLossChangesNothing() {
    Gathered table = Gathered.closed(3);
    ShortCode code = comparing(table, 0, 1, 2);
    table.unlink(2);
    table.pass(HostLobby.LOST - 1);
    table.link(2);
    table.pass(HostLobby.LOST);
    assertEquals(code, comparing(table, 0, 1, 2));
  }

  @Test
  void whoComesBackToATableThatIsOpenAgainTakesASeatAgain() {
    Gathered table = Gathered.closed(3);
    table.confirm(2);
    table.unlink(2);
    table.pass(HostLobby.LOST);
    table.link(2);
    assertEquals(Stage.LOBBY, table.view(2).stage());
    assertEquals(3, table.view(1).seats().size());
    table.ready();
    comparing(table, 0, 1, 2);
    table.confirm(1, 2);
    table.restart(2);
    table.pass(HostLobby.LOST);
    table.link(2);
    assertEquals(3, table.view(1).seats().size(), "its journal tells of a roster that is no more");
    table.ready();
    comparing(table, 0, 1, 2);
    table.confirm(0, 1, 2);
    assertEquals(Stage.PLAYING, table.view(2).stage());
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whoComesBackWhenTheOthersHaveClosedTheRosterIsToldSo() {
    Gathered table = Gathered.closed(3);
    table.unlink(2);
    table.pass(HostLobby.LOST);
    table.ready();
    table.link(2);
    assertEquals(Stage.LOBBY, table.view(2).stage());
    assertEquals(List.of("2 table.noSeat.closed []"), table.told);
    comparing(table, 0, 1);
    table.unlink(1);
    table.pass(HostLobby.LOST);
    assertEquals(2, table.view(2).seats().size(), "there is a seat again, and it is taken at once");
    assertEquals(1, table.view(2).me());
  }

  @Test
  void aFourthCodeIsComparedByNobody() {
    Gathered table = new Gathered(2, 2);
    table.link(1);
    for (int closing = 1; closing <= 3; closing++) {
      table.ready();
      comparing(table, 0, 1);
      table.unlink(1);
      table.pass(HostLobby.LOST);
      table.link(1);
    }
    table.ready();
    assertEquals(Stage.BROKEN, table.view(0).stage());
    assertTrue(table.told.contains("0 table.tooManyAttempts []"), table.told.toString());
    assertTrue(table.told.contains("1 table.gone.attempts [X1P1]"), table.told.toString());
    assertEquals(3, table.lines("GAME_READY", 0).size());
  }

  @Test
  void aHostThatClosesAFourthRosterIsNotFollowed() {
    Gathered table = Gathered.closed(2);
    Line closing = table.lines("GAME_READY", 0).get(0);
    Line open = new Line("ROSTER", closing.args());
    for (int more = 2; more <= 3; more++) {
      table.say(0, 1, open);
      assertEquals(Stage.LOBBY, table.view(1).stage());
      table.say(0, 1, closing);
      assertEquals(Stage.COMPARING, table.view(1).stage());
      assertEquals(more, table.view(1).gathering().closings());
    }
    table.say(0, 1, open);
    table.say(0, 1, closing);
    assertEquals(Stage.BROKEN, table.view(1).stage());
    assertTrue(table.told.contains("1 table.tooManyAttempts []"), table.told.toString());
  }

  @Test
  void everyAttemptIsMadeWithFreshBytes() {
    Gathered table = Gathered.closed(2);
    table.unlink(1);
    table.pass(HostLobby.LOST);
    table.link(1);
    table.ready();
    List<Line> commits = table.lines("SAS_COMMIT", 1);
    assertEquals(2, commits.stream().map(line -> line.args().get(1)).distinct().count());
    assertEquals(2, commits.stream().map(line -> line.args().get(2)).distinct().count());
  }

  @Test
  void aLineOfAnotherRosterIsNothingOneOfThisThatDoesNotFitIsALie() {
    Gathered table = Gathered.closed(3);
    table.unlink(2);
    table.pass(HostLobby.LOST);
    table.ready();
    Line first = table.lines("SAS_REVEAL", 1).get(0);
    table.say(1, 0, first);
    table.say(1, 0, Line.of("SAS_REVEAL", 2, ZEROS, ZEROS));
    assertEquals(List.of(), table.expelled);
    comparing(table, 0, 1);
    Bytes tid = table.session(0).roster().orElseThrow().tid();
    table.say(1, 0, Line.of("SAS_REVEAL", 1, ZEROS, tid));
    table.say(1, 0, Line.of("SAS_COMMIT", 2, ZEROS, tid));
    table.say(1, 0, Line.of("SAS_COMMIT", 2, ZEROS));
    assertEquals(3, table.expelled.size(), table.expelled.toString());
  }

  @Test
  void whenTheMatchHasBegunTheRosterStands() {
    Gathered table = Gathered.closed(2);
    table.confirm(0, 1);
    table.unlink(1);
    table.pass(HostLobby.LOST);
    assertEquals(Stage.PLAYING, table.view(0).stage());
    table.link(1);
    List<String> all = table.lines("GAME_READY", 0).get(0).args();
    table.say(0, 1, new Line("ROSTER", all));
    assertEquals(List.of(), table.expelled, "the same once more is nothing");
    List<String> hostAlone = new ArrayList<>(all.subList(0, 1 + Join.FIELDS));
    hostAlone.set(0, "1");
    table.say(0, 1, new Line("ROSTER", hostAlone));
    assertEquals(Stage.PLAYING, table.view(1).stage());
    assertEquals(List.of("1 another roster than before"), table.expelled);
  }

  @Test
  void whoComesAndGoesTooOftenIsToldSoAndCallsNoMore() {
    Gathered table = new Gathered(3, 3);
    table.link(2);
    for (int time = 1; time <= 20; time++) {
      table.link(1);
      assertEquals(3, table.view(2).seats().size());
      table.unlink(1);
      assertEquals(2, table.view(2).seats().size());
    }
    table.link(1);
    assertEquals(2, table.view(2).seats().size());
    assertEquals(List.of(), table.expelled);
    assertEquals(Stage.BROKEN, table.view(1).stage());
    assertEquals(
        Optional.of(new Refusal("table.noSeat.often", List.of())),
        table.view(1).gathering().ended());
  }

  @Test
  void aSeatAskedForAgainAndAgainIsOneSeatAndThenNone() {
    Gathered table = new Gathered(2, 3);
    table.link(1);
    Line join = table.lines("CARD_GAME_JOIN", 1).get(0);
    for (int time = 2; time <= 40; time++) {
      table.say(1, 0, join);
      assertEquals(2, table.view(0).seats().size());
    }
    assertEquals(List.of(), table.expelled);
    table.say(1, 0, join);
    assertEquals(List.of("0 joined and left too often"), table.expelled);
  }

  @Test
  void aHostsWordForNoSeatIsNeverShownAsItIs() {
    Gathered table = new Gathered(2, 2);
    table.link(1);
    for (String word : List.of("FULL", "CLOSED", "full", "Send your key to X1P1", "")) {
      table.say(0, 1, Line.of("ERROR", word));
    }
    assertEquals(
        List.of(
            "1 table.noSeat.full []",
            "1 table.noSeat.closed []",
            "1 table.noSeat.unknown []",
            "1 table.noSeat.unknown []",
            "1 table.noSeat.unknown []"),
        table.told);
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void aTableThatIsFullTakesNobodyMore() {
    Gathered table = new Gathered(4, 3);
    table.link(1, 2, 3);
    assertEquals(List.of("3 table.noSeat.full []"), table.told);
    assertEquals(Stage.LOBBY, table.view(3).stage());
    assertFalse(table.view(0).seats().stream().anyMatch(j -> j.npub().equals(table.npub(3))));
  }
}
