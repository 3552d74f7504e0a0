package dev.parlor.radio.diary;

import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The last few hundred things that happened, with the count of each kind, and the present links.
 */
public final class Diary {
  static final int MOST = 400;

  private final LongSupplier clock;
  private final Deque<Note> notes = new ArrayDeque<>();
  private final Map<DiaryEvent, Map<Optional<Way>, Integer>> counts =
      new EnumMap<>(DiaryEvent.class);
  private final TestWalk walk = new TestWalk();
  private final Set<LinkMeter> links = new LinkedHashSet<>();

  /**
   * @param clock in milliseconds, never running backwards
   */
  public Diary(LongSupplier clock) {
    this.clock = clock;
  }

  public long now() {
    return clock.getAsLong();
  }

  public void note(DiaryEvent event, String detail) {
    add(event, Optional.empty(), 0, detail);
  }

  public void note(DiaryEvent event, Way way, long millis, String detail) {
    add(event, Optional.of(way), millis, detail);
  }

  /** This phone has worked on a deck for so many milliseconds of processor time. */
  public void worked(long millis) {
    add(DiaryEvent.WORK, Optional.empty(), millis, "");
  }

  private synchronized void add(DiaryEvent event, Optional<Way> way, long millis, String detail) {
    Note note = new Note(clock.getAsLong(), event, way, millis, detail);
    notes.add(note);
    walk.hear(note);
    counts
        .computeIfAbsent(event, it -> new java.util.HashMap<>())
        .merge(way, 1, (before, one) -> before + one);
    while (notes.size() > MOST) {
      notes.remove();
    }
  }

  /** The last notes, the newest last. */
  public synchronized List<Note> notes() {
    return new ArrayList<>(notes);
  }

  /** Which steps of the test walk were walked, even if their notes are gone. */
  public synchronized TestWalk walk() {
    return walk.asOf(new ArrayList<>(links), clock.getAsLong());
  }

  /** How often something happened, even if its notes are gone. */
  public synchronized int count(DiaryEvent event) {
    return counts.getOrDefault(event, Map.of()).values().stream().mapToInt(each -> each).sum();
  }

  /** How often something happened on this way. */
  public synchronized int count(DiaryEvent event, Way way) {
    return counts.getOrDefault(event, Map.of()).getOrDefault(Optional.of(way), 0);
  }

  /** The last of this kind. */
  public synchronized Optional<Note> last(DiaryEvent event) {
    return notes.stream().filter(each -> each.event() == event).reduce((one, next) -> next);
  }

  /** A connection was made; its meter tells when it is over. */
  public LinkMeter opened(Way way, Bearer bearer) {
    LinkMeter meter = new LinkMeter(way, bearer, clock, this::ended);
    synchronized (this) {
      links.add(meter);
    }
    return meter;
  }

  private void ended(LinkMeter meter) {
    synchronized (this) {
      links.remove(meter);
    }
    note(
        DiaryEvent.ENDED,
        meter.way(),
        clock.getAsLong() - meter.since(),
        meter.heard() + " in " + meter.said() + " out");
  }

  /** The links that are open now, the oldest first. */
  public synchronized List<LinkMeter> links() {
    return new ArrayList<>(links);
  }
}
