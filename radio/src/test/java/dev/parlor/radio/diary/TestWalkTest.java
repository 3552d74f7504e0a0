package dev.parlor.radio.diary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.radio.Way;
import dev.parlor.radio.diary.TestWalk.Step;
import dev.parlor.radio.hardware.Bearer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TestWalkTest {
  private long now;
  private final Diary diary = new Diary(() -> now);

  private List<Step> done() {
    List<Step> done = new ArrayList<>();
    for (Step step : Step.values()) {
      if (diary.walk().evidence(step).isPresent()) {
        done.add(step);
      }
    }
    assertEquals(done.size(), diary.walk().walked());
    return done;
  }

  @Test
  void stepsTickThemselvesOff() {
    assertEquals(List.of(), done());
    diary.note(DiaryEvent.SEEN, "-58 dBm");
    diary.note(DiaryEvent.DIALED, Way.GATT, 0, "");
    diary.note(DiaryEvent.FAILED, Way.GATT, 0, "133");
    assertEquals(List.of(Step.SEEN), done());
    diary.note(DiaryEvent.REACHED, Way.GATT, 900, "");
    diary.note(DiaryEvent.REACHED, Way.L2CAP, 700, "");
    diary.note(DiaryEvent.REACHED, Way.RFCOMM, 500, "");
    diary.note(DiaryEvent.CAME, Way.GATT, 0, "");
    diary.worked(700);
    assertEquals(
        List.of(Step.SEEN, Step.L2CAP, Step.GATT, Step.RFCOMM, Step.HOSTED, Step.DEALT), done());
    assertEquals(Optional.of("REACHED L2CAP 700 ms"), diary.walk().evidence(Step.L2CAP));
  }

  @Test
  void comingBackNeedsSomebodyWhoWasGone() {
    var link = diary.opened(Way.L2CAP, Bearer.PLAIN);
    diary.note(DiaryEvent.RADIO, "off");
    assertEquals(List.of(), done());
    now = 5 * 60_000;
    assertEquals(List.of(Step.LASTED), done());
    link.end();
    assertEquals(List.of(Step.LASTED), done());
    diary.note(DiaryEvent.CAME, Way.L2CAP, 0, "");
    assertTrue(done().containsAll(List.of(Step.BACK, Step.SWITCHED)));
  }

  /** An evening has more to tell than a diary holds. */
  @Test
  void whatWasWalkedStaysWalked() {
    diary.note(DiaryEvent.SEEN, "-58 dBm");
    diary.note(DiaryEvent.REACHED, Way.L2CAP, 700, "");
    callsInVain();
    diary.note(DiaryEvent.ENDED, Way.L2CAP, 1, "");
    diary.note(DiaryEvent.RADIO, "off");
    callsInVain();
    assertEquals(List.of(Step.SEEN, Step.L2CAP), done());
    diary.note(DiaryEvent.CAME, Way.GATT, 0, "");
    callsInVain();
    assertEquals(List.of(Step.SEEN, Step.L2CAP, Step.HOSTED, Step.BACK, Step.SWITCHED), done());
    assertEquals(Optional.of("SEEN -58 dBm"), diary.walk().evidence(Step.SEEN));
  }

  private void callsInVain() {
    for (int i = 0; i < Diary.MOST; i++) {
      diary.note(DiaryEvent.FAILED, Way.GATT, 96, "133");
    }
  }
}
