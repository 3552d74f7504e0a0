package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecureLinkTest {
  @Test
  void bothLearnWhoTheOtherIs() {
    BothEnds pair = BothEnds.open();
    LinkEvent.Opened atHost = assertInstanceOf(LinkEvent.Opened.class, pair.atHost.get(0));
    LinkEvent.Opened atGuest = assertInstanceOf(LinkEvent.Opened.class, pair.atGuest.get(0));
    assertEquals("GUEST", atHost.callsign());
    assertEquals("HOST", atGuest.callsign());
    assertTrue(pair.host.isOpen() && pair.guest.isOpen());
  }

  @Test
  void messagesOfAnySizeArriveWholeAndInOrder() {
    BothEnds pair = BothEnds.open();
    List<Bytes> sent = new ArrayList<>();
    for (int size : new int[] {1, 0, 16_357, 16_358, 16_359, 40_000, 65_536}) {
      Bytes message = Bytes.of(new byte[size]);
      sent.add(message);
      pair.guest.send(message, pair.now);
      pair.settle();
    }
    assertEquals(sent, BothEnds.messages(pair.atHost));
  }

  @Test
  void bytesMayArriveOneByOne() {
    BothEnds pair = new BothEnds(BothEnds.NONCE);
    SecureLink host = pair.host;
    pair.toHost =
        bytes -> {
          for (byte one : bytes) {
            host.received(new byte[] {one}, 0);
          }
          return new byte[0];
        };
    pair.settle();
    pair.guest.send(Bytes.of(new byte[] {42}), 0);
    pair.settle();
    assertEquals(List.of(Bytes.of(new byte[] {42})), BothEnds.messages(pair.atHost));
  }

  @Test
  void anotherTableIsRefused() {
    BothEnds pair = new BothEnds(new byte[] {1, 1, 1, 1});
    pair.settle();
    assertEquals(SecureLink.State.ENDED, pair.guest.state());
  }

  @Test
  void whoTakesAnyTableLearnsItsNonceFromTheHost() {
    BothEnds pair = new BothEnds(null);
    pair.settle();
    assertTrue(pair.guest.isOpen() && pair.host.isOpen());
  }

  @Test
  void aMessageBeyondTheLimitEndsTheLink() {
    BothEnds pair = BothEnds.open();
    pair.guest.send(Bytes.of(new byte[SecureLink.MAX_MESSAGE + 1]), 0);
    pair.settle();
    assertEquals(SecureLink.State.ENDED, pair.host.state());
  }

  @Test
  void silenceIsAskedAfterFiveSecondsAndEndsTheLinkAfterFifteen() {
    BothEnds pair = BothEnds.open();
    pair.now = Pulse.IDLE;
    pair.host.tick(pair.now);
    pair.guest.tick(pair.now);
    pair.settle();
    assertEquals(pair.now + Pulse.IDLE, pair.host.tick(pair.now));
    pair.host.tick(pair.now + Pulse.DEAD);
    assertEquals(SecureLink.State.ENDED, pair.host.state());
  }

  @Test
  void whatWasSentLastArrivesBeforeTheOrderlyEnd() {
    BothEnds pair = BothEnds.open();
    pair.guest.send(Bytes.of(new byte[] {7}), 0);
    pair.guest.close(0);
    pair.settle();
    assertEquals(List.of(Bytes.of(new byte[] {7})), BothEnds.messages(pair.atHost));
    assertEquals(SecureLink.State.ENDED, pair.host.state());
    assertEquals(SecureLink.State.ENDED, pair.guest.state());
  }

  @Test
  void aPeerThatNeverAcknowledgesLosesTheLink() {
    BothEnds pair = BothEnds.open();
    for (int i = 0; i < 20 && pair.guest.state() != SecureLink.State.ENDED; i++) {
      pair.guest.send(Bytes.of(new byte[60_000]), 0);
    }
    assertEquals(SecureLink.State.ENDED, pair.guest.state());
  }

  @Test
  void noFlippedBitEverBecomesAnotherMessage() {
    long seed = 20261118;
    Dice dice = Dice.seeded(seed);
    for (int run = 0; run < 300; run++) {
      BothEnds pair = new BothEnds(BothEnds.NONCE);
      int[] countdown = {dice.below(700)};
      pair.toHost =
          bytes -> {
            byte[] changed = bytes.clone();
            if (countdown[0] >= 0 && countdown[0] < bytes.length) {
              changed[countdown[0]] ^= (byte) (1 << dice.below(8));
            }
            countdown[0] -= bytes.length;
            return changed;
          };
      pair.settle();
      pair.guest.send(Bytes.of(new byte[300]), 0);
      pair.settle();
      boolean flipped = countdown[0] < 0;
      List<Bytes> got = BothEnds.messages(pair.atHost);
      assertTrue(got.isEmpty() || got.equals(List.of(Bytes.of(new byte[300]))), "seed " + seed);
      assertFalse(flipped && pair.host.isOpen() && !got.isEmpty(), "seed " + seed);
    }
  }

  @Test
  void garbageOfAnyKindEndsTheLinkAndNothingElse() {
    long seed = 4711;
    Dice dice = Dice.seeded(seed);
    for (int run = 0; run < 2000; run++) {
      SecureLink host = BothEnds.host();
      for (int part = 0; part < 4; part++) {
        byte[] garbage = new byte[dice.below(120)];
        for (int i = 0; i < garbage.length; i++) {
          garbage[i] = (byte) (part == 0 && i < 4 ? "CG03".charAt(i) : dice.below(256));
        }
        host.received(garbage, 0);
      }
      assertFalse(host.isOpen(), "seed " + seed);
    }
  }

  @Test
  void aLinkIsQuietWhenWhatItCarriedIsAcknowledged() {
    BothEnds pair = BothEnds.open();
    for (int sent = 0; sent < 2; sent++) {
      assertTrue(pair.host.isQuiet());
      pair.host.send(Bytes.of(new byte[1_300]), 0);
    }
    assertFalse(pair.host.isQuiet());
    pair.settle(); // the other side has nothing to say of its own
    assertTrue(pair.host.isQuiet());
    for (int small = 0; small < 10; small++) {
      pair.host.send(Bytes.of(new byte[100]), 0); // this is less than is acknowledged at once
    }
    pair.settle();
    assertTrue(pair.host.isQuiet());
  }
}
