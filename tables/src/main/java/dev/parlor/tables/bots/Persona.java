package dev.parlor.tables.bots;

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

  /** What it is called. */
  public Phrase spoken() {
    return Phrase.of("bots.name." + name().toLowerCase(Locale.ROOT));
  }
}
