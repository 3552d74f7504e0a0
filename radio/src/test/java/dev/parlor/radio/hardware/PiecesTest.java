package dev.parlor.radio.hardware;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PiecesTest {
  private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
  private final List<Integer> sizes = new ArrayList<>();
  private int most = 4;
  private int at;

  private final class Slow implements Pieces.Taker {
    @Override
    public int most() {
      return most;
    }

    /** Takes what it is handed. Every third time it takes nothing and becomes smaller. */
    @Override
    public int take(byte[] bytes, int from, int to) {
      sizes.add(to - from);
      if (++at % 3 == 0) {
        most = 2;
        return 0;
      }
      taken.write(bytes, from, to - from);
      return to - from;
    }
  }

  @Test
  void whatIsNotTakenIsHandedOverAgainInPiecesThatFitThen() throws IOException {
    byte[] sent = new byte[15];
    for (int i = 0; i < sent.length; i++) {
      sent[i] = (byte) i;
    }
    try (Pieces pieces = new Pieces(new Slow())) {
      pieces.write(sent, 2, 12);
      pieces.write(99);
    }
    assertEquals(List.of(4, 4, 4, 2, 2, 2, 1).subList(0, 5), sizes.subList(0, 5));
    byte[] expected = java.util.Arrays.copyOfRange(sent, 2, 15);
    expected[12] = 99;
    assertArrayEquals(expected, taken.toByteArray());
  }
}
