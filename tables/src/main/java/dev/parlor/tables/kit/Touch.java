package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import java.util.Optional;
import java.util.function.Function;

/** What a tap, a drop or typed text means. */
public sealed interface Touch {

  /** Only the picks of this person change. */
  record Picked(Picks picks) implements Touch {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.picked.apply(this);
    }
  }

  /**
   * Something is done.
   *
   * @param atOnce for typed text: whether no longer text could mean something else, so that it
   *     needs no Enter
   * @param meant the picks that would show what is about to be done
   */
  record Does(Deed deed, boolean atOnce, Picks meant) implements Touch {
    public Does(Deed deed, boolean atOnce) {
      this(deed, atOnce, Picks.NONE);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.does.apply(this);
    }
  }

  /**
   * Nothing is done; a sentence says why. Typed text may still become something as more is typed.
   */
  record Refused(Phrase why) implements Touch {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.refused.apply(this);
    }
  }

  /** One function for each kind of touch; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Picked, R> picked, Function<Does, R> does, Function<Refused, R> refused) {}

  <R> R match(Cases<R> cases);

  /** What is done, if something is. */
  default Optional<Does> done() {
    return match(
        new Cases<>(picked -> Optional.empty(), Optional::of, refused -> Optional.empty()));
  }

  /** Why nothing is done, if nothing is. */
  default Optional<Phrase> refusal() {
    return match(
        new Cases<>(
            picked -> Optional.empty(),
            does -> Optional.empty(),
            refused -> Optional.of(refused.why())));
  }

  static Touch does(Deed deed) {
    return new Does(deed, true);
  }

  static Touch refused(String key, Object... args) {
    return new Refused(Phrase.of(key, args));
  }
}
