package dev.parlor.radio.diary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class DiaryTest {
  private long now = 1_000;
  private final Diary diary = new Diary(() -> now);

  @Test
  void itKeepsTheLastOnesAndCountsThemAll() {
    for (int i = 0; i < Diary.MOST + 50; i++) {
      diary.note(DiaryEvent.DIALED, i % 2 == 0 ? Way.GATT : Way.L2CAP, 0, "try " + i);
    }
    assertEquals(Diary.MOST, diary.notes().size());
    assertEquals("DIALED GATT try 50", diary.notes().get(0).text());
    assertEquals(Diary.MOST + 50, diary.count(DiaryEvent.DIALED));
    assertEquals((Diary.MOST + 50) / 2, diary.count(DiaryEvent.DIALED, Way.GATT));
    assertEquals(0, diary.count(DiaryEvent.FAILED, Way.GATT));
  }

  /** A platform may put anything into its sentences. */
  @Test
  void nothingInItTellsWhoPlays() {
    String key = "c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00";
    for (String secret :
        List.of(
            "04:AB:00:00:00:99",
            "04_ab_00_00_00_99",
            key,
            "npub1" + "q".repeat(58),
            "nsec1" + "q".repeat(58),
            "deadbeef")) {
      diary.note(DiaryEvent.FAILED, Way.GATT, 12, "device " + secret + " said 133");
      assertEquals(
          "FAILED GATT 12 ms device * said 133",
          diary.last(DiaryEvent.FAILED).orElseThrow().text());
    }
    diary.note(DiaryEvent.FAILED, Way.L2CAP, 0, "two\nlines " + "x ".repeat(400));
    assertFalse(diary.last(DiaryEvent.FAILED).orElseThrow().text().contains("\n"));
    assertEquals(13 + 120, diary.last(DiaryEvent.FAILED).orElseThrow().text().length());
  }

  @Test
  void aLinkIsMeasuredUntilItIsOver() {
    LinkMeter meter = diary.opened(Way.L2CAP, Bearer.PLAIN);
    meter.says(10);
    now += 20;
    meter.hears(5);
    assertEquals(OptionalLong.empty(), meter.answer(), "no silence was before it");
    now += 5_000;
    meter.says(30);
    meter.says(30);
    now += 48;
    meter.hears(30);
    now += 7;
    meter.hears(500);
    assertEquals(OptionalLong.of(48), meter.answer());
    assertEquals(535, meter.heard());
    assertEquals(70, meter.said());
    assertEquals(List.of(meter), diary.links());
    meter.end();
    meter.end();
    assertEquals(List.of(), diary.links());
    assertEquals(1, diary.count(DiaryEvent.ENDED));
    assertEquals(
        "ENDED L2CAP 5075 ms 535 in 70 out", diary.last(DiaryEvent.ENDED).orElseThrow().text());
  }
}
