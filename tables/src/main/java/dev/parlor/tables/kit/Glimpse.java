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
 */
public record Glimpse<V>(V view, List<Choice> choices, Around around) {
  public Glimpse {
    choices = List.copyOf(choices);
  }

  public int seat() {
    return around.seat();
  }

  /** Who looks, in a sentence. */
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
