package dev.parlor.tables.scene;

/**
 * Who sits on a seat.
 *
 * @param badge how a computer player plays; {@link Phrase#NONE} for people
 * @param mask its face; {@link Mask#NONE} for people
 */
public record Person(String name, Nature nature, Presence presence, Phrase badge, Mask mask) {

  /** Who plays. */
  public enum Nature {
    PERSON,
    COMPUTER
  }

  /** Whether the person is there. */
  public enum Presence {
    HERE,
    /** The person is silent for now. */
    AWAY,
    /** The person is not dealt in for now. */
    SITS_OUT,
    /** The person is gone for good. */
    GONE
  }

  public static Person here(String name) {
    return new Person(name, Nature.PERSON, Presence.HERE, Phrase.NONE, Mask.NONE);
  }

  public static Person computer(String name, Phrase badge, Mask mask) {
    return new Person(name, Nature.COMPUTER, Presence.HERE, badge, mask);
  }

  public Person being(Presence now) {
    return new Person(name, nature, now, badge, mask);
  }
}
