package dev.parlor.tables.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What typed text means at a table of Rommé. Cards have letters: {@code mabc/de} lays two melds,
 * {@code l3a} lays a card off on meld 3, {@code j3a} takes its joker, {@code b3} gives it back,
 * {@code da} ends the turn. {@code *10} is any joker as a ten and {@code *7h} one as the seven of
 * hearts; {@code n=7h} says what a joker with a letter stands for. Whether the move is legal is
 * left to the rules.
 */
final class RommeGrammar {
  private static final Pattern ON_MELD = Pattern.compile("([ljb])([0-9]{1,3})?(.*)");
  private static final Pattern CARD =
      Pattern.compile("([a-z])(?:=(10|[a2-9tjqk])([shdc]))?|\\*(10|[a2-9tjqk])([shdc])?");

  private final Glimpse<RommeView> now;
  private final Picks picks;

  RommeGrammar(Glimpse<RommeView> now, Picks picks) {
    this.now = now;
    this.picks = picks;
  }

  /** What may be typed now. */
  static Phrase ways(Glimpse<RommeView> now) {
    return now.offers(RommeChoice.Discard.class) ? Phrase.of("romme.type.play") : Phrase.NONE;
  }

  Touch read(String typed) {
    String text = typed.replaceAll("\\s", "");
    if (text.equals("s") || text.equals("t")) {
      return draws(text.equals("s") ? RommeAction.Source.STOCK : RommeAction.Source.DISCARD);
    } else if (text.startsWith("m")) {
      return melds(text.substring(1));
    } else if (text.startsWith("d")) {
      return discards(text.substring(1));
    }
    Matcher onMeld = ON_MELD.matcher(text);
    return onMeld.matches() ? onMeld(onMeld) : Touch.refused("type.unknown");
  }

  private Touch draws(RommeAction.Source source) {
    boolean offered =
        now.choice(RommeChoice.Draw.class)
            .map(draw -> draw.sources().contains(source))
            .orElse(false);
    return offered
        ? Touch.does(new Deed.Act(new RommeAction.Draw(source)))
        : Touch.refused("type.unknown");
  }

  private Touch melds(String groups) {
    if (groups.isEmpty()) {
      return now.view()
          .proposal()
          .<Touch>map(best -> new Touch.Does(new Deed.Act(best), false))
          .orElseGet(() -> Touch.refused("romme.meld.empty"));
    }
    List<Named> readings = List.of(new Named(List.of(), picks.cleared()));
    for (String group : groups.split("/", -1)) {
      List<Named> further = new ArrayList<>();
      for (Named so : readings) {
        for (Named more : cards(group, so.picks())) {
          List<List<Slot>> staged = new ArrayList<>(so.picks().groups());
          staged.add(more.slots());
          further.add(new Named(List.of(), more.picks().with(staged)));
        }
      }
      readings = further;
    }
    if (readings.isEmpty()) {
      return Touch.refused("romme.type.letters");
    }
    for (Named reading : readings) {
      Optional<RommeAction.Meld> staged = new Melds(now.view(), reading.picks()).staged();
      if (staged.isPresent()) {
        return new Touch.Does(new Deed.Act(staged.get()), false, reading.picks());
      }
    }
    return Touch.refused("romme.meld.none");
  }

  private Touch discards(String card) {
    Optional<Named> named = cards(card, picks.cleared()).stream().findFirst();
    if (!named.isPresent() || named.get().slots().size() != 1) {
      return Touch.refused("romme.pick.one");
    }
    Slot slot = named.get().slots().get(0);
    RommeAction.Discard discard = new RommeAction.Discard(slot, face(slot));
    boolean allowed =
        now.all(RommeChoice.Discard.class).stream().anyMatch(may -> may.cards().contains(discard));
    return new Touch.Does(new Deed.Act(discard), allowed, meant(named.get()));
  }

  private Touch onMeld(Matcher typed) {
    char what = typed.group(1).charAt(0);
    if (what == 'b') {
      return takesBack(typed.group(2), typed.group(3));
    }
    List<Named> named = cards(typed.group(3), picks.cleared());
    if (typed.group(2) == null || named.isEmpty()) {
      return Touch.refused("romme.type.meld");
    }
    int meld = Integer.parseInt(typed.group(2));
    List<Slot> slots = named.get(0).slots();
    if (what == 'l') {
      return laysOff(meld, named);
    }
    return slots.size() == 1
        ? new Touch.Does(
            new Deed.Act(new RommeAction.SwapJoker(meld, slots.get(0), face(slots.get(0)))),
            false,
            meant(named.get(0)))
        : Touch.refused("romme.pick.one");
  }

  private Touch laysOff(int id, List<Named> readings) {
    Optional<RommeView.Meld> meld =
        now.view().players().stream()
            .flatMap(player -> player.melds().stream())
            .filter(each -> each.id() == id)
            .findFirst();
    if (!meld.isPresent()) {
      return Touch.refused("romme.meld.unknown", id);
    }
    for (Named named : readings) {
      Melds melds = new Melds(now.view(), named.picks());
      for (RommeAction.LayOff way : new LayOffs(melds).on(meld.get(), named.slots())) {
        if (isAsSaid(way, named.picks())) {
          return new Touch.Does(new Deed.Act(way), false, meant(named));
        }
      }
    }
    return Touch.refused("romme.layOff.none");
  }

  private static boolean isAsSaid(RommeAction.LayOff way, Picks said) {
    return way.plays().stream()
        .allMatch(
            play -> {
              Card wished = said.standIn(play.slot());
              return wished == null || wished.equals(play.place());
            });
  }

  private Touch takesBack(String number, String rest) {
    Optional<Integer> first =
        now.choice(RommeChoice.TakeBack.class).map(back -> back.melds().get(0));
    Optional<Integer> meld = number == null ? first : Optional.of(Integer.valueOf(number));
    return meld.isPresent() && rest.isEmpty()
        ? new Touch.Does(new Deed.Act(new RommeAction.TakeBack(meld.get())), false)
        : Touch.refused("type.unknown");
  }

  private Card face(Slot slot) {
    Card face = new Melds(now.view(), picks).face(slot);
    return face == null ? Card.JOKER : face;
  }

  private record Named(List<Slot> slots, Picks picks) {}

  /** The picks that would choose the named cards. */
  private static Picks meant(Named named) {
    return named.picks().with(List.of(named.slots()));
  }

  /**
   * The cards that a text names, each once. There are several readings where a joker was given no
   * suit, and none when the text names something else.
   */
  private List<Named> cards(String text, Picks from) {
    List<Named> readings = List.of(new Named(List.of(), from));
    Matcher one = CARD.matcher(text);
    int at = 0;
    while (at < text.length()) {
      one.region(at, text.length());
      if (!one.lookingAt()) {
        return List.of();
      }
      List<Named> further = new ArrayList<>();
      for (Named so : readings) {
        further.addAll(one.group(1) != null ? lettered(so, one) : anyJoker(so, one));
      }
      readings = further;
      at = one.end();
    }
    return text.isEmpty() ? List.of() : readings;
  }

  private List<Named> lettered(Named so, Matcher one) {
    Optional<Slot> slot =
        now.view().hand().stream()
            .filter(card -> card.face().isPresent())
            .map(RommeView.HandCard::slot)
            .filter(held -> one.group(1).equals(picks.letter(held)) && isFree(held, so))
            .findFirst();
    if (!slot.isPresent()) {
      return List.of();
    }
    return one.group(2) == null
        ? List.of(with(so, slot.get(), so.picks()))
        : List.of(
            with(so, slot.get(), so.picks().saying(slot.get(), card(one.group(2), one.group(3)))));
  }

  /** Names the first joker that was not named yet. Without a suit it may be of any suit. */
  private List<Named> anyJoker(Named so, Matcher one) {
    Optional<Slot> joker =
        now.view().hand().stream()
            .filter(card -> card.face().equals(Optional.of(Card.JOKER)))
            .map(RommeView.HandCard::slot)
            .filter(held -> isFree(held, so))
            .findFirst();
    List<Named> readings = new ArrayList<>();
    joker.ifPresent(
        slot -> {
          String suits = one.group(5) == null ? "shdc" : one.group(5);
          for (int i = 0; i < suits.length(); i++) {
            Card meant = card(one.group(4), suits.substring(i, i + 1));
            readings.add(with(so, slot, so.picks().saying(slot, meant)));
          }
        });
    return readings;
  }

  private static boolean isFree(Slot slot, Named so) {
    return !so.slots().contains(slot) && !so.picks().has(slot);
  }

  private static Named with(Named so, Slot slot, Picks picks) {
    List<Slot> slots = new ArrayList<>(so.slots());
    slots.add(slot);
    return new Named(slots, picks);
  }

  private static Card card(String rank, String suit) {
    return Card.parse(rank.replace("10", "t").toUpperCase(Locale.ROOT) + suit);
  }
}
