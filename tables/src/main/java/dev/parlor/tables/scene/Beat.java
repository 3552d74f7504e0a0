package dev.parlor.tables.scene;

/**
 * Something that must have been seen before the table goes on: a showdown, the dealer's cards, the
 * end of a round.
 *
 * @param said what there is to see, in a sentence; where something else can't wait, only this is
 *     shown
 * @param millis how long it holds
 * @param strip whether it is shown only as a strip, because a window is open or this person's time
 *     runs
 */
public record Beat(Phrase said, long millis, boolean strip) {
  public static Beat of(Phrase said, long millis) {
    return new Beat(said, millis, false);
  }

  public Beat asStrip() {
    return new Beat(said, millis, true);
  }
}
