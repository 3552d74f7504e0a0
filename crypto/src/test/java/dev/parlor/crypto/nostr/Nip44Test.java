package dev.parlor.crypto.nostr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.Json;
import dev.parlor.crypto.PublishedVectors;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Nip44Test {
  @Test
  void theLiteralExampleOfTheProtocolHolds() throws BadInput {
    SigningKey one = key("00".repeat(31) + "01");
    SigningKey two = key("00".repeat(31) + "02");
    Nip44 conversation = Nip44.between(one, two.publicKey());
    assertEquals(
        "c41c775356fd92eadc63ff5a0dc1da211b268cbea22316767095b2871ea1412d",
        hex(conversation.conversationKey()));
    String payload =
        "AgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABee0G5VSK0/9YypIObAtDKfYEAjD35uVkHyB0F4DwrcNaCXlC"
            + "WZKaArsGrY6M9wnuTMxWfp1RTN9Xga8no+kF5Vsb";
    assertEquals(payload, conversation.encrypt("a", Hex.decode("00".repeat(31) + "01")));
    assertEquals("a", Nip44.between(two, one.publicKey()).decrypt(payload));
  }

  @Test
  void allPublishedKeysAndMessagesPass() throws BadInput {
    Map<String, Object> valid = Json.map(vectors().get("valid"));
    for (Map<String, Object> v : Json.maps(valid.get("get_conversation_key"))) {
      PublicKey other = PublicKey.decode(bytes(v, "pub2"));
      assertEquals(
          v.get("conversation_key"),
          hex(Nip44.between(key(Json.text(v, "sec1")), other).conversationKey()));
    }
    for (Map<String, Object> v : Json.maps(valid.get("encrypt_decrypt"))) {
      Nip44 from = Nip44.between(key(Json.text(v, "sec1")), key(Json.text(v, "sec2")).publicKey());
      Nip44 to = Nip44.between(key(Json.text(v, "sec2")), key(Json.text(v, "sec1")).publicKey());
      assertEquals(v.get("payload"), from.encrypt(Json.text(v, "plaintext"), bytes(v, "nonce")));
      assertEquals(v.get("plaintext"), to.decrypt(Json.text(v, "payload")));
    }
    for (Map<String, Object> v : Json.maps(valid.get("encrypt_decrypt_long_msg"))) {
      int times = Json.number(v.get("repeat"));
      String plaintext = Json.text(v, "pattern").repeat(times);
      Nip44 conversation = conversation(v);
      String payload = conversation.encrypt(plaintext, bytes(v, "nonce"));
      assertEquals(v.get("plaintext_sha256"), sha256(plaintext));
      assertEquals(v.get("payload_sha256"), sha256(payload));
      assertEquals(plaintext, conversation.decrypt(payload));
    }
  }

  @Test
  void messageKeysAreThePublishedOnes() throws BadInput {
    Map<String, Object> group = Json.map(Json.map(vectors().get("valid")).get("get_message_keys"));
    SecretBytes conversation =
        SecretBytes.copyOf(bytes(group, "conversation_key"), SecretAccess.granted());
    for (Map<String, Object> v : Json.maps(group.get("keys"))) {
      String keys =
          Json.text(v, "chacha_key") + Json.text(v, "chacha_nonce") + Json.text(v, "hmac_key");
      assertEquals(keys, Hex.encode(Nip44Keys.of(conversation, bytes(v, "nonce")).bytes()));
    }
  }

  @Test
  void paddedLengthsAreThePublishedOnes() {
    Map<String, Object> valid = Json.map(vectors().get("valid"));
    for (Object pair : Json.list(valid.get("calc_padded_len"))) {
      List<Object> lengths = Json.list(pair);
      assertEquals(
          Json.number(lengths.get(1)), Nip44Padding.paddedLength(Json.number(lengths.get(0))));
    }
  }

  @Test
  void allPublishedInvalidInputsAreRefusedForTheirReason() throws BadInput {
    Map<String, Object> invalid = Json.map(vectors().get("invalid"));
    int seen = 0;
    for (Map<String, Object> v : Json.maps(invalid.get("decrypt"))) {
      String note = Json.text(v, "note");
      BadInput.Reason reason =
          note.startsWith("unknown encryption")
              ? BadInput.Reason.VERSION
              : note.equals("invalid base64")
                  ? BadInput.Reason.CHARACTER
                  : note.equals("invalid MAC")
                      ? BadInput.Reason.FORGED
                      : note.equals("invalid padding")
                          ? BadInput.Reason.PADDING
                          : BadInput.Reason.LENGTH;
      Nip44 conversation = conversation(v);
      BadInput refused =
          assertThrows(BadInput.class, () -> conversation.decrypt(Json.text(v, "payload")), note);
      assertEquals(reason, refused.reason(), note);
      seen++;
    }
    for (Map<String, Object> v : Json.maps(invalid.get("get_conversation_key"))) {
      assertThrows(
          BadInput.class,
          () -> {
            SigningKey own = key(Json.text(v, "sec1"));
            Nip44.between(own, PublicKey.decode(bytes(v, "pub2")));
          },
          Json.text(v, "note"));
      seen++;
    }
    assertEquals(20, seen);
  }

  @Test
  void onlyOneTo65535BytesAreEncrypted() {
    Nip44 conversation = Nip44.withKey(SecretBytes.random(32, new SeededEntropy(1)));
    for (int length : new int[] {0, 65_536}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> conversation.encrypt("x".repeat(length), new SeededEntropy(2)));
    }
  }

  private static Map<String, Object> vectors() {
    return Json.map(Json.object(PublishedVectors.read("nip44.json")).get("v2"));
  }

  private static Nip44 conversation(Map<String, Object> v) throws BadInput {
    return Nip44.withKey(SecretBytes.copyOf(bytes(v, "conversation_key"), SecretAccess.granted()));
  }

  private static byte[] bytes(Map<String, Object> v, String name) throws BadInput {
    return Hex.decode(Json.text(v, name));
  }

  private static SigningKey key(String hex) throws BadInput {
    return SigningKey.of(SecretBytes.copyOf(Hex.decode(hex), SecretAccess.granted()));
  }

  private static String hex(SecretBytes secret) {
    return Hex.encode(secret.reveal(SecretAccess.granted()));
  }

  private static String sha256(String text) {
    try {
      return Hex.encode(
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
