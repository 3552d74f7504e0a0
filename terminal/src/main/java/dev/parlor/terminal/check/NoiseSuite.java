package dev.parlor.terminal.check;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.channel.Handshake;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.channel.Transport;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.terminal.shell.Problem;
import java.nio.file.Path;
import java.util.List;

/**
 * Published conversations of the one Noise protocol that links speak, both sides played through.
 */
record NoiseSuite(String name) implements Suite {
  private static final String PROTOCOL = "Noise_XX_25519_ChaChaPoly_SHA256";
  private static final int HANDSHAKE_MESSAGES = 3;

  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Path file : files) {
      int index = 0;
      for (Scenario vector : WholeFile.read(file).objects("vectors")) {
        if (vector.text("protocol_name").equals(PROTOCOL)) {
          report.check(PROTOCOL + " " + index, () -> check(vector));
        }
        index++;
      }
    }
  }

  private static CaseVerdict check(Scenario v) {
    try {
      return converse(v);
    } catch (BadInput refused) {
      return CaseVerdict.fail("a conversation", refused);
    }
  }

  private static CaseVerdict converse(Scenario v) throws BadInput {
    CaseComparison comparison = new CaseComparison();
    Handshake one = side(v, "init", Role.INITIATOR);
    Handshake two = side(v, "resp", Role.RESPONDER);
    List<Scenario> messages = v.objects("messages");
    for (int i = 0; i < HANDSHAKE_MESSAGES; i++) {
      byte[] message = (i % 2 == 0 ? one : two).write(bytes(messages.get(i), "payload"));
      byte[] payload = (i % 2 == 0 ? two : one).read(message);
      compare(comparison, i, messages.get(i), message, payload);
    }
    Transport first = one.finish();
    Transport second = two.finish();
    if (v.has("handshake_hash")) {
      comparison.add("hash", v.text("handshake_hash"), Hex.encode(first.handshakeHash()));
    }
    for (int i = HANDSHAKE_MESSAGES; i < messages.size(); i++) {
      byte[] message = (i % 2 == 0 ? first : second).seal(bytes(messages.get(i), "payload"));
      byte[] payload = (i % 2 == 0 ? second : first).open(message);
      compare(comparison, i, messages.get(i), message, payload);
    }
    return comparison.verdict();
  }

  private static void compare(
      CaseComparison comparison, int index, Scenario wanted, byte[] message, byte[] payload) {
    comparison.add("message " + index, wanted.text("ciphertext"), Hex.encode(message));
    comparison.add("payload " + index, wanted.text("payload"), Hex.encode(payload));
  }

  private static Handshake side(Scenario v, String who, Role role) {
    byte[] ephemeral = bytes(v, who + "_ephemeral");
    return Handshake.start(
        role,
        LinkKey.of(SecretBytes.copyOf(bytes(v, who + "_static"), SecretAccess.granted())),
        bytes(v, who + "_prologue"),
        out -> System.arraycopy(ephemeral, 0, out, 0, out.length));
  }

  private static byte[] bytes(Scenario v, String field) {
    try {
      return Hex.decode(v.text(field));
    } catch (BadInput e) {
      throw new Problem("check.field.wrong", v.where().file(), v.where().line(), field);
    }
  }
}
