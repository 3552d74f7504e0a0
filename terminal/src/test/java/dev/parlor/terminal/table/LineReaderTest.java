package dev.parlor.terminal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  /** An input that, like a terminal's, has no place to go back to. */
  private static final class Terminal extends ByteArrayInputStream {
    Terminal(String typed) {
      super(typed.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public synchronized long skip(long bytes) {
      throw new AssertionError("Illegal seek");
    }
  }

  @Test
  void whatWasTypedAheadIsForgottenAlsoOnATerminal() throws IOException {
    InputStream typed = new SequenceInputStream(new Terminal("2\n3\n"), new Terminal("ada\n"));
    LineReader lines = new LineReader(typed);
    lines.drain();
    assertEquals(Optional.of(Optional.of("ada")), lines.await(10_000));
    assertEquals(Optional.of(Optional.empty()), lines.await(10_000));
  }
}
