package dev.parlor.terminal;

import dev.parlor.terminal.shell.Rim;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was typed, in the form that commands know: {@code --lang} chooses the language wherever it
 * stands, and a game's name alone means to play it.
 */
record Wording(List<String> args, Rim rim) {
  private static final String LANGUAGE = "--lang";

  Wording {
    args = List.copyOf(args);
  }

  static Wording of(String[] given, Rim rim) {
    List<String> args = new ArrayList<>();
    String language = "";
    for (int i = 0; i < given.length; i++) {
      if (given[i].startsWith(LANGUAGE + "=")) {
        language = given[i].substring(LANGUAGE.length() + 1);
      } else if (given[i].equals(LANGUAGE) && i + 1 < given.length) {
        language = given[++i];
      } else {
        args.add(given[i]);
      }
    }
    if (!args.isEmpty() && isGame(args.get(0), rim)) {
      args.add(0, "play");
    }
    return new Wording(args, language.isEmpty() ? rim : in(language, rim));
  }

  private static boolean isGame(String word, Rim rim) {
    return rim.kits().named(word).isPresent();
  }

  private static Rim in(String language, Rim rim) {
    Map<String, String> environment = new HashMap<>(rim.environment());
    String charset = environment.getOrDefault("LC_CTYPE", environment.getOrDefault("LANG", ""));
    boolean plain = !charset.isEmpty() && !charset.matches("(?i).*utf-?8.*");
    environment.put("LC_ALL", language + (plain ? "" : ".UTF-8"));
    return new Rim(rim.in(), rim.out(), rim.err(), environment, rim.person(), rim.kits());
  }
}
