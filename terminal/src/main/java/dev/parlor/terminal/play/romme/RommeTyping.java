package dev.parlor.terminal.play.romme;

import dev.parlor.games.Choice;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.romme.Arrangement;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What typed text means. Cards go by their letters: {@code mabc/de} lays two melds, {@code l3a}
 * lays a card off on meld 3, {@code j3a} takes its joker, {@code b3} gives it back, {@code da} ends
 * the turn, {@code vabc} asks what cards would count. What the rules say to it they say themselves.
 */
final class RommeTyping {
  private static final Pattern ON_MELD = Pattern.compile("([ljb])([0-9]{1,3})?(.*)");

  private RommeTyping() {}

  static Typed read(String typed, Scene<RommeView> scene) {
    String text = typed.replaceAll("\\s", "");
    if (text.equals("s") || text.equals("t")) {
      return drawn(text, scene);
    } else if (text.startsWith("m")) {
      return melds(text.substring(1), scene);
    } else if (text.startsWith("v")) {
      return value(text.substring(1), scene);
    } else if (text.startsWith("d")) {
      return discard(text.substring(1), scene);
    }
    Matcher onMeld = ON_MELD.matcher(text);
    return onMeld.matches() ? onMeld(onMeld, scene) : unknown(scene);
  }

  private static Typed unknown(Scene<RommeView> scene) {
    return notYet("play.typeKey", RommeWords.keys(scene));
  }

  private static Typed notYet(String key, Object... args) {
    return new Typed.NotYet(new Refusal(key, List.of(args)));
  }

  private static Typed drawn(String text, Scene<RommeView> scene) {
    RommeAction.Source source =
        text.equals("s") ? RommeAction.Source.STOCK : RommeAction.Source.DISCARD;
    for (Choice choice : scene.choices()) {
      if (choice instanceof RommeChoice.Draw draw && draw.sources().contains(source)) {
        return new Typed.Move(new RommeAction.Draw(source), true);
      }
    }
    return unknown(scene);
  }

  private static Typed melds(String cards, Scene<RommeView> scene) {
    if (cards.isEmpty()) {
      return scene
          .view()
          .proposal()
          .<Typed>map(best -> new Typed.Move(best, false))
          .orElseGet(() -> notYet("romme.meld.empty"));
    }
    List<List<RommeAction.Play>> melds = new ArrayList<>();
    String[] groups = cards.split("/", -1);
    for (String group : groups) {
      Optional<List<Picks>> picks = Picks.read(group, scene.view());
      if (!picks.isPresent()) {
        return notYet("romme.pick.letters");
      }
      Optional<RommeAction.Meld> laid = laid(picks.get(), scene.view());
      if (!laid.isPresent() || (groups.length > 1 && laid.get().melds().size() > 1)) {
        return notYet("romme.meld.none");
      }
      melds.addAll(laid.get().melds());
    }
    return new Typed.Move(new RommeAction.Meld(melds), false);
  }

  /** Where it is said what a joker stands for, the cards are one meld as they were named. */
  private static Optional<RommeAction.Meld> laid(List<Picks> picks, RommeView view) {
    if (picks.stream().noneMatch(Picks::saysWhere)) {
      List<Slot> slots = picks.stream().map(Picks::slot).toList();
      return Arrangement.of(view, slots);
    }
    List<RommeAction.Play> plays = new ArrayList<>();
    picks.forEach(pick -> pick.play().ifPresent(plays::add));
    return plays.size() == picks.size()
        ? Optional.of(new RommeAction.Meld(List.of(plays)))
        : Optional.empty();
  }

  private static Typed value(String cards, Scene<RommeView> scene) {
    Typed meant = melds(cards, scene);
    return meant instanceof Typed.Move move
        ? notYet("romme.pick.value", RommeWords.action((RommeAction) move.action(), scene))
        : meant;
  }

  private static Typed discard(String card, Scene<RommeView> scene) {
    Optional<List<Picks>> picks = Picks.read(card, scene.view());
    if (!picks.isPresent() || picks.get().size() != 1) {
      return notYet("romme.pick.one");
    }
    Picks pick = picks.get().get(0);
    RommeAction.Discard discard = new RommeAction.Discard(pick.slot(), pick.face());
    boolean allowed =
        scene.choices().stream()
            .anyMatch(
                choice ->
                    choice instanceof RommeChoice.Discard may && may.cards().contains(discard));
    return new Typed.Move(discard, allowed);
  }

  private static Typed onMeld(Matcher typed, Scene<RommeView> scene) {
    char what = typed.group(1).charAt(0);
    Optional<Integer> meld = Optional.ofNullable(typed.group(2)).map(Integer::valueOf);
    if (what == 'b') {
      return takeBack(meld, typed.group(3), scene);
    }
    Optional<List<Picks>> picks = Picks.read(typed.group(3), scene.view());
    if (!meld.isPresent() || !picks.isPresent()) {
      return notYet("romme.pick.meld");
    }
    if (what == 'l') {
      return new Typed.Move(LayOffs.on(meld.get(), picks.get(), scene.view()), false);
    }
    Picks card = picks.get().get(0);
    return picks.get().size() == 1
        ? new Typed.Move(new RommeAction.SwapJoker(meld.get(), card.slot(), card.face()), false)
        : notYet("romme.pick.one");
  }

  private static Typed takeBack(Optional<Integer> meld, String rest, Scene<RommeView> scene) {
    Optional<Integer> first =
        scene.choices().stream()
            .filter(RommeChoice.TakeBack.class::isInstance)
            .map(choice -> ((RommeChoice.TakeBack) choice).melds().get(0))
            .findFirst();
    Optional<Integer> which = meld.isPresent() ? meld : first;
    return which.isPresent() && rest.isEmpty()
        ? new Typed.Move(new RommeAction.TakeBack(which.get()), false)
        : unknown(scene);
  }
}
