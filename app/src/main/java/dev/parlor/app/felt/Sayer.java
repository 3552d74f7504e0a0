package dev.parlor.app.felt;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Spot;

/** What is written on the felt and said of it, in the language of the person. */
public interface Sayer {
  String shown(Phrase phrase);

  /** A card for somebody who doesn't see it; never a face that isn't shown. */
  String spoken(Spot spot);

  /** Somebody at the table for those who don't see it. */
  String spoken(Plate plate);

  /** The same phrase as it is heard. */
  String heard(Phrase phrase);

  /** A small sign beside a name. */
  String badge(Plate.Badge badge);

  String amount(int amount);

  /** Chips that somebody has put down and nobody else may see. */
  String hiddenAmount();

  /** Whether the own cards lie open for whoever looks. */
  boolean opens();

  /** What stands in the place of what hidden cards come to. */
  String hiddenTotal();

  /** So many cards that lie face down. */
  String cardsLeft(int count);
}
