package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The literal bytes of PROTOCOL.md. */
class LiteralIdsTest {
  private static Bytes filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return Bytes.of(bytes);
  }

  @Test
  void aDeckIsBoundToTheHeadAtWhichItIsAskedFor() throws Malformed {
    DeckTable table = new DeckTable(filled(0), "piles", List.of(filled(0xa0), filled(0xa1)));
    Bytes head =
        Bytes.parseHex("188c8ffbda7f45c7085abbd643a955f107bf75672868ab37a915e9b71801591d", 32);
    Terms terms = table.terms(0, 0, head, List.of());
    assertEquals(
        "daaaa513314cc0bb3656f23715fecf750e7f5110c74b1ea4ef33a33ae91adf36", terms.hid().hex());
    Map<Seat, Bytes32> heads = new TreeMap<>();
    for (int seat = 0; seat < 2; seat++) {
      heads.put(new Seat(seat, terms.npub(seat)), Bytes32.of(filled(0xc0 + seat).toArray()));
    }
    assertEquals(
        "5c6b51280c8653629d31495d68b79a365d60f288fc6569863a1fb69685b52093",
        CoinShoe.deckId(terms.hid(), heads).hex());
  }
}
