package dev.parlor.terminal.play;

import dev.parlor.terminal.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names that can be told apart, in the place of callsigns that are fragments of keys. */
final class Names {
  private final Map<String, String> names = new HashMap<>();
  private final String second;

  Names(List<String> callsigns, Texts texts) {
    String[] all = texts.text("play.computers").split(" ", -1);
    for (int i = 0; i < callsigns.size(); i++) {
      names.put(callsigns.get(i), all[i % all.length]);
    }
    second = all[1];
  }

  /** Who sits beside the first. */
  String second() {
    return second;
  }

  /** What somebody is called; an unknown callsign as it is. */
  String of(String callsign) {
    return names.getOrDefault(callsign, callsign);
  }
}
