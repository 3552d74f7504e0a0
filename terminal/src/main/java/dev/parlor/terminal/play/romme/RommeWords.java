package dev.parlor.terminal.play.romme;

import dev.parlor.games.Choice;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.Hints;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.games.romme.RoundResult;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table in sentences. */
final class RommeWords {
  private RommeWords() {}

  static List<String> describe(Scene<RommeView> scene) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(table(scene));
    for (RommeView.Player player : scene.view().players()) {
      lines.add(player(scene, player));
      player.melds().forEach(meld -> lines.add("  " + meld(scene, meld)));
    }
    lines.add(scene.say("romme.hand", hand(scene), scene.view().deadwood()));
    return lines;
  }

  /** What may be typed now. */
  static String keys(Scene<RommeView> scene) {
    List<String> keys = new ArrayList<>();
    for (Choice choice : scene.choices()) {
      if (choice instanceof RommeChoice.Draw draw) {
        for (RommeAction.Source source : draw.sources()) {
          keys.add(scene.say("romme.way." + source));
        }
      } else if (choice instanceof RommeChoice.Meld) {
        keys.add(scene.say("romme.way.meld", scene.view().proposalPoints()));
      } else if (choice instanceof RommeChoice.TakeBack) {
        keys.add(scene.say("romme.way.takeBack"));
      } else if (choice instanceof RommeChoice.Discard) {
        keys.add(scene.say("romme.way.choose"));
        keys.add(scene.say("romme.way.discard"));
      } else if (choice instanceof RommeChoice.LayOff layOff) {
        keys.add(scene.say("romme.way.layOff", layOff.cards().get(0).meld()));
      } else if (choice instanceof RommeChoice.Swap swap) {
        keys.add(scene.say("romme.way.swap", swap.swaps().get(0).meld()));
      }
    }
    return String.join("  ", keys);
  }

  /** What an action would do. */
  static String action(RommeAction action, Scene<RommeView> scene) {
    return action.match(
        new RommeAction.Cases<>(
            draw -> scene.say("romme.way." + draw.source()),
            meld -> melds(meld, scene),
            layOff ->
                scene.say("romme.preview.layOff", plays(layOff.plays(), scene), layOff.meld()),
            swap ->
                scene.say("romme.preview.swap", scene.look().shortName(swap.face()), swap.meld()),
            back -> scene.say("romme.way.takeBack"),
            discard -> scene.say("romme.preview.discard", scene.look().shortName(discard.face()))));
  }

  private static String melds(RommeAction.Meld meld, Scene<RommeView> scene) {
    String cards =
        meld.melds().stream().map(plays -> plays(plays, scene)).collect(Collectors.joining(" / "));
    int points = Hints.points(meld);
    int least = scene.view().options().firstMeld();
    boolean first = !scene.view().players().get(scene.seat()).hasMelded();
    return first && points < least
        ? scene.say("romme.preview.tooLittle", cards, points, least)
        : scene.say("romme.preview.meld", cards, points);
  }

  private static String plays(List<RommeAction.Play> plays, Scene<RommeView> scene) {
    return plays.stream()
        .map(
            play -> {
              String place = scene.look().shortName(play.place());
              boolean joker = play.face().isJoker() && !play.place().isJoker();
              return joker ? scene.look().shortName(play.face()) + "=" + place : place;
            })
        .collect(Collectors.joining(" "));
  }

  static String table(Scene<RommeView> scene) {
    RommeView view = scene.view();
    String top = view.topDiscard().map(scene.look()::shortName).orElse("-");
    return scene.say("romme.table", view.round(), view.stock(), top);
  }

  static String player(Scene<RommeView> scene, RommeView.Player player) {
    return scene.say("romme.player", scene.name(player.seat()), player.cards(), player.total());
  }

  private static String meld(Scene<RommeView> scene, RommeView.Meld meld) {
    String cards =
        meld.cards().stream().map(card -> shown(scene, card)).collect(Collectors.joining(" "));
    return scene.say("romme.meld", meld.id(), cards, meld.points());
  }

  /** A joker is shown with the card that it stands for. */
  private static String shown(Scene<RommeView> scene, RommeView.MeldCard card) {
    String place = scene.look().shortName(card.place());
    return card.face().isJoker() ? scene.look().shortName(card.face()) + "=" + place : place;
  }

  private static String hand(Scene<RommeView> scene) {
    List<String> cards = new ArrayList<>();
    OwnHand.letters(scene.view())
        .forEach(
            (slot, letter) ->
                scene.view().hand().stream()
                    .filter(card -> card.slot().equals(slot))
                    .forEach(card -> cards.add(letter + " " + face(scene, card))));
    return String.join(", ", cards);
  }

  private static String face(Scene<RommeView> scene, RommeView.HandCard card) {
    return card.face().map(scene.look()::shortName).orElse("?");
  }

  static List<String> tell(RommeView before, Scene<RommeView> now) {
    RommeView view = now.view();
    List<String> news = new ArrayList<>();
    if (view.round() == before.round() && view.lastRound().equals(before.lastRound())) {
      for (int seat = 0; seat < view.players().size(); seat++) {
        melded(before.players().get(seat), view.players().get(seat), now, news);
      }
      discarded(before, now, news);
    }
    if (!view.lastRound().equals(before.lastRound())) {
      view.lastRound().ifPresent(round -> ended(now, round, news));
    }
    return news;
  }

  private static void melded(
      RommeView.Player before, RommeView.Player player, Scene<RommeView> now, List<String> news) {
    for (RommeView.Meld meld : player.melds()) {
      boolean known = before.melds().stream().anyMatch(old -> same(old, meld));
      if (!known) {
        news.add(now.name(player.seat()) + ": " + meld(now, meld));
      }
    }
  }

  /** The same cards on the same places, whether or not they have been turned over yet. */
  private static boolean same(RommeView.Meld one, RommeView.Meld other) {
    return one.id() == other.id() && places(one).equals(places(other));
  }

  private static List<Card> places(RommeView.Meld meld) {
    List<Card> places = new ArrayList<>();
    meld.cards().forEach(card -> places.add(card.face()));
    meld.cards().forEach(card -> places.add(card.place()));
    return places;
  }

  /** A pile that grew got its card from whoever was in turn. */
  private static void discarded(RommeView before, Scene<RommeView> now, List<String> news) {
    RommeView view = now.view();
    boolean grew = view.discards() > before.discards();
    boolean took = view.discards() < before.discards() && view.discards() > 0;
    before
        .turn()
        .ifPresent(
            seat -> {
              if (grew && view.topDiscard().isPresent()) {
                String card = now.look().spokenName(view.topDiscard().get());
                news.add(now.say("romme.discards", now.name(seat), card));
              } else if (took && before.topDiscard().isPresent()) {
                String card = now.look().spokenName(before.topDiscard().get());
                news.add(now.say("romme.takes", now.name(seat), card));
              }
            });
  }

  private static void ended(Scene<RommeView> scene, RoundResult round, List<String> news) {
    String winner = round.winner() == RoundResult.NOBODY ? "-" : scene.name(round.winner());
    news.add(scene.say("romme.round.over", round.round(), winner, scene.say(round.ending().key())));
    for (RommeView.Player player : scene.view().players()) {
      int points = round.points().get(player.seat());
      news.add(scene.say("romme.round.points", scene.name(player.seat()), points, player.total()));
    }
  }
}
