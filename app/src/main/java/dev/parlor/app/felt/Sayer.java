package dev.parlor.app.felt;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Spot;

/**
 * The words that are written on the felt, and those that are spoken of it, in the language of the
 * person.
 */
public interface Sayer {
  String shown(Phrase phrase);

  /** A card for somebody who can't see it. A face that is not shown is never told. */
  String spoken(Spot spot);

  /** A person at the table, for somebody who can't see the felt. */
  String spoken(Plate plate);

  /** A phrase as it is heard. */
  String heard(Phrase phrase);

  /** What the person who looks is called: "you", or this name where several people look. */
  String own(String name);

  /** A small sign beside a name. */
  String badge(Plate.Badge badge);

  String amount(int amount);

  /** Chips that somebody has put down and nobody else may see. */
  String hiddenAmount();

  /** Whether the own cards lie open for the person who looks. */
  boolean opens();

  /** What stands in place of the total of hidden cards. */
  String hiddenTotal();

  /** A number of cards that lie face down, in words. */
  String cardsLeft(int count);
}
