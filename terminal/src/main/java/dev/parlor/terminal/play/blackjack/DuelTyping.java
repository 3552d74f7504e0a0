package dev.parlor.terminal.play.blackjack;

import dev.parlor.games.Choice;
import dev.parlor.games.Refusal;
import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelChoice;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.blackjack.Move;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import java.util.List;
import java.util.stream.Collectors;

/** A bet is a number, a move is a letter. */
final class DuelTyping {
  private DuelTyping() {}

  static String keys(Scene<DuelView> scene) {
    return scene.choices().stream()
        .map(choice -> key(choice, scene))
        .collect(Collectors.joining("   "));
  }

  private static String key(Choice choice, Scene<DuelView> scene) {
    if (choice instanceof DuelChoice.PlaceBet bet) {
      return scene.say("blackjack.keys.bet", bet.min(), bet.max());
    }
    DuelChoice.Play play = (DuelChoice.Play) choice;
    String cost = play.cost() > 0 ? " +" + play.cost() : "";
    return letter(play.move()) + " " + scene.say(play.move().key()) + cost;
  }

  static Typed read(String text, Scene<DuelView> scene) {
    for (Choice choice : scene.choices()) {
      if (choice instanceof DuelChoice.PlaceBet && text.matches("[0-9]{1,9}")) {
        return new Typed.Move(new DuelAction.Bet(Integer.parseInt(text)), false);
      } else if (choice instanceof DuelChoice.Play play && text.equals(letter(play.move()))) {
        return new Typed.Move(play.move(), true);
      }
    }
    boolean bets = scene.choices().stream().anyMatch(DuelChoice.PlaceBet.class::isInstance);
    String key = bets ? "blackjack.typeBet" : "play.typeKey";
    return new Typed.NotYet(new Refusal(key, List.of(keys(scene))));
  }

  private static String letter(Move move) {
    return switch (move) {
      case HIT -> "h";
      case STAND -> "s";
      case DOUBLE -> "d";
      case SPLIT -> "p";
      case BUST -> "b";
      case BLACKJACK -> "j";
    };
  }
}
