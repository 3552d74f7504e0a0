package dev.parlor.terminal.play.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.PokerPlate;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.Move;
import dev.parlor.games.poker.hand.Pot;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table in sentences. */
final class PokerWords {
  private PokerWords() {}

  static List<String> describe(Scene<PokerView> scene) {
    PokerView view = scene.view();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(title(scene));
    String pots = pots(scene);
    if (!pots.isEmpty()) {
      lines.add(scene.say("poker.pots", pots));
    }
    for (PokerPlate plate : view.plates()) {
      lines.add(
          scene.name(plate.seat()) + ": " + detail(scene, plate) + ", " + state(scene, plate));
    }
    if (!view.board().isEmpty()) {
      lines.add(scene.say("poker.board", spoken(scene, view.board())));
    }
    if (!view.own().isEmpty()) {
      lines.add(scene.say("poker.own", spoken(scene, view.own())));
      view.handName().ifPresent(name -> lines.add(name(scene, name)));
    }
    return lines;
  }

  static String title(Scene<PokerView> scene) {
    PokerView view = scene.view();
    return scene.say(
        "poker.title", view.handNumber(), view.blinds().small(), view.blinds().big(), view.pot());
  }

  /** The pots of an all-in and who can win them; empty while there is only one. */
  static String pots(Scene<PokerView> scene) {
    List<Pot> pots = scene.view().pots();
    return pots.size() < 2
        ? ""
        : pots.stream()
            .map(
                pot ->
                    pot.amount()
                        + " ("
                        + pot.eligible().stream().map(scene::name).collect(Collectors.joining(", "))
                        + ")")
            .collect(Collectors.joining("  "));
  }

  /** Chips, the bet before them, and the button. */
  static String detail(Scene<PokerView> scene, PokerPlate plate) {
    String button = plate.button() ? scene.say("poker.button") + " " : "";
    String bet = plate.bet() > 0 ? scene.say("poker.bet", plate.bet()) + ", " : "";
    return button + bet + scene.say("poker.chips", plate.chips());
  }

  /** The last move while it says more than the state does. */
  static String state(Scene<PokerView> scene, PokerPlate plate) {
    if (plate.away()) {
      return scene.say("poker.away");
    }
    boolean waits = plate.state() == PokerPlate.State.WAITING;
    return waits && plate.last().isPresent()
        ? move(scene, plate.last().get())
        : scene.say(plate.state().key());
  }

  static String move(Scene<PokerView> scene, Move move) {
    String allIn = move.allIn() ? ", " + scene.say("poker.state.allIn") : "";
    return moved(scene, move) + allIn;
  }

  /** With nothing between its digits, as all other chips are written. */
  static String chips(int amount) {
    return String.valueOf(amount);
  }

  private static String moved(Scene<PokerView> scene, Move move) {
    return switch (move.kind()) {
      case FOLD -> scene.say("poker.move.fold");
      case CHECK -> scene.say("poker.move.check");
      case CALL -> scene.say("poker.move.call", chips(move.to()));
      case BET -> scene.say("poker.move.bet", chips(move.to()));
      case RAISE -> scene.say("poker.move.raise", chips(move.to()));
    };
  }

  static String name(Scene<PokerView> scene, HandName name) {
    return scene.look().sentence(name.key(), name.args());
  }

  static String spoken(Scene<PokerView> scene, List<Card> cards) {
    return cards.stream().map(scene.look()::spokenName).collect(Collectors.joining(", "));
  }

  static String brief(Scene<PokerView> scene, List<Card> cards) {
    return cards.stream().map(scene.look()::shortName).collect(Collectors.joining(" "));
  }
}
