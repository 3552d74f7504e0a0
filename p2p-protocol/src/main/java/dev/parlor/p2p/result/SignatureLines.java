package dev.parlor.p2p.result;

import dev.parlor.p2p.result.Unreadable.Why;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code --> signature_1: <hex>} and so on, to the end of a text. */
final class SignatureLines {
  static final String START = "--> signature_";
  private static final Pattern LINE = Pattern.compile("--> signature_([1-9][0-9]?): (\\S{1,200})");

  private SignatureLines() {}

  static Map<Integer, String> read(TextLines lines, int players) throws Unreadable {
    Map<Integer, String> signatures = new TreeMap<>();
    while (!lines.atEnd()) {
      Why other = lines.begins(START) ? Why.SIGNATURE : Why.AFTER_SIGNATURES;
      Matcher line = lines.next(LINE, other);
      int number = Integer.parseInt(line.group(1));
      if (number > players) {
        throw lines.because(Why.SIGNATURE_NUMBER, line.group(1));
      }
      if (signatures.put(number, line.group(2)) != null) {
        throw lines.because(Why.SIGNATURE_TWICE, line.group(1));
      }
    }
    return signatures;
  }
}
