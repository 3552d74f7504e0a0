package dev.parlor.p2p.log;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** This code writes the literal bytes of docs/PROTOCOL.md. */
class LiteralBytesTest {
  @Test
  void theLogWritesTheBytesOfTheDescription() throws Exception {
    Bip340 signatures = new Bip340(new SeededEntropy(1));
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) 1);
    Signatures.Key key = signatures.key(secret);
    Bytes tid = Bytes.of(new byte[32]);
    Chain chain = new Chain(tid, List.of(key.publicKey()), signatures);
    Bytes genesis = chain.head();
    Entry entry =
        Entry.sign(key, tid, TableSeat.HOST, 0, 0, genesis, Payload.text(Line.of("PICK", 1, 1)));
    chain.order(entry, key);

    String entryHex = Bytes.of(entry.encode()).hex();
    String unsigned = entryHex.substring(0, entryHex.length() - 2 * Signatures.LENGTH);
    String described =
        new String(Files.readAllBytes(Paths.get("../docs/PROTOCOL.md")), StandardCharsets.UTF_8);
    for (String literal :
        List.of(genesis.hex(), unsigned, entry.hash().hex(), chain.head().hex())) {
      assertTrue(described.contains("`" + literal + "`"), literal);
    }
  }
}
