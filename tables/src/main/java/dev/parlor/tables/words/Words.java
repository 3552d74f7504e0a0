package dev.parlor.tables.words;

import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.Phrase;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says phrases in one language. */
public final class Words {
  private final Locale locale;
  private final Patterns texts;

  public Words(Locale locale, List<String> bundles) {
    this.locale = locale;
    texts = new Patterns(locale, bundles);
  }

  public Locale locale() {
    return locale;
  }

  public boolean has(String key) {
    return texts.pattern(key).isPresent();
  }

  /** A sentence as it is read, with cards as signs. */
  public String shown(Phrase phrase, Speaker speaker) {
    return say(phrase, speaker, false);
  }

  /** A sentence as it is heard, with cards in words. */
  public String spoken(Phrase phrase, Speaker speaker) {
    return say(phrase, speaker, true);
  }

  /** A card as a sign: {@code 7♥}, {@code 10♠}. */
  public String sign(Card card) {
    if (card.isJoker()) {
      return text("card.sign.joker");
    }
    char letter = card.rank().letter();
    String rank = letter == 'T' ? "10" : text("rank." + letter);
    return rank + card.suit().symbol() + '\uFE0E';
  }

  /** A card in words: {@code 7 of Hearts}. */
  public String name(Card card) {
    return text("card." + card);
  }

  private String say(Phrase phrase, Speaker speaker, boolean aloud) {
    if (phrase.isNone()) {
      return "";
    }
    Object[] args = new Object[phrase.args().size()];
    for (int i = 0; i < args.length; i++) {
      args[i] = filled(phrase.args().get(i), speaker, aloud);
    }
    return new MessageFormat(pattern(phrase, speaker), locale).format(args);
  }

  /**
   * The pattern of a phrase. If the language has words for it, the person whom the sentence is
   * about is addressed directly.
   */
  private String pattern(Phrase phrase, Speaker speaker) {
    boolean toYou =
        !phrase.args().isEmpty()
            && phrase.args().get(0) instanceof Phrase.Who who
            && who.seat() == speaker.viewer();
    String yours = phrase.key() + ".you";
    return text(toYou && has(yours) ? yours : phrase.key());
  }

  private String text(String key) {
    return texts
        .pattern(key)
        .orElseThrow(() -> new IllegalArgumentException("no sentence for " + key));
  }

  private Object filled(Object arg, Speaker speaker, boolean aloud) {
    if (arg instanceof Card card) {
      return aloud ? name(card) : sign(card);
    } else if (arg instanceof Phrase.Named named) {
      return name(named.card());
    } else if (arg instanceof Phrase phrase) {
      return say(phrase, speaker, aloud);
    } else if (arg instanceof Phrase.Who who) {
      return who.seat() == speaker.viewer() ? text("you") : speaker.name(who.seat());
    } else if (arg instanceof Phrase.Amount amount) {
      return NumberFormat.getIntegerInstance(locale).format(amount.value());
    } else if (arg instanceof List<?> list) {
      return listed(list, speaker, aloud);
    }
    return arg;
  }

  /** A list in words. Cards stand beside each other; everything else is enumerated. */
  private String listed(List<?> list, Speaker speaker, boolean aloud) {
    List<String> parts = new ArrayList<>();
    for (Object each : list) {
      parts.add(String.valueOf(filled(each, speaker, aloud)));
    }
    boolean cards = !aloud && list.stream().allMatch(Card.class::isInstance);
    if (cards || parts.size() < 2) {
      return String.join(" ", parts);
    }
    String first = String.join(text("list.comma"), parts.subList(0, parts.size() - 1));
    return new MessageFormat(text("list.and"), locale)
        .format(new Object[] {first, parts.get(parts.size() - 1)});
  }
}
