package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Callers at the door of a host who do not say who they are. */
class StrangersTest {
  private static final byte[] MAGIC = "CG03".getBytes(StandardCharsets.US_ASCII);
  private static final Origin SLOW = Origin.slow(Optional.empty());

  private final Porch porch = new Porch();

  private static byte[] preamble() {
    byte[] preamble = new byte[28];
    System.arraycopy(MAGIC, 0, preamble, 0, MAGIC.length);
    return preamble;
  }

  private List<Integer> fill(int first) {
    List<Integer> strangers = new ArrayList<>();
    for (int i = 0; i < Strangers.ROOM; i++) {
      strangers.add(porch.knock(Porch.at(first + i)));
    }
    return strangers;
  }

  @Test
  void whoeverIsNotIntroducedInTimeIsSentAwayHoweverOftenItIsHeard() {
    for (Origin origin : List.of(Porch.at(1), SLOW)) {
      int slow = porch.knock(origin);
      byte[] preamble = preamble();
      long begun = porch.now;
      for (int second = 0; porch.now + 1_000 - begun < origin.patience(); second++) {
        porch.later(1_000);
        porch.says(slow, new byte[] {preamble[second]});
        assertTrue(porch.isOpen(slow), porch.why(slow).toString());
      }
      porch.later(999);
      assertTrue(porch.isOpen(slow));
      porch.later(1);
      assertEquals(Optional.of("not introduced in time"), porch.why(slow));
    }
    assertEquals(10_000, Porch.at(1).patience());
    assertEquals(20_000, SLOW.patience());
  }

  @Test
  void theDeadlineHoldsInEveryStateBeforeTheIntroduction() {
    for (int pieces = 0; pieces < 5; pieces++) {
      int stalled = porch.comes(Porch.at(pieces), BothEnds.identity("X" + pieces + "X", 9), pieces);
      porch.later(9_999);
      assertTrue(porch.isOpen(stalled), "after " + pieces);
      porch.later(1);
      assertEquals(Optional.of("not introduced in time"), porch.why(stalled), "after " + pieces);
    }
  }

  @Test
  void whoSaysMoreThanAnIntroductionTakesIsSentAway() {
    for (int more : new int[] {0, 1}) {
      int loud = porch.knock();
      porch.says(loud, preamble());
      porch.says(loud, new byte[] {0x10, 0}); // announces a handshake message of 4,096 bytes
      porch.says(loud, new byte[Meeting.MOST_HEARD - 30 + more]);
      assertEquals(more == 0, porch.isOpen(loud));
    }
  }

  @Test
  void atMostThirtyTwoStandInTheDoorAndNobodyIsTurnedAwayForIt() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      int connection = porch.knock(Porch.at(i));
      all.add(connection);
      assertTrue(porch.isOpen(connection));
      assertTrue(all.stream().filter(porch::isOpen).count() <= 32);
    }
    assertEquals(32, all.stream().filter(porch::isOpen).count());
  }

  @Test
  void whoHasGotLeastFarGivesWayAndNotWhoCameFirst() {
    List<Integer> far = new ArrayList<>();
    for (int pieces = 1; pieces <= 4; pieces++) {
      LinkIdentity caller = BothEnds.identity("FAR", pieces);
      far.add(porch.comes(Porch.at(1_000 + pieces), caller, pieces));
    }
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      near.add(porch.knock(Porch.at(i)));
    }
    assertTrue(far.stream().allMatch(porch::isOpen));
    for (int i = 0; i < Strangers.ROOM - 2; i++) {
      LinkIdentity caller = BothEnds.identity("FARTHER", 50 + i);
      porch.comes(Porch.at(2_000 + i), caller, 3);
    }
    assertEquals(List.of(false, false, true, true), far.stream().map(porch::isOpen).toList());
    assertTrue(near.stream().noneMatch(porch::isOpen));
  }

  /**
   * The strangers inside have shaken hands and never say who they are. A caller who comes now has
   * had no time for that yet.
   */
  @Test
  void whoStandsStillForATenthOfItsTimeGivesWayToWhoeverComes() {
    List<Integer> still = new ArrayList<>();
    for (int i = 0; i < Strangers.ROOM; i++) {
      still.add(porch.comes(Porch.at(i), BothEnds.identity("STILL", 100 + i), 3));
    }
    porch.later(1_001);
    List<Integer> fresh = new ArrayList<>();
    for (int i = 0; i < Strangers.ROOM; i++) {
      fresh.add(porch.knock(Porch.at(500 + i)));
    }
    assertTrue(still.stream().noneMatch(porch::isOpen));
    assertTrue(fresh.stream().allMatch(porch::isOpen));
  }

  @Test
  void anAddressWithMoreThanItsShareGivesWayBeforeAllOthers() {
    LinkIdentity honest = BothEnds.identity("HONEST", 7);
    int guest = porch.comes(Porch.at(7), honest, 0);
    List<Integer> crowd = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      crowd.add(porch.comes(Porch.at(8), BothEnds.identity("CROWD", 100), 2));
    }
    assertTrue(porch.isOpen(guest), "it has got nowhere, but came from elsewhere");
    for (int i = 0; i < Strangers.ROOM - 3; i++) {
      porch.knock(Porch.at(100 + i));
    }
    assertEquals(2, crowd.stream().filter(porch::isOpen).count());
    assertTrue(porch.isOpen(guest));
    porch.goOn(guest, 100);
    assertTrue(porch.isUp(honest));
  }

  /**
   * Many guests may have one address, behind one router or in tests. Nobody is sent away while
   * there is room.
   */
  @Test
  void manyFromOneAddressComeInWhileThereIsRoom() {
    for (int i = 0; i < 9; i++) {
      LinkIdentity guest = BothEnds.identity("GUEST" + i, 60 + i);
      porch.enters(Porch.at(1), guest);
      assertTrue(porch.isUp(guest));
    }
  }

  @Test
  void anHonestCallerGetsThroughAnyNumberOfSilentOnesFromItsOwnAddress() {
    for (int honest = 0; honest < 20; honest++) {
      for (int i = 0; i < 100; i++) {
        porch.knock(Porch.at(1));
      }
      LinkIdentity guest = BothEnds.identity("GUEST", 60 + honest);
      int connection = porch.comes(Porch.at(1), guest, 1);
      for (int i = 0; i < 100; i++) {
        porch.knock(Porch.at(1));
      }
      porch.goOn(connection, 100);
      assertTrue(porch.isUp(guest));
      porch.door.disconnected(connection);
    }
  }

  @Test
  void anotherVersionIsToldAndNothingElseIs() {
    int older = porch.knock();
    porch.says(older, "CG02".getBytes(StandardCharsets.US_ASCII));
    assertFalse(porch.isOpen(older));
    assertTrue(porch.heard().contains(new SwitchboardEvent.OtherVersion(false)));
    int newer = porch.knock();
    porch.says(newer, "CG04".getBytes(StandardCharsets.US_ASCII));
    assertTrue(porch.heard().contains(new SwitchboardEvent.OtherVersion(true)));
    int told = porch.heard().size();
    for (String other : List.of("GET ", "CGxx", "cg02", "CG2 ")) {
      int stranger = porch.knock();
      porch.says(stranger, other.getBytes(StandardCharsets.US_ASCII));
      assertEquals(Optional.of("not a card table"), porch.why(stranger));
    }
    assertEquals(
        0,
        porch.heard().stream()
            .skip(told)
            .filter(SwitchboardEvent.OtherVersion.class::isInstance)
            .count());
  }

  /**
   * The preamble of a host of the version before: its magic and four bytes of nonce. That of a
   * later version may be longer.
   */
  @Test
  void aGuestIsToldThatItsHostHasAnotherVersion() {
    for (String magic : List.of("CG02", "CG04")) {
      Switchboard guest = new Switchboard(BothEnds.identity("GUEST", 2));
      guest.connected(0, Callee.host(Bytes.of(BothEnds.NONCE)), 0);
      guest.received(0, magic.getBytes(StandardCharsets.US_ASCII), 0);
      assertTrue(
          guest.take().contains(new SwitchboardEvent.OtherVersion(magic.equals("CG04"))), magic);
    }
  }

  @Test
  void fillingTheDoorAgainAndAgainLeavesNothingBehind() {
    for (int round = 0; round < 20; round++) {
      fill(100 * round);
    }
    porch.later(20_000);
    assertEquals(Long.MAX_VALUE, porch.door.tick(porch.now));
  }
}
