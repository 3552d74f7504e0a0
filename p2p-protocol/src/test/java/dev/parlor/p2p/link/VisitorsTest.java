package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Callers who have said who they are. Each has proven a key of its own. */
class VisitorsTest {
  private static final int PING = 28;

  private final Porch porch = new Porch();

  private static LinkIdentity caller(int number) {
    return BothEnds.identity("X" + number + "X", 1_000 + number);
  }

  /** A caller comes in from an address of its own. */
  private int enters(int number) {
    return porch.enters(Porch.at(number), caller(number));
  }

  private List<Integer> fill(Standing standing) {
    List<Integer> visitors = new ArrayList<>();
    for (int i = 0; i < Visitors.ROOM; i++) {
      visitors.add(enters(i));
      porch.door.stands(Porch.npub(caller(i)), standing);
    }
    return visitors;
  }

  private static List<Boolean> open(List<Integer> connections, Porch at) {
    return connections.stream().map(at::isOpen).toList();
  }

  @Test
  void nobodiesStayAsLongAsThereIsRoom() {
    List<Integer> nobodies = fill(Standing.NOBODY);
    porch.later(14_999); // they have links and say nothing
    assertFalse(open(nobodies, porch).contains(false));
  }

  @Test
  void whoeverCameFirstOfTheNobodiesGivesWayToWhoeverComes() {
    List<Integer> nobodies = fill(Standing.NOBODY);
    int late = enters(100);
    assertTrue(porch.isOpen(late));
    assertEquals(
        List.of(nobodies.get(0)), nobodies.stream().filter(i -> !porch.isOpen(i)).toList());
  }

  @Test
  void anAddressWithMoreThanItsShareOfNobodiesGivesWayFirst() {
    int first = enters(0);
    List<Integer> crowd = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      crowd.add(porch.enters(Porch.at(50), caller(200 + i)));
    }
    for (int i = 1; i < Visitors.ROOM - 2; i++) {
      enters(i);
    }
    assertTrue(porch.isOpen(first));
    assertEquals(2, crowd.stream().filter(porch::isOpen).count());
  }

  @Test
  void aNobodyWhoHadItsTimeGoesBeforeThoseWhoseAddressHasMoreThanItsShare() {
    int old = enters(0);
    porch.later(15_000 - 1);
    porch.sends(old, 1); // shows that it is still there
    porch.later(1);
    List<Integer> crowd = new ArrayList<>();
    for (int i = 0; i < Visitors.ROOM; i++) {
      crowd.add(porch.enters(Porch.at(50), caller(200 + i)));
    }
    assertFalse(porch.isOpen(old));
    assertFalse(open(crowd, porch).contains(false));
  }

  @Test
  void whoHasAskedForASeatGivesWayToNoNobody() {
    int waits = enters(500);
    porch.door.stands(Porch.npub(caller(500)), Standing.WAITING);
    for (int i = 0; i < 200; i++) {
      enters(i);
    }
    assertTrue(porch.isOpen(waits));
  }

  @Test
  void whereAllWaitForASeatThereIsRoomForNobodyElse() {
    List<Integer> waiting = fill(Standing.WAITING);
    int late = enters(100);
    assertFalse(porch.isOpen(late));
    assertFalse(open(waiting, porch).contains(false));
  }

  @Test
  void thoseWhoWaitFromOneAddressLeaveRoomForOthers() {
    List<Integer> crowd = new ArrayList<>();
    for (int i = 0; i < Visitors.ROOM; i++) {
      crowd.add(porch.enters(Porch.at(50), caller(200 + i)));
      porch.door.stands(Porch.npub(caller(200 + i)), Standing.WAITING);
    }
    assertTrue(porch.isOpen(enters(1)));
    assertEquals(Visitors.ROOM - 1, crowd.stream().filter(porch::isOpen).count());
  }

  @Test
  void whoHasASeatGivesWayToNobodyAndTakesNobodysPlace() {
    List<Integer> seated = fill(Standing.SEATED);
    List<Integer> nobodies = new ArrayList<>();
    for (int i = 0; i < Visitors.ROOM; i++) {
      nobodies.add(enters(100 + i));
    }
    assertFalse(open(seated, porch).contains(false));
    assertFalse(open(nobodies, porch).contains(false));
    enters(300);
    assertFalse(open(seated, porch).contains(false));
    assertEquals(1, nobodies.stream().filter(i -> !porch.isOpen(i)).count());
  }

  /** A seat of the closed roster is let in without asking the session. */
  @Test
  void aSeatOfTheRosterIsSeatedAtOnce() {
    LinkIdentity seat = caller(7);
    porch.door.seat(Porch.npub(seat), Porch.staticKey(seat));
    int first = porch.enters(Porch.at(7), seat);
    for (int i = 0; i < 200; i++) {
      enters(100 + i);
    }
    assertTrue(porch.isOpen(first));
  }

  @Test
  void whoComesBackHasWhatItHad() {
    LinkIdentity guest = caller(7);
    porch.enters(Porch.at(7), guest);
    porch.door.stands(Porch.npub(guest), Standing.SEATED);
    int again = porch.enters(Porch.at(8), guest);
    for (int i = 0; i < 200; i++) {
      enters(100 + i);
    }
    assertTrue(porch.isOpen(again));
  }

  @Test
  void whoHasNoSeatMaySayLittle() {
    for (Standing standing : Standing.values()) {
      int number = 40 + standing.ordinal();
      int visitor = enters(number);
      porch.door.stands(Porch.npub(caller(number)), standing);
      int much = standing == Standing.WATCHING ? Visitors.MUCH : 1;
      for (int i = 0; i < 5 * much; i++) {
        assertTrue(i > 4 * much || porch.isOpen(visitor), standing + " after " + i);
        porch.sends(visitor, 900);
      }
      assertEquals(standing == Standing.SEATED, porch.isOpen(visitor), standing.toString());
    }
  }

  @Test
  void keepingALinkAliveIsNotTooMuch() {
    int visitor = enters(1);
    for (int second = 0; second < 3_600; second += 5) {
      porch.later(5_000);
      porch.sends(visitor, PING);
    }
    assertTrue(porch.isOpen(visitor));
  }

  @Test
  void aStationKeepsNoMoreThanSixtyFourOfThoseWhomItsOwnerKnows() {
    porch.door = Switchboard.ofStation(porch.me);
    List<Integer> known = new ArrayList<>();
    for (int i = 0; i < 65; i++) {
      known.add(enters(i));
      porch.door.stands(Porch.npub(caller(i)), Standing.SEATED);
      porch.later(0);
    }
    assertEquals(List.of(known.get(0)), known.stream().filter(i -> !porch.isOpen(i)).toList());
  }
}
