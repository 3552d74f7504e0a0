package dev.parlor.app.bluetooth;

import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What is missing before the radios can be used.
 *
 * @param todo what the player still has to do, in this order; empty when all is well
 * @param permissions what must be asked for before anything works
 * @param niceToHave what may be asked for along with it, but is not needed
 * @param hints what will be harder on this phone
 */
public record Needs(
    List<Need> todo, List<String> permissions, List<String> niceToHave, Set<RadioTrouble> hints) {
  static final String COARSE = "android.permission.ACCESS_COARSE_LOCATION";
  static final String FINE = "android.permission.ACCESS_FINE_LOCATION";
  static final String SCAN = "android.permission.BLUETOOTH_SCAN";
  static final String CONNECT = "android.permission.BLUETOOTH_CONNECT";
  static final String ADVERTISE = "android.permission.BLUETOOTH_ADVERTISE";
  static final String NOTIFY = "android.permission.POST_NOTIFICATIONS";
  private static final int ANDROID_10 = 29;
  private static final int ANDROID_12 = 31;
  private static final int ANDROID_13 = 33;

  public boolean isEmpty() {
    return todo.isEmpty();
  }

  /** What is missing now for this purpose. */
  public static Needs of(RadioPurpose purpose, Facts facts) {
    List<String> permissions = permissions(purpose, facts);
    List<Need> todo = new ArrayList<>();
    if (!facts.radio().present()) {
      todo.add(Need.BLUETOOTH);
      return new Needs(todo, List.of(), List.of(), Set.of());
    }
    if (!permissions.isEmpty()) {
      todo.add(Need.PERMISSIONS);
    }
    if (!facts.radio().on()) {
      todo.add(Need.BLUETOOTH_ON);
    }
    if (needsLocation(purpose, facts.sdk()) && !facts.locationOn()) {
      todo.add(Need.LOCATION_ON);
    }
    return new Needs(todo, permissions, niceToHave(facts), hints(purpose, facts.radio()));
  }

  /**
   * Whether the location is needed. Before Android 12, looking for tables counts as looking for
   * places.
   */
  private static boolean needsLocation(RadioPurpose purpose, int sdk) {
    return purpose == RadioPurpose.JOIN && sdk < ANDROID_12;
  }

  private static List<String> permissions(RadioPurpose purpose, Facts facts) {
    List<String> missing = new ArrayList<>();
    if (facts.sdk() >= ANDROID_12) {
      // asked as one question; a guest puts a sign up too while a lost one is looked for
      missing.addAll(List.of(SCAN, CONNECT, ADVERTISE));
      missing.removeAll(facts.granted());
    } else if (needsLocation(purpose, facts.sdk()) && !facts.granted().contains(FINE)) {
      if (facts.sdk() >= ANDROID_10) {
        missing.add(FINE);
      } else if (!facts.granted().contains(COARSE)) {
        missing.add(COARSE);
      }
    }
    return missing;
  }

  private static List<String> niceToHave(Facts facts) {
    boolean asks = facts.sdk() >= ANDROID_13 && !facts.granted().contains(NOTIFY);
    return asks ? List.of(NOTIFY) : List.of();
  }

  private static Set<RadioTrouble> hints(RadioPurpose purpose, RadioState radio) {
    if (!radio.on()) {
      return Set.of(); // not known yet
    }
    return switch (purpose) {
      case HOST -> radio.canAdvertise() ? Set.of() : Set.of(RadioTrouble.NO_ADVERTISER);
      case JOIN -> radio.lowEnergy() ? Set.of() : Set.of(RadioTrouble.NO_LOW_ENERGY);
    };
  }
}
