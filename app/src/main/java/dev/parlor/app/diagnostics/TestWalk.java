package dev.parlor.app.diagnostics;

import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.diary.LinkMeter;
import dev.parlor.radio.diary.Note;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The walk of docs/device-test-matrix.md, as far as the diary shows that it was walked. */
final class TestWalk {
  private static final long LASTING = 5 * 60_000;

  /** What two people try. */
  enum Step {
    SEEN,
    L2CAP,
    GATT,
    RFCOMM,
    HOSTED,
    DEALT,
    LASTED,
    BACK,
    SWITCHED
  }

  private final Map<Step, String> done = new EnumMap<>(Step.class);

  private TestWalk() {}

  static TestWalk of(Diary diary) {
    TestWalk walk = new TestWalk();
    boolean ended = false;
    boolean off = false;
    for (Note note : diary.notes()) {
      walk.read(note);
      boolean linked = note.event() == DiaryEvent.REACHED || note.event() == DiaryEvent.CAME;
      ended |= note.event() == DiaryEvent.ENDED;
      off |= note.event() == DiaryEvent.RADIO && note.detail().equals("off");
      if (linked && ended) {
        walk.tick(Step.BACK, note.text());
      }
      if (linked && off) {
        walk.tick(Step.SWITCHED, note.text());
      }
    }
    walk.lasting(diary.links(), diary.now());
    return walk;
  }

  private void read(Note note) {
    switch (note.event()) {
      case SEEN -> tick(Step.SEEN, note.text());
      case REACHED -> note.way().ifPresent(way -> tick(step(way), note.text()));
      case CAME -> tick(Step.HOSTED, note.text());
      case WORK -> tick(Step.DEALT, note.text());
      case ENDED -> {
        if (note.millis() >= LASTING) {
          tick(Step.LASTED, note.text());
        }
      }
      case RADIO, DOOR, SIGN, HINDERED, MOVED, DIALED, FAILED, NOBODY, PACKET -> {
        // tells how it went, not that it was tried
      }
    }
  }

  private static Step step(Way way) {
    return switch (way) {
      case RFCOMM -> Step.RFCOMM;
      case L2CAP -> Step.L2CAP;
      case GATT -> Step.GATT;
    };
  }

  private void lasting(List<LinkMeter> links, long now) {
    for (LinkMeter link : links) {
      if (now - link.since() >= LASTING) {
        tick(Step.LASTED, link.way() + " " + (now - link.since()) + " ms");
      }
    }
  }

  /** The first time counts. */
  private void tick(Step step, String evidence) {
    done.putIfAbsent(step, evidence);
  }

  /** The line that shows it; empty when it was not walked yet. */
  Optional<String> evidence(Step step) {
    return Optional.ofNullable(done.get(step));
  }

  int walked() {
    return done.size();
  }
}
