package dev.parlor.app.diagnostics;

import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.Event;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.hardware.Bearer;

/** What a phone has gone through in some minutes. */
public final class MadeUpDiary {
  private MadeUpDiary() {}

  /** A guest who was called away once; the link that it has now is still open. */
  public static void fill(Diary diary) {
    diary.note(Event.SEEN, "-58 dBm");
    diary.note(Event.DIALED, Way.L2CAP, 0, "");
    diary.note(Event.FAILED, Way.L2CAP, 412, "read ret: -1");
    diary.note(Event.MOVED, "");
    diary.note(Event.DIALED, Way.GATT, 0, "");
    diary.note(Event.FAILED, Way.GATT, 96, "no link over GATT, status 133");
    diary.note(Event.DIALED, Way.L2CAP, 0, "");
    diary.note(Event.REACHED, Way.L2CAP, 812, "");
    diary.opened(Way.L2CAP, Bearer.PLAIN).end();
    diary.note(Event.RADIO, "off");
    diary.note(Event.RADIO, "on");
    diary.note(Event.DIALED, Way.L2CAP, 0, "");
    diary.note(Event.REACHED, Way.L2CAP, 655, "");
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
