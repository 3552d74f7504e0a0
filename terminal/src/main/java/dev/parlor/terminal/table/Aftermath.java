package dev.parlor.terminal.table;

import java.util.List;
import java.util.Optional;

/** What there is to say and to show about a finished match while its last scene is still shown. */
public interface Aftermath {
  /** The aftermath of a table where nobody signs, and nobody else has to want another match. */
  Aftermath ON_ONE_DEVICE =
      new Aftermath() {
        @Override
        public Optional<SignedBy> signed() {
          return Optional.empty();
        }

        @Override
        public boolean another() {
          return true;
        }

        @Override
        public List<String> proof() {
          return List.of();
        }
      };

  /** Who has signed the result by now; empty where nobody signs. */
  Optional<SignedBy> signed();

  /** Whether there can be another match. */
  boolean another();

  /** Whether another match has begun meanwhile; for somebody who only watches. */
  default boolean isPast() {
    return false;
  }

  /** The result with those who have signed it, in words; nothing where nobody signs. */
  List<String> proof();
}
