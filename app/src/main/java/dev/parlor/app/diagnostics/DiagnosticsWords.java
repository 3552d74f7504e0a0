package dev.parlor.app.diagnostics;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.diary.TestWalk;
import java.util.ArrayList;
import java.util.List;

/** What the screen of diagnostics says. */
final class DiagnosticsWords {
  private final Resources resources;

  /** A thing, its value, and a note. */
  record Row(String name, String value, String note) {}

  DiagnosticsWords(Resources resources) {
    this.resources = resources;
  }

  List<Row> phone(PhoneFacts facts) {
    return List.of(
        new Row(text(R.string.diagnostics_model), facts.maker() + " " + facts.model(), ""),
        new Row("Android", facts.android(), text(R.string.diagnostics_api, facts.sdk())),
        new Row(text(R.string.diagnostics_radio), radio(facts.radio()), can(facts.radio())));
  }

  private String radio(RadioState radio) {
    return text(
        !radio.present()
            ? R.string.diagnostics_radio_none
            : radio.on() ? R.string.diagnostics_radio_on : R.string.diagnostics_radio_off);
  }

  private String can(RadioState radio) {
    return !radio.on()
        ? ""
        : text(
            radio.canAdvertise()
                ? R.string.diagnostics_advertises
                : R.string.diagnostics_advertises_not);
  }

  List<Row> links(Diary diary) {
    List<Row> rows = new ArrayList<>();
    for (LinkMeter link : diary.links()) {
      String answer =
          link.answer().isPresent()
              ? text(R.string.diagnostics_millis, link.answer().getAsLong())
              : "";
      rows.add(new Row(link.way().name(), answer, note(link, diary.now())));
    }
    return rows;
  }

  private String note(LinkMeter link, long now) {
    String carried =
        text(
            R.string.diagnostics_carried,
            kilobytes(link.heard()),
            kilobytes(link.said()),
            (now - link.since()) / 60_000);
    return link.packet() == 0
        ? carried
        : text(R.string.diagnostics_packet, link.packet()) + " " + carried;
  }

  private static double kilobytes(long bytes) {
    return bytes / 1000.0;
  }

  /** Rows that say what came of calls so far. */
  List<Row> calls(Diary diary) {
    List<Row> rows = new ArrayList<>();
    for (Way way : Way.values()) {
      int dialed = diary.count(DiaryEvent.DIALED, way);
      int came = diary.count(DiaryEvent.CAME, way);
      if (dialed > 0) {
        String value =
            text(R.string.diagnostics_reached, diary.count(DiaryEvent.REACHED, way), dialed);
        rows.add(new Row(way.name(), value, ""));
      }
      if (came > 0) {
        rows.add(new Row(way.name(), text(R.string.diagnostics_came, came), ""));
      }
    }
    rows.add(
        new Row(
            text(R.string.diagnostics_moved), String.valueOf(diary.count(DiaryEvent.MOVED)), ""));
    String work =
        diary
            .last(DiaryEvent.WORK)
            .map(note -> text(R.string.diagnostics_millis, note.millis()))
            .orElse(text(R.string.diagnostics_none));
    rows.add(new Row(text(R.string.diagnostics_work), work, ""));
    return rows;
  }

  List<Row> speed(DiagnosticsModel.Speed speed) {
    List<Row> rows = new ArrayList<>();
    for (SpeedTest.Result each : speed.decks()) {
      rows.add(
          new Row(
              text(R.string.diagnostics_deck, each.values()),
              text(R.string.diagnostics_millis, each.shuffle()),
              text(R.string.diagnostics_check, each.check())));
    }
    if (speed.drawn().isPresent()) {
      rows.add(
          new Row(
              text(R.string.diagnostics_drawn),
              text(R.string.diagnostics_millis, speed.drawn().getAsLong()),
              ""));
    }
    return rows;
  }

  String step(TestWalk.Step step) {
    return text(
        switch (step) {
          case SEEN -> R.string.walk_seen;
          case L2CAP -> R.string.walk_l2cap;
          case GATT -> R.string.walk_gatt;
          case RFCOMM -> R.string.walk_rfcomm;
          case HOSTED -> R.string.walk_hosted;
          case DEALT -> R.string.walk_dealt;
          case LASTED -> R.string.walk_lasted;
          case BACK -> R.string.walk_back;
          case SWITCHED -> R.string.walk_switched;
        });
  }

  String walked(int count) {
    return text(R.string.walk_so_far, count, TestWalk.Step.values().length);
  }

  private String text(int id, Object... values) {
    return values.length == 0 ? resources.getString(id) : resources.getString(id, values);
  }
}
