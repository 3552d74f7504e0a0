package dev.parlor.p2p.result;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A result with the signatures that it has: one file.
 *
 * @param signatures by number of the player in the sheet, from 1; as they stand in the text
 */
public record SignedResult(ResultSheet sheet, Map<Integer, String> signatures) {
  /** The most bytes of a result. A larger file is not looked at. */
  public static final int MAX_BYTES = 8192;

  private static final int LONGEST_HEADING = 64;

  public SignedResult {
    signatures = Collections.unmodifiableMap(new TreeMap<>(signatures));
  }

  /** Reads either form of a result. */
  public static SignedResult parse(byte[] text) throws Unreadable {
    TextLines lines = new TextLines(text, MAX_BYTES);
    return lines.begins(CardGameForm.HEADING) ? CardGameForm.read(lines) : ResultForm.read(lines);
  }

  /** Whether a text begins as a result does, be it one to its end or not. */
  public static boolean isBegun(byte[] text) {
    int length = Math.min(text.length, LONGEST_HEADING);
    String head = new String(text, 0, length, StandardCharsets.ISO_8859_1);
    return head.startsWith(CardGameForm.HEADING) || ResultForm.isBegun(head);
  }

  public static SignedResult parse(String text) throws Unreadable {
    return parse(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The file: the signed text, then its signatures. */
  public String text() {
    return sheet.content() + signatureLines();
  }

  /** The file in its second form, {@code # CARD_GAME}. */
  public String cardGameText() {
    return CardGameForm.write(sheet) + signatureLines();
  }

  private String signatureLines() {
    StringBuilder out = new StringBuilder();
    signatures.forEach(
        (player, signature) ->
            out.append(SignatureLines.START)
                .append(player)
                .append(": ")
                .append(signature)
                .append('\n'));
    return out.toString();
  }
}
