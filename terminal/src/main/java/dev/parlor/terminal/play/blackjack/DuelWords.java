package dev.parlor.terminal.play.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.card.Card;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table in sentences. */
final class DuelWords {
  private DuelWords() {}

  static List<String> describe(Scene<DuelView> scene) {
    DuelView view = scene.view();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(title(scene));
    if (!view.dealer().isEmpty()) {
      lines.add(dealer(scene) + " - " + names(scene, known(view.dealer())));
    }
    for (DuelView.SeatView seat : view.seats()) {
      lines.add(plate(scene, seat));
      for (DuelView.HandView hand : seat.hands()) {
        if (seat.seat() == scene.seat() && !hand.cards().isEmpty()) {
          lines.add("  " + hand(scene, hand) + " - " + names(scene, faces(hand)));
        }
      }
    }
    return lines;
  }

  /** The round, and what the table waits for. */
  static String title(Scene<DuelView> scene) {
    DuelView view = scene.view();
    int round = Math.min(view.round(), view.rounds());
    return scene.say("blackjack.round", round, view.rounds()) + "  " + scene.say(view.phaseKey());
  }

  static String dealer(Scene<DuelView> scene) {
    String total = scene.view().dealerTotal();
    String unknown = scene.view().holeHidden() ? " + ?" : "";
    return scene.say("blackjack.dealer") + (total.isEmpty() ? "" : ": " + total + unknown);
  }

  /** Name, chips, bet and state of a seat. */
  static String plate(Scene<DuelView> scene, DuelView.SeatView seat) {
    return scene.name(seat.seat()) + ": " + detail(scene, seat);
  }

  private static String detail(Scene<DuelView> scene, DuelView.SeatView seat) {
    return chips(scene, seat) + ", " + doing(scene, seat);
  }

  static String chips(Scene<DuelView> scene, DuelView.SeatView seat) {
    return scene.say("blackjack.chips.left", seat.chips());
  }

  /** The bet, once it is there, and the state. */
  static String doing(Scene<DuelView> scene, DuelView.SeatView seat) {
    String bet = seat.bet().map(chips -> scene.say("blackjack.bet", chips) + ", ").orElse("");
    return bet + scene.say(seat.stateKey());
  }

  static String hand(Scene<DuelView> scene, DuelView.HandView hand) {
    String total = hand.total().isEmpty() ? "?" : hand.total();
    return total + " (" + scene.say("blackjack.bet", hand.bet()) + ")";
  }

  static List<Optional<Card>> faces(DuelView.HandView hand) {
    return hand.cards().stream().map(Dealt::face).map(Optional::ofNullable).toList();
  }

  static List<Optional<Card>> known(List<Card> cards) {
    return cards.stream().map(Optional::of).toList();
  }

  private static String names(Scene<DuelView> scene, List<Optional<Card>> cards) {
    return cards.stream()
        .map(card -> card.map(scene.look()::spokenName).orElse(scene.say("play.faceDown")))
        .collect(Collectors.joining(", "));
  }

  static List<String> tell(DuelView before, Scene<DuelView> now) {
    DuelView view = now.view();
    List<String> news = new ArrayList<>();
    boolean settled = !view.last().equals(before.last());
    for (int seat = 0; seat < view.seats().size() && !settled; seat++) {
      String state = view.seats().get(seat).stateKey();
      if (!state.equals(before.seats().get(seat).stateKey()) && tells(state)) {
        news.add(now.name(seat) + ": " + now.say(state));
      }
    }
    if (settled) {
      view.last().ifPresent(round -> settled(now, round, news));
    }
    if (view.outcome().isPresent() && !before.outcome().isPresent()) {
      view.seats()
          .forEach(
              seat ->
                  news.add(
                      now.say("play.place", seat.place(), now.name(seat.seat()), seat.chips())));
    }
    return news;
  }

  /** Whether the others want to know: that a hand is over, not that somebody waits. */
  private static boolean tells(String state) {
    return !state.endsWith(".waiting")
        && !state.endsWith(".acting")
        && !state.endsWith(".betting")
        && !state.endsWith(".betPlaced");
  }

  private static void settled(Scene<DuelView> scene, DuelView.RoundView round, List<String> news) {
    String dealer = names(scene, known(round.dealer()));
    news.add(scene.say("blackjack.settled", round.round(), round.dealerTotal(), dealer));
    for (DuelView.RoundSeatView seat : round.seats()) {
      String hands =
          seat.hands().stream()
              .map(hand -> hand.total() + " " + scene.say(hand.verdictKey()))
              .collect(Collectors.joining(", "));
      String net = (seat.net() > 0 ? "+" : "") + seat.net();
      news.add(scene.say("blackjack.settled.seat", scene.name(seat.seat()), hands, net));
      seat.violation().ifPresent(what -> news.add(scene.look().sentence(what.key(), what.args())));
    }
  }
}
