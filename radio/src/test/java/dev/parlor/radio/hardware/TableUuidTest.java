package dev.parlor.radio.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.wire.Bytes;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The names of docs/PROTOCOL.md. */
final class TableUuidTest {
  private static final Bytes NONCE = Bytes.of(new byte[] {(byte) 0xf1, 2, 3, 4});

  private static void named(String text, UUID name) {
    assertEquals(UUID.fromString(text), name);
  }

  @Test
  void everyPartHasTheTablesNonceInIt() {
    named("f1020304-0001-4d5b-9c43-5041524c4f52", TableUuid.rfcomm(NONCE));
    named("f1020304-0002-4d5b-9c43-5041524c4f52", TableUuid.service(NONCE));
    named("f1020304-0003-4d5b-9c43-5041524c4f52", TableUuid.lane(NONCE));
    named("f1020304-0101-4d5b-9c43-5041524c4f52", TableUuid.up(NONCE, 1));
    named("f1020304-0208-4d5b-9c43-5041524c4f52", TableUuid.down(NONCE, 8));
  }

  @Test
  void whoeverDoesNotKnowTheNonceAsksForAnyTable() {
    named("00000000-0001-4d5b-9c43-5041524c4f52", TableUuid.rfcomm(TableUuid.ANY));
  }
}
