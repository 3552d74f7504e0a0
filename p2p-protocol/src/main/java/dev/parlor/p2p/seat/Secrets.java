package dev.parlor.p2p.seat;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;

/**
 * What a phone draws for one table, once, and writes down before it uses it. All secrets at the
 * table are derived from this, so a restart finds the same keys and never signs a second version of
 * anything.
 */
public final class Secrets {
  private final byte[] tableSecret;
  private final byte[] sessionSecret;

  private Secrets(byte[] tableSecret, byte[] sessionSecret) {
    this.tableSecret = tableSecret;
    this.sessionSecret = sessionSecret;
  }

  public static Secrets draw(Entropy entropy) {
    return new Secrets(entropy.bytes(32), entropy.bytes(32));
  }

  public byte[] tableSecret() {
    return tableSecret.clone();
  }

  public byte[] sessionSecret() {
    return sessionSecret.clone();
  }

  /** A blinding for a commitment. It is different for every purpose, number and content. */
  public Bytes random(String purpose, int number, String content) {
    return Bytes.of(
        Hash.tagged(
            "cardgame/own/v1",
            tableSecret,
            new Writer().text(purpose).u32(number).toArray(),
            content.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * The secrets of another match at this table. Nothing that was promised in one match fits into
   * another.
   */
  public Secrets ofMatch(int number) {
    return number == 1
        ? this
        : new Secrets(
            Hash.tagged("cardgame/own/match/v1", tableSecret, new Writer().u32(number).toArray()),
            sessionSecret);
  }

  void write(Writer out) {
    out.bytes(tableSecret).bytes(sessionSecret);
  }

  static Secrets read(Reader in) throws Malformed {
    return new Secrets(in.bytes(32), in.bytes(32));
  }

  @Override
  public String toString() {
    return "Secrets";
  }
}
