package dev.parlor.tables.poker.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** PHH records: read, played again, written. */
class HandReplayTest {
  private static Replayed replay(String... lines) {
    return HandReplay.of(HandHistory.of(new PhhReader(List.of(lines).iterator()).next()));
  }

  private static String nested(int depth) {
    StringBuilder lists = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      lists.append('[');
    }
    return lists.toString();
  }

  private static String broken(String... lines) {
    return assertThrows(BrokenRecord.class, () -> replay(lines)).reason().key();
  }

  /** A record of three players at 0.50/1, with these actions, and with these stacks at the end. */
  private static String[] record(String actions, String finishing) {
    return record("0, 0, 0", "0.50, 1, 0", 1, "20, 30.25, 40", actions, finishing);
  }

  /** The lines of a record. Lists come without their brackets, except the last one. */
  private static String[] record(
      String antes, String blinds, int least, String stacks, String actions, String finishing) {
    return new String[] {
      "variant = 'NT'",
      "antes = [" + antes + "]",
      "blinds_or_straddles = [" + blinds + "]",
      "min_bet = " + least,
      "starting_stacks = [" + stacks + "]",
      "actions = [" + actions + "]",
      "finishing_stacks = " + finishing,
    };
  }

  @Test
  void amountsMayHaveDecimals() {
    Replayed played =
        replay(record("'d dh p1 ????', 'p3 cbr 3.50', 'p1 f', 'p2 f'", "[19.5, 29.25, 41.50]"));
    assertTrue(played.compared());
    assertEquals(Optional.empty(), played.difference());
    assertEquals("0.25", played.unit());
  }

  @Test
  void otherStacksDiffer() {
    Replayed played = replay(record("'p3 cbr 3.50', 'p1 f', 'p2 f'", "[19.5, 29.5, 41.25]"));
    assertEquals("phh.stack", played.difference().orElseThrow().key());
  }

  @Test
  void commentsManyLinesAndBothKindsOfQuotesAreRead() {
    Replayed played =
        replay(
            "# A hand.",
            "variant = \"NT\"  # no limit",
            "ante_trimming_status = true",
            "antes = [",
            "  0, # nothing",
            "  0,",
            "]",
            "blinds_or_straddles = [1, 2]",
            "min_bet = 2",
            "starting_stacks = [1_00, 100]",
            "players = [\"\"\"Ann\"\"\", '''Bo's''']",
            "time = 12:30:00",
            "actions = [",
            "  # Pre-flop",
            "  \"d dh p1 Ac2d # Ann\",",
            "  'd dh p2 ????', \"\", '# a remark',",
            "  '  p2   cbr 6', 'p1 f # gone',",
            "]",
            "finishing_stacks = [98, 102]");
    assertEquals(Optional.empty(), played.difference());
  }

  @Test
  void withTwoPlayersBlindsAndAntesAreTurnedRound() {
    Replayed played = replay(record("0, 3", "1, 2", 2, "100, 100", "'p2 f'", "[101, 99]"));
    assertEquals(Optional.empty(), played.difference());
  }

  @Test
  void halfAChipIsAChipWhereItIsSplit() {
    Replayed played =
        replay(
            record(
                "'d dh p1 2c3c', 'd dh p2 2d3d', 'd dh p3 2h4h', 'p3 cc', 'p1 cc', 'p2 cc',"
                    + "'d db AsKsQs', 'p1 cc', 'p2 cc', 'p3 cc', 'd db Js', 'p1 cc', 'p2 cc',"
                    + "'p3 f', 'd db Ts', 'p1 cc', 'p2 cc'",
                "[20.5, 30.75, 39.0]"));
    assertEquals(Optional.empty(), played.difference());
    Replayed odd =
        replay(
            record(
                "1, 1, 1",
                "5, 10, 0",
                10,
                "100, 100, 100",
                "'d dh p1 2c3c', 'd dh p2 2d3d', 'd dh p3 2h4h', 'p3 cc', 'p1 cc', 'p2 cc',"
                    + "'d db AsKsQs', 'p1 cc', 'p2 cc', 'p3 f', 'd db JsTs', 'p1 cc', 'p2 cc',"
                    + "'p1 cc', 'p2 cc'",
                "[105.5, 105.5, 89]"));
    assertEquals(Optional.empty(), odd.difference());
  }

  @Test
  void straddlesMoveTheFirstMove() {
    Replayed played =
        replay(
            record(
                "0, 0, 0, 0",
                "1, 2, 4, 0",
                4,
                "100, 100, 100, inf",
                "'p4 cbr 8', 'p1 f', 'p2 f', 'p3 f'",
                "[99, 98, 96, inf]"));
    assertEquals(Optional.empty(), played.difference());
  }

  @Test
  void muckedAndUnknownHandsLoseToShownOnes() {
    String actions =
        "'d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc',"
            + "'d db AsKsQs', 'p1 cc', 'p2 cc', 'd db 2c', 'p1 cc', 'p2 cc', 'd db 3c',"
            + "'p1 cbr 2', 'p2 cc', 'p1 sm 9c9d', 'p2 sm";
    for (String muck : new String[] {"'", " ????'"}) {
      assertEquals(
          Optional.empty(), replay(record(actions + muck, "[23.0, 27.25, 40]")).difference());
    }
  }

  @Test
  void nobodyKnownMeansOnlyTheFoldedAreCompared() {
    String actions =
        "'p3 f', 'p1 cc', 'p2 cc', 'd db AsKsQs', 'p1 cc', 'p2 cc', 'd db 2c', 'p1 cc', 'p2 cc',"
            + "'d db 3c', 'p1 cc', 'p2 cc'";
    assertEquals(Optional.empty(), replay(record(actions, "[19, 31.25, 40]")).difference());
    assertTrue(replay(record(actions, "[19, 31.25, 39]")).difference().isPresent());
  }

  @Test
  void brokenRecordsSayWhy() {
    assertEquals("phh.notYourTurn", broken(record("'p1 cc'", "[0, 0, 0]")));
    assertEquals("phh.action", broken(record("'p3 dances'", "[0, 0, 0]")));
    assertEquals("phh.action", broken(record("'p9 f'", "[0, 0, 0]")));
    assertEquals("phh.tooHigh", broken(record("'p3 cbr 41'", "[0, 0, 0]")));
    assertEquals("phh.turn", broken(record("'p3 cc', 'd db 2c3c4c'", "[0, 0, 0]")));
    assertEquals("phh.twice", broken(record("'d dh p1 AcAd', 'd dh p2 AcKd'", "[0, 0, 0]")));
    assertEquals("phh.length", broken(record("", "[0, 0]")));
    assertEquals("phh.open", broken(record("'p3 f", "[0, 0, 0]")));
    assertEquals("phh.field", broken("variant = 'NT'", "antes = [0]"));
    assertEquals("phh.line", broken("variant = 'NT'", "what is this"));
    assertEquals("phh.line", broken("variant = 'NT'", "antes = " + nested(100_000)));
    assertEquals("phh.field", broken("variant = 'NT'", "starting_stacks = [1e999999999, 5]"));
    assertEquals("phh.field", broken("variant = 'NT'", "starting_stacks = [1e20000000, 5]"));
    assertEquals("phh.action", broken(record("'p3 cbr 1e20000000'", "[0, 0, 0]")));
  }

  @Test
  void tablesBeginRecordsAndABrokenOneDoesNotStopTheRest() {
    PhhReader reader =
        new PhhReader(
            List.of(
                    "[1]",
                    "variant = 'NT'",
                    "",
                    "[2]",
                    "variant = 'NT",
                    "actions = ['x',",
                    "[3] # third",
                    "variant = 'PO'")
                .iterator());
    assertEquals("NT", reader.next().values().get("variant"));
    PhhReader.Fields second = reader.next();
    assertEquals("2", second.name());
    assertTrue(second.broken().isPresent());
    assertEquals("PO", reader.next().values().get("variant"));
    assertFalse(reader.hasNext());
  }

  @Test
  void whatIsWrittenReplaysToTheSameStacks() {
    for (long seed = 1; seed <= 6; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(new Holdem(), Setup.of(2 + dice.below(5)), Dealer.seeded(dice));
      int written = 0;
      while (!table.finished().isPresent()) {
        int seat = table.state().turn();
        table.act(
            seat, new HoldemPlayer().choose(table.state(), seat, table.knowledge(seat), dice));
        Optional<HandResult> last = table.state().lastHand();
        if (last.isPresent() && last.get().number() > written) {
          written = last.get().number();
          checkWritten(table, last.get(), "seed " + seed);
        }
      }
    }
  }

  private static void checkWritten(
      LocalTable<HoldemState, PokerView> table, HandResult hand, String match) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      names.add("It's \"P" + seat + "\" \\ ü");
    }
    List<String> lines = PhhText.of(hand, names, table.knowledge(0));
    HandHistory read = HandHistory.of(new PhhReader(lines.iterator()).next());
    Replayed played = HandReplay.of(read);
    assertTrue(played.compared());
    assertEquals(Optional.empty(), played.difference(), match + "\n" + String.join("\n", lines));
    assertTrue(names.containsAll(read.players()), match);
    assertEquals(Integer.toString(hand.number()), read.hand());
  }
}
