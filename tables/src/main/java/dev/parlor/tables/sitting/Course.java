package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.News;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a table goes on. Moments become scenes one after the other, and what has to be seen is held.
 */
final class Course<V> {
  /**
   * The sentence that another seat holds the table now. It is told together with the end of the
   * round in which the change happened.
   */
  private static final String HOLDS = "told.holds";

  private static final long HOLDS_MILLIS = 4000;

  private final Sitting<V> sitting;
  private final TableMapper<V> mapper;
  private final Hand hand;
  private final TableLog log = new TableLog();
  private final Stills stills = new Stills();
  private final Whisper<V> whisper;
  private final Deque<Sitting.Seen.Shown<V>> coming = new ArrayDeque<>();
  private Pace pace;
  private @Nullable Glimpse<V> now;
  private @Nullable Scene scene;
  private boolean hurried;
  private long owedAt = -1; // the step at which this class last looked whether an action is owed
  private long offeredAt; // the first step that offered what is offered now
  private long drawn; // how many scenes there were

  Course(Sitting<V> sitting, TableMapper<V> mapper, Hand hand, Pace pace) {
    this.sitting = sitting;
    this.mapper = mapper;
    this.hand = hand;
    this.pace = pace;
    whisper = new Whisper<>(sitting);
    sitting.pace(pace);
  }

  Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  TableLog log() {
    return log;
  }

  /** Sees what has happened and lets time pass; answers whether there is a new scene. */
  boolean tick(long time) {
    long before = drawn;
    settle(time);
    if (!isHolding()) {
      sayWhatIsOwed();
      sitting.tick(time);
      settle(time);
    }
    return drawn != before;
  }

  /** Shows as much of what has happened as can be shown at this time. */
  private void settle(long time) {
    hear();
    if (isHolding() && (stills.isSeen(time) || isHeldForNothing())) {
      goOn(time);
    }
    while (true) {
      if (isHolding() && isUrgent()) {
        stills.shrink(time, pace);
        redraw();
      }
      if (isHolding() || coming.isEmpty()) {
        break;
      }
      advance(coming.remove(), time);
    }
    if (stills.endsStrip(time, pace)) {
      redraw();
    }
  }

  /**
   * Does what the cards leave no choice about. It does so once for each moment, because between
   * devices it takes a while until it is on the table.
   */
  private void sayWhatIsOwed() {
    Glimpse<V> moment = now;
    if (moment != null
        && moment.around().mine().pending() == null
        && owedAt != moment.around().step()) {
      owedAt = moment.around().step();
      mapper.byItself(moment).ifPresent(sitting::act);
    }
  }

  private boolean isHeldForNothing() {
    return pace.percent() == 0 || hurried;
  }

  /** The time at which to {@link #tick} again although nothing has happened. */
  long wakeAt() {
    return isHolding() ? stills.ends() : Math.min(stills.ends(), sitting.wakeAt());
  }

  void skip(long time) {
    if (isHolding()) {
      goOn(time);
    }
  }

  /** Stops holding scenes until this person may do something again. */
  void hurry(long time) {
    hurried = true;
    sitting.pace(Pace.NONE);
    tick(time);
  }

  /** Whether no scene is held until this person may do something. */
  boolean isHurried() {
    return hurried;
  }

  Pace pace() {
    return pace;
  }

  void pace(Pace other) {
    pace = other;
    sitting.pace(other);
  }

  /** Whether the scene shows the table as it is now, and nothing is held to be seen. */
  boolean isSettled() {
    return now != null && !isHolding() && coming.isEmpty();
  }

  boolean isHolding() {
    return stills.areThere();
  }

  /**
   * Whether this person has had the same choices at the same table ever since that scene. What
   * people say, and who is near, may have changed. A scene that was held to be seen offered
   * nothing.
   */
  boolean isStillOffered(Scene seen) {
    return isSettled() && !seen.isHeld() && seen.key().step() >= offeredAt;
  }

  /** The last moment of the table that was shown. */
  Glimpse<V> moment() {
    Glimpse<V> moment = now;
    if (moment == null) {
      throw new IllegalStateException("nothing was shown yet");
    }
    return moment;
  }

  /** Whether no player on this device has another turn in this match. */
  boolean isOut() {
    Glimpse<V> last = coming.isEmpty() ? moment() : coming.getLast().glimpse();
    List<Person> people = last.around().party().people();
    boolean plays = false;
    for (int seat = 0; seat < people.size(); seat++) {
      boolean person = people.get(seat).nature() == Person.Nature.PERSON;
      plays |= person && !mapper.isOut(last.view(), seat);
    }
    return !plays;
  }

  /**
   * Tells something with the present scene. While something else is held it goes into the log at
   * once.
   */
  void tell(Phrase sentence) {
    if (isHolding()) {
      log.tell(List.of(sentence));
    } else {
      log.add(List.of(sentence));
      redraw();
    }
  }

  /** Takes everything new from the place. */
  void hear() {
    for (Optional<Sitting.Seen<V>> next = sitting.next(); next.isPresent(); next = sitting.next()) {
      next.get().match(new Sitting.Seen.Cases<>(coming::add, this::refused));
    }
  }

  private boolean refused(Sitting.Seen.Refused<V> refused) {
    hand.refuse(refused.why(), coming.size());
    redraw();
    return true;
  }

  private boolean isUrgent() {
    Glimpse<V> last = coming.isEmpty() ? moment() : coming.getLast().glimpse();
    return last.around().isUrgent() && !last.choices().isEmpty();
  }

  private void advance(Sitting.Seen.Shown<V> shown, long time) {
    @Nullable Glimpse<V> before = shown.jump() ? null : now;
    Glimpse<V> next = shown.glimpse();
    offer(next);
    hand.picks = mapper.kept(hand.picks, next);
    log.add(next.told());
    next.told().stream()
        .filter(told -> told.key().equals(HOLDS))
        .forEach(told -> stills.aside(told, HOLDS_MILLIS));
    if (before != null) {
      log.add(mapper.news(before.view(), next));
      stills.add(mapper.stills(before.view(), next));
    }
    if (hurried && !next.choices().isEmpty()) {
      hurried = false;
      sitting.pace(pace);
    }
    if (isHeldForNothing()) {
      stills.clear();
    }
    if (isHolding()) {
      hold(time);
    } else {
      redraw();
    }
  }

  private void offer(Glimpse<V> next) {
    @Nullable Glimpse<V> was = now;
    boolean same = was != null && was.view().equals(next.view());
    if (!same) {
      hand.moved();
    }
    if (was == null || !same || !was.choices().equals(next.choices())) {
      offeredAt = next.around().step();
    }
    now = next;
  }

  /** Shows the next thing that has to be seen, or else the table as it is. */
  private void goOn(long time) {
    stills.next();
    if (isHolding()) {
      hold(time);
    } else {
      redraw();
    }
  }

  private void hold(long time) {
    Still still = stills.begin(time, pace);
    show(still.scene().edit().noMoves().beat(Optional.of(Beat.of(still.said(), still.millis()))));
  }

  /** Shows the table as it is, unless something else is held to be seen. */
  void redraw() {
    Glimpse<V> moment = now;
    if (moment != null && !isHolding()) {
      show(
          mapper
              .scene(moment, hand.picks)
              .edit()
              .refusal(hand.refusal)
              .hint(isSettled() ? whisper.hint(moment) : Optional.empty())
              .finale(moment.around().ending().map(end -> mapper.finale(moment, end)))
              .beat(stills.strip()));
    }
  }

  private void show(SceneBuilder next) {
    List<Phrase> latest = stills.saidBeforeTheLast().map(log::take).orElseGet(log::take);
    scene = next.news(new News(latest)).build();
    drawn++;
    log.tell(latest);
  }
}
