package dev.parlor.p2p.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CharterTest {
  private static final Charter CHARTER =
      new Charter(
          "X3STATION01",
          TestResults.key(5),
          List.of(TestResults.key(4)),
          Friends.TIME,
          7,
          2,
          1,
          15);

  @Test
  void aCharterIsReadAsItIsWritten() throws Malformed {
    assertEquals(CHARTER, Charter.read(CHARTER.text()));
    RankingRules rules = CHARTER.rules(AllKits.GAMES, Set.of(TestResults.key(0)));
    assertEquals(Set.of(TestResults.key(4), TestResults.key(5)), rules.stations());
    assertEquals(7, rules.perDay());
  }

  @Test
  void aWrongLineIsNamed() {
    String text = CHARTER.text();
    assertThrows(Malformed.class, () -> Charter.read(text.replace("X3STATION01", "x")));
    assertThrows(Malformed.class, () -> Charter.read(text.replace("NPUB: npub1", "NPUB: npub2")));
    assertThrows(Malformed.class, () -> Charter.read(text.replace("PER_DAY: 7", "PER_DAY: -7")));
    assertThrows(Malformed.class, () -> Charter.read(text.replace("PER_DAY", "PER_WEEK")));
    assertThrows(Malformed.class, () -> Charter.read("# STATION: X3STATION01\n"));
    assertThrows(Malformed.class, () -> Charter.read(""));
  }

  @Test
  void admittedPlayersAreOneALine() throws Malformed {
    Set<dev.parlor.p2p.wire.Bytes> players = Set.of(TestResults.key(0), TestResults.key(3));
    assertEquals(players, Admitted.read(Admitted.text(players)));
    String list = "# friends\r\n\n" + TestResults.npub(1);
    assertEquals(Set.of(TestResults.key(1)), Admitted.read(list));
    assertEquals(
        Set.of(TestResults.key(1), TestResults.key(2)),
        Admitted.read(Admitted.with(list, TestResults.key(2))));
  }

  @Test
  void aLineOfTheListThatIsNoKeyIsNamed() {
    Malformed malformed =
        assertThrows(Malformed.class, () -> Admitted.read(TestResults.npub(1) + "\nhello\n"));
    assertEquals("line 2 is no npub: hello", malformed.getMessage());
    malformed =
        assertThrows(
            Malformed.class,
            () -> Charter.read(CHARTER.text().replace("PER_DAY: 7", "PER_DAY: x")));
    assertEquals("line 6: not a number: x", malformed.getMessage());
  }
}
