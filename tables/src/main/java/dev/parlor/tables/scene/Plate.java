package dev.parlor.tables.scene;

import java.util.EnumSet;
import java.util.Set;

/**
 * A person at the table and how it stands.
 *
 * @param state in a word: waiting, acting, folded
 * @param tone how the state is to be seen at a glance
 * @param score chips, coins, points or cards, with their unit; may be {@link Phrase#NONE}
 * @param lastAct what it did last; may be {@link Phrase#NONE}
 * @param target whether it can be tapped or dropped on
 */
public record Plate(
    int seat,
    Person person,
    Tone tone,
    Phrase state,
    Phrase score,
    Phrase lastAct,
    Set<Badge> badges,
    boolean target) {
  public Plate {
    badges = Set.copyOf(badges);
  }

  /** What is to be seen from afar. */
  public enum Tone {
    CALM,
    /** The table waits for this person. */
    IN_TURN,
    /** Has put in all it has. */
    ALL_IN,
    /** No longer in this deal. */
    DIM,
    WINNER,
    LOSER
  }

  /** Small signs beside a name. */
  public enum Badge {
    DEALER,
    SMALL_BLIND,
    BIG_BLIND,
    /** Orders what all do. */
    HOLDS_TABLE,
    LEADS,
    /** Called the last round. */
    CALLER,
    /** Has laid its first meld. */
    OPENED,
    LIED
  }

  /** Somebody of whom nothing is to be said yet. */
  public static Plate of(int seat, Person person) {
    return new Plate(
        seat, person, Tone.CALM, Phrase.NONE, Phrase.NONE, Phrase.NONE, Set.of(), false);
  }

  public At at() {
    return At.plate(seat);
  }

  public boolean inTurn() {
    return tone == Tone.IN_TURN;
  }

  /** Who is not there is neither waiting nor acting, whatever the rules still expect. */
  public Plate toned(Tone now, Phrase word) {
    Phrase said =
        switch (person.presence()) {
          case HERE -> word;
          case SITS_OUT -> Phrase.of("state.sitsOut");
          case AWAY -> Phrase.of("state.away");
          case GONE -> Phrase.of("state.gone");
        };
    return new Plate(seat, person, now, said, score, lastAct, badges, target);
  }

  public Plate scoring(Phrase words) {
    return new Plate(seat, person, tone, state, words, lastAct, badges, target);
  }

  public Plate having(Phrase done) {
    return new Plate(seat, person, tone, state, score, done, badges, target);
  }

  public Plate withIf(boolean condition, Badge badge) {
    if (!condition) {
      return this;
    }
    Set<Badge> more = EnumSet.of(badge);
    more.addAll(badges);
    return new Plate(seat, person, tone, state, score, lastAct, more, target);
  }

  public Plate asTarget(boolean now) {
    return new Plate(seat, person, tone, state, score, lastAct, badges, now);
  }
}
