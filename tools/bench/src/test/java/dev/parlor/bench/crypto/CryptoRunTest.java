package dev.parlor.bench.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CryptoRunTest {
  @Test
  void theSizesOfShufflesAreReported() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream both = new PrintStream(out, true, StandardCharsets.UTF_8);
    CryptoRun.sizes(new MeasurementSheet("crypto", false, both, both));
    assertEquals(
        List.of(
            "shuffle of 52: 7,254 bytes",
            "shuffle of 110: 12,885 bytes",
            "shuffle of 312: 31,380 bytes"),
        out.toString(StandardCharsets.UTF_8).lines().toList());
  }
}
