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
      String chips = chips(scene, plate);
      lines.add(scene.name(plate.seat()) + ": " + chips + ", " + doing(scene, plate));
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
    String bet = plate.bet() > 0 ? scene.say("poker.bet", plate.bet()) + ", " : "";
    return button(scene, plate) + bet + scene.say("poker.chips", plate.chips());
  }

  /** The chips behind and the button. */
  static String chips(Scene<PokerView> scene, PokerPlate plate) {
    return button(scene, plate) + scene.say("poker.chips", plate.chips());
  }

  /** The bet, once, and what the seat does or did last. */
  static String doing(Scene<PokerView> scene, PokerPlate plate) {
    boolean bets = plate.bet() > 0 && !tellsBet(plate);
    return (bets ? scene.say("poker.bet", plate.bet()) + ", " : "") + state(scene, plate);
  }

  private static String button(Scene<PokerView> scene, PokerPlate plate) {
    return plate.button() ? scene.say("poker.button") + " " : "";
  }

  /** Whether the last move, which is shown, says the bet already. */
  private static boolean tellsBet(PokerPlate plate) {
    return showsMove(plate) && plate.last().map(move -> move.to() == plate.bet()).orElse(false);
  }

  private static boolean showsMove(PokerPlate plate) {
    boolean waits = plate.state() == PokerPlate.State.WAITING;
    return !plate.away() && waits && plate.last().isPresent();
  }

  /** The last move while it says more than the state does. */
  static String state(Scene<PokerView> scene, PokerPlate plate) {
    if (plate.away()) {
      return scene.say("poker.away");
    }
    return showsMove(plate)
        ? move(scene, plate.last().orElseThrow(), plate.last().orElseThrow().to())
        : scene.say(plate.state().key());
  }

  /**
   * @param call what a call is said to be: its chips, or the whole bet
   */
  static String move(Scene<PokerView> scene, Move move, int call) {
    String allIn = move.allIn() ? ", " + scene.say("poker.state.allIn") : "";
    return moved(scene, move, call) + allIn;
  }

  /** With nothing between its digits, as all other chips are written. */
  static String chips(int amount) {
    return String.valueOf(amount);
  }

  private static String moved(Scene<PokerView> scene, Move move, int call) {
    return switch (move.kind()) {
      case FOLD -> scene.say("poker.move.fold");
      case CHECK -> scene.say("poker.move.check");
      case CALL -> scene.say("poker.move.call", chips(call));
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
    return scene.look().aloud()
        ? spoken(scene, cards)
        : cards.stream().map(scene.look()::shortName).collect(Collectors.joining(" "));
  }
}
