package dev.parlor.tables.scene;

import java.util.EnumSet;
import java.util.Set;

/**
 * A person at the table and how he stands.
 *
 * @param state a word for it: waiting, acting, folded
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

  /** What can be seen of a plate from afar. */
  public enum Tone {
    CALM,
    /** The table waits for this person. */
    IN_TURN,
    /** The person has put in all he has. */
    ALL_IN,
    /** The person is no longer in this deal. */
    DIM,
    WINNER,
    LOSER
  }

  /** Small signs beside a name. */
  public enum Badge {
    DEALER,
    SMALL_BLIND,
    BIG_BLIND,
    /** This seat orders what all do. */
    HOLDS_TABLE,
    LEADS,
    /** This player has called the last round. */
    CALLER,
    /** This player has laid the first meld. */
    OPENED
  }

  /** The plate of somebody of whom there is nothing to say yet. */
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

  /**
   * This plate with another tone and word. A person who is not there is neither waiting nor acting,
   * whatever the rules still expect.
   */
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
