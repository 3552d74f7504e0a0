package dev.parlor.p2p.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** This code writes and verifies the literal examples of docs/PROTOCOL.md. */
class LiteralResultTest {
  private static final Bip340 SIGNATURES = new Bip340(new SeededEntropy(1));

  private static String example(String heading) throws IOException {
    String page = Files.readString(Path.of("..", "docs", "PROTOCOL.md"));
    int start = page.indexOf("```\n" + heading) + 4;
    return page.substring(start, page.indexOf("```", start));
  }

  @Test
  void theResultIsCompleteAndTheSecondFormSaysTheSame() throws IOException, Unreadable {
    SignedResult result = SignedResult.parse(example("# POKER_RESULT: "));
    assertEquals(
        Verification.State.COMPLETE, Verification.of(AllKits.GAMES, result, SIGNATURES).state());
    assertEquals(example("# CARD_GAME: "), result.cardGameText());
    assertEquals(result, SignedResult.parse(result.cardGameText()));
  }

  @Test
  void idTicketAndEventAreThoseOfThePage() throws IOException, Unreadable {
    String page = Files.readString(Path.of("..", "docs", "PROTOCOL.md"));
    ResultSheet sheet = SignedResult.parse(example("# POKER_RESULT: ")).sheet();
    Ticket ticket = Ticket.of(sheet).orElseThrow();
    assertTrue(ticket.valid(SIGNATURES));
    assertTrue(ticket.covers(sheet.id()));
    assertEquals(sheet.id(), MatchSheet.id(ticket.tid(), 1));
    assertTrue(page.contains("tid `" + ticket.tid() + "`, match 1"));
    assertTrue(page.contains("of the station `" + ticket.station() + "`"));
    PublicKey author = Keys.read(sheet.players().get(0).npub()).orElseThrow();
    byte[] id = Objects.requireNonNull(ResultEvent.ids(sheet).get(Bytes.of(author.bytes())));
    assertTrue(page.contains("has the id `" + Bytes.of(id) + "`"));
  }
}
