package dev.parlor.radio.gatt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Writer;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Streams in packets. */
final class GattPipeTest {
  /** A radio that takes every piece, or as many as it is told. */
  private static final class Radio implements GattPipe.Port {
    private final List<byte[]> pieces = new ArrayList<>();
    private GattPipe pipe = new GattPipe(this, 23, 1);
    private int good = Integer.MAX_VALUE;
    private int refusals;
    private boolean hungUp;

    @Override
    public boolean write(byte[] piece) {
      if (refusals > 0) {
        refusals--;
        return false;
      }
      pieces.add(piece);
      pipe.taken(pieces.size() <= good);
      return true;
    }

    @Override
    public void disconnect() {
      hungUp = true;
    }
  }

  private final Radio radio = new Radio();

  private static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  @Test
  void aPieceFitsIntoOnePacketOfAttAndTwoOfTheLinkLayer() {
    assertEquals(20, GattPipe.pieceFor(23));
    assertEquals(182, GattPipe.pieceFor(185));
    assertEquals(495, GattPipe.pieceFor(517));
    assertEquals(495, GattPipe.pieceFor(2_000));
    assertEquals(1, GattPipe.pieceFor(0));
  }

  @Test
  void whatIsWrittenLeavesInPiecesOfThePacketsSize() throws IOException {
    for (int mtu : new int[] {23, 185, 517}) {
      radio.pieces.clear();
      radio.pipe.mtu(mtu);
      byte[] all = bytes(1_300);
      radio.pipe.out().write(all);
      radio.pipe.out().write(7);
      Writer sent = new Writer();
      for (byte[] piece : radio.pieces) {
        assertTrue(piece.length <= mtu - 3);
        sent.bytes(piece);
      }
      assertArrayEquals(new Writer().bytes(all).u8(7).toArray(), sent.toArray());
      assertEquals(
          1 + (1_300 + GattPipe.pieceFor(mtu) - 1) / GattPipe.pieceFor(mtu), radio.pieces.size());
    }
  }

  @Test
  void aPieceThatIsNotTakenEndsTheStream() {
    radio.good = 2;
    assertThrows(IOException.class, () -> radio.pipe.out().write(bytes(100)));
    assertEquals(3, radio.pieces.size());
    assertThrows(IOException.class, () -> radio.pipe.out().write(1));
  }

  @Test
  void aPieceWaitsUntilTheOneBeforeWasTaken() throws Exception {
    BlockingQueue<byte[]> underWay = new LinkedBlockingQueue<>();
    GattPipe slow =
        new GattPipe(
            new GattPipe.Port() {
              @Override
              public boolean write(byte[] piece) {
                return underWay.add(piece);
              }

              @Override
              public void disconnect() {}
            },
            23,
            1);
    FutureTask<Void> writing =
        new FutureTask<>(
            () -> {
              slow.out().write(bytes(60));
              return null;
            });
    Thread writer = Daemon.thread("writer", writing);
    writer.start();
    for (int i = 0; i < 3; i++) {
      assertNotNull(underWay.poll(30, TimeUnit.SECONDS), "piece " + i);
      while (writer.getState() == Thread.State.RUNNABLE) {
        Thread.onSpinWait();
      }
      assertTrue(underWay.isEmpty() && !writing.isDone(), "after piece " + i);
      slow.taken(true);
    }
    writing.get(30, TimeUnit.SECONDS);
  }

  @Test
  void aRadioThatIsBusyForAMomentLosesNothing() throws IOException {
    radio.refusals = 20;
    radio.pipe.out().write(1);
    assertEquals(1, radio.pieces.size());
  }

  @Test
  void aRadioThatRefusesForEverEndsTheStream() {
    radio.refusals = Integer.MAX_VALUE;
    assertThrows(IOException.class, () -> radio.pipe.out().write(1));
  }

  @Test
  void whatArrivedIsReadBeforeTheEnd() throws IOException {
    radio.pipe.arrived(new byte[] {1, 2, 3});
    radio.pipe.arrived(new byte[0]);
    radio.pipe.arrived(new byte[] {4});
    radio.pipe.gone();
    byte[] two = new byte[2];
    assertEquals(2, radio.pipe.in().read(two));
    assertEquals(3, radio.pipe.in().read());
    assertEquals(4, radio.pipe.in().read());
    assertEquals(-1, radio.pipe.in().read());
    assertFalse(radio.hungUp);
  }

  @Test
  void whoSendsMoreThanAnybodyHearsIsHungUpOn() {
    byte[] much = new byte[1 << 20];
    for (int i = 0; i < 5; i++) {
      radio.pipe.arrived(much);
    }
    assertTrue(radio.hungUp);
  }
}
