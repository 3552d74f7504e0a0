package dev.parlor.terminal.check;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.nostr.Nip44;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.terminal.shell.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;

/** The vectors of NIP-44 version 2: conversation keys, messages, padding, and what is refused. */
record Nip44Suite(String name) implements Suite {
  /** Version, nonce, length and authentication around the padded text. */
  private static final int AROUND = 1 + 32 + 2 + 32;

  private static final String REFUSED = "refused";

  /** What a check does that may find the input bad. */
  @FunctionalInterface
  private interface Step {
    Object run() throws BadInput;
  }

  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Path file : files) {
      Scenario version = WholeFile.read(file).object("v2");
      Scenario valid = version.object("valid");
      each(report, valid, "get_conversation_key", Nip44Suite::conversationKey);
      each(report, valid, "encrypt_decrypt", Nip44Suite::message);
      each(report, valid, "encrypt_decrypt_long_msg", Nip44Suite::longMessage);
      paddings(report, valid);
      Scenario invalid = version.object("invalid");
      each(report, invalid, "get_conversation_key", Nip44Suite::noConversationKey);
      each(report, invalid, "decrypt", Nip44Suite::noMessage);
      for (int length : invalid.numbers("encrypt_msg_lengths")) {
        report.check("encrypt_msg_lengths " + length, () -> noLength(length));
      }
    }
  }

  private static void each(
      CheckReport report, Scenario group, String field, Function<Scenario, CaseVerdict> check) {
    int index = 0;
    for (Scenario vector : group.objects(field)) {
      report.check(field + " " + index++, () -> check.apply(vector));
    }
  }

  private static CaseVerdict conversationKey(Scenario v) {
    return expect(v.text("conversation_key"), () -> key(between(v, "sec1", "pub2")));
  }

  private static CaseVerdict noConversationKey(Scenario v) {
    return expect(REFUSED, () -> key(between(v, "sec1", "pub2")));
  }

  private static CaseVerdict message(Scenario v) {
    CaseComparison comparison = new CaseComparison();
    String payload = v.text("payload");
    comparison.add("key", v.text("conversation_key"), result(() -> key(fromSecrets(v, 1, 2))));
    comparison.add(
        "payload",
        payload,
        result(() -> fromSecrets(v, 1, 2).encrypt(v.text("plaintext"), nonce(v))));
    comparison.add(
        "plaintext", v.text("plaintext"), result(() -> fromSecrets(v, 2, 1).decrypt(payload)));
    return comparison.verdict();
  }

  private static CaseVerdict longMessage(Scenario v) {
    String plaintext = v.text("pattern").repeat(v.number("repeat"));
    CaseComparison comparison = new CaseComparison();
    comparison.add("plaintext", v.text("plaintext_sha256"), sha256(plaintext));
    String payload = String.valueOf(result(() -> withKey(v).encrypt(plaintext, nonce(v))));
    comparison.add("payload", v.text("payload_sha256"), sha256(payload));
    comparison.add("decrypted", plaintext, result(() -> withKey(v).decrypt(payload)));
    return comparison.verdict();
  }

  private static void paddings(CheckReport report, Scenario valid) {
    valid
        .element("calc_padded_len")
        .getAsJsonArray()
        .forEach(
            pair -> {
              int length = pair.getAsJsonArray().get(0).getAsInt();
              int padded = pair.getAsJsonArray().get(1).getAsInt();
              if (length <= 65_535) {
                report.check(
                    "calc_padded_len " + length,
                    () -> expect(padded, () -> encrypted(length).length - AROUND));
              }
            });
  }

  private static CaseVerdict noMessage(Scenario v) {
    return expect(REFUSED, () -> withKey(v).decrypt(v.text("payload")));
  }

  private static CaseVerdict noLength(int length) {
    return expect(REFUSED, () -> encrypted(length));
  }

  private static byte[] encrypted(int length) {
    Nip44 conversation = Nip44.withKey(SecretBytes.random(32, Entropy.system()));
    return Base64.getDecoder().decode(conversation.encrypt("x".repeat(length), Entropy.system()));
  }

  private static CaseVerdict expect(Object wanted, Step step) {
    return CaseVerdict.equal(wanted, result(step));
  }

  private static Object result(Step step) {
    try {
      return step.run();
    } catch (BadInput | IllegalArgumentException refused) {
      return REFUSED;
    }
  }

  private static Nip44 between(Scenario v, String secret, String other) throws BadInput {
    return Nip44.between(signingKey(v, secret), PublicKey.decode(bytes(v, other)));
  }

  private static Nip44 fromSecrets(Scenario v, int own, int other) throws BadInput {
    return Nip44.between(signingKey(v, "sec" + own), signingKey(v, "sec" + other).publicKey());
  }

  private static Nip44 withKey(Scenario v) {
    return Nip44.withKey(SecretBytes.copyOf(bytes(v, "conversation_key"), SecretAccess.granted()));
  }

  private static SigningKey signingKey(Scenario v, String field) throws BadInput {
    return SigningKey.of(SecretBytes.copyOf(bytes(v, field), SecretAccess.granted()));
  }

  private static String key(Nip44 conversation) {
    return Hex.encode(conversation.conversationKey().reveal(SecretAccess.granted()));
  }

  private static Entropy nonce(Scenario v) {
    byte[] nonce = bytes(v, "nonce");
    return out -> System.arraycopy(nonce, 0, out, 0, out.length);
  }

  private static byte[] bytes(Scenario v, String field) {
    try {
      return Hex.decode(v.text(field));
    } catch (BadInput e) {
      throw new Problem("check.field.wrong", v.where().file(), v.where().line(), field);
    }
  }

  private static String sha256(String text) {
    try {
      return Hex.encode(
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
