package dev.parlor.app.settings;

/** What is on or off on this phone. */
public enum Toggle {
  /** Diamonds are blue and clubs green. */
  FOUR_COLOURS("fourColours", false),
  /** Help is shown beside the game: chances, what a hand is, what is best. */
  ODDS("odds", false),
  /** The own cards lie open at a table with others, even when they are not held. */
  CARDS_OPEN("cardsOpen", false),
  /** A chime says whose turn it is; a phone that is silent stays so. */
  SOUND("sound", true),
  /** The phone ticks in the hand when it is this person's turn. */
  HAPTICS("haptics", true),
  /** Cards move. They never do if the system turns animations off. */
  MOTION("motion", true),
  /** A table is laid out for the left hand. */
  LEFT_HANDED("leftHanded", false),
  /** Somebody has been through the first screen. */
  WELCOMED("welcomed", false);

  /** The key under which it is kept. */
  final String key;

  final boolean atFirst;

  Toggle(String key, boolean atFirst) {
    this.key = key;
    this.atFirst = atFirst;
  }
}
