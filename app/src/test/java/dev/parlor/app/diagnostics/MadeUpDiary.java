package dev.parlor.app.diagnostics;

import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.hardware.Bearer;

/** A diary of some minutes of a phone, made up for tests. */
public final class MadeUpDiary {
  private MadeUpDiary() {}

  /**
   * Fills it as a guest who was called away once. The link that the guest has now is still open.
   */
  public static void fill(Diary diary) {
    diary.note(DiaryEvent.SEEN, "-58 dBm");
    diary.note(DiaryEvent.DIALED, Way.L2CAP, 0, "");
    diary.note(DiaryEvent.FAILED, Way.L2CAP, 412, "read ret: -1");
    diary.note(DiaryEvent.MOVED, "");
    diary.note(DiaryEvent.DIALED, Way.GATT, 0, "");
    diary.note(DiaryEvent.FAILED, Way.GATT, 96, "no link over GATT, status 133");
    diary.note(DiaryEvent.DIALED, Way.L2CAP, 0, "");
    diary.note(DiaryEvent.REACHED, Way.L2CAP, 812, "");
    diary.opened(Way.L2CAP, Bearer.PLAIN).end();
    diary.note(DiaryEvent.RADIO, "off");
    diary.note(DiaryEvent.RADIO, "on");
    diary.note(DiaryEvent.DIALED, Way.L2CAP, 0, "");
    diary.note(DiaryEvent.REACHED, Way.L2CAP, 655, "");
    diary.worked(743);
    LinkMeter link =
        diary.opened(
            Way.L2CAP,
            new Bearer() {
              @Override
              public int packet() {
                return 495;
              }
            });
    link.hears(48_211);
    link.says(12_040);
  }
}
