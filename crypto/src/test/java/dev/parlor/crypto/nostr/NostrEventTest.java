package dev.parlor.crypto.nostr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class NostrEventTest {
  private static final Draft DRAFT =
      new Draft(
          1_700_000_000L,
          30_078,
          List.of(List.of("d", "a/b"), List.of("t", "x\ty"), List.of()),
          "two\nlines \"quoted\" \\ and \u00fc \ud83c\udccf \u007f \u2028 /");

  private static final String LITERAL =
      "{\"id\":\"ID\",\"pubkey\":\"f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9\","
          + "\"created_at\":1700000000,\"kind\":30078,\"tags\":[[\"d\",\"a/b\"],[\"t\",\"x\\ty\"],[]],"
          + "\"content\":\"two\\nlines \\\"quoted\\\" \\\\ and \u00fc \ud83c\udccf \u007f \u2028 /\","
          + "\"sig\":\"SIG\"}";

  private final NostrEvent event = NostrEvent.sign(key(), DRAFT, new SeededEntropy(1));

  @Test
  void theSerialisationIsTheOneOfTheStandard() {
    assertEquals(
        "[0,\"f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9\",1700000000,30078,"
            + "[[\"d\",\"a/b\"],[\"t\",\"x\\ty\"],[]],"
            + "\"two\\nlines \\\"quoted\\\" \\\\ and \u00fc \ud83c\udccf \u007f \u2028 /\"]",
        DRAFT.serialized(key().publicKey()));
  }

  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    Draft draft = new Draft(1_750_000_000L, 30_078, List.of(List.of("d", "a/b")), "one\ntwo");
    String json =
        "{\"id\":\"74dfe73962810c5a111b3525044789404073c3c044abb98edf5753f7426f032a\","
            + "\"pubkey\":\"f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9\","
            + "\"created_at\":1750000000,\"kind\":30078,\"tags\":[[\"d\",\"a/b\"]],"
            + "\"content\":\"one\\ntwo\",\"sig\":\"73b10f5eae0a7cc01da13e217b72e3298d0f2ad23b15ec78"
            + "be8064f275cfbfaaa794ff7ae70b2c4f2e9ef8fef405cff015985d7cc78a340c6361b11300124717\"}";
    assertEquals(json, NostrEvent.sign(key(), draft, out -> Arrays.fill(out, (byte) 0)).json());
    assertEquals(draft, NostrEvent.parse(json).draft());
  }

  @Test
  void anEventIsWrittenAndReadBack() throws BadInput {
    String json =
        LITERAL.replace("ID", Hex.encode(event.id())).replace("SIG", Hex.encode(event.signature()));
    assertEquals(json, event.json());
    NostrEvent read = NostrEvent.parse(json);
    assertEquals(DRAFT, read.draft());
    assertEquals(key().publicKey(), read.author());
    assertArrayEquals(event.signature(), read.signature());
  }

  @Test
  void orderSpaceAndOtherEscapesDoNotMatter() throws BadInput {
    String json = event.json();
    String id = json.substring(1, json.indexOf(",\"pubkey\""));
    String moved = "{ " + json.substring(id.length() + 2, json.length() - 1) + " ,\n" + id + "\t}";
    assertEquals(DRAFT, NostrEvent.parse(moved).draft());
    assertEquals(
        DRAFT, NostrEvent.parse(json.replace("\u00fc", "\\u00FC").replace(" /", " \\/")).draft());
  }

  @Test
  void refusalsNameTheirReason() {
    String json = event.json();
    assertReason(BadInput.Reason.ID, json.replace("lines", "Lines"));
    assertReason(BadInput.Reason.ID, json.replace("1700000000", "1700000001"));
    String sig = Hex.encode(event.signature());
    char last = sig.charAt(127) == '0' ? '1' : '0';
    assertReason(BadInput.Reason.SIGNATURE, json.replace(sig, sig.substring(0, 127) + last));
    assertReason(BadInput.Reason.LENGTH, json.replace(sig, sig.substring(2)));
    assertReason(BadInput.Reason.LENGTH, json.substring(0, json.length() - 1));
    assertReason(BadInput.Reason.LENGTH, json + "x");
    assertReason(BadInput.Reason.RANGE, json.replace("30078", "65536"));
    assertReason(BadInput.Reason.RANGE, json.replace("30078", "-1"));
    assertReason(BadInput.Reason.UNEXPECTED, json.replace("{\"id\"", "{\"kind\":1,\"id\""));
    assertReason(BadInput.Reason.UNEXPECTED, json.replace("\"sig\"", "\"gis\""));
    assertReason(BadInput.Reason.UNEXPECTED, "{\"kind\":1}");
    assertReason(BadInput.Reason.CHARACTER, json.replace("lines", "\\u0000"));
    assertReason(BadInput.Reason.CHARACTER, json.replace("lines", "\\ud800"));
    assertReason(BadInput.Reason.CHARACTER, "[]");
    assertReason(BadInput.Reason.LENGTH, "");
  }

  @Test
  void aTextWhoseIdProgramsDoNotAgreeOnIsNotSigned() {
    for (String text : List.of("\u0000", "a\u001bb", "\ud800", "\udc00x")) {
      assertThrows(IllegalArgumentException.class, () -> new Draft(1, 1, List.of(), text));
    }
  }

  private static void assertReason(BadInput.Reason reason, String json) {
    assertEquals(
        reason, assertThrows(BadInput.class, () -> NostrEvent.parse(json), json).reason(), json);
  }

  private static SigningKey key() {
    byte[] secret = new byte[32];
    secret[31] = 3;
    try {
      return SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }
}
