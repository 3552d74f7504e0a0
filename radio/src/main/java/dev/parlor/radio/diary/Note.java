package dev.parlor.radio.diary;

import dev.parlor.radio.Way;
import java.util.Optional;

/**
 * One line of a diary.
 *
 * @param time in milliseconds of the diary's clock
 * @param way the way that it is about, if it is about one
 * @param millis how long it took or lasted; 0 where that makes no sense
 * @param detail words of a platform or names of our own, cleaned of whatever could be an address
 */
public record Note(long time, DiaryEvent event, Optional<Way> way, long millis, String detail) {
  private static final String ADDRESS = "(?i)([0-9a-f]{2}[:_-]){5}[0-9a-f]{2}";
  private static final String SECRET = "(?i)(nsec1|npub1)?[0-9a-z]{24,}|[0-9a-f]{8,}";
  private static final int LONGEST = 120;

  public Note {
    detail = detail.replaceAll(ADDRESS, "*").replaceAll(SECRET, "*").replace('\n', ' ');
    detail = detail.substring(0, Math.min(LONGEST, detail.length()));
  }

  /** The note without its time. */
  public String text() {
    StringBuilder text = new StringBuilder(event.name());
    way.ifPresent(each -> text.append(' ').append(each));
    if (millis > 0) {
      text.append(' ').append(millis).append(" ms");
    }
    if (!detail.isEmpty()) {
      text.append(' ').append(detail);
    }
    return text.toString();
  }
}
