package dev.parlor.app.look;

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
public record ScreenLook(String qualifiers, float text) {
  /** The ways in which every screen is looked at. */
  public static final List<ScreenLook> ALL =
      List.of(
          new ScreenLook("en-w360dp-h640dp-port-notnight-hdpi", 1),
          new ScreenLook("de-w411dp-h891dp-port-night-hdpi", 1),
          new ScreenLook("de-w360dp-h640dp-port-notnight-hdpi", 1.5f),
          new ScreenLook("en-w360dp-h640dp-port-night-hdpi", 2),
          new ScreenLook("en-w640dp-h360dp-land-notnight-hdpi", 0.85f),
          new ScreenLook("de-w891dp-h411dp-land-night-hdpi", 1.5f),
          new ScreenLook("es-w320dp-h480dp-port-notnight-mdpi", 1),
          new ScreenLook("pt-w320dp-h568dp-port-night-mdpi", 2),
          new ScreenLook("es-w840dp-h1200dp-port-night-mdpi", 1),
          new ScreenLook("pt-w1200dp-h840dp-land-notnight-mdpi", 1),
          new ScreenLook("pt-w411dp-h445dp-port-notnight-mdpi", 1),
          new ScreenLook("ar-rXB-ldrtl-w360dp-h640dp-port-notnight-mdpi", 1));

  /** The usual phone, on which most pictures of tables are taken. */
  public static final ScreenLook PHONE = new ScreenLook("en-w360dp-h640dp-port-notnight-mdpi", 1);

  public static final ScreenLook GERMAN_NIGHT =
      new ScreenLook("de-w411dp-h891dp-port-night-mdpi", 1);
  public static final ScreenLook LARGE_TEXT = new ScreenLook("en-w360dp-h640dp-port-night-mdpi", 2);
  public static final ScreenLook LYING = new ScreenLook("en-w640dp-h360dp-land-notnight-mdpi", 1);
  public static final ScreenLook SMALL = new ScreenLook("en-w320dp-h480dp-port-notnight-mdpi", 1);
  public static final ScreenLook SMALL_LYING =
      new ScreenLook("en-w480dp-h320dp-land-notnight-mdpi", 1);
  public static final ScreenLook LARGE_LYING =
      new ScreenLook("de-w640dp-h360dp-land-night-mdpi", 1.5f);
  public static final ScreenLook TABLET = new ScreenLook("de-w840dp-h1200dp-port-notnight-mdpi", 1);
  public static final ScreenLook WIDE_TABLET =
      new ScreenLook("en-w1200dp-h840dp-land-notnight-mdpi", 1);
  public static final ScreenLook HALF = new ScreenLook("en-w411dp-h445dp-port-notnight-mdpi", 1);
  public static final ScreenLook OPENED = new ScreenLook("en-w673dp-h841dp-port-notnight-mdpi", 1);
  public static final ScreenLook FROM_THE_RIGHT =
      new ScreenLook("ar-rXB-ldrtl-w360dp-h640dp-port-notnight-mdpi", 1);

  /** The ways in which tables are looked at. */
  public static final List<ScreenLook> TABLES =
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
  public static final List<ScreenLook> SHEETS =
      List.of(PHONE, GERMAN_NIGHT, LARGE_TEXT, SMALL, LYING, SMALL_LYING, LARGE_LYING, HALF);

  /**
   * The numbers of looks of {@link #ALL}, from 1, each alone. At night these are all. By day they
   * are those whose contrast is measured: by day and by night, in two languages.
   */
  static List<Object[]> numbers() {
    return byDay(ALL, Set.of(1, 2));
  }

  /**
   * The numbers of these looks, from 1, each alone. At night these are all, by day only those of
   * the set.
   */
  public static List<Object[]> byDay(List<ScreenLook> looks, Set<Integer> day) {
    List<Object[]> numbers = numbersOf(looks);
    if (!Boolean.getBoolean("parlor.sheets")) {
      numbers.removeIf(number -> !day.contains(number[0]));
    }
    return numbers;
  }

  public static List<Object[]> numbersOf(List<ScreenLook> looks) {
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
