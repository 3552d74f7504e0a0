package dev.parlor.p2p.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.result.Unreadable.Why;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SignedResultTest {
  static List<String> examples() {
    return List.of(Examples.POKER, Examples.BLACKJACK, Examples.ROMME);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theExamplesOfTheDesignAreReadAndWrittenToTheLetter(String text) throws Unreadable {
    SignedResult result = SignedResult.parse(text);
    assertEquals(text, result.text());
    assertEquals(result, SignedResult.parse(result.cardGameText()));
  }

  @Test
  void theSecondFormOfTheDesignIsReadAndWrittenToTheLetter() throws Unreadable {
    SignedResult result = SignedResult.parse(Examples.CARD_GAME);
    assertEquals(Examples.CARD_GAME, result.cardGameText());
    assertEquals(result, SignedResult.parse(result.text()));
  }

  @Test
  void whatATextSaysIsRead() throws Unreadable {
    SignedResult result = SignedResult.parse(Examples.POKER);
    ResultSheet sheet = result.sheet();
    assertEquals(Holdem.ID, sheet.game());
    assertEquals("<uuid>", sheet.id());
    assertEquals(1_766_932_200L, sheet.time());
    assertEquals(Optional.of("35"), sheet.get("HANDS_PLAYED"));
    assertEquals("X1BRAVO", sheet.players().get(1).callsign());
    assertEquals(Optional.of("900"), sheet.players().get(1).get("CHIPS"));
    assertEquals("<hex_sig>", result.signatures().get(4));
  }

  @Test
  void aLineFeedAtTheEndMayBeMissing() throws Unreadable {
    String text = Examples.ROMME.substring(0, Examples.ROMME.length() - 1);
    assertEquals(Examples.ROMME, SignedResult.parse(text).text());
  }

  @Test
  void unknownLinesAreKeptWhereTheyStand() throws Unreadable {
    String text =
        Examples.POKER
            .replace("COUNT: 4\n", "COUNT: 4\nTRANSCRIPT: 00ff\nWEATHER: rain, later sun\n")
            .replace("RESULTS:\n", "PLACE: at the old oak\nRESULTS:\n")
            .replace("CHIPS:900", "CHIPS:900 MOOD:good")
            .replace("PLAYED: 35\n", "PLAYED: 35\nNIGHT: long\n");
    SignedResult result = SignedResult.parse(text);
    assertEquals(text, result.text());
    assertEquals(result, SignedResult.parse(result.cardGameText()));
    assertEquals(Optional.of("rain, later sun"), result.sheet().get("WEATHER"));
  }

  @Test
  void aResultWithoutSignaturesIsReadToo() throws Unreadable {
    String text = Examples.ROMME.substring(0, Examples.ROMME.indexOf("-->"));
    assertEquals(text, SignedResult.parse(text).text());
    assertEquals(text, SignedResult.parse(text).sheet().content());
  }

  @Test
  void sharedPlacesAndHighOrdinalsKeepTheirForm() throws Unreadable {
    String text = Examples.CARD_GAME.replace("2nd", "1st").replace("4th", "11th");
    SignedResult result = SignedResult.parse(text);
    assertEquals(text, result.cardGameText());
    assertEquals(1, result.sheet().players().get(1).place());
    refused(Why.PLAYER, 25, Examples.CARD_GAME.replace("4th", "11st"));
  }

  private static Unreadable refusal(String text) {
    return assertThrows(Unreadable.class, () -> SignedResult.parse(text));
  }

  private static void refused(Why why, int line, String text) {
    Unreadable refusal = refusal(text);
    assertEquals(why + " " + line, refusal.why() + " " + refusal.line());
  }

  @Test
  void carriageReturnsAreRefusedBecauseTheBytesAreSigned() {
    refused(Why.CARRIAGE_RETURN, 1, Examples.POKER.replace("\n", "\r\n"));
    refused(Why.CARRIAGE_RETURN, 4, Examples.POKER.replace("<combined_seed>", "<seed>\r"));
  }

  @Test
  void blankLinesAreCounted() {
    refused(Why.BLANK_MISSING, 2, Examples.POKER.replace("<uuid>\n\n", "<uuid>\n"));
    refused(Why.BLANK_EXTRA, 3, Examples.POKER.replace("<uuid>\n\n", "<uuid>\n\n\n"));
    refused(Why.FIELD, 6, Examples.POKER.replace("COUNT: 4\n\n", "COUNT: 4\n"));
    refused(Why.BLANK_EXTRA, 15, Examples.POKER.replace("35\n\n", "35\n\n\n"));
    refused(Why.BLANK_MISSING, 14, Examples.POKER.replace("35\n\n", "35\n"));
    refused(Why.BLANK_MISSING, 12, Examples.POKER.replace("CHIPS:0\n\n", "CHIPS:0\n"));
    refused(Why.AFTER_SIGNATURES, 19, Examples.POKER + "\n");
  }

  @Test
  void nothingStandsBehindTheSignatures() {
    refused(Why.AFTER_SIGNATURES, 19, Examples.POKER + "PS: well played\n");
    refused(Why.SIGNATURE_NUMBER, 19, Examples.POKER + "--> signature_5: 00\n");
    refused(Why.SIGNATURE_TWICE, 19, Examples.POKER + "--> signature_1: 00\n");
    refused(Why.SIGNATURE, 19, Examples.POKER + "--> signature_x: 00\n");
    refused(Why.SIGNATURE, 19, Examples.POKER + "--> signature_01: 00\n");
  }

  @Test
  void everyOtherDeviationNamesItsLine() {
    refused(Why.HEADING, 1, Examples.POKER.replace("POKER_", "CHE55_"));
    refused(Why.CONTROL_CHARACTER, 1, "\ufeff" + Examples.POKER);
    refused(Why.TIMESTAMP, 3, Examples.POKER.replace("12-28", "02-30"));
    refused(Why.FIELD_EXPECTED, 4, Examples.POKER.replace("SEED", "SOD"));
    refused(Why.PLAYER_COUNT, 5, Examples.POKER.replace("COUNT: 4", "COUNT: 04"));
    refused(Why.PLAYER_COUNT, 11, Examples.POKER.replace("COUNT: 4", "COUNT: 3"));
    refused(Why.PLAYER_ORDER, 10, Examples.POKER.replace("PLACE:3", "PLACE:1"));
    refused(Why.PLAYER, 8, Examples.POKER.replace("CHIPS:2100", "CHIPS:2,100"));
    refused(Why.PLAYER, 8, Examples.POKER.replace("CHIPS:2100", "CHIPS:2100 "));
    refused(Why.FIELD_TWICE, 8, Examples.POKER.replace("CHIPS:2100", "CHIPS:2100 CHIPS:1"));
    refused(
        Why.FIELD_TWICE, 14, Examples.POKER.replace("PLAYED: 35", "PLAYED: 35\nHANDS_PLAYED: 3"));
    refused(Why.FIELD_RESERVED, 6, Examples.POKER.replace("COUNT: 4\n", "COUNT: 4\nGAME: romme\n"));
    refused(Why.CONTROL_CHARACTER, 4, Examples.POKER.replace("<combined_seed>", "a\tb"));
    refused(Why.FIELD, 13, Examples.POKER.replace("PLAYED: 35", "PLAYED: 35 "));
    refused(Why.ENDS_EARLY, 1, "");
    refused(Why.ENDS_EARLY, 7, Examples.POKER.substring(0, Examples.POKER.indexOf("RESULTS:")));
    refused(Why.TOO_LONG, 19, Examples.POKER + "x".repeat(SignedResult.MAX_BYTES));
  }

  /** What no seat may be called at a table, no player and no station is called in a result. */
  @Test
  void namesHaveTheFormThatATableDemands() throws Unreadable {
    String ranked = Examples.POKER.replace("COUNT: 4\n", "COUNT: 4\nSTATION: X3STATION01\n");
    assertEquals(ranked, SignedResult.parse(ranked).text());
    for (String name :
        List.of("X\u202eLA", "X1A\u00c9", "x1alpha", "X-1", "X1", "X1" + "A".repeat(17))) {
      refused(Why.CALLSIGN, 8, Examples.POKER.replace("X1ALPHA", name));
      refused(Why.CALLSIGN, 8, Examples.CARD_GAME.replace("X1ALPHA", name));
      refused(Why.CALLSIGN, 6, ranked.replace("X3STATION01", name));
    }
    refused(Why.CALLSIGN, 8, Examples.POKER.replace("X1ALPHA", "X1\u2028A"));
    refused(Why.FIELD, 8, Examples.CARD_GAME.replace("X1ALPHA", "X1\u2028A"));
  }

  /** A line or a word that no reader knows is kept and shown, so it must not turn what is near. */
  @Test
  void nothingThatAReaderKeepsTurnsOrBreaksTheTextAroundIt() throws Unreadable {
    for (String good : List.of("17", "caf\u00e9 \u05d0")) {
      assertTrue(SignedResult.parse(more("NEVER_HEARD_OF", good)).text().contains(good));
    }
    List<String> tricks =
        List.of("X1A 2\u202e", "a\u2066b", "a\u200fb", "a\u2029b", "a\udb40\udc41b");
    for (String bad : tricks) {
      refused(Why.FIELD, 6, more("REDRAWN", bad));
      refused(Why.FIELD, 6, more("NEVER_HEARD_OF", bad));
      String word = bad.replace(" ", "");
      refused(Why.PLAYER, 8, Examples.POKER.replaceFirst("PLACE:1", "PLACE:1 NEW:" + word));
    }
  }

  private static String more(String key, String value) {
    return Examples.POKER.replace("COUNT: 4\n", "COUNT: 4\n" + key + ": " + value + "\n");
  }

  @Test
  void noRefusalTurnsOrBreaksTheTextAroundIt() {
    String turned = Examples.POKER.replace("X1ALPHA", "X\u202eLA");
    assertEquals("X?LA", refusal(turned).detail());
    String broken = Examples.CARD_GAME.replace("X1ALPHA", "X1\u2028A");
    assertEquals("PLAYER_1: X1?A", refusal(broken).detail());
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    byte[] bytes = Examples.POKER.getBytes(StandardCharsets.UTF_8);
    int line = 1;
    for (int i = 0; i < bytes.length; i++) {
      byte[] torn = bytes.clone();
      torn[i] = (byte) 0xff;
      Unreadable refusal = assertThrows(Unreadable.class, () -> SignedResult.parse(torn));
      assertEquals(Why.NOT_UTF8, refusal.why());
      assertEquals(line, refusal.line());
      line += bytes[i] == '\n' ? 1 : 0;
    }
  }

  /**
   * A damaged result is still known as a result, so that a person can be told that it is damaged.
   */
  @Test
  void aResultIsKnownByItsBeginning() {
    for (String example : new String[] {Examples.POKER, Examples.CARD_GAME}) {
      byte[] text = example.getBytes(StandardCharsets.UTF_8);
      assertTrue(SignedResult.isBegun(text));
      assertTrue(SignedResult.isBegun(Arrays.copyOf(text, 30)));
      assertFalse(SignedResult.isBegun(Arrays.copyOf(text, 3)));
    }
    assertFalse(SignedResult.isBegun(new byte[100]));
  }

  @Test
  void anyTruncationAndAnyChangedByteIsReadAsWrittenOrRefused() {
    for (String example : new String[] {Examples.POKER, Examples.CARD_GAME}) {
      byte[] bytes = example.getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < bytes.length; i++) {
        for (int change : new int[] {1, 0x20, 0x80}) {
          byte[] changed = bytes.clone();
          changed[i] ^= (byte) change;
          String text = new String(changed, StandardCharsets.UTF_8);
          try {
            SignedResult result = SignedResult.parse(changed);
            boolean second = text.startsWith("# CARD_GAME");
            String again = second ? result.cardGameText() : result.text();
            assertEquals(sorted(text), sorted(again), "byte " + i);
          } catch (Unreadable refused) {
            assertEquals(true, refused.line() >= 1);
          }
        }
      }
    }
  }

  /** Signatures may come in any order. */
  private static String sorted(String text) {
    return text.lines().sorted().reduce("", (all, line) -> all + line + "\n");
  }
}
