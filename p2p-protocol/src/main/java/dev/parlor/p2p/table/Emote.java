package dev.parlor.p2p.table;

import java.util.Optional;

/**
 * What people at a table may say to each other beside playing: one of four phrases, never a text of
 * their own. The link carries the number of the phrase, so the order of the constants must never
 * change.
 */
public enum Emote {
  WELL_PLAYED,
  THANKS,
  OH_NO,
  ONE_MOMENT;

  /** The number on the link, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  public static Optional<Emote> of(int number) {
    return number >= 1 && number <= values().length
        ? Optional.of(values()[number - 1])
        : Optional.empty();
  }

  /**
   * An emote that was heard.
   *
   * @param seat who said it, in the present match
   * @param count how many emotes were heard at this table until then; another count is another
   *     emote
   */
  public record Said(int seat, Emote emote, int count) {}
}
