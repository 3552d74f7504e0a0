package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.Hex;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Purpose;
import dev.parlor.crypto.sealed.SealedList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Literal shuffles of 2, 8 and 52 values. {@code src/test/python/check_shuffles.py} checks the same
 * file; it is written from docs/PROTOCOL.md alone.
 */
@DisplayName("attack 8: fixed vectors of shuffles")
class ShuffleVectorsTest {
  @Test
  void theBasesArePublished() {
    Pedersen bases = Pedersen.of(1);
    assertEquals(
        "02b6fd71d41c38b81a3d0b8be982656c399012785fed5998540e2c44cb7efdc43f",
        Hex.encode(bases.g(0).encode()));
    assertEquals(
        "023db31fcdd39ba1dab9e8314acefade584211350f60628b736389a11102207790",
        Hex.encode(bases.hc().encode()));
  }

  @Test
  void literalProofsAreAccepted() throws Exception {
    for (String[] row : rows()) {
      int size = Integer.parseInt(row[0]);
      Party party = new Party(3, "vector " + size);
      Context context =
          Context.of(Bytes32.of(Hex.decode(row[1])), Purpose.SHUFFLE, 0, party.seats.get(1));
      ShuffleStatement statement =
          new ShuffleStatement(
              context,
              Point.decode(Hex.decode(row[2])),
              SealedList.decode(Hex.decode(row[3]), size),
              SealedList.decode(Hex.decode(row[4]), size));
      assertTrue(Deal.accepted(statement, Hex.decode(row[5])), row[0]);
    }
  }

  @Test
  void theSameSourceMakesTheSameBytes() throws Exception {
    List<String[]> rows = rows();
    assertEquals(3, rows.size());
    for (String[] row : rows) {
      Deal deal = new Deal(Integer.parseInt(row[0]), "vector " + row[0]);
      assertEquals(row[1], deal.context.deckId().hex());
      assertEquals(row[2], Hex.encode(deal.party.members.jointKey().encode()));
      assertEquals(row[3], Hex.encode(deal.start.encode()));
      assertEquals(row[4], Hex.encode(deal.shuffle.list().encode()));
      assertEquals(row[5], Hex.encode(deal.proof));
    }
  }

  private static List<String[]> rows() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    ShuffleVectorsTest.class.getResourceAsStream("shuffles.txt")),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" "))
          .collect(Collectors.toList());
    }
  }
}
