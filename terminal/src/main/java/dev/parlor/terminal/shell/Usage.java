package dev.parlor.terminal.shell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts of the usage help. Those of the house name no game: {@code {games}} stands for the
 * names of all games, {@code {game}} for the first of them, and {@code {suites}} for the names of
 * all scenarios. What only one game has to say stands in a file of that game.
 */
final class Usage extends ResourceBundle {
  private final List<ResourceBundle> texts;
  private final List<String> games;
  private final String suites;

  Usage(List<ResourceBundle> texts, List<String> games, String suites) {
    this.texts = List.copyOf(texts);
    this.games = List.copyOf(games);
    this.suites = suites;
  }

  @Override
  protected Object handleGetObject(String key) {
    return texts.stream()
        .filter(each -> each.containsKey(key))
        .findFirst()
        .orElse(texts.get(0))
        .getString(key)
        .replace("{games}", String.join(" ", games))
        .replace("{game}", games.get(0))
        .replace("{suites}", suites);
  }

  @Override
  public boolean containsKey(String key) {
    return texts.stream().anyMatch(each -> each.containsKey(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    List<String> keys = new ArrayList<>();
    texts.forEach(each -> keys.addAll(each.keySet()));
    return Collections.enumeration(keys);
  }

  @Override
  public Locale getLocale() {
    return texts.get(0).getLocale();
  }
}
