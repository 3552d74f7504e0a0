package dev.parlor.p2p.station;

import java.util.regex.Pattern;

/** Names from others that may become names of files. */
final class MatchIds {
  private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

  private MatchIds() {}

  static boolean isUuid(String id) {
    return UUID.matcher(id).matches();
  }
}
