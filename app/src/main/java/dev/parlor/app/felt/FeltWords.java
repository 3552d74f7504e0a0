package dev.parlor.app.felt;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.card.CardNames;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;

/** The words of the felt, in the language of the phone. */
public final class FeltWords implements Sayer {
  private final Resources resources;
  private final Words words;
  private final CardNames names;
  private final NumberFormat numbers;
  private Speaker speaker = new Speaker(List.of(), -1);
  private boolean open;
  private boolean passedOn;

  public FeltWords(Resources resources, Words words) {
    this.resources = resources;
    this.words = words;
    names = new CardNames(resources);
    numbers = NumberFormat.getIntegerInstance(words.locale());
  }

  /** Whether several people look at this phone, so that nobody is addressed as "you". */
  public void passedOn(boolean among) {
    passedOn = among;
  }

  /** Sets who is addressed from now on, and whether the own cards lie open. */
  public void to(Speaker person, boolean cardsOpen) {
    speaker = passedOn ? new Speaker(person.names(), Scene.ONLOOKER) : person;
    open = cardsOpen;
  }

  @Override
  public String shown(Phrase phrase) {
    return words.shown(phrase, speaker);
  }

  @Override
  public String own(String name) {
    return passedOn && !name.isEmpty() ? name : shown(Phrase.of("you"));
  }

  @Override
  public String heard(Phrase phrase) {
    return words.spoken(phrase, speaker);
  }

  @Override
  public String spoken(Spot spot) {
    List<String> parts = new ArrayList<>();
    boolean sealed = spot.has(Mark.SEALED) && !open;
    if (spot.face() == null || sealed) {
      parts.add(resources.getString(sealed ? R.string.felt_own_down : R.string.felt_down));
    } else {
      parts.add(names.of(spot.face()));
    }
    if (spot.standsFor() != null && !sealed) {
      parts.add(resources.getString(R.string.felt_stands_for, names.of(spot.standsFor())));
    }
    mark(parts, spot, Mark.PICKED, R.string.felt_picked);
    mark(parts, spot, Mark.LOCKED, R.string.felt_locked);
    mark(parts, spot, Mark.COUNTS, R.string.felt_counts);
    mark(parts, spot, Mark.MUST_USE, R.string.felt_must_use);
    mark(parts, spot, Mark.TAKEN, R.string.felt_taken);
    mark(parts, spot, Mark.UNPROVEN, R.string.felt_unproven);
    mark(parts, spot, Mark.WATCHED, R.string.felt_watched);
    mark(parts, spot, Mark.NEW, R.string.felt_new);
    return String.join(", ", parts);
  }

  /** The cards that lie at a place, each in words. */
  List<String> spoken(Laid laid, At place) {
    List<String> cards = new ArrayList<>();
    for (Laid.Card card : laid.cards()) {
      At at = card.spot().at();
      if (at.equals(place) || at.whole().equals(place)) {
        cards.add(spoken(card.spot()));
      }
    }
    return cards;
  }

  private void mark(List<String> parts, Spot spot, Mark mark, int text) {
    if (spot.has(mark)) {
      parts.add(resources.getString(text));
    }
  }

  @Override
  public String spoken(Plate plate) {
    List<String> parts = new ArrayList<>();
    parts.add(plate.seat() == speaker.viewer() ? heard(Phrase.of("you")) : plate.person().name());
    if (plate.person().nature() == Person.Nature.COMPUTER) {
      parts.add(resources.getString(R.string.felt_computer));
    }
    for (Phrase phrase :
        List.of(plate.person().badge(), plate.score(), plate.state(), plate.lastAct())) {
      String said = heard(phrase);
      if (!said.isEmpty()) {
        parts.add(said);
      }
    }
    plate.badges().stream().sorted().forEach(badge -> parts.add(spoken(badge)));
    return String.join(", ", parts);
  }

  private String spoken(Plate.Badge badge) {
    return resources.getString(
        switch (badge) {
          case DEALER -> R.string.badge_dealer;
          case SMALL_BLIND -> R.string.badge_small_blind;
          case BIG_BLIND -> R.string.badge_big_blind;
          case HOLDS_TABLE -> R.string.badge_holds_table;
          case LEADS -> R.string.badge_leads;
          case CALLER -> R.string.badge_caller;
          case OPENED -> R.string.badge_opened;
        });
  }

  @Override
  public String badge(Plate.Badge badge) {
    return resources.getString(
        switch (badge) {
          case DEALER -> R.string.badge_dealer_letter;
          case SMALL_BLIND -> R.string.badge_small_blind_letter;
          case BIG_BLIND -> R.string.badge_big_blind_letter;
          case HOLDS_TABLE -> R.string.badge_none_letter;
          case LEADS -> R.string.badge_leads_letter;
          case CALLER -> R.string.badge_caller_letter;
          case OPENED -> R.string.badge_opened_letter;
        });
  }

  @Override
  public String amount(int amount) {
    return numbers.format(amount);
  }

  @Override
  public String hiddenAmount() {
    return resources.getString(R.string.felt_hidden_bet);
  }

  @Override
  public boolean opens() {
    return open;
  }

  @Override
  public String hiddenTotal() {
    return resources.getString(R.string.felt_hidden_total);
  }

  @Override
  public String cardsLeft(int count) {
    return resources.getQuantityString(R.plurals.felt_cards, count, count);
  }
}
