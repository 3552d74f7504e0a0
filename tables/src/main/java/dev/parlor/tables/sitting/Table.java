package dev.parlor.tables.sitting;

import dev.parlor.games.Slot;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.News;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table as a client sees it: scenes one after the other, and what taps, drops and typed text do.
 * Nothing that has to be seen is passed over, unless it would hide a choice whose time runs. Not
 * thread-safe.
 */
public final class Table<V> {
  private static final int LOG = 200;

  private final Sitting<V> sitting;
  private final TableMapper<V> mapper;
  private final Deque<Sitting.Seen.Shown<V>> coming = new ArrayDeque<>();
  private final Deque<Still> stills = new ArrayDeque<>();
  private final List<Phrase> told = new ArrayList<>();
  private final List<Phrase> log = new ArrayList<>();
  private Pace pace;
  private Picks picks = Picks.NONE;
  private Phrase refusal = Phrase.NONE;
  private @Nullable Glimpse<V> now;
  private @Nullable Scene scene;
  private @Nullable Beat strip;
  private long until; // when the still or the strip has been seen
  private boolean hurried;
  private long owedAt = -1; // the step at which it was looked whether something is owed
  private long drawn; // how many scenes there were
  private long tellings;

  public Table(Sitting<V> sitting, TableMapper<V> mapper, Pace pace) {
    this.sitting = sitting;
    this.mapper = mapper;
    this.pace = pace;
    sitting.pace(pace);
  }

  /** What is to be seen now; empty before the table has shown anything. */
  public Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  /** The last sentences that were told, the latest last. */
  public List<Phrase> log() {
    return List.copyOf(log);
  }

  /** How many sentences were told in all. */
  public long tellings() {
    return tellings;
  }

  /** Sees what has happened and lets time pass; whether there is another scene now. */
  public boolean tick(long time) {
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
    if (isHolding() && (time >= until || isHeldForNothing())) {
      goOn(time);
    }
    while (true) {
      if (isHolding() && isUrgent()) {
        toStrip(time);
      }
      if (isHolding() || coming.isEmpty()) {
        break;
      }
      advance(coming.remove(), time);
    }
    if (strip != null && time >= until) {
      strip = null;
      redraw();
    }
  }

  /** Once for each moment: between devices it takes a while until it is on the table. */
  private void sayWhatIsOwed() {
    Glimpse<V> moment = now;
    if (moment != null && moment.around().pending() == null && owedAt != moment.around().step()) {
      owedAt = moment.around().step();
      mapper.byItself(moment).ifPresent(sitting::act);
    }
  }

  private boolean isHeldForNothing() {
    return pace.percent() == 0 || hurried;
  }

  /** When to {@link #tick} again although nothing has happened. */
  public long wakeAt() {
    long mine = isHolding() || strip != null ? until : Long.MAX_VALUE;
    return isHolding() ? mine : Math.min(mine, sitting.wakeAt());
  }

  /** Goes on from what is held to be seen; does nothing else. */
  public void skip(long time) {
    if (isHolding()) {
      goOn(time);
    }
  }

  /** What an expert would do now and why; a sentence where nobody can tell. */
  public Phrase advice() {
    Optional<Phrase> advice = isHolding() ? Optional.empty() : sitting.advice();
    return advice.orElse(Phrase.of("coach.none"));
  }

  /** Tells it to this person, as news are told. */
  public void advise() {
    tell(List.of(advice()));
    refusal = Phrase.NONE;
    redraw();
  }

  /** Whether others sit at this table who hear an emote. */
  public boolean isHeard() {
    return sitting.isHeard();
  }

  /** Says something to the others, whosever turn it is. */
  public void say(Emote emote) {
    refusal = sitting.isHeard() ? Phrase.NONE : Phrase.of("emote.nobody");
    sitting.say(emote);
    redraw();
  }

  /** Nothing is held before this person may do something again. */
  public void hurry(long time) {
    hurried = true;
    sitting.pace(Pace.NONE);
    tick(time);
  }

  /** Whether nothing is held until this person may do something. */
  public boolean isHurried() {
    return hurried;
  }

  public Pace pace() {
    return pace;
  }

  public void pace(Pace other) {
    pace = other;
    sitting.pace(other);
  }

  /** A tap on a place of a scene; nothing if that scene is no longer the one to be seen. */
  public void tap(Scene seen, At target) {
    if (isCurrent(seen)) {
      touched(mapper.tap(moment(), picks, target));
    }
  }

  /** A card dragged to a place. */
  public void drop(Scene seen, At card, At target) {
    if (isCurrent(seen)) {
      touched(mapper.drop(moment(), picks, card, target));
    }
  }

  /** The places of a scene that take this card when it is dropped there. */
  public List<At> takers(Scene seen, At card) {
    List<At> takers = new ArrayList<>();
    if (isCurrent(seen)) {
      for (At place : Droppable.places(seen, card)) {
        if (!(mapper.drop(moment(), picks, card, place) instanceof Touch.Refused)) {
          takers.add(place);
        }
      }
    }
    return takers;
  }

  /** The last pick taken back. */
  public void undo() {
    if (now != null) {
      pick(picks.undone());
    }
  }

  /** An amount is staged: the scene says what it would do. */
  public void amount(int chips) {
    pick(picks.staking(chips));
  }

  /** The own cards in this order from now on. */
  public void order(List<Slot> slots) {
    pick(picks.ordered(slots));
  }

  /** What typed text would do now; nothing is done yet. */
  public Touch read(String text) {
    return mapper.read(moment(), picks, text);
  }

  /** Does what was typed. */
  public void touched(Touch touch) {
    refusal = Phrase.NONE;
    if (touch instanceof Touch.Picked picked) {
      pick(picked.picks());
    } else if (touch instanceof Touch.Does does) {
      carryOut(does.deed());
    } else if (touch instanceof Touch.Refused refused) {
      refusal = refused.why();
      redraw();
    }
  }

  /** A button of a scene; nothing if that scene is no longer the one to be seen. */
  public void press(Scene seen, Deed deed) {
    if (isCurrent(seen)) {
      refusal = Phrase.NONE;
      carryOut(deed);
    }
  }

  /** Whether this person may do something at the table that is shown. */
  public boolean asks() {
    return now != null && !isHolding() && coming.isEmpty() && !now.choices().isEmpty();
  }

  /** What is typed for all there is to choose now, where moves alone do not say it. */
  public Phrase typing() {
    return asks() ? mapper.typing(moment()) : Phrase.NONE;
  }

  /** The table as it would be with these picks; nothing changes. */
  public Scene preview(Picks meant) {
    return mapper.scene(moment(), meant);
  }

  /** Whether this person wants help from now on. */
  public void hints(boolean wanted) {
    sitting.hints(wanted);
  }

  public void close() {
    sitting.close();
  }

  private void carryOut(Deed deed) {
    deed.<Runnable>match(
            new Deed.Cases<>(
                act ->
                    () -> {
                      picks = picks.cleared();
                      sitting.act(act.action());
                    },
                lay -> () -> sitting.lay(lay.slots()),
                pick -> () -> picks = pick.next()))
        .run();
    hear();
    redraw();
  }

  private void pick(Picks next) {
    picks = next;
    refusal = Phrase.NONE;
    redraw();
  }

  /** What was tapped on an older scene was meant for another table. */
  private boolean isCurrent(Scene seen) {
    @Nullable Scene shown = scene;
    return shown != null
        && !isHolding()
        && coming.isEmpty()
        && shown.key().equals(seen.key())
        && shown.moves().equals(seen.moves());
  }

  private void tell(List<Phrase> sentences) {
    log.addAll(sentences);
    tellings += sentences.size();
    while (log.size() > LOG) {
      log.remove(0);
    }
  }

  private Glimpse<V> moment() {
    Glimpse<V> moment = now;
    if (moment == null) {
      throw new IllegalStateException("nothing was shown yet");
    }
    return moment;
  }

  private void hear() {
    for (Optional<Sitting.Seen<V>> next = sitting.next(); next.isPresent(); next = sitting.next()) {
      if (next.get() instanceof Sitting.Seen.Shown<V> shown) {
        coming.add(shown);
      } else if (next.get() instanceof Sitting.Seen.Refused<V> refused) {
        refusal = refused.why();
        redraw();
      }
    }
  }

  private boolean isHolding() {
    return !stills.isEmpty();
  }

  private boolean isUrgent() {
    Glimpse<V> last = coming.isEmpty() ? moment() : coming.getLast().glimpse();
    return last.around().isUrgent() && !last.choices().isEmpty();
  }

  private void advance(Sitting.Seen.Shown<V> shown, long time) {
    @Nullable Glimpse<V> before = shown.jump() ? null : now;
    Glimpse<V> next = shown.glimpse();
    now = next;
    picks = mapper.kept(picks, next);
    told.addAll(next.around().told());
    if (before != null) {
      told.addAll(mapper.news(before.view(), next));
      stills.addAll(mapper.stills(before.view(), next));
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

  /** The next thing to be seen, or the table as it is. */
  private void goOn(long time) {
    stills.remove();
    if (isHolding()) {
      hold(time);
    } else {
      redraw();
    }
  }

  private void hold(long time) {
    Still still = stills.element();
    strip = null;
    until = time + pace.of(still.millis());
    show(still.scene().edit().noMoves().beat(Optional.of(Beat.of(still.said(), still.millis()))));
  }

  /** What can't wait is shown at once, with what there was to see in a strip above it. */
  private void toStrip(long time) {
    Still last = stills.getLast();
    stills.clear();
    strip = Beat.of(last.said(), last.millis()).asStrip();
    until = time + pace.of(last.millis());
    redraw();
  }

  private void redraw() {
    Glimpse<V> moment = now;
    if (moment != null && !isHolding()) {
      show(
          mapper
              .scene(moment, picks)
              .edit()
              .refusal(refusal)
              .finale(moment.around().ending().map(end -> mapper.finale(moment, end)))
              .beat(Optional.ofNullable(strip)));
    }
  }

  private void show(SceneBuilder next) {
    Scene built = next.build();
    @Nullable Scene before = scene;
    News moved = before == null ? News.NONE : Passages.between(before, built);
    List<Phrase> latest = latest();
    scene = built.edit().news(new News(latest, moved.passages(), moved.gathered())).build();
    drawn++;
    tell(latest);
  }

  /** What is told now: before the last still only what that still shows, not how it ends. */
  private List<Phrase> latest() {
    List<Phrase> latest = new ArrayList<>(told);
    if (stills.size() > 1) {
      Phrase said = stills.element().said();
      latest.removeIf(phrase -> !phrase.equals(said));
    }
    told.removeAll(latest);
    return latest;
  }
}
