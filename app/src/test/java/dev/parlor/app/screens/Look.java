package dev.parlor.app.screens;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.robolectric.RuntimeEnvironment;

/**
 * A way in which a screen is looked at: by day or night, in portrait or landscape, with small or
 * large text, on a small phone, a tablet or half a screen, in a language, from the right.
 */
public record Look(String qualifiers, float text) {
  /** The ways in which every screen is looked at. */
  public static final List<Look> ALL =
      List.of(
          new Look("en-w360dp-h640dp-port-notnight-hdpi", 1),
          new Look("de-w411dp-h891dp-port-night-hdpi", 1),
          new Look("de-w360dp-h640dp-port-notnight-hdpi", 1.5f),
          new Look("en-w360dp-h640dp-port-night-hdpi", 2),
          new Look("en-w640dp-h360dp-land-notnight-hdpi", 0.85f),
          new Look("de-w891dp-h411dp-land-night-hdpi", 1.5f),
          new Look("es-w320dp-h480dp-port-notnight-mdpi", 1),
          new Look("pt-w320dp-h568dp-port-night-mdpi", 2),
          new Look("es-w840dp-h1200dp-port-night-mdpi", 1),
          new Look("pt-w1200dp-h840dp-land-notnight-mdpi", 1),
          new Look("pt-w411dp-h445dp-port-notnight-mdpi", 1),
          new Look("ar-rXB-ldrtl-w360dp-h640dp-port-notnight-mdpi", 1));

  /** The usual phone, on which most pictures of tables are taken. */
  public static final Look PHONE = new Look("en-w360dp-h640dp-port-notnight-mdpi", 1);

  public static final Look GERMAN_NIGHT = new Look("de-w411dp-h891dp-port-night-mdpi", 1);
  public static final Look LARGE_TEXT = new Look("en-w360dp-h640dp-port-night-mdpi", 2);
  static final Look LYING = new Look("en-w640dp-h360dp-land-notnight-mdpi", 1);
  public static final Look SMALL = new Look("en-w320dp-h480dp-port-notnight-mdpi", 1);
  static final Look SMALL_LYING = new Look("en-w480dp-h320dp-land-notnight-mdpi", 1);
  static final Look LARGE_LYING = new Look("de-w640dp-h360dp-land-night-mdpi", 1.5f);
  static final Look TABLET = new Look("de-w840dp-h1200dp-port-notnight-mdpi", 1);
  static final Look WIDE_TABLET = new Look("en-w1200dp-h840dp-land-notnight-mdpi", 1);
  static final Look HALF = new Look("en-w411dp-h445dp-port-notnight-mdpi", 1);
  static final Look OPENED = new Look("en-w673dp-h841dp-port-notnight-mdpi", 1);
  static final Look FROM_THE_RIGHT = new Look("ar-rXB-ldrtl-w360dp-h640dp-port-notnight-mdpi", 1);

  /** The ways in which tables are looked at. */
  static final List<Look> TABLES =
      List.of(
          PHONE,
          GERMAN_NIGHT,
          LARGE_TEXT,
          LYING,
          SMALL,
          TABLET,
          HALF,
          OPENED,
          FROM_THE_RIGHT,
          SMALL_LYING,
          LARGE_LYING);

  /** The ways in which windows at a table are looked at. */
  static final List<Look> SHEETS =
      List.of(PHONE, GERMAN_NIGHT, LARGE_TEXT, SMALL, LYING, SMALL_LYING, LARGE_LYING, HALF);

  /**
   * The numbers of looks of {@link #ALL}, from 1, each alone. At night these are all. By day they
   * are those whose contrast is measured, and large text on a phone in landscape.
   */
  static List<Object[]> numbers() {
    return byDay(ALL, Set.of(1, 2, 6));
  }

  /**
   * The numbers of these looks, from 1, each alone. At night these are all, by day only those of
   * the set.
   */
  static List<Object[]> byDay(List<Look> looks, Set<Integer> day) {
    List<Object[]> numbers = numbersOf(looks);
    if (!Boolean.getBoolean("parlor.sheets")) {
      numbers.removeIf(number -> !day.contains(number[0]));
    }
    return numbers;
  }

  static List<Object[]> numbersOf(List<Look> looks) {
    return IntStream.rangeClosed(1, looks.size())
        .mapToObj(number -> new Object[] {number})
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Gives the phone of this test this look. */
  public void take() {
    RuntimeEnvironment.setQualifiers("+" + qualifiers);
    RuntimeEnvironment.setFontScale(text);
  }
}
