package dev.parlor.rim.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.Device;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class StationCallTest {
  private final AtomicInteger calls = new AtomicInteger();

  private Link hungUp() throws IOException {
    if (calls.incrementAndGet() > 2) {
      throw new IOException("nobody there any more");
    }
    MemoryLink.Pair pair = MemoryLink.pair(Runnable::run);
    pair.other().cut();
    return pair.one();
  }

  /**
   * A station that hangs up early may only have been crowded: a crowd before the door pushes calls
   * out.
   */
  @Test
  void whoWasHungUpOnBeforeTheStationSaidItsNameCallsAgain() {
    StationVisit visit =
        new StationVisit(
            "X1GUEST", Inspection.SIGNATURES, null, List.of(), none -> Optional.empty(), List.of());
    Device me = Device.stranger(Entropy.system());
    assertThrows(IOException.class, () -> StationCall.over(this::hungUp, me.linkIdentity(), visit));
    assertEquals(3, calls.get());
  }
}
