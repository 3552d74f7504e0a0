package dev.parlor.tables.bots;

import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.tables.scene.Phrase;
import java.util.Locale;

/**
 * A character that a computer plays: a name and a way of playing. There are as many as the largest
 * table can have computer players.
 */
public enum Persona {
  ADA("careful"),
  BELA("bold"),
  CLEO("calm"),
  DARIO("bold"),
  EMIL("careful"),
  FANNY("calm"),
  GWEN("bold"),
  HUGO("calm");

  private final String temper;

  Persona(String temper) {
    this.temper = temper;
  }

  /** The character with this number. They come again when there are more seats than characters. */
  public static Persona of(int number) {
    return values()[Math.floorMod(number, values().length)];
  }

  /** What a file of computer players calls this way of playing. */
  public String temper() {
    return temper;
  }

  /** The name in a result, where nobody must take the computer player for a person. */
  public String callsign() {
    return name() + PlayerLine.COMPUTER;
  }

  /** The name as it is said at a table. */
  public Phrase spoken() {
    return Phrase.of("bots.name." + name().toLowerCase(Locale.ROOT));
  }
}
