package dev.parlor.p2p.station;

import dev.parlor.p2p.result.ResultSheet;
import java.util.regex.Pattern;

/** Names from others that may become names of files. */
final class MatchIds {
  private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

  private MatchIds() {}

  static boolean isUuid(String id) {
    return UUID.matcher(id).matches();
  }

  /** A result by its uuid and what it says: {@code <id>-<8 digits>}. */
  static String ofText(ResultSheet sheet) {
    return sheet.id() + "-" + Receipt.hashOf(sheet).hex().substring(0, 8);
  }
}
