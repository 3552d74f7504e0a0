package dev.parlor.tables.lesson;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Hint;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.PassingSitting;
import dev.parlor.tables.sitting.Sitting;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A place whose person can do only what the script asks for. It ends with the script. */
final class LedSitting<V> extends PassingSitting<V> {
  private final TableMapper<V> mapper;
  private final Lead lead;
  private final Deque<Seen<V>> refused = new ArrayDeque<>();
  private Runnable watcher = () -> {};
  private @Nullable Glimpse<V> now;

  LedSitting(Sitting<V> table, TableMapper<V> mapper, Lead lead) {
    super(table);
    this.mapper = mapper;
    this.lead = lead;
  }

  @Override
  public Optional<Seen<V>> next() {
    return refused.isEmpty() ? super.next().map(this::heard) : Optional.of(refused.remove());
  }

  private Seen<V> heard(Seen<V> seen) {
    return seen.match(new Seen.Cases<>(this::heard, refusal -> refusal));
  }

  private Seen<V> heard(Seen.Shown<V> shown) {
    Glimpse<V> told = shown.glimpse();
    now = told;
    lead.shows(told.around().step());
    boolean goesOn =
        lead.isOver() && !told.choices().isEmpty() && !mapper.byItself(told).isPresent();
    return goesOn ? new Seen.Shown<>(ended(told), shown.jump()) : shown;
  }

  /** The last moment, with no choices: more could be played, but not in a lesson. */
  private static <V> Glimpse<V> ended(Glimpse<V> told) {
    Around around = told.around();
    return new Glimpse<>(
        told.view(),
        List.of(),
        new Around(
            around.match(),
            around.step(),
            around.party(),
            around.mine(),
            List.of(),
            around.trust(),
            around.link(),
            Optional.of(new Outcome(List.of(), 0, List.of()))),
        told.told());
  }

  @Override
  public void act(Action action) {
    Glimpse<V> moment = now;
    boolean byItself = moment != null && mapper.byItself(moment).filter(action::equals).isPresent();
    if (byItself) {
      super.act(action);
    } else if (isAsked(new Deed.Act(action))) {
      lead.done();
      super.act(action);
    } else {
      refuse();
    }
  }

  @Override
  public void lay(List<Slot> slots) {
    if (isAsked(new Deed.Lay(slots))) {
      lead.done();
      super.lay(slots);
    } else {
      refuse();
    }
  }

  private boolean isAsked(Deed deed) {
    Glimpse<V> moment = now;
    return moment != null
        && lead.asked()
            .flatMap(typed -> Meaning.of(mapper, moment, typed))
            .filter(deed::equals)
            .isPresent();
  }

  private void refuse() {
    refused.add(new Seen.Refused<>(Phrase.of("lesson.other")));
    watcher.run();
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
    super.watch(changed);
  }

  /** The script says what is to be done. */
  @Override
  public Optional<Hint> advice() {
    return Optional.empty();
  }
}
