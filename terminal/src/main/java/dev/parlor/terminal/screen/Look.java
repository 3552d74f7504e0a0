package dev.parlor.terminal.screen;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Suit;
import dev.parlor.terminal.shell.Texts;
import java.util.Locale;
import java.util.Map;

/**
 * What this terminal can show.
 *
 * @param symbols whether suits and lines may be more than ASCII
 * @param aloud whether what is shown is likely to be read aloud, so that cards are better spoken
 */
public record Look(Depth depth, boolean symbols, boolean aloud, Texts texts) {
  /** How many colours there are. */
  public enum Depth {
    NONE,
    PALETTE,
    TRUE
  }

  /** Read from the usual variables: TERM, COLORTERM, NO_COLOR and the locale. */
  public static Look of(Map<String, String> environment) {
    return new Look(depth(environment), symbols(environment), false, Texts.of(environment));
  }

  /** This look for lines of text, which are likely to be read aloud. */
  public Look readAloud() {
    return new Look(depth, symbols, true, texts);
  }

  private static Depth depth(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()
        || term.startsWith("vt")
        || term.equals("dumb")) {
      return Depth.NONE;
    }
    String more = environment.getOrDefault("COLORTERM", "");
    return more.equals("truecolor") || more.equals("24bit") ? Depth.TRUE : Depth.PALETTE;
  }

  /**
   * Whether symbols can be shown. A named locale that is not UTF-8 gets ASCII; without a named
   * locale UTF-8 is assumed.
   */
  private static boolean symbols(Map<String, String> environment) {
    for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(variable, "").toLowerCase(Locale.ROOT);
      if (!value.isEmpty()) {
        return value.contains("utf-8") || value.contains("utf8");
      }
    }
    return true;
  }

  String rank(Card card) {
    return card.rank().letter() == 'T' ? "10" : String.valueOf(card.rank().letter());
  }

  String suit(Suit suit) {
    return String.valueOf(symbols ? suit.symbol() : suit.letter());
  }
}
