package dev.parlor.terminal.check;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SignatureBatch;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.terminal.shell.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The vectors of BIP-340: keys, signatures made from given randomness, and which ones hold. */
record Bip340Suite(String name) implements Suite {
  private static final int FIELDS = 8;

  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Path file : files) {
      Lines.of(file)
          .forEach(
              (where, line) -> {
                if (!line.startsWith("index,")) {
                  String[] field = line.split(",", FIELDS);
                  if (field.length != FIELDS) {
                    throw new Problem("check.unreadable", where.file(), where.line());
                  }
                  report.check(where.toString(), () -> check(where, field));
                }
              });
    }
  }

  private static CaseVerdict check(Where where, String[] field) {
    byte[] secret = bytes(where, field[1]);
    byte[] key = bytes(where, field[2]);
    byte[] auxiliary = bytes(where, field[3]);
    byte[] message = bytes(where, field[4]);
    byte[] signature = bytes(where, field[5]);
    CaseComparison comparison = new CaseComparison();
    if (secret.length > 0) {
      try {
        SigningKey own = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
        comparison.add("key", field[2].toLowerCase(Locale.ROOT), own.publicKey().hex());
        String made = Hex.encode(Schnorr.sign(own, message, auxiliary));
        comparison.add("signature", field[5].toLowerCase(Locale.ROOT), made);
      } catch (BadInput refused) {
        comparison.add("key", field[2], refused.reason());
      }
    }
    boolean valid = field[6].equals("TRUE");
    comparison.add("valid", valid, verify(key, message, signature, false));
    comparison.add("valid in a batch", valid, verify(key, message, signature, true));
    return comparison.verdict();
  }

  private static boolean verify(byte[] key, byte[] message, byte[] signature, boolean batched) {
    try {
      PublicKey publicKey = PublicKey.decode(key);
      SignatureBatch batch = new SignatureBatch();
      batch.add(publicKey, message, signature);
      return batched ? batch.verify() : Schnorr.verify(publicKey, message, signature);
    } catch (BadInput refused) {
      return false;
    }
  }

  private static byte[] bytes(Where where, String hex) {
    try {
      return Hex.decode(hex);
    } catch (BadInput e) {
      throw new Problem("check.unreadable", where.file(), where.line());
    }
  }
}
