package dev.parlor.p2p.result;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Seconds since 1970 as date and time in UTC and back; the years 1970 to 9999. */
public final class Utc {
  private static final Pattern TEXT =
      Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2}) (\\d{2}):(\\d{2}):(\\d{2})");
  private static final int DAY = 86_400;
  private static final long DAYS_TO_1970 = 719_468; // days from the 1st of March of the year 0

  private Utc() {}

  /** {@code 2025-12-28 14:30:00}. */
  public static String text(long seconds) {
    long days = Math.floorDiv(seconds, (long) DAY) + DAYS_TO_1970;
    int rest = (int) Math.floorMod(seconds, (long) DAY);
    long era = days / 146_097;
    long dayOfEra = days % 146_097;
    long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
    long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    long marchMonth = (5 * dayOfYear + 2) / 153;
    long day = dayOfYear - (153 * marchMonth + 2) / 5 + 1;
    long month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
    long year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    return digits(year, 4)
        + '-'
        + digits(month, 2)
        + '-'
        + digits(day, 2)
        + ' '
        + digits(rest / 3600, 2)
        + ':'
        + digits(rest / 60 % 60, 2)
        + ':'
        + digits(rest % 60, 2);
  }

  /** {@code 2025-12-28T14:30:00Z}. */
  public static String iso(long seconds) {
    return text(seconds).replace(' ', 'T') + 'Z';
  }

  /** Reads a date and time; empty when it does not exist. */
  public static OptionalLong parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return OptionalLong.empty();
    }
    int month = number(parts, 2);
    long year = (long) number(parts, 1) - (month <= 2 ? 1 : 0);
    long dayOfYear = (153L * (month > 2 ? month - 3 : month + 9) + 2) / 5 + number(parts, 3) - 1;
    long days = year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - DAYS_TO_1970;
    long seconds =
        days * DAY + number(parts, 4) * 3600L + number(parts, 5) * 60L + number(parts, 6);
    return seconds >= 0 && text(seconds).equals(text)
        ? OptionalLong.of(seconds)
        : OptionalLong.empty();
  }

  private static int number(Matcher parts, int group) {
    return Integer.parseInt(parts.group(group));
  }

  private static String digits(long value, int count) {
    StringBuilder text = new StringBuilder().append(value);
    while (text.length() < count) {
      text.insert(0, '0');
    }
    return text.toString();
  }
}
