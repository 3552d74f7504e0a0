package dev.parlor.terminal.play;

import dev.parlor.tables.bots.Persona;
import dev.parlor.terminal.shell.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names that can be told apart. They stand in place of callsigns that are fragments of keys. */
final class Names {
  private final Map<String, String> names = new HashMap<>();
  private final String second;

  Names(List<String> callsigns, Texts texts) {
    for (int i = 0; i < callsigns.size(); i++) {
      names.put(callsigns.get(i), numbered(i, texts));
    }
    second = numbered(1, texts);
  }

  /** The name of one of several computer players, counted from 0. */
  static String numbered(int number, Texts texts) {
    Persona[] all = Persona.values();
    return texts.text(all[number % all.length].spoken().key());
  }

  /** The name of the player beside the first. */
  String second() {
    return second;
  }

  /** The name of a callsign; an unknown callsign stays as it is. */
  String of(String callsign) {
    return names.getOrDefault(callsign, callsign);
  }
}
