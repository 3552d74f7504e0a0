package dev.parlor.terminal.shell;

import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts of the usage help. They name no game: {@code {games}} stands for the names of all games
 * of this house, and {@code {game}} for the first of them.
 */
final class Usage extends ResourceBundle {
  private final ResourceBundle texts;
  private final List<String> games;

  Usage(ResourceBundle texts, List<String> games) {
    this.texts = texts;
    this.games = List.copyOf(games);
  }

  @Override
  protected Object handleGetObject(String key) {
    return texts
        .getString(key)
        .replace("{games}", String.join(" ", games))
        .replace("{game}", games.get(0));
  }

  @Override
  public boolean containsKey(String key) {
    return texts.containsKey(key);
  }

  @Override
  public Enumeration<String> getKeys() {
    return texts.getKeys();
  }

  @Override
  public Locale getLocale() {
    return texts.getLocale();
  }
}
