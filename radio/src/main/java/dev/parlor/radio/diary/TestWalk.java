package dev.parlor.radio.diary;

import dev.parlor.radio.Way;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The walk of docs/device-test-matrix.md, as far as a diary shows that it was walked. It hears each
 * note once, so a step stays walked when the diary has forgotten its note.
 */
public final class TestWalk {
  private static final long LASTING = 5 * 60_000;

  /** What two people try. */
  public enum Step {
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

  private boolean ended;
  private boolean off;

  TestWalk() {}

  /** The walk as it stands now, with the links that are open at this time. */
  TestWalk asOf(List<LinkMeter> links, long now) {
    TestWalk walk = new TestWalk();
    walk.done.putAll(done);
    walk.lasting(links, now);
    return walk;
  }

  void hear(Note note) {
    read(note);
    boolean linked = note.event() == DiaryEvent.REACHED || note.event() == DiaryEvent.CAME;
    if (linked && ended) {
      tick(Step.BACK, note.text());
    }
    if (linked && off) {
      tick(Step.SWITCHED, note.text());
    }
    ended |= note.event() == DiaryEvent.ENDED;
    off |= note.event() == DiaryEvent.RADIO && note.detail().equals("off");
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
        // tells how it went, and not that it was tried
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

  /** Ticks a step off. Only its first time counts. */
  private void tick(Step step, String evidence) {
    done.putIfAbsent(step, evidence);
  }

  /** The note that shows a step; empty when it was not walked yet. */
  public Optional<String> evidence(Step step) {
    return Optional.ofNullable(done.get(step));
  }

  public int walked() {
    return done.size();
  }
}
