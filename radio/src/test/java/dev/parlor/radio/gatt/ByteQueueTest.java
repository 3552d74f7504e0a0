package dev.parlor.radio.gatt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ByteQueueTest {
  private final ByteQueue queue = new ByteQueue();

  @Test
  void whoeverSendsByteForByteFillsNoMemory() {
    int pieces = 0;
    while (queue.add(new byte[1])) {
      pieces++;
    }
    assertTrue(pieces < 120_000, "each piece takes more than its byte: " + pieces);
  }

  @Test
  void whatWasReadMakesRoomAgain() throws Exception {
    byte[] read = new byte[1_000];
    for (int i = 0; i < 20_000; i++) {
      assertTrue(queue.add(new byte[] {(byte) i}));
      assertTrue(queue.add(new byte[999]));
      assertEquals(1, queue.read(read, 0, 1));
      assertEquals((byte) i, read[0]);
      assertEquals(999, queue.read(read, 0, 1_000));
    }
  }

  @Test
  void aLongPieceIsReadInParts() throws Exception {
    byte[] all = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    queue.add(all);
    byte[] read = new byte[10];
    assertEquals(4, queue.read(read, 0, 4));
    assertEquals(6, queue.read(read, 4, 6));
    assertArrayEquals(all, read);
    queue.end();
    assertEquals(-1, queue.read());
    assertFalse(queue.add(new byte[1]));
  }
}
