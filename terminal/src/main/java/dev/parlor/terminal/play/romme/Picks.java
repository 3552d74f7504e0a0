package dev.parlor.terminal.play.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A card of the own hand that was named by its letter.
 *
 * @param place what a joker is to stand for, if that was said: {@code n=7h}
 */
record Picks(Slot slot, Card face, Optional<Card> place) {
  private static final Pattern ONE = Pattern.compile("([a-z])(?:=(10|[a2-9tjqk])([shdc]))?");

  /** The cards that a text names, each once; empty when it names something else. */
  static Optional<List<Picks>> read(String text, RommeView view) {
    Map<Slot, String> letters = OwnHand.letters(view);
    List<Picks> picks = new ArrayList<>();
    Set<Slot> seen = new HashSet<>();
    Matcher one = ONE.matcher(text);
    int at = 0;
    while (at < text.length()) {
      one.region(at, text.length());
      if (!one.lookingAt()) {
        return Optional.empty();
      }
      String letter = one.group(1);
      Optional<RommeView.HandCard> card =
          view.hand().stream()
              .filter(held -> letter.equals(letters.get(held.slot())) && held.face().isPresent())
              .findFirst();
      if (!card.isPresent() || !seen.add(card.get().slot())) {
        return Optional.empty();
      }
      picks.add(new Picks(card.get().slot(), card.get().face().get(), place(one)));
      at = one.end();
    }
    return picks.isEmpty() ? Optional.empty() : Optional.of(picks);
  }

  private static Optional<Card> place(Matcher one) {
    if (one.group(2) == null) {
      return Optional.empty();
    }
    String rank = one.group(2).replace("10", "t").toUpperCase(Locale.ROOT);
    return Optional.of(Card.parse(rank + one.group(3)));
  }

  /** On the place that was said, or on its own; a joker without either has none. */
  Optional<RommeAction.Play> play() {
    Optional<Card> where = place.isPresent() || face.isJoker() ? place : Optional.of(face);
    return where.map(card -> new RommeAction.Play(slot, face, card));
  }

  boolean saysWhere() {
    return place.isPresent();
  }
}
