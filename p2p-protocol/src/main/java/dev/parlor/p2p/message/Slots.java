package dev.parlor.p2p.message;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.wire.Malformed;

/** Slots ({@code 0.17}) and cards at their slot ({@code As@0.17}) as they stand in lines. */
public final class Slots {
  private Slots() {}

  public static Slot slot(String text) throws Malformed {
    if (!text.matches("[0-9]{1,4}\\.[0-9]{1,4}")) {
      throw new Malformed("not a slot: " + text);
    }
    int dot = text.indexOf('.');
    return new Slot(
        Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
  }

  public static Card card(String text) throws Malformed {
    try {
      return Card.parse(text);
    } catch (IllegalArgumentException wrong) {
      throw new Malformed(String.valueOf(wrong.getMessage()));
    }
  }

  /** What stands before and behind the {@code @}. */
  public static String[] atSlot(String text) throws Malformed {
    String[] sides = text.split("@", -1);
    if (sides.length != 2) {
      throw new Malformed("not a card at a slot: " + text);
    }
    return sides;
  }
}
