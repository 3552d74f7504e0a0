package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Phones that have a seat, at the moment before they have said who they are. */
class SeatTokenTest {
  private static final int TO_THE_TOKEN = 2;
  private static final int TO_THE_END = 100;

  private final Porch porch = new Porch();
  private final LinkIdentity seat = BothEnds.identity("SEAT", 2);
  private final Switchboard phone = new Switchboard(seat);
  private final Optional<Bytes> host = Optional.of(Porch.npub(porch.me));

  @BeforeEach
  void sitDown() {
    tell(porch.door);
    tell(phone);
  }

  private void tell(Switchboard board) {
    board.seat(Porch.npub(porch.me), Porch.staticKey(porch.me));
    board.seat(Porch.npub(seat), Porch.staticKey(seat));
  }

  /** Strangers that come farther than anybody else can without saying who it is. */
  private void crowd(int first, int many) {
    for (int i = 0; i < many; i++) {
      porch.comes(Porch.at(first + i), BothEnds.identity("CROWD", first + i), 4);
    }
  }

  @Test
  void whoShowsTheTokenOfASeatGivesWayToNobody() {
    int back = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    crowd(1_000, 300);
    porch.later(9_000);
    crowd(2_000, 300);
    assertTrue(porch.isOpen(back));
    porch.goOn(back, TO_THE_END);
    assertTrue(porch.isUp(seat));
    assertTrue(porch.isOpen(back));
  }

  @Test
  void theDeadlineIsForSeatsToo() {
    int back = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    porch.later(10_000);
    assertEquals(Optional.of("not introduced in time"), porch.why(back));
  }

  @Test
  void aHostThatWasRestartedKnowsTheToken() {
    porch.door = new Switchboard(porch.me);
    tell(porch.door);
    int back = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    crowd(1_000, 100);
    assertTrue(porch.isOpen(back));
  }

  @Test
  void aNewCallOfASeatsPhoneReplacesItsOlderOneAndNobodyElses() {
    int first = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    int second = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    assertEquals(Optional.of("another call of this seat's phone"), porch.why(first));
    assertTrue(porch.isOpen(second));
    crowd(1_000, 100);
    assertTrue(porch.isOpen(second));
  }

  /**
   * A token that was overheard is worth nothing, because a door asks for another one every time.
   */
  @Test
  void aTokenThatWasHeardIsThatOfAStranger() {
    int heard = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    int replayed = porch.knock(Porch.at(2));
    porch.said(heard).forEach(piece -> porch.says(replayed, piece));
    crowd(1_000, 100);
    assertTrue(porch.isOpen(heard));
    assertFalse(porch.isOpen(replayed));
  }

  @Test
  void anotherPhoneWithTheKeyOfASeatHasNoToken() {
    LinkIdentity other =
        new LinkIdentity(seat.key(), "SEAT", LinkKey.generate(seat.entropy()), seat.entropy());
    Switchboard thief = new Switchboard(other);
    tell(thief);
    int back = porch.comes(Porch.at(1), thief, host, TO_THE_TOKEN);
    crowd(1_000, 100);
    assertFalse(porch.isOpen(back));
  }

  @Test
  void whoShowsTheTokenOfOneSeatAndIsAnotherIsSentAway() {
    LinkIdentity liar =
        new LinkIdentity(
            BothEnds.identity("LIAR", 3).key(), "LIAR", seat.linkKey(), seat.entropy());
    Switchboard lying = new Switchboard(liar);
    tell(lying);
    int back = porch.comes(Porch.at(1), lying, host, TO_THE_END);
    assertEquals(Optional.of("not the phone whose token it has shown"), porch.why(back));
  }

  @Test
  void aTableThatIsOpenAgainKnowsNoToken() {
    porch.door.unseat();
    int back = porch.comes(Porch.at(1), phone, host, TO_THE_TOKEN);
    crowd(1_000, 100);
    assertFalse(porch.isOpen(back));
  }

  /**
   * A door may always ask for the same. It still hears equally many bytes of all callers, and none
   * twice.
   */
  @Test
  void nobodyCanTellTheCallOfASeatFromAStrangersNorFromItsNext() {
    byte[] preamble = new byte[24];
    System.arraycopy("CG03".getBytes(StandardCharsets.US_ASCII), 0, preamble, 0, 4);
    System.arraycopy(Porch.NONCE, 0, preamble, 4, 4);
    Set<Bytes> shown = new HashSet<>();
    for (int call = 0; call < 40; call++) {
      Switchboard caller =
          call % 2 == 0 ? phone : new Switchboard(BothEnds.identity("OTHER", 50 + call));
      caller.connected(call, Callee.host(Bytes.of(Porch.NONCE)).at(host), Porch.at(1), 0);
      caller.received(call, preamble, 0);
      List<Bytes> said = new ArrayList<>();
      for (SwitchboardEvent event : caller.take()) {
        said.add(((SwitchboardEvent.Write) event).bytes());
      }
      assertEquals(List.of(4, 24, 34), said.stream().map(Bytes::length).toList());
      assertTrue(shown.add(said.get(1).head(8)) && shown.add(said.get(1).part(8, 24)));
    }
  }
}
