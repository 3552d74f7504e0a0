package dev.parlor.tables.kit;

import dev.parlor.games.Choice;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table at one moment, as a seat is told of it.
 *
 * @param view what the rules show to this seat
 * @param choices what the rules offer to it; none to an onlooker
 * @param told what happened beside the game since the glimpse before, one sentence each
 */
public record Glimpse<V>(V view, List<Choice> choices, Around around, List<Phrase> told) {
  public Glimpse {
    choices = List.copyOf(choices);
    told = List.copyOf(told);
  }

  /** A glimpse at a moment when nothing happened beside the game. */
  public Glimpse(V view, List<Choice> choices, Around around) {
    this(view, choices, around, List.of());
  }

  /** This glimpse with one more sentence to tell. */
  public Glimpse<V> telling(Phrase sentence) {
    List<Phrase> more = new ArrayList<>(told);
    more.add(sentence);
    return new Glimpse<>(view, choices, around, more);
  }

  public int seat() {
    return around.seat();
  }

  /** The person who looks, for a sentence. */
  public Phrase.Who me() {
    return Phrase.who(around.seat());
  }

  /** The first choice of this kind. */
  public <C extends Choice> Optional<C> choice(Class<C> kind) {
    return all(kind).stream().findFirst();
  }

  /** All choices of this kind. */
  public <C extends Choice> List<C> all(Class<C> kind) {
    List<C> found = new ArrayList<>();
    for (Choice choice : choices) {
      if (kind.isInstance(choice)) {
        found.add(kind.cast(choice));
      }
    }
    return found;
  }

  public boolean offers(Class<? extends Choice> kind) {
    return choice(kind).isPresent();
  }
}
