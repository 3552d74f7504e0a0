package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Two phones of a table at once: one is cut off, killed or lost, and the host leaves or is lost as
 * well. Whoever is there at the end has a result that all sign, and no honest seat is named.
 *
 * <p>{@code -Dparlor.two.step} is the distance between two entries that are tried.
 */
class TwoLostTest {
  private static final int STEP = Integer.getInteger("parlor.two.step", 397);
  private static final int OFFSET = Integer.getInteger("parlor.two.offset", 0);
  private static final long SEED = 12;
  private static final int FIRST = 5; // all have agreed to the roster by then
  private static final long A_WHILE = 40_000;
  private static final long SHORTLY = 12_000;

  private int number;
  private int tries;

  /** What happens to the host, and to a guest at one of these places before or behind. */
  private <S, V> void everywhere(
      Bots<S, V> bots,
      int players,
      int lost,
      BiFunction<Integer, Integer, List<Fault>> faults,
      List<String> wrong) {
    Run run = new Run(bots, players, bots.brief(), Faults.NONE, SEED, false, false);
    int entries = (int) World.play(run, new FaultPlan(List.of())).entries();
    for (int at = FIRST; at < entries; at++) {
      for (int guest = 1; guest < players; guest++) {
        if (number++ % STEP == OFFSET) {
          tries++;
          FaultPlan plan = plan(at, faults.apply(at, guest));
          RunReport report = World.play(bots, run, plan, new AllSign<S, V>(lost));
          report.problem().map(what -> run + " " + plan + " " + what).ifPresent(wrong::add);
        }
      }
    }
  }

  private void atEveryGame(int least, int lost, BiFunction<Integer, Integer, List<Fault>> faults) {
    List<String> wrong = new ArrayList<>();
    for (Bots<?, ?> bots : Troupe.ALL) {
      for (int players = least; players <= 5; players++) {
        if (bots.kit().phones().holds(players)) {
          everywhere(bots, players, lost, faults, wrong);
        }
      }
    }
    int bad = wrong.size();
    System.out.println("two lost, one try of " + STEP + ": " + tries + " tries, " + bad + " wrong");
    assertEquals(Optional.empty(), wrong.stream().findFirst(), () -> String.join("\n", wrong));
  }

  private static FaultPlan plan(int at, List<Fault> faults) {
    return new FaultPlan(faults.stream().<Fault>map(fault -> new Fault.Behind(at, fault)).toList());
  }

  /** A guest hears nothing of its host's leaving, nor of the hand-over. */
  @Test
  void theHostLeavesWhileAGuestIsCutOff() {
    atEveryGame(
        3,
        -1,
        (at, guest) -> List.of(new Fault.AdapterOff(guest, 0, SHORTLY), new Fault.Leave(0, 300)));
  }

  @Test
  void theHostLeavesWhileAGuestIsKilled() {
    atEveryGame(
        3, -1, (at, guest) -> List.of(new Fault.Kill(guest, 0, SHORTLY), new Fault.Leave(0, 300)));
  }

  @Test
  void hostAndGuestAreKilledAtOnce() {
    atEveryGame(
        3,
        -1,
        (at, guest) ->
            List.of(new Fault.Kill(0, 0, A_WHILE + SHORTLY), new Fault.Kill(guest, 50, A_WHILE)));
  }

  @Test
  void theHostIsLostAndAGuestIsCutOffForAWhile() {
    atEveryGame(
        4,
        0,
        (at, guest) -> List.of(new Fault.Vanish(0, 0), new Fault.AdapterOff(guest, 0, A_WHILE)));
  }

  /** The seat that is voted for is killed while it is voted for. */
  @Test
  void theHostIsLostAndTheNextIsKilledWhileTheyVote() {
    atEveryGame(
        4,
        0,
        (at, guest) ->
            List.of(
                new Fault.Vanish(0, 0), new Fault.Kill(guest, 20_000 + 37L * (at % 40), SHORTLY)));
  }

  /**
   * What a seat said of the lost orderer is not held against its own orders, even if the link broke
   * before it could take that back. Once a phone voted for that reason alone, and took no order any
   * more.
   */
  @Test
  void whatWasSaidOfTheLastOrdererDoesNotCountAgainstTheNext() {
    Bots<?, ?> bots = Troupe.of(DuelKit.KIT.id());
    assertEquals(Optional.empty(), play(bots, 45, new Fault.Kill(3, 20_185, SHORTLY)));
  }

  /**
   * A phone that has voted is killed, and lacks what another one has seen of the log. It may not
   * take that behind its vote, and once waited for it without voting again.
   */
  @Test
  void whoHasVotedAndIsStartedAgainVotesWithLessThanTheOthersHave() {
    Bots<?, ?> bots = Troupe.of(DuelKit.KIT.id());
    assertEquals(Optional.empty(), play(bots, 60, new Fault.Kill(2, 20_740, SHORTLY)));
  }

  /**
   * A phone that has voted is killed. When it is back, its vote lets the others begin, so it waits
   * for them as at first. Once it voted for a later epoch at the same moment, and took no order of
   * theirs any more.
   */
  @Test
  void whoHasVotedAndIsStartedAgainWaitsForThoseWhoBeginByItsVote() {
    Bots<?, ?> bots = Troupe.of(HighLowKit.KIT.id());
    assertEquals(Optional.empty(), play(bots, 61, new Fault.Kill(3, 20_777, SHORTLY)));
  }

  /**
   * The host signs a move and is killed before anybody has it. The others end the match while it is
   * away, so nobody waits for that move when it is back.
   */
  @Test
  void aMoveThatNobodyHeardDoesNotCountWhenTheOthersHaveEndedTheMatch() {
    Bots<?, ?> bots = Troupe.of(PokerKit.KIT.id());
    assertEquals(Optional.empty(), bothKilled(bots));
  }

  private static <S, V> Optional<RunProblem> bothKilled(Bots<S, V> bots) {
    Run run = new Run(bots, 3, bots.brief(), Faults.NONE, SEED, false, false);
    FaultPlan plan =
        plan(111, List.of(new Fault.Kill(0, 0, A_WHILE + SHORTLY), new Fault.Kill(1, 50, A_WHILE)));
    return World.play(bots, run, plan, new AllSign<S, V>(-1)).problem();
  }

  private static <S, V> Optional<RunProblem> play(Bots<S, V> bots, int at, Fault fault) {
    Run run = new Run(bots, 4, bots.brief(), Faults.NONE, SEED, false, false);
    FaultPlan plan = plan(at, List.of(new Fault.Vanish(0, 0), fault));
    return World.play(bots, run, plan, new AllSign<S, V>(0)).problem();
  }
}
