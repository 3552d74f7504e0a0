package dev.parlor.tables.sitting;

import dev.parlor.games.Slot;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Hint;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table as a client sees it: scenes one after the other, and what taps, drops and typed text do.
 * Everything that has to be seen is shown, unless it would hide a choice whose time runs. Not
 * thread-safe.
 */
public final class Table<V> {
  private final Sitting<V> sitting;
  private final TableMapper<V> mapper;
  private final Hand hand = new Hand();
  private final Course<V> course;

  public Table(Sitting<V> sitting, TableMapper<V> mapper, Pace pace) {
    this.sitting = sitting;
    this.mapper = mapper;
    course = new Course<>(sitting, mapper, hand, pace);
  }

  /** What is to be seen now; empty before the table has shown anything. */
  public Optional<Scene> scene() {
    return course.scene();
  }

  /** The last sentences that were told, the latest last. */
  public List<Phrase> log() {
    return course.log().told();
  }

  /** How many sentences were told in all. */
  public long tellings() {
    return course.log().count();
  }

  /** Sees what has happened and lets time pass; answers whether there is a new scene. */
  public boolean tick(long time) {
    return course.tick(time);
  }

  /** When to {@link #tick} again although nothing has happened. */
  public long wakeAt() {
    return course.wakeAt();
  }

  /** Goes on from what is held to be seen, and does nothing else. */
  public void skip(long time) {
    course.skip(time);
  }

  /** What an expert would do now and why; a sentence where nobody can tell. */
  public Phrase advice() {
    Optional<Hint> advice = course.isHolding() ? Optional.empty() : sitting.advice();
    return advice.map(Hint::whole).orElse(Phrase.of("coach.none"));
  }

  /** Tells this person what an expert would do, as news are told. */
  public void advise() {
    hand.refusal = Phrase.NONE;
    course.tell(advice());
  }

  /** Whether a person plays here, so that there are turns of his own. */
  public boolean isPlayed() {
    return sitting.isPlayed();
  }

  /** Whether no player on this device has another turn in this match. */
  public boolean isOut() {
    return scene().isPresent() && course.isOut();
  }

  /** Whether others sit at this table who hear an emote. */
  public boolean isHeard() {
    return sitting.isHeard();
  }

  /** Says something to the others, no matter whose turn it is. */
  public void say(Emote emote) {
    hand.refuse(sitting.isHeard() ? Phrase.NONE : Phrase.of("emote.nobody"), 0);
    sitting.say(emote);
    course.redraw();
  }

  /** Stops holding scenes until this person may do something again. */
  public void hurry(long time) {
    course.hurry(time);
  }

  /** Whether no scene is held until this person may do something. */
  public boolean isHurried() {
    return course.isHurried();
  }

  public Pace pace() {
    return course.pace();
  }

  public void pace(Pace other) {
    course.pace(other);
  }

  /** Sets another pace, and tells this person so. */
  public void paced(Pace other) {
    course.pace(other);
    course.log().tell(List.of(Phrase.of("pace." + other.percent())));
    course.redraw();
  }

  /** A tap on a place of a scene. Nothing happens if the choices have changed since. */
  public void tap(Scene seen, At target) {
    if (isCurrent(seen)) {
      touched(mapper.tap(course.moment(), hand.picks, target));
    }
  }

  /** A card dragged to a place. */
  public void drop(Scene seen, At card, At target) {
    if (isCurrent(seen)) {
      touched(mapper.drop(course.moment(), hand.picks, card, target));
    }
  }

  /** The places of a scene that take this card when it is dropped there. */
  public List<At> takers(Scene seen, At card) {
    List<At> takers = new ArrayList<>();
    if (isCurrent(seen)) {
      for (At place : Droppable.places(seen, card)) {
        if (!mapper.drop(course.moment(), hand.picks, card, place).refusal().isPresent()) {
          takers.add(place);
        }
      }
    }
    return takers;
  }

  /** Takes back the last pick. */
  public void undo() {
    if (scene().isPresent()) {
      pick(hand.picks.undone());
    }
  }

  /** Stages an amount. The scene says what it would do. */
  public void amount(int chips) {
    pick(hand.picks.staking(chips));
  }

  /** Orders the own cards like this from now on. */
  public void order(List<Slot> slots) {
    pick(hand.picks.ordered(slots));
  }

  /** What typed text would do now. Nothing is done yet. */
  public Touch read(String text) {
    return mapper.read(course.moment(), hand.picks, text);
  }

  /** Does what was typed. */
  public void touched(Touch touch) {
    hand.refusal = Phrase.NONE;
    touch
        .<Runnable>match(
            new Touch.Cases<>(
                picked -> () -> pick(picked.picks()),
                does -> () -> carryOut(does.deed()),
                refused ->
                    () -> {
                      hand.refuse(refused.why(), 0);
                      course.redraw();
                    }))
        .run();
  }

  /** A button of a scene. Nothing happens if what could be chosen there has changed since. */
  public void press(Scene seen, Deed deed) {
    if (isCurrent(seen)) {
      hand.refusal = Phrase.NONE;
      carryOut(deed);
    }
  }

  /** Whether this person may do something at the table that is shown. */
  public boolean asks() {
    return course.isSettled() && !course.moment().choices().isEmpty();
  }

  /** What can be typed for all choices of now, where the moves do not say it. */
  public Phrase typing() {
    return asks() ? mapper.typing(course.moment()) : Phrase.NONE;
  }

  /** The scene as it would be with these picks. Nothing changes. */
  public Scene preview(Picks meant) {
    return mapper.scene(course.moment(), meant);
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
                      hand.picks = hand.picks.cleared();
                      sitting.act(act.action());
                    },
                lay -> () -> sitting.lay(lay.slots()),
                pick -> () -> hand.picks = pick.next()))
        .run();
    course.hear();
    course.redraw();
  }

  private void pick(Picks next) {
    hand.picks = next;
    hand.refusal = Phrase.NONE;
    course.redraw();
  }

  /**
   * Whether an older scene still offers what can be chosen now. What was touched on it was meant
   * for what could be chosen there.
   */
  private boolean isCurrent(Scene seen) {
    @Nullable Scene shown = scene().orElse(null);
    return shown != null && course.isStillOffered(seen) && shown.moves().equals(seen.moves());
  }
}
