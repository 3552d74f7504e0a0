package dev.parlor.app.nearby;

import java.nio.file.Path;
import java.util.List;

/** What tests of whole phones look at inside this package. */
public final class NearbyInside {
  private NearbyInside() {}

  /** The tables with a journal, the latest first. */
  public static List<String> left(Rooms rooms) {
    return rooms.left();
  }

  public static Path journal(Rooms rooms, String table) {
    return rooms.journal(table);
  }

  /** Whether nothing is left to be warmed up. */
  public static boolean isWarm(WarmUp warmUp) {
    return warmUp.isWarm();
  }
}
