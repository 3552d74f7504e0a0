package dev.parlor.tables.bots;

import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.tables.scene.Phrase;
import java.util.Locale;

/**
 * Somebody whom a computer plays: a name and a way of playing. There are as many as seats that
 * nobody may sit on at the largest table.
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

  /** What a file of computer players calls this way of playing. */
  public String temper() {
    return temper;
  }

  /** Characters come again when there are more seats than characters. */
  public static Persona of(int number) {
    return values()[Math.floorMod(number, values().length)];
  }

  /** What it is called in a result, where nobody shall take it for a person. */
  public String callsign() {
    return name() + PlayerLine.COMPUTER;
  }

  /** What it is called. */
  public Phrase spoken() {
    return Phrase.of("bots.name." + name().toLowerCase(Locale.ROOT));
  }
}
