package dev.parlor.app.diagnostics;

import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.diary.Note;
import dev.parlor.radio.diary.TestWalk;
import java.util.Locale;

/**
 * The whole report as text, for somebody who maintains Parlor. The words are the same on every
 * phone, whatever its language. The rows of the walk are those of docs/device-test-matrix.md.
 */
final class Report {
  private Report() {}

  static String of(PhoneFacts phone, Diary diary, DiagnosticsModel.Speed speed, String version) {
    StringBuilder text = new StringBuilder("Parlor ").append(version).append('\n');
    text.append(phone.maker()).append(' ').append(phone.model());
    text.append(", Android ").append(phone.android()).append(" (").append(phone.sdk()).append(')');
    text.append(", ").append(phone.cores()).append(" cores\n");
    text.append(phone.radio()).append("\n\n");
    links(text, diary);
    calls(text, diary);
    measured(text, speed);
    walk(text, diary.walk());
    log(text, diary);
    return text.toString();
  }

  private static void links(StringBuilder text, Diary diary) {
    for (LinkMeter link : diary.links()) {
      text.append("link ").append(link.way()).append(", packet ").append(link.packet());
      link.answer().ifPresent(millis -> text.append(", answer ").append(millis).append(" ms"));
      text.append(", ").append(link.heard()).append(" in, ").append(link.said()).append(" out, ");
      text.append((diary.now() - link.since()) / 1000).append(" s\n");
    }
  }

  private static void calls(StringBuilder text, Diary diary) {
    for (Way way : Way.values()) {
      text.append(way).append(": dialed ").append(diary.count(DiaryEvent.DIALED, way));
      text.append(", reached ").append(diary.count(DiaryEvent.REACHED, way));
      text.append(", came in ").append(diary.count(DiaryEvent.CAME, way)).append('\n');
    }
    text.append("addresses changed: ").append(diary.count(DiaryEvent.MOVED)).append('\n');
    diary.last(DiaryEvent.WORK).ifPresent(note -> text.append(note.text()).append('\n'));
  }

  private static void measured(StringBuilder text, DiagnosticsModel.Speed speed) {
    speed
        .drawn()
        .ifPresent(millis -> text.append("a deck drawn in ").append(millis).append(" ms\n"));
    for (SpeedTest.Result each : speed.decks()) {
      text.append(each.values()).append(" values: shuffle ").append(each.shuffle());
      text.append(" ms, check ").append(each.check()).append(" ms\n");
    }
  }

  private static void walk(StringBuilder text, TestWalk walk) {
    text.append('\n');
    for (TestWalk.Step step : TestWalk.Step.values()) {
      text.append("| ").append(step).append(" | ");
      text.append(walk.evidence(step).orElse("")).append(" |\n");
    }
  }

  private static void log(StringBuilder text, Diary diary) {
    text.append('\n');
    for (Note note : diary.notes()) {
      text.append(seconds(diary.now() - note.time())).append(' ').append(note.text()).append('\n');
    }
  }

  /** How long ago something was, in seconds with a minus before them. */
  static String seconds(long millis) {
    return String.format(Locale.ROOT, "-%.1f", millis / 1000.0);
  }
}
