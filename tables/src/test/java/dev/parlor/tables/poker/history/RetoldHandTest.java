package dev.parlor.tables.poker.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Recorded hands are told again moment by moment. */
class RetoldHandTest {
  private static List<HoldemState> retold(List<String> lines) {
    return RetoldHand.of(HandHistory.of(new PhhReader(lines.iterator()).next()), 7).moments();
  }

  /** A hand of three players at 1/2, with these actions. */
  private static List<String> record(String actions, String finishing) {
    return List.of(
        "variant = 'NT'",
        "antes = [0, 0, 0]",
        "blinds_or_straddles = [1, 2, 0]",
        "min_bet = 2",
        "starting_stacks = [100, 100, 100]",
        "actions = [" + actions + "]",
        finishing);
  }

  private static HoldemState last(List<HoldemState> moments) {
    return moments.get(moments.size() - 1);
  }

  private static List<Integer> scores(HoldemState last) {
    List<Integer> scores = new ArrayList<>();
    for (Outcome.Standing standing : last.outcome().orElseThrow().standings()) {
      scores.add(standing.score());
    }
    return scores;
  }

  @Test
  void handsThatWerePlayedHereAreRetoldMoveByMove() {
    for (long seed = 1; seed <= 9; seed++) {
      Dice dice = Dice.seeded(seed);
      Setup setup = Setup.of((int) (2 + seed % 9));
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(new Holdem(), setup, Dealer.seeded(dice));
      int known = 0;
      while (!table.finished().isPresent() && known < 12) {
        int seat = table.state().turn();
        table.act(
            seat, new HoldemPlayer().choose(table.state(), seat, table.knowledge(seat), dice));
        Optional<HandResult> end = table.state().lastHand();
        if (end.isPresent() && end.get().number() > known) {
          known = end.get().number();
          check(end.get(), table, "seed " + seed + ", hand " + known);
        }
      }
    }
  }

  private static void check(
      HandResult hand, LocalTable<HoldemState, PokerView> table, String which) {
    List<Integer> order = hand.start().clockwise();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      names.add("P" + seat);
    }
    List<HoldemState> moments = retold(PhhText.of(hand, names, table.knowledge(0)));
    HoldemState first = moments.get(0);
    int chips = first.allChips();
    int turns = 0;
    for (HoldemState moment : moments) {
      assertEquals(chips, moment.allChips(), which);
      turns += moment.hand().isPresent() && moment.turn() >= 0 ? 1 : 0;
    }
    List<PokerMove> moves = last(moments).lastHand().orElseThrow().moves();
    assertEquals(hand.moves().size(), moves.size(), which);
    for (int move = 0; move < moves.size(); move++) {
      assertEquals(hand.moves().get(move).kind(), moves.get(move).kind(), which);
      assertEquals(hand.moves().get(move).seat(), order.get(moves.get(move).seat()), which);
    }
    assertTrue(turns >= moves.size(), which + ": every move has its moment");
    assertEquals(hand.board(), last(moments).lastHand().orElseThrow().board(), which);
    assertEquals(hand.shown().size(), last(moments).lastHand().orElseThrow().shown().size(), which);
    for (int place = 0; place < order.size(); place++) {
      int seat = order.get(place);
      assertEquals(hand.stacks().get(seat), last(moments).seats().get(place).chips(), which);
      int brought = hand.stacks().get(seat) - hand.start().stacks().get(seat);
      assertEquals(brought, scores(last(moments)).get(place), which);
    }
  }

  @Test
  void cardsThatTheRecordNamesLieOpenFromTheDealOn() {
    List<HoldemState> moments =
        retold(
            record(
                "'d dh p1 AcAd', 'd dh p2 ????', 'd dh p3 2h7c', 'p3 f', 'p1 cbr 6', 'p2 f'",
                "finishing_stacks = [102, 98, 100]"));
    PokerView deal = new Holdem().view(moments.get(0), -1, dev.parlor.games.Knowledge.NONE);
    assertEquals(7, deal.handNumber());
    assertEquals(2, deal.plates().get(0).shown().size());
    assertEquals(2, deal.plates().get(1).faceDown());
    assertEquals(2, deal.plates().get(2).shown().size());
    assertEquals(List.of(2, -2, 0), scores(last(moments)));
    assertEquals(4, moments.size() - 1, "the deal, three moves and the end");
  }

  @Test
  void winnersWhomNobodySawAreTheRecords() {
    String checked =
        "'p3 f', 'p1 cc', 'p2 cc', 'd db AsKsQs', 'p1 cc', 'p2 cc', 'd db 2c', 'p1 cc', 'p2 cc',"
            + "'d db 3c', 'p1 cc', 'p2 cc'";
    HoldemState end = last(retold(record(checked, "finishing_stacks = [98, 102, 100]")));
    assertFalse(end.lastHand().isPresent());
    assertEquals(List.of(-2, 2, 0), scores(end));
    assertEquals(5, end.board().size());
    assertFalse(last(retold(record(checked, "hand = 3"))).outcome().isPresent());
  }

  @Test
  void whatAChipIsWorthIsSaidWhereAmountsAreNotWhole() {
    List<String> lines = new ArrayList<>(record("'p3 f', 'p1 cbr 6.5', 'p2 f'", "hand = 1"));
    HandHistory read = HandHistory.of(new PhhReader(lines.iterator()).next());
    assertEquals(Optional.of("0.5"), RetoldHand.of(read, 1).chip());
    lines.set(5, "actions = ['p3 f', 'p1 f']");
    read = HandHistory.of(new PhhReader(lines.iterator()).next());
    assertEquals(Optional.empty(), RetoldHand.of(read, 1).chip());
    assertEquals(List.of(-1, 1, 0), scores(last(RetoldHand.of(read, 1).moments())));
  }

  @Test
  void whatCantBePlayedIsBroken() {
    assertThrows(BrokenRecord.class, () -> retold(record("'p1 dances'", "hand = 1")));
  }
}
