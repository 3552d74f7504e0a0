package dev.parlor.p2p.station;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A station's signed word that it has taken in a result: {@code
 * RECEIPT:<uuid>:<content>:<station>:<time>:<signature>}.
 *
 * @param content the hash of the text that is signed
 */
public record Receipt(String id, Bytes content, Bytes station, long time, Bytes signature) {
  static final String VERB = "RECEIPT";

  public static Receipt sign(Signatures.Key station, ResultSheet sheet, long time) {
    Bytes content = hashOf(sheet);
    Bytes key = station.publicKey();
    byte[] signature = station.sign(hash(sheet.id(), content, key, time));
    return new Receipt(sheet.id(), content, key, time, Bytes.of(signature));
  }

  /** Whether this station took in exactly this text. */
  public boolean valid(ResultSheet sheet, Signatures signatures) {
    return id.equals(sheet.id())
        && content.equals(hashOf(sheet))
        && signatures.valid(station, hash(id, content, station, time), signature.toArray());
  }

  /** What tells two texts of one uuid apart. */
  static Bytes hashOf(ResultSheet sheet) {
    return Bytes.of(
        Hash.tagged("cardgame/content/v1", sheet.content().getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] hash(String id, Bytes content, Bytes station, long time) {
    return Hash.tagged(
        "cardgame/receipt/v1",
        new Writer().text(id).bytes(content).bytes(station).u32(time).toArray());
  }

  public Line line() {
    return Line.of(VERB, id, content, station, time, signature);
  }

  public static Receipt read(Line line) throws Malformed {
    if (!line.verb().equals(VERB)) {
      throw new Malformed("expected " + VERB + ", not " + line.verb());
    }
    return new Receipt(
        line.arg(0),
        line.hex(1, 32),
        line.hex(2, 32),
        line.number(3, 0, Integer.MAX_VALUE),
        line.hex(4, Signatures.LENGTH));
  }
}
